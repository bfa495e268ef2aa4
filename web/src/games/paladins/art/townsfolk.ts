/* eslint max-len: off -- drawings have long lines */
/**
 * The eleven townsfolk: open faces on green.
 */
export const parts: Record<string, string> = {
  common:
    '<defs><radialGradient id="@b" cx=".25" cy=".22" r="1"><stop offset="0" stop-color="#cfe0a8"/><stop offset=".6" stop-color="#7d9d57"/><stop offset="1" stop-color="#44602c"/></radialGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@b)"/>',
  abbot: '<path fill="#33302e" d="M2 114C3 92 17 81 38 75L62 75C83 81 97 92 98 114Z" class="k"/>',
  common2:
    '<path fill="#0b061044" d="M52 75h10C83 81 97 92 98 114H66C71 98 65 84 52 75Z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M3.500 111C5 93 19 82.5 38 76.5" opacity=".45"/>',
  abbot2: '<path fill="#211e1c" d="M24 92Q50 110 76 92L66 72Q50 86 34 72Z" class="k"/>',
  common3: '<path fill="#e3b995" d="M43 60h14v16q-7 6-14 0z" class="k"/>',
  common4: '<path fill="#0b061044" d="M43 64q8 8 14 2v10q-7 5-14 0z"/>',
  common5:
    '<path fill="#e3b995" d="M35.500 43C35 22 65 22 64.5 43C64.500 58 58 69 50 69S35.500 58 35.5 43Z" class="k"/>',
  common6:
    '<path fill="#0b061030" d="M53 27C62 28 65 35 64.5 43C64.500 58 58 69 50 69C58 60 60 42 53 27Z"/><ellipse fill="#1d1620" cx="43.5" cy="47.5" rx="1.9" ry="2.3"/><ellipse fill="#1d1620" cx="56.5" cy="47.5" rx="1.9" ry="2.3"/><ellipse fill="#fff" cx="42.9" cy="46.7" rx=".65" ry=".65"/><ellipse fill="#fff" cx="55.9" cy="46.7" rx=".65" ry=".65"/>',
  abbot3:
    '<path class="l" stroke="#8d8a84" stroke-width="1.8" d="M39.500 42.5q4-2.5 7.5-.8M60.500 42.5q-4-2.5-7.5-.8"/>',
  common7: '<path class="l" stroke="#0b061070" stroke-width="1.3" d="M50.500 48q2.500 5 .5 7.500h-2.5"/>',
  common8: '<path class="l" stroke="#7a3b2c" stroke-width="1.5" d="M45 61q5 3.5 10 0"/>',
  abbot4:
    '<path fill="#cfcac0" d="M35.500 50Q35 76 50 80Q65 76 64.5 50Q62 58 57 57.500Q50 54.5 43 57.500Q38 58 35.5 50Z" class="k"/><path fill="#0b061044" d="M52 56Q60 58 64.5 50Q65 76 50 80Q58 70 52 56Z"/>',
  common9: '<path class="l" stroke="#7a3b2c" stroke-width="1.6" d="M46 63q4 1.5 8 0"/>',
  abbot5:
    '<path fill="#cfcac0" d="M33 48C28 24 42 17 50 17S72 24 67 48Q67 38 62 34Q50 28 38 34Q33 38 33 48Z" class="k"/><path fill="#e3b995" d="M37 27Q50 13 63 27Q50 33 37 27Z" class="k"/><path class="l" stroke="#e9bd4a" stroke-width="2.2" d="M36 84Q42 98 50 100Q58 98 64 84"/><path fill="#e9bd4a" d="M48 96h4v5h5v4h-5v8.2h-4v-8.2h-5v-4h5z"/><path class="l" stroke="#1d1620" stroke-width="5.8" d="M86 114V52"/><path class="l" stroke="#e9bd4a" stroke-width="3.4" d="M86 114V52"/><path class="l" stroke="#1d1620" stroke-width="5.8" d="M86 54Q86 32 75 37Q66 42 74 49Q80 50 79 44"/><path class="l" stroke="#e9bd4a" stroke-width="3.4" d="M86 54Q86 32 75 37Q66 42 74 49Q80 50 79 44"/><path fill="#33302e" d="M76 92q10-4 16 2l2 16H74z" class="k"/><path fill="#e3b995" d="M79 88q8-5 13 0q1 6-3 8q-7 1-10-3z" class="k"/>',
  acolyte: '<path fill="#f4efe4" d="M2 114C3 92 17 81 38 75L62 75C83 81 97 92 98 114Z" class="k"/>',
  acolyte2:
    '<path fill="#b3372f" d="M38 76Q50 96 62 76L58 72Q50 80 42 72Z" class="k"/><path class="l" stroke="#c9bfae" stroke-width="1.6" d="M22 114Q24 98 30 90M78 114Q76 98 70 90M50 96v18"/>',
  common10: '<path fill="#d9aa85" d="M43 60h14v16q-7 6-14 0z" class="k"/>',
  common11:
    '<path fill="#d9aa85" d="M35.500 43C35 22 65 22 64.5 43C64.500 58 58 69 50 69S35.500 58 35.5 43Z" class="k"/>',
  acolyte3:
    '<path class="l" stroke="#5b3a1c" stroke-width="1.8" d="M39.500 42.5q4-2.5 7.5-.8M60.500 42.5q-4-2.5-7.5-.8"/>',
  acolyte4:
    '<path fill="#7a4a24" d="M33 46C28 20 42 15 50 15S72 20 67 46Q66 36 61 32Q50 37 39 32Q34 36 33 46Z" class="k"/>',
  common12:
    '<path fill="#0b061044" d="M52 15Q72 18 67 46Q66 36 61 32Q57 34 54 34.500Z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M33.500 40C31 24 40 18 48 17" opacity=".45"/>',
  acolyte5:
    '<ellipse fill="#fff3c9" cx="82" cy="84" rx="6" ry="3" class="k"/><path fill="#fff6dd" d="M76.500 84h11v30h-11z" class="k"/><path fill="#0b061044" d="M83 84h4.500v30H83z"/><ellipse fill="#ffd261" cx="82" cy="68" rx="17" ry="17" opacity=".3"/><path fill="#ffb52e" d="M82 54q9 11 3 20q-6 2-8-4q-1-7 5-16z" class="k"/><path fill="#fff6c9" d="M82 64q4 5 1 9q-4 0-3-5z"/><path fill="#d9aa85" d="M73 98q8-5 18 0q1 7-3 9q-9 3-14-1z" class="k"/>',
  architect:
    '<path fill="#6b3d1c" d="M30 90C22 58 28 21 50 20S78 58 70 90Q64 94 60 82L40 82Q36 94 30 90Z" class="k"/><path fill="#8a5a2c" d="M2 114C3 92 17 81 38 75L62 75C83 81 97 92 98 114Z" class="k"/>',
  architect2: '<path fill="#f2e7cf" d="M34 78Q50 94 66 78L60 72Q50 82 40 72Z" class="k"/>',
  common13: '<path fill="#c08f68" d="M43 60h14v16q-7 6-14 0z" class="k"/>',
  common14:
    '<path fill="#c08f68" d="M35.500 43C35 22 65 22 64.5 43C64.500 58 58 69 50 69S35.500 58 35.5 43Z" class="k"/>',
  architect3:
    '<path class="l" stroke="#4a2a12" stroke-width="1.8" d="M39.500 42.5q4-2.5 7.5-.8M60.500 42.5q-4-2.5-7.5-.8"/>',
  architect4:
    '<path fill="#6b3d1c" d="M35 48Q30 30 40 25Q50 21 60 25Q70 30 65 48Q62 36 52 33Q40 34 35 48Z" class="k"/><path fill="#2f6f7a" d="M26 34Q14 12 44 11Q80 5 79 26Q76 38 62 32Q44 26 26 34Z" class="k"/><path fill="#0b061044" d="M52 10Q80 5 79 26Q76 38 62 32Q57 30 54 30Z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M26 31Q20 15 42 12.5" opacity=".5"/><path fill="#e9dcb8" d="M2 96Q14 84 40 92V114H2Z" class="k"/><path class="l" stroke="#5e7fa8" stroke-width="1.6" d="M9 112V100H24V110M24 104h9M9 105h8"/><path class="l" stroke="#1d1620" stroke-width="5.4" d="M84 56L72 108"/><path class="l" stroke="#cfd6de" stroke-width="3" d="M84 56L72 108"/><path class="l" stroke="#1d1620" stroke-width="5.4" d="M84 56L97 108"/><path class="l" stroke="#cfd6de" stroke-width="3" d="M84 56L97 108"/><ellipse fill="#e9bd4a" cx="84" cy="54" rx="5" ry="5" class="k"/><path class="l" stroke="#e9bd4a" stroke-width="2.6" d="M78 82Q84 86 91 82"/>',
  defender: '<path fill="#8c6a3d" d="M2 114C3 92 17 81 38 75L62 75C83 81 97 92 98 114Z" class="k"/>',
  defender2:
    '<path fill="none" stroke="#5e4320" stroke-width="1.5" stroke-dasharray="5 3" stroke-dashoffset="0.0" d="M12 90Q50.0 86 88 90" opacity=".7"/><path fill="none" stroke="#5e4320" stroke-width="1.5" stroke-dasharray="5 3" stroke-dashoffset="2.4" d="M12 98Q50.0 94 88 98" opacity=".7"/><path fill="none" stroke="#5e4320" stroke-width="1.5" stroke-dasharray="5 3" stroke-dashoffset="0.0" d="M12 106Q50.0 102 88 106" opacity=".7"/>',
  defender3:
    '<path class="l" stroke="#2c2018" stroke-width="2.2" d="M39.500 42.5q4-2.5 7.5-.8M60.500 42.5q-4-2.5-7.5-.8"/>',
  defender4:
    '<path fill="#3b2818" d="M35.500 50Q35 72 50 76Q65 72 64.5 50Q62 58 57 57.500Q50 54.5 43 57.500Q38 58 35.5 50Z" class="k"/><path fill="#0b061044" d="M52 56Q60 58 64.5 50Q65 72 50 76Q58 70 52 56Z"/>',
  defender5:
    '<path fill="#6f7986" d="M31 50Q28 22 50 20T69 50L66 58Q66 36 50 34T34 58Z" class="k"/><path fill="none" stroke="#dfe5ec" stroke-width="1.4" stroke-dasharray="2.2 2.6" stroke-dashoffset="0.0" d="M36 27Q50.0 23 64 27" opacity=".55"/><path fill="none" stroke="#dfe5ec" stroke-width="1.4" stroke-dasharray="2.2 2.6" stroke-dashoffset="2.4" d="M36 32Q50.0 28 64 32" opacity=".55"/><path fill="#cfd6de" d="M31 38Q32 12 50 11T69 38Q50 29 31 38Z" class="k"/><path fill="#0b061044" d="M52 11Q69 12 69 38Q62 34 55 33Z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M33 33Q35 16 47 13.5" opacity=".7"/><g transform="rotate(14 85 76)"><path fill="#cfd6de" d="M81 82V32L85 22L89 32V82Z" class="k"/><path fill="#8f9aa8" d="M85 22L89 32V82H85Z"/><path fill="#8f9aa8" d="M74 81h22v4.600h-22z" class="k"/><path fill="#4a2f1e" d="M82.4 85.500h5.200v13h-5.200z" class="k"/><ellipse fill="#8f9aa8" cx="85" cy="101" rx="4" ry="4" class="k"/></g><ellipse fill="#a8372f" cx="22" cy="96" rx="20" ry="20" class="k"/><ellipse fill="none" cx="22" cy="96" rx="15" ry="15" stroke="#e9bd4a" stroke-width="2.5"/><ellipse fill="#cfd6de" cx="22" cy="96" rx="5.5" ry="5.5" class="k"/><path class="l" stroke="#fff" stroke-width="1.5" d="M5 92Q9 80 20 77" opacity=".6"/>',
  gatekeeper:
    '<path fill="#c9963f" d="M30 90C22 58 28 21 50 20S78 58 70 90Q64 94 60 82L40 82Q36 94 30 90Z" class="k"/><path fill="#4d6b7d" d="M2 114C3 92 17 81 38 75L62 75C83 81 97 92 98 114Z" class="k"/>',
  gatekeeper2: '<path fill="#e9dcb8" d="M40 75L50 98L60 75Q50 82 40 75Z" class="k"/>',
  gatekeeper3:
    '<path class="l" stroke="#8a6220" stroke-width="1.8" d="M39.500 42.5q4-2.5 7.5-.8M60.500 42.5q-4-2.5-7.5-.8"/>',
  gatekeeper4:
    '<path fill="#f4efe4" d="M30 62Q24 24 50 18Q76 24 70 62Q74 78 66 84Q68 60 64 44Q58 32 50 32T36 44Q32 60 34 84Q26 78 30 62Z" class="k"/><path fill="#0b061044" d="M52 18Q76 24 70 62Q74 78 66 84Q68 60 64 44Q60 36 56 33.500Z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M31 66Q27 28 48 20" opacity=".6"/><circle cx="80" cy="72" r="11" fill="none" stroke="#1d1620" stroke-width="6"/><circle cx="80" cy="72" r="11" fill="none" stroke="#cfd6de" stroke-width="3.4"/><g transform="translate(73 96) rotate(14) scale(0.85)"><path fill="none" stroke="#1d1620" stroke-width="6.5" d="M0-5V18M0 11h7M0 17h9"/><circle cx="0" cy="-11" r="6" fill="none" stroke="#1d1620" stroke-width="6.5"/><path fill="none" stroke="#e9bd4a" stroke-width="4" d="M0-5V18M0 11h6.500M0 17h8.500"/><circle cx="0" cy="-11" r="6" fill="none" stroke="#e9bd4a" stroke-width="4"/></g><g transform="translate(88 97) rotate(-12) scale(0.85)"><path fill="none" stroke="#1d1620" stroke-width="6.5" d="M0-5V18M0 11h7M0 17h9"/><circle cx="0" cy="-11" r="6" fill="none" stroke="#1d1620" stroke-width="6.5"/><path fill="none" stroke="#d7dce2" stroke-width="4" d="M0-5V18M0 11h6.500M0 17h8.500"/><circle cx="0" cy="-11" r="6" fill="none" stroke="#d7dce2" stroke-width="4"/></g><path fill="#e3b995" d="M70 62q7-6 14-2q2 5-2 8q-8 2-12-1z" class="k"/>',
  missionary: '<path fill="#7b5c3e" d="M2 114C3 92 17 81 38 75L62 75C83 81 97 92 98 114Z" class="k"/>',
  missionary2: '<path fill="#a9774f" d="M43 60h14v16q-7 6-14 0z" class="k"/>',
  missionary3:
    '<path fill="#a9774f" d="M35.500 43C35 22 65 22 64.5 43C64.500 58 58 69 50 69S35.500 58 35.5 43Z" class="k"/>',
  missionary4:
    '<path class="l" stroke="#1d130b" stroke-width="1.8" d="M39.500 42.5q4-2.5 7.5-.8M60.500 42.5q-4-2.5-7.5-.8"/>',
  missionary5:
    '<path fill="#4b2f1a" d="M36 40Q40 28 50 28T64 40Q58 33 50 33T36 40Z" class="k"/><path fill="#8a6a48" d="M22 92Q14 46 32 20Q42 6 50 5T68 20Q86 46 78 92Q70 84 68 66Q72 31 50 25Q28 31 32 66Q30 84 22 92Z" class="k"/><path fill="#0b061044" d="M52 5Q60 8 68 20Q86 46 78 92Q70 84 68 66Q71 42 57 27Q60 16 52 5Z"/>',
  common15: '<path class="l" stroke="#fff" stroke-width="1.5" d="M22.500 84Q18 46 34 21Q42 10 49 7" opacity=".45"/>',
  missionary6:
    '<path class="l" stroke="#1d1620" stroke-width="6" d="M86 114V26"/><path class="l" stroke="#5b3a1c" stroke-width="3.6" d="M86 114V26"/><path class="l" stroke="#1d1620" stroke-width="6" d="M76 38h20"/><path class="l" stroke="#5b3a1c" stroke-width="3.6" d="M76 38h20"/><path fill="#a9774f" d="M80 86q7-4 12 0q1 6-3 8q-7 1-9-3z" class="k"/><g transform="translate(22 88) scale(1.1)"><path fill="#fffaf0" d="M-14 2Q-8-8-1-3Q3-16 13-17Q12-10 8-6Q14-6 15-1Q9 0 7 5Q2 12-7 8Q-11 13-17 13Q-12 8-10 5Z" class="k"/><ellipse fill="#1d1620" cx="10" cy="-2.5" rx="1.1" ry="1.1"/><path fill="#e9bd4a" d="M14.500-2l4 1.5-4 1z" class="k"/></g>',
  watchman: '<path fill="#3d4a55" d="M2 114C3 92 17 81 38 75L62 75C83 81 97 92 98 114Z" class="k"/>',
  watchman2: '<path fill="#2b353e" d="M30 84Q50 100 70 84L62 74Q50 84 38 74Z" class="k"/>',
  watchman3:
    '<path class="l" stroke="#2a2a2a" stroke-width="2.4" d="M39.500 42.5q4-2.5 7.5-.8M60.500 42.5q-4-2.5-7.5-.8"/>',
  watchman4:
    '<path fill="#4a4038" d="M37 57Q44 53 50 57Q56 53 63 57Q60 63 50 60.500Q40 63 37 57Z" class="k"/><path fill="#2b353e" d="M28 40Q26 12 54 12Q78 12 72 40Q62 31 50 32T28 40Z" class="k"/><path fill="#3d4a55" d="M26 43Q50 27 74 43L73 36Q50 20 27 36Z" class="k"/><path class="l" stroke="#fff" stroke-width="1.5" d="M29 34Q30 16 48 14" opacity=".5"/><path class="l" stroke="#1d1620" stroke-width="5.8" d="M84 114L84 20"/><path class="l" stroke="#5b3a1c" stroke-width="3.4" d="M84 114L84 20"/><path fill="#cfd6de" d="M84 2L89 20H79Z" class="k"/><path fill="#cfd6de" d="M86 22Q102 18 104 36Q96 46 86 42Z" class="k"/><path fill="#8f9aa8" d="M82 26L72 30L82 36Z" class="k"/><ellipse fill="#ffd261" cx="18" cy="92" rx="24" ry="24" opacity=".35"/><path class="l" stroke="#1d1620" stroke-width="2" d="M11 78Q18 66 25 78"/><path fill="#3a2a1e" d="M7 78h22v5H7zM8 106h20v5H8z" class="k"/><path fill="#ffd976" d="M9 83h18v23H9z" class="k"/><path class="l" stroke="#3a2a1e" stroke-width="2" d="M18 83v23"/><path fill="#fff6c9" d="M15 103q-2-8 3-13q5 6 3 13z"/>',
  'debt-collector': '<path fill="#5b2430" d="M2 114C3 92 17 81 38 75L62 75C83 81 97 92 98 114Z" class="k"/>',
  'debt-collector2': '<path fill="#3c2a20" d="M28 82Q50 106 72 82Q70 94 50 104Q30 94 28 82Z" class="k"/>',
  'debt-collector3':
    '<path class="l" stroke="#2a1a12" stroke-width="2.2" d="M39.500 42.5q4-2.5 7.5-.8M60.500 42.5q-4-2.5-7.5-.8"/>',
  'debt-collector4':
    '<path class="l" stroke="#7a3b2c" stroke-width="1.5" d="M45.500 62h9"/><path fill="#2a1a12" d="M46 64Q50 62 54 64L51 82L50 84L49 82Z" class="k"/><path class="l" stroke="#2a1a12" stroke-width="2" d="M42 60Q46 57.5 50 59.500Q54 57.5 58 60"/><path fill="#5b2430" d="M32 34Q30 10 52 8Q74 8 70 34Z" class="k"/><path fill="#4a3626" d="M26 42Q24 28 50 26T74 42Q62 34 50 34T26 42Z" class="k"/><path class="l" stroke="#fff" stroke-width="1.5" d="M34 28Q34 14 47 11" opacity=".5"/><g transform="rotate(-8 80 90)"><path fill="#f6ead0" d="M64 66H96V108H64Z" class="k"/><path class="l" stroke="#8a7656" stroke-width="1.6" d="M69 75h20M69 81h22M69 87h14"/><ellipse fill="#b3372f" cx="86" cy="98" rx="7.5" ry="7.5" class="k"/><path fill="#f0b8a8" d="M84.8 93.0h2.4v3.3h3.3v2.4h-3.3v5.22h-2.4v-5.22h-3.3v-2.4h3.3z"/><path fill="#e5d3ab" d="M61 63q19-4 38 0v6H61z" class="k"/></g><ellipse fill="#e9bd4a" cx="12" cy="104" rx="8" ry="8" class="k"/><ellipse fill="none" cx="12" cy="104" rx="4.96" ry="4.96" stroke="#a87411" stroke-width="1.2"/><ellipse fill="#e9bd4a" cx="24" cy="107" rx="7" ry="7" class="k"/><ellipse fill="none" cx="24" cy="107" rx="4.34" ry="4.34" stroke="#a87411" stroke-width="1.2"/><ellipse fill="#e9bd4a" cx="15" cy="94" rx="7" ry="7" class="k"/><ellipse fill="none" cx="15" cy="94" rx="4.34" ry="4.34" stroke="#a87411" stroke-width="1.2"/>',
  peddler:
    '<path fill="#6d4a22" d="M8 100Q4 46 26 40H74Q96 46 92 100Z" class="k"/><path class="l" stroke="#3c2810" stroke-width="2" d="M12 62h76"/><ellipse fill="#a9702c" cx="86" cy="44" rx="9" ry="9" class="k"/><ellipse fill="#6f7986" cx="14" cy="46" rx="9" ry="9" class="k"/><path class="l" stroke="#1d1620" stroke-width="2" d="M14 38V28M86 36V26"/><path fill="#4f7a3c" d="M2 114C3 92 17 81 38 75L62 75C83 81 97 92 98 114Z" class="k"/>',
  peddler2:
    '<path fill="#c9a24a" d="M36 78Q50 90 64 78L60 72Q50 80 40 72Z" class="k"/><path class="l" stroke="#1d1620" stroke-width="5.8" d="M28 82L36 114M72 82L64 114"/><path class="l" stroke="#3c2810" stroke-width="3.4" d="M28 82L36 114M72 82L64 114"/>',
  peddler3:
    '<path class="l" stroke="#2c2018" stroke-width="1.8" d="M39.500 42.5q4-2.5 7.5-.8M60.500 42.5q-4-2.5-7.5-.8"/>',
  peddler4:
    '<path fill="#5b3a1c" d="M35.500 50Q35 68 50 72Q65 68 64.5 50Q62 58 57 57.500Q50 54.5 43 57.500Q38 58 35.5 50Z" class="k"/><path fill="#0b061044" d="M52 56Q60 58 64.5 50Q65 68 50 72Q58 70 52 56Z"/>',
  peddler5:
    '<path fill="#c25b2a" d="M20 40Q50 26 80 40Q66 45 50 43T20 40Z" class="k"/><path fill="#d97a3a" d="M32 37Q32 14 50 12T68 37Q50 32 32 37Z" class="k"/><path fill="#0b061044" d="M52 12Q68 14 68 37Q61 35 54 34Z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M34 32Q36 17 47 14.5" opacity=".55"/><path fill="#b98a4a" d="M60 96H98L93 114H65Z" class="k"/><ellipse fill="#cf9140" cx="70" cy="92" rx="9" ry="6.5" class="k"/><ellipse fill="#cf9140" cx="87" cy="92" rx="9" ry="6.5" class="k"/><ellipse fill="#dca04d" cx="79" cy="86" rx="9" ry="6.5" class="k"/><path class="l" stroke="#fdeac2" stroke-width="1.5" d="M67 89l2 5M76 83l2 5M85 89l2 5"/>',
  squire: '<path fill="#77818f" d="M2 114C3 92 17 81 38 75L62 75C83 81 97 92 98 114Z" class="k"/>',
  squire2:
    '<path fill="none" stroke="#dfe5ec" stroke-width="1.6" stroke-dasharray="2.2 2.6" stroke-dashoffset="0.0" d="M8 92Q50.0 88 92 92" opacity=".55"/><path fill="none" stroke="#dfe5ec" stroke-width="1.6" stroke-dasharray="2.2 2.6" stroke-dashoffset="2.4" d="M8 98Q50.0 94 92 98" opacity=".55"/><path fill="none" stroke="#dfe5ec" stroke-width="1.6" stroke-dasharray="2.2 2.6" stroke-dashoffset="0.0" d="M8 104Q50.0 100 92 104" opacity=".55"/><path fill="none" stroke="#dfe5ec" stroke-width="1.6" stroke-dasharray="2.2 2.6" stroke-dashoffset="2.4" d="M8 110Q50.0 106 92 110" opacity=".55"/><path fill="#2f659f" d="M28 114V84Q38 78 41 76Q50 84 59 76Q62 78 72 84V114Z" class="k"/><path fill="#f0d48a" d="M47.4 91h5.2v6.4h6.4v5.2h-6.4v10.56h-5.2v-10.56h-6.4v-5.2h6.4z"/>',
  squire3:
    '<path class="l" stroke="#8a5a20" stroke-width="1.8" d="M39.500 42.5q4-2.5 7.5-.8M60.500 42.5q-4-2.5-7.5-.8"/>',
  squire4:
    '<path fill="#d9a84a" d="M33 46C28 20 42 15 50 15S72 20 67 46Q66 36 61 32Q50 37 39 32Q34 36 33 46Z" class="k"/>',
  squire5:
    '<path class="l" stroke="#1d1620" stroke-width="5.6" d="M86 114L82 8"/><path class="l" stroke="#8a5a30" stroke-width="3.2" d="M86 114L82 8"/><path fill="#b3372f" d="M83 12L104 8L98 20L105 34L85 38Z" class="k"/><path fill="#e9bd4a" d="M82 2l4 5l-4 5l-4-5z" class="k"/><path fill="#e3b995" d="M80 84q7-4 12 0q1 6-3 8q-7 1-9-3z" class="k"/><g transform="translate(18 98) scale(.42)"><g transform="translate(-50 -50)"><path fill="#cfd6de" d="M32 27Q50 20 68 27L69.500 58Q63 73 50 76Q37 73 30.5 58Z" class="k"/><path fill="#0b061044" d="M52 23.5Q61 24 68 27L69.500 58Q63 73 50 76Q58 62 52 24Z"/><path fill="#e9bd4a" d="M31.500 40.500Q50 36 68.5 40.500L69 51.500Q50 48 31 51.500Z" class="k"/><path fill="#e9bd4a" d="M47.500 23.4h5V75.300Q50 76 47.5 75.300Z" class="k"/><path fill="#1d1620" d="M34.500 43.6Q41 43 47.5 44.4V48Q41 47.8 34.5 48.4Z"/><path fill="#1d1620" d="M65.500 43.6Q59 43 52.5 44.4V48Q59 47.8 65.5 48.4Z"/><ellipse fill="#1d1620" cx="56" cy="58" rx="1.1" ry="1.1"/><ellipse fill="#1d1620" cx="60" cy="57" rx="1.1" ry="1.1"/><ellipse fill="#1d1620" cx="56" cy="63" rx="1.1" ry="1.1"/><ellipse fill="#1d1620" cx="60" cy="62" rx="1.1" ry="1.1"/><ellipse fill="#1d1620" cx="40" cy="57" rx="1.1" ry="1.1"/><ellipse fill="#1d1620" cx="44" cy="58" rx="1.1" ry="1.1"/><ellipse fill="#1d1620" cx="40" cy="62" rx="1.1" ry="1.1"/><ellipse fill="#1d1620" cx="44" cy="63" rx="1.1" ry="1.1"/><path class="l" stroke="#fff" stroke-width="1.8" d="M33.500 29L32 57Q35 65 41 70" opacity=".75"/></g></g>',
  conspirator:
    '<path fill="#1f1724" d="M30 90C22 58 28 21 50 20S78 58 70 90Q64 94 60 82L40 82Q36 94 30 90Z" class="k"/><path fill="#4c2f66" d="M2 114C3 92 17 81 38 75L62 75C83 81 97 92 98 114Z" class="k"/>',
  conspirator2:
    '<path class="l" stroke="#2a1a2a" stroke-width="1.8" d="M39.500 42.5q4-2.5 7.5-.8M60.500 42.5q-4-2.5-7.5-.8"/>',
  conspirator3:
    '<path class="l" stroke="#8c2f3c" stroke-width="2.6" d="M46 61.500q4 2.5 8 0"/><path fill="#1c1518" d="M33.500 43Q42 38.5 50 42.500Q58 38.5 66.5 43Q67.500 54 58.5 55Q53 55 50 50.500Q47 55 41.5 55Q32.500 54 33.5 43Z" class="k"/><ellipse fill="#f4efe2" cx="43" cy="47.5" rx="3.2" ry="2"/><ellipse fill="#f4efe2" cx="57" cy="47.5" rx="3.2" ry="2"/><ellipse fill="#1d1620" cx="44" cy="47.5" rx="1.5" ry="1.5"/><ellipse fill="#1d1620" cx="58" cy="47.5" rx="1.5" ry="1.5"/><path fill="#5e3a80" d="M22 92Q14 46 32 20Q42 6 50 5T68 20Q86 46 78 92Q70 84 68 66Q72 32 50 26Q28 32 32 66Q30 84 22 92Z" class="k"/><path fill="#0b061044" d="M52 5Q60 8 68 20Q86 46 78 92Q70 84 68 66Q71 42 57 28Q60 16 52 5Z"/>',
  conspirator4:
    '<g transform="rotate(-24 22 92)"><path fill="#cfd6de" d="M19 92V66L22.500 56L26 66V92Z" class="k"/><path fill="#8f9aa8" d="M22.500 56L26 66V92H22.500Z"/><path fill="#e9bd4a" d="M13 92h19v4.500H13z" class="k"/><path fill="#2a2018" d="M20 96h5v14h-5z" class="k"/></g><path fill="#f6ead0" d="M64 114L68 84L96 90L92 114Z" class="k"/><g transform="translate(80 101)"><path fill="#fffdf6" d="M-11 0Q0-11 11 0Q0 11-11 0Z" class="k"/><ellipse fill="#5e3585" cx="0" cy="0" rx="4.6" ry="4.6"/><ellipse fill="#fff" cx="1.3" cy="-1.5" rx="1.4" ry="1.4"/></g>',
};

/** What each is made of, from the back to the front. */
export const figures: Record<string, string> = {
  abbot: 'common abbot common2 abbot2 common3 common4 common5 common6 abbot3 common7 common8 abbot4 common9 abbot5',
  acolyte:
    'common acolyte common2 acolyte2 common10 common4 common11 common6 acolyte3 common7 common8 acolyte4 common12 acolyte5',
  architect:
    'common architect common2 architect2 common13 common4 common14 common6 architect3 common7 common8 architect4',
  defender:
    'common defender common2 defender2 common13 common4 common14 common6 defender3 common7 defender4 common9 defender5',
  gatekeeper:
    'common gatekeeper common2 gatekeeper2 common3 common4 common5 common6 gatekeeper3 common7 common8 gatekeeper4',
  missionary:
    'common missionary common2 missionary2 common4 missionary3 common6 missionary4 common7 common8 missionary5 common15 missionary6',
  watchman: 'common watchman common2 watchman2 common10 common4 common11 common6 watchman3 common7 watchman4',
  'debt-collector':
    'common debt-collector common2 debt-collector2 common3 common4 common5 common6 debt-collector3 common7 debt-collector4',
  peddler:
    'common peddler common2 peddler2 common13 common4 common14 common6 peddler3 common7 common8 peddler4 common9 peddler5',
  squire:
    'common squire common2 squire2 common3 common4 common5 common6 squire3 common7 common8 squire4 common12 squire5',
  conspirator:
    'common conspirator common2 common3 common4 common5 common6 conspirator2 common7 conspirator3 common15 conspirator4',
};
