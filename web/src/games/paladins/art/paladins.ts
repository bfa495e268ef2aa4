/* eslint max-len: off -- drawings have long lines */
/**
 * The twelve paladins: closed helms, arms on the shield, the tool of their action.
 */
export const parts: Record<string, string> = {
  common:
    '<defs><radialGradient id="@b" cx=".25" cy=".22" r="1"><stop offset="0" stop-color="#8fb4dc"/><stop offset=".6" stop-color="#2f659f"/><stop offset="1" stop-color="#183a63"/></radialGradient></defs>',
  common2:
    '<path d="M0 0H100V112H0Z" fill="url(#@b)"/><path fill="#77818f" d="M2 114C3 92 17 81 38 75L62 75C83 81 97 92 98 114Z" class="k"/><path fill="none" stroke="#dfe5ec" stroke-width="1.6" stroke-dasharray="2.2 2.6" stroke-dashoffset="0.0" d="M8 90Q50.0 86 92 90" opacity=".55"/><path fill="none" stroke="#dfe5ec" stroke-width="1.6" stroke-dasharray="2.2 2.6" stroke-dashoffset="2.4" d="M8 95Q50.0 91 92 95" opacity=".55"/><path fill="none" stroke="#dfe5ec" stroke-width="1.6" stroke-dasharray="2.2 2.6" stroke-dashoffset="0.0" d="M8 100Q50.0 96 92 100" opacity=".55"/><path fill="none" stroke="#dfe5ec" stroke-width="1.6" stroke-dasharray="2.2 2.6" stroke-dashoffset="2.4" d="M8 105Q50.0 101 92 105" opacity=".55"/><path fill="none" stroke="#dfe5ec" stroke-width="1.6" stroke-dasharray="2.2 2.6" stroke-dashoffset="0.0" d="M8 110Q50.0 106 92 110" opacity=".55"/><path fill="#0b061044" d="M62 75C83 81 97 92 98 114H72C75 98 72 84 62 75Z"/>',
  anseis: '<path fill="#c9b27a" d="M26 114V84Q36 78 40 76Q50 86 60 76Q64 78 74 84V114Z" class="k"/>',
  common3: '<path fill="#0b061044" d="M54 83Q58 80 60 76Q64 78 74 84V114H60Q62 96 54 83Z"/>',
  common4:
    '<path class="l" stroke="#2f659f" stroke-width="2.2" d="M40 76Q50 86 60 76"/><path class="l" stroke="#2f659f" stroke-width="2.2" d="M26.500 114V84.500M73.500 114V84.500"/>',
  common5: '<path class="l" stroke="#fff" stroke-width="1.5" d="M3.500 111C5 93 19 84 32 80" opacity=".5"/>',
  anseis2:
    '<path fill="#b9a27a" d="M31 27V9h7v6h5V7h5v7h4V7h5v8h5V9h7v18Q50 20 31 27Z" class="k"/><path class="l" stroke="#6d5a38" stroke-width="1" d="M31 20Q50 13 69 20M40 16v8M50 14v8M60 16v8"/><path fill="#cfd6de" d="M32 27Q50 20 68 27L69.500 58Q63 73 50 76Q37 73 30.5 58Z" class="k"/>',
  common6: '<path fill="#0b061044" d="M52 23.5Q61 24 68 27L69.500 58Q63 73 50 76Q58 62 52 24Z"/>',
  anseis3:
    '<path fill="#d9c48e" d="M31.500 40.500Q50 36 68.5 40.500L69 51.500Q50 48 31 51.500Z" class="k"/><path fill="#d9c48e" d="M47.500 23.4h5V75.300Q50 76 47.5 75.300Z" class="k"/>',
  common7:
    '<path fill="#1d1620" d="M34.500 43.6Q41 43 47.5 44.4V48Q41 47.8 34.5 48.4Z"/><path fill="#1d1620" d="M65.500 43.6Q59 43 52.5 44.4V48Q59 47.8 65.5 48.4Z"/>',
  common8:
    '<ellipse fill="#1d1620" cx="56" cy="58" rx="1.1" ry="1.1"/><ellipse fill="#1d1620" cx="60" cy="57" rx="1.1" ry="1.1"/><ellipse fill="#1d1620" cx="56" cy="63" rx="1.1" ry="1.1"/><ellipse fill="#1d1620" cx="60" cy="62" rx="1.1" ry="1.1"/><ellipse fill="#1d1620" cx="40" cy="57" rx="1.1" ry="1.1"/><ellipse fill="#1d1620" cx="44" cy="58" rx="1.1" ry="1.1"/><ellipse fill="#1d1620" cx="40" cy="62" rx="1.1" ry="1.1"/><ellipse fill="#1d1620" cx="44" cy="63" rx="1.1" ry="1.1"/>',
  common9: '<path class="l" stroke="#fff" stroke-width="1.8" d="M33.500 29L32 57Q35 65 41 70" opacity=".75"/>',
  anseis4:
    '<g transform="rotate(16 82 84)"><path fill="#cfd6de" d="M82 38L94 62L82 72L70 62Z" class="k"/><path fill="#8f9aa8" d="M82 38L94 62L82 72Z"/><path class="l" stroke="#1d1620" stroke-width="4.9" d="M82 71v9"/><path class="l" stroke="#8f9aa8" stroke-width="2.5" d="M82 71v9"/><path fill="#8a5a30" d="M78.500 80h7v20q-3.5 3-7 0z" class="k"/></g><path fill="#77818f" d="M76 92q8-5 14 0q3 6-2 10q-8 4-13-1q-2-5 1-9z" class="k"/><path class="l" stroke="#1d1620" stroke-width="1" d="M79 95h9M79 98.5h9"/>',
  common10: '<clipPath id="@s"><path d="M4 68Q23.0 64 42 68V88.25Q41 104.0 23.0 113Q5 104.0 4 88.25Z"/></clipPath>',
  common11: '<path fill="#2f659f" d="M4 68Q23.0 64 42 68V88.25Q41 104.0 23.0 113Q5 104.0 4 88.25Z"/>',
  anseis5:
    '<g clip-path="url(#@s)"><path fill="#2f659f" d="M0 96h46v20H0z"/></g><path fill="#d8c79c" d="M5 114V82h7v5h6v-5h8v5h6v-5h8v5h6v-5h1v12Q36 107 23 113Q10 107 5 95Z" class="k"/><path class="l" stroke="#8a774d" stroke-width="1.2" d="M6 92h35M8 99h31M14 87v5M24 92v7M33 87v5M17 99v6M29 99v6"/>',
  common12:
    '<g clip-path="url(#@s)"><path fill="#0b061030" d="M28 60h20v56H26Q38 90 28 60Z"/></g><path fill="none" stroke="#1d1620" stroke-width="1.8" stroke-linejoin="round" d="M4 68Q23.0 64 42 68V88.25Q41 104.0 23.0 113Q5 104.0 4 88.25Z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M6 70V88Q7 101 18 109" opacity=".55"/>',
  common13:
    '<defs><radialGradient id="@b" cx=".25" cy=".22" r="1"><stop offset="0" stop-color="#d98a76"/><stop offset=".6" stop-color="#a8372f"/><stop offset="1" stop-color="#6a1b19"/></radialGradient></defs>',
  berengier: '<path fill="#e6dcc4" d="M26 114V84Q36 78 40 76Q50 86 60 76Q64 78 74 84V114Z" class="k"/>',
  berengier2:
    '<path class="l" stroke="#8c2a2a" stroke-width="2.2" d="M40 76Q50 86 60 76"/><path class="l" stroke="#8c2a2a" stroke-width="2.2" d="M26.500 114V84.500M73.500 114V84.500"/>',
  berengier3:
    '<path class="l" stroke="#1d1620" stroke-width="5.4" d="M86 114L80 4"/><path class="l" stroke="#8a5a30" stroke-width="3" d="M86 114L80 4"/><path fill="#cfd6de" d="M80-8l5.500 12l-5 6l-6-5z" class="k"/><path fill="#2f659f" d="M81 14L100 12L95 21L101 30L82 32Z" class="k"/>',
  common14:
    '<path fill="#6f7986" d="M31 44Q27 78 38 82Q50 88 62 82Q73 78 69 44Z" class="k"/><path fill="none" stroke="#dfe5ec" stroke-width="1.5" stroke-dasharray="2.2 2.6" stroke-dashoffset="0.0" d="M31 56Q50.0 52 69 56" opacity=".55"/><path fill="none" stroke="#dfe5ec" stroke-width="1.5" stroke-dasharray="2.2 2.6" stroke-dashoffset="2.4" d="M31 61Q50.0 57 69 61" opacity=".55"/><path fill="none" stroke="#dfe5ec" stroke-width="1.5" stroke-dasharray="2.2 2.6" stroke-dashoffset="0.0" d="M31 66Q50.0 62 69 66" opacity=".55"/><path fill="none" stroke="#dfe5ec" stroke-width="1.5" stroke-dasharray="2.2 2.6" stroke-dashoffset="2.4" d="M31 71Q50.0 67 69 71" opacity=".55"/><path fill="none" stroke="#dfe5ec" stroke-width="1.5" stroke-dasharray="2.2 2.6" stroke-dashoffset="0.0" d="M31 76Q50.0 72 69 76" opacity=".55"/><path fill="none" stroke="#dfe5ec" stroke-width="1.5" stroke-dasharray="2.2 2.6" stroke-dashoffset="2.4" d="M31 80Q50.0 76 69 80" opacity=".55"/><path fill="#0b061044" d="M52 44H69Q73 78 62 82Q57 85 52 85.500Z"/>',
  berengier4:
    '<path fill="#17111a" d="M35 44Q50 40 65 44V53Q50 57 35 53Z"/><path fill="#f4efe2" d="M39 48.500q4-2 7 0q-3 2.2-7 0zM54 48.500q4-2 7 0q-3 2.2-7 0z"/><ellipse fill="#1d1620" cx="42.5" cy="48.5" rx="1.3" ry="1.3"/><ellipse fill="#1d1620" cx="57.5" cy="48.5" rx="1.3" ry="1.3"/><path fill="#cfd6de" d="M32 37Q31 13 50 12T68 37Z" class="k"/><path fill="#0b061044" d="M52 12Q69 13 68 37H54Q57 24 52 12Z"/><path fill="#cfd6de" d="M12 42Q24 31 50 31T88 42Q70 49 50 44T12 42Z" class="k"/><path fill="#0b061044" d="M54 31.200Q78 32 88 42Q72 48 54 45Z"/><path class="l" stroke="#8f9aa8" stroke-width="2" d="M50 13V32"/><path class="l" stroke="#fff" stroke-width="1.7" d="M34 33Q34 17 46 14M15 41Q26 34 40 33" opacity=".75"/><path fill="#77818f" d="M77 88q8-5 14 0q3 6-2 10q-8 4-13-1q-2-5 1-9z" class="k"/><path class="l" stroke="#1d1620" stroke-width="1" d="M80 91h9M80 94.5h9"/>',
  berengier5:
    '<path fill="#e6dcc4" d="M4 68Q23.0 64 42 68V88.25Q41 104.0 23.0 113Q5 104.0 4 88.25Z"/><g clip-path="url(#@s)"><path fill="#8c2a2a" d="M0 60h46v19H0z"/></g><g transform="translate(23 92) scale(0.85)"><path fill="#8c2a2a" d="M-11-15h5v4h3.500v-4h5v4H6v-4h5v9l-3 3V14H-8V-3l-3-3z" class="k"/><path fill="#1d1620" d="M-3 14V6q3-4 6 0v8zM-1.5-4h3v5h-3z"/></g>',
  engelier: '<path fill="#9c2b26" d="M26 114V84Q36 78 40 76Q50 86 60 76Q64 78 74 84V114Z" class="k"/>',
  common15:
    '<path class="l" stroke="#e9bd4a" stroke-width="2.2" d="M40 76Q50 86 60 76"/><path class="l" stroke="#e9bd4a" stroke-width="2.2" d="M26.500 114V84.500M73.500 114V84.500"/>',
  engelier2:
    '<path fill="#f4ead4" d="M50 20Q40 2 58-6Q80-12 88 8Q92 22 82 32Q84 16 72 10Q58 6 54 20Z" class="k"/><path class="l" stroke="#c9b891" stroke-width="1.6" d="M54 14Q60 0 76 4Q86 10 84 24"/>',
  engelier3: '<path fill="#cfd6de" d="M30 60Q26 28 50 10Q74 28 70 60Q62 70 50 70T30 60Z" class="k"/>',
  common16: '<path fill="#0b061044" d="M51 11Q74 28 70 60Q64 67 56 69Q62 40 51 11Z"/>',
  engelier4: '<path fill="#cfd6de" d="M31 45Q50 34 69 45L63 63L50 76L37 63Z" class="k"/>',
  common17:
    '<path fill="#0b061044" d="M50 37.500Q60 38 69 45L63 63L50 76Z"/><path fill="#1d1620" d="M35 46Q42 42 47 43.500V47Q41 46 36 49.500ZM65 46Q58 42 53 43.500V47Q59 46 64 49.500Z"/><path class="l" stroke="#1d1620" stroke-width="1.5" d="M41 57v4"/><path class="l" stroke="#1d1620" stroke-width="1.5" d="M45 59v4"/><path class="l" stroke="#1d1620" stroke-width="1.5" d="M55 59v4"/><path class="l" stroke="#1d1620" stroke-width="1.5" d="M59 57v4"/>',
  engelier5:
    '<ellipse fill="#e9bd4a" cx="31.5" cy="44" rx="2.6" ry="2.6" class="k"/><ellipse fill="#e9bd4a" cx="68.5" cy="44" rx="2.6" ry="2.6" class="k"/>',
  common18: '<path class="l" stroke="#fff" stroke-width="1.7" d="M32.500 50Q31 30 47 14M37 61L34 48" opacity=".75"/>',
  engelier6:
    '<path class="l" stroke="#1d1620" stroke-width="6.4" d="M72 114L84 36"/><path class="l" stroke="#8a5a30" stroke-width="4" d="M72 114L84 36"/><path fill="#cfd6de" d="M80 32Q98 24 102 44Q100 58 86 60Q90 46 79 44Z" class="k"/><path fill="#8f9aa8" d="M96 32Q104 44 96 56Q100 44 96 32Z"/><path fill="#77818f" d="M71 92q8-5 14 0q3 6-2 10q-8 4-13-1q-2-5 1-9z" class="k"/><path class="l" stroke="#1d1620" stroke-width="1" d="M74 95h9M74 98.5h9"/>',
  engelier7:
    '<path fill="#9c2b26" d="M4 68Q23.0 64 42 68V88.25Q41 104.0 23.0 113Q5 104.0 4 88.25Z"/><g clip-path="url(#@s)"><path fill="#e9bd4a" d="M0 106L23 84L46 106V92L23 70L0 92Z"/></g>',
  common19:
    '<defs><radialGradient id="@b" cx=".25" cy=".22" r="1"><stop offset="0" stop-color="#9a8f80"/><stop offset=".6" stop-color="#4b443d"/><stop offset="1" stop-color="#221d19"/></radialGradient></defs>',
  gerier: '<path fill="#f0e8d8" d="M26 114V84Q36 78 40 76Q50 86 60 76Q64 78 74 84V114Z" class="k"/>',
  gerier2:
    '<path fill="#17111a" d="M34 41Q50 36 66 41V52Q50 56 34 52Z"/><path fill="#f4efe2" d="M39 46.500q4-2 7 0q-3 2.2-7 0zM54 46.500q4-2 7 0q-3 2.2-7 0z"/><ellipse fill="#1d1620" cx="42.5" cy="46.5" rx="1.3" ry="1.3"/><ellipse fill="#1d1620" cx="57.5" cy="46.5" rx="1.3" ry="1.3"/><path fill="#cfd6de" d="M30 43Q29 20 50 6Q71 20 70 43Q60 38 50 38T30 43Z" class="k"/><path fill="#0b061044" d="M51 7Q71 20 70 43Q62 39 54 38.200Q58 22 51 7Z"/><path fill="#5e93cf" d="M30 43Q50 33 70 43L69.500 38Q50 28 30.5 38Z" class="k"/><path fill="#5e93cf" d="M46.800 35h6.400l.8 21q-4 3-8 0z" class="k"/><path class="l" stroke="#fff" stroke-width="1.8" d="M32 36Q33 21 47 11" opacity=".75"/><path class="l" stroke="#5b7a3a" stroke-width="3" d="M84 114Q92 84 80 54"/><path fill="#7fa04f" d="M88 90q9-3 11.7-12q-10.8 2 -11.7 12z" class="k"/><path fill="#7fa04f" d="M87 78q-9-3 -11.7-12q10.799999999999999 2 11.7 12z" class="k"/><path fill="#7fa04f" d="M88 84q-9-3 -11.7-12q10.799999999999999 2 11.7 12z" class="k"/><path fill="#7fa04f" d="M86 70q9-3 11.7-12q-10.8 2 -11.7 12z" class="k"/><path fill="#7fa04f" d="M82 58q-8-3 -10.4-12q9.6 2 10.4 12z" class="k"/><path fill="#7fa04f" d="M82 60q8-3 10.4-12q-9.6 2 -10.4 12z" class="k"/><path fill="#77818f" d="M79 96q8-5 14 0q3 6-2 10q-8 4-13-1q-2-5 1-9z" class="k"/><path class="l" stroke="#1d1620" stroke-width="1" d="M82 99h9M82 102.5h9"/>',
  gerier3:
    '<g transform="translate(22 90) scale(0.95)"><path fill="#fffaf0" d="M-14 2Q-8-8-1-3Q3-16 13-17Q12-10 8-6Q14-6 15-1Q9 0 7 5Q2 12-7 8Q-11 13-17 13Q-12 8-10 5Z" class="k"/><ellipse fill="#1d1620" cx="10" cy="-2.5" rx="1.1" ry="1.1"/><path fill="#e9bd4a" d="M14.500-2l4 1.5-4 1z" class="k"/></g>',
  gerin: '<path fill="#2a3350" d="M26 114V84Q36 78 40 76Q50 86 60 76Q64 78 74 84V114Z" class="k"/>',
  gerin2:
    '<path class="l" stroke="#8d77b8" stroke-width="2.2" d="M40 76Q50 86 60 76"/><path class="l" stroke="#8d77b8" stroke-width="2.2" d="M26.500 114V84.500M73.500 114V84.500"/>',
  gerin3: '<path fill="#7b8390" d="M30 58Q27 24 50 16Q73 24 70 58Q64 76 50 79Q36 76 30 58Z" class="k"/>',
  common20: '<path fill="#0b061044" d="M51 16Q73 24 70 58Q64 76 50 79Q62 54 51 16Z"/>',
  gerin4: '<path fill="#7b8390" d="M31 43L50 50L69 43L67 60Q60 72 50 74Q40 72 33 60Z" class="k"/>',
  common21:
    '<path fill="#0b061044" d="M50 50L69 43L67 60Q60 72 50 74Z"/><path fill="#1d1620" d="M33 38Q41 37 48 43V47Q40 43 33 42.500ZM67 38Q59 37 52 43V47Q60 43 67 42.500Z"/>',
  gerin5:
    '<ellipse fill="#8d77b8" cx="31" cy="41" rx="2.6" ry="2.6" class="k"/><ellipse fill="#8d77b8" cx="69" cy="41" rx="2.6" ry="2.6" class="k"/><path class="l" stroke="#8d77b8" stroke-width="2.4" d="M50 17V40"/>',
  common22: '<path class="l" stroke="#fff" stroke-width="1.8" d="M32 54Q30 28 46 19" opacity=".75"/>',
  gerin6:
    '<path fill="#2b3656" d="M22 92Q16 40 34 20Q44 6 50 4Q56 6 66 20Q84 40 78 92Q70 84 69 66Q74 34 50 27Q26 34 31 66Q30 84 22 92Z" class="k"/><path fill="#0b061044" d="M52 5Q58 8 66 20Q84 40 78 92Q70 84 69 66Q72 40 56 29Q60 16 52 5Z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M22.500 84Q19 42 36 21Q44 10 49 6" opacity=".5"/><g transform="rotate(20 84 88)"><path fill="#cfd6de" d="M81 84V60L84.500 52L88 60V84Z" class="k"/><path fill="#8d77b8" d="M76 84h17v4h-17z" class="k"/><path fill="#2a2018" d="M82 88h5v12h-5z" class="k"/></g><path fill="#4f5766" d="M77 94q8-5 14 0q3 6-2 10q-8 4-13-1q-2-5 1-9z" class="k"/><path class="l" stroke="#1d1620" stroke-width="1" d="M80 97h9M80 100.5h9"/>',
  gerin7:
    '<path fill="#463a6e" d="M4 68Q23.0 64 42 68V88.25Q41 104.0 23.0 113Q5 104.0 4 88.25Z"/><g clip-path="url(#@s)"><path fill="#2a3350" d="M23 60h22v56H23z"/></g><g transform="translate(21 91) rotate(0) scale(0.95)"><path fill="none" stroke="#1d1620" stroke-width="6.5" d="M0-5V18M0 11h7M0 17h9"/><circle cx="0" cy="-11" r="6" fill="none" stroke="#1d1620" stroke-width="6.5"/><path fill="none" stroke="#e9bd4a" stroke-width="4" d="M0-5V18M0 11h6.500M0 17h8.500"/><circle cx="0" cy="-11" r="6" fill="none" stroke="#e9bd4a" stroke-width="4"/></g>',
  girard:
    '<defs><linearGradient id="@b" x1="0" y1="0" x2="1" y2=".25"><stop offset="0" stop-color="#9a8f80"/><stop offset=".42" stop-color="#4b443d"/><stop offset=".62" stop-color="#2f659f"/><stop offset="1" stop-color="#183a63"/></linearGradient></defs>',
  girard2: '<path fill="#4f7a3c" d="M26 114V84Q36 78 40 76Q50 86 60 76Q64 78 74 84V114Z" class="k"/>',
  girard3:
    '<path class="l" stroke="#e3c78a" stroke-width="2.2" d="M40 76Q50 86 60 76"/><path class="l" stroke="#e3c78a" stroke-width="2.2" d="M26.500 114V84.500M73.500 114V84.500"/>',
  girard4:
    '<path class="l" stroke="#1d1620" stroke-width="6.2" d="M36 26Q22 18 18-2M24 12Q16 12 10 4M64 26Q78 18 82-2M76 12Q84 12 90 4M30 20Q34 10 32 0M70 20Q66 10 68 0"/><path class="l" stroke="#d9b987" stroke-width="3.8" d="M36 26Q22 18 18-2M24 12Q16 12 10 4M64 26Q78 18 82-2M76 12Q84 12 90 4M30 20Q34 10 32 0M70 20Q66 10 68 0"/>',
  common23: '<path fill="#17111a" d="M34 40h32v42H34z" class="k"/>',
  girard5:
    '<path fill="#cfd6de" d="M30 78Q26 26 50 13Q74 26 70 78Q63 84 56 80V58L54 54L66 50V44Q56 40 50 41Q44 40 34 44V50L46 54L44 58V80Q37 84 30 78Z" class="k"/>',
  common24:
    '<path fill="#0b061044" d="M51 14Q74 26 70 78Q63 84 56 80V58L54 54L66 50V44Q60 42 54 41.200Q60 30 51 14Z"/><path fill="#f4efe2" d="M38 47q4-2 7 0q-3 2.2-7 0zM55 47q4-2 7 0q-3 2.2-7 0z"/><ellipse fill="#1d1620" cx="42" cy="47" rx="1.3" ry="1.3"/><ellipse fill="#1d1620" cx="58.5" cy="47" rx="1.3" ry="1.3"/>',
  girard6:
    '<path class="l" stroke="#86a85a" stroke-width="2.2" d="M31.500 78Q37 82 43 79M68.500 78Q63 82 57 79"/><path class="l" stroke="#86a85a" stroke-width="2.6" d="M50 13V40"/>',
  common25: '<path class="l" stroke="#fff" stroke-width="1.8" d="M31.500 72Q29 30 47 17" opacity=".75"/>',
  girard7:
    '<path class="l" stroke="#1d1620" stroke-width="6.4" d="M74 30Q108 66 80 112"/><path class="l" stroke="#8a5a30" stroke-width="4" d="M74 30Q108 66 80 112"/><path class="l" stroke="#f6ead0" stroke-width="1.3" d="M74 30L80 112"/><path fill="#77818f" d="M82 68q8-5 14 0q3 6-2 10q-8 4-13-1q-2-5 1-9z" class="k"/><path class="l" stroke="#1d1620" stroke-width="1" d="M85 71h9M85 74.5h9"/>',
  girard8:
    '<path fill="#35572a" d="M4 68Q23.0 64 42 68V88.25Q41 104.0 23.0 113Q5 104.0 4 88.25Z"/><g clip-path="url(#@s)"><path fill="#e3c78a" d="M0 60h46v19H0z"/></g><g transform="translate(23 93) rotate(0) scale(0.72)"><path fill="#f2e7cf" d="M-14-14Q-16 12 16 13L17 5Q-2 4-5-15Z" class="k"/><path fill="#0b061044" d="M-8-14Q-8 9 16.5 9L16 13Q-16 12-14-14Z"/><path fill="#e9bd4a" d="M-15.5-17h12v6h-12z" class="k"/><path fill="#e9bd4a" d="M12 3.500l7 1v10l-7-1z" class="k"/><path class="l" stroke="#a87411" stroke-width="2.2" d="M-9 2l8-4"/></g>',
  ivon: '<path fill="#2f2a26" d="M26 114V84Q36 78 40 76Q50 86 60 76Q64 78 74 84V114Z" class="k"/>',
  ivon2: '<path fill="#e9e4d8" d="M32 27Q50 20 68 27L69.500 58Q63 73 50 76Q37 73 30.5 58Z" class="k"/>',
  ivon3:
    '<path fill="#e9bd4a" d="M31.500 40.500Q50 36 68.5 40.500L69 51.500Q50 48 31 51.500Z" class="k"/><path fill="#e9bd4a" d="M47.500 23.4h5V75.300Q50 76 47.5 75.300Z" class="k"/>',
  ivon4:
    '<g transform="translate(80 86)"><path fill="#e8ddc4" d="M-13 6h18v20h-18z" class="k"/><path fill="#8a4436" d="M-16 7L-4-7L8 7Z" class="k"/><path fill="#e8ddc4" d="M3-8h11v34H3z" class="k"/><path fill="#8a4436" d="M1-7L8.500-24L16-7Z" class="k"/><path class="l" stroke="#e9bd4a" stroke-width="2.2" d="M8.500-32v9M5.500-28.500h6"/><path fill="#1d1620" d="M-7 26v-9q3-4 6 0v9zM7 0h3v6h-3z"/></g><path fill="#77818f" d="M70 106q8-5 14 0q3 6-2 10q-8 4-13-1q-2-5 1-9z" class="k"/><path class="l" stroke="#1d1620" stroke-width="1" d="M73 109h9M73 112.5h9"/>',
  ivon5:
    '<path fill="#f0e8d8" d="M4 68Q23.0 64 42 68V88.25Q41 104.0 23.0 113Q5 104.0 4 88.25Z"/><path fill="#2f2a26" d="M19 73h8v11h11v8h-11v17.4h-8v-17.4h-11v-8h11z"/>',
  ivoire: '<path fill="#f3ecdc" d="M26 114V84Q36 78 40 76Q50 86 60 76Q64 78 74 84V114Z" class="k"/>',
  ivoire2:
    '<path class="l" stroke="#c9a24a" stroke-width="2.2" d="M40 76Q50 86 60 76"/><path class="l" stroke="#c9a24a" stroke-width="2.2" d="M26.500 114V84.500M73.500 114V84.500"/>',
  ivoire3:
    '<path fill="#fffaf0" d="M50 18Q44 0 50-10Q58-2 54 18Z" class="k"/><path fill="#fffaf0" d="M47 20Q32 8 32-4Q46 0 50 18Z" class="k"/><path fill="#fffaf0" d="M53 20Q68 8 68-4Q54 0 50 18Z" class="k"/><path fill="#f0e6d0" d="M31 40Q32 16 50 14Q68 16 69 40L50 37Z" class="k"/><path fill="#0b061044" d="M52 14Q68 16 69 40L54 38Q58 24 52 14Z"/><path fill="#1d1620" d="M31 38L50 33L69 38V46L50 42L31 46Z"/><path fill="#f0e6d0" d="M28 42L50 37L72 42L70 66Q62 78 50 82Q38 78 30 66Z" class="k"/><path fill="#0b061044" d="M50 37L72 42L70 66Q62 78 50 82Z"/><path class="l" stroke="#c9a24a" stroke-width="2.4" d="M29 44.500L50 39.500L71 44.5"/><path class="l" stroke="#66717f" stroke-width="1.6" d="M50 41V80"/>',
  ivoire4:
    '<path class="l" stroke="#fff" stroke-width="1.8" d="M33 34Q35 19 46 16M30.500 48L32 64" opacity=".75"/><g transform="translate(82 88)"><g transform="translate(0 6) scale(1.15)"><path fill="#c9773c" d="M-6-16h12v4l-2.5 2v3Q12-3 12 5Q12 13 5 17H-5Q-12 13-12 5Q-12-3-3.5-7v-3L-6-12z" class="k"/><path fill="#0b061035" d="M1-7.500Q12-3 12 5Q12 13 5 17H0Q8 4 1-7.500Z"/><path class="l" stroke="#fff" stroke-width="1.3" d="M-9 8Q-11 0-5-5" opacity=".6"/></g><path class="l" stroke="#7d3f17" stroke-width="2" d="M-12 8h24M-12 12h24"/></g><path fill="#77818f" d="M74 104q8-5 14 0q3 6-2 10q-8 4-13-1q-2-5 1-9z" class="k"/><path class="l" stroke="#1d1620" stroke-width="1" d="M77 107h9M77 110.5h9"/>',
  ivoire5:
    '<path fill="#f3ecdc" d="M4 68Q23.0 64 42 68V88.25Q41 104.0 23.0 113Q5 104.0 4 88.25Z"/><g clip-path="url(#@s)"><path class="l" stroke="#2f659f" stroke-width="8" d="M4 68Q23.0 64 42 68V88.25Q41 104.0 23.0 113Q5 104.0 4 88.25Z"/></g><g transform="translate(23 89) scale(0.8)"><path fill="#2f659f" d="M-6-16h12v4l-2.5 2v3Q12-3 12 5Q12 13 5 17H-5Q-12 13-12 5Q-12-3-3.5-7v-3L-6-12z" class="k"/><path fill="#0b061035" d="M1-7.500Q12-3 12 5Q12 13 5 17H0Q8 4 1-7.500Z"/><path class="l" stroke="#fff" stroke-width="1.3" d="M-9 8Q-11 0-5-5" opacity=".6"/></g>',
  oliver: '<path fill="#3a332d" d="M26 114V84Q36 78 40 76Q50 86 60 76Q64 78 74 84V114Z" class="k"/>',
  oliver2:
    '<path class="l" stroke="#d9cdb4" stroke-width="2.2" d="M40 76Q50 86 60 76"/><path class="l" stroke="#d9cdb4" stroke-width="2.2" d="M26.500 114V84.500M73.500 114V84.500"/>',
  oliver3:
    '<path fill="#dfe3e8" d="M31 60Q28 30 50 9Q72 30 69 60Q63 73 50 76Q37 73 31 60Z" class="k"/><path fill="#0b061044" d="M51 10Q72 30 69 60Q63 73 50 76Q60 50 51 10Z"/><path class="l" stroke="#c9a24a" stroke-width="3" d="M50 11V75"/><path class="l" stroke="#c9a24a" stroke-width="3" d="M31 41Q50 36 69 41"/>',
  oliver4:
    '<path class="l" stroke="#fff" stroke-width="1.8" d="M32.500 58Q31 32 47 14" opacity=".75"/><path class="l" stroke="#4f6b2f" stroke-width="3" d="M29 36Q50 26 71 36"/><path fill="#8fae57" d="M31 36q-5-7 -1-12q6 4 1 12z" class="k"/><path fill="#8fae57" d="M38 33q-5-7 -1-12q6 4 1 12z" class="k"/><path fill="#8fae57" d="M45 31.5q-5-7 -1-12q6 4 1 12z" class="k"/><path fill="#8fae57" d="M55 31.5q5-7 1-12q-6 4 -1 12z" class="k"/><path fill="#8fae57" d="M62 33q5-7 1-12q-6 4 -1 12z" class="k"/><path fill="#8fae57" d="M69 36q5-7 1-12q-6 4 -1 12z" class="k"/><g transform="rotate(10 80 92)"><path fill="#7a2b2b" d="M62 78h34v32H62z" class="k"/><path fill="#f6ead0" d="M66 77h28v4H66z" class="k"/><path fill="#e9bd4a" d="M76.8 84h4.4v7.8h7.8v4.4h-7.8v11.32h-4.4v-11.32h-7.8v-4.4h7.8z"/></g><path fill="#77818f" d="M70 104q8-5 14 0q3 6-2 10q-8 4-13-1q-2-5 1-9z" class="k"/><path class="l" stroke="#1d1620" stroke-width="1" d="M73 107h9M73 110.5h9"/>',
  oliver5:
    '<path fill="#3a332d" d="M4 68Q23.0 64 42 68V88.25Q41 104.0 23.0 113Q5 104.0 4 88.25Z"/><g clip-path="url(#@s)"><path fill="#8fae57" d="M0 62l6-4 40 44-6 8zM46 62l-6-4L0 102l6 8z"/></g><ellipse fill="#f0e8d8" cx="23" cy="84" rx="8.5" ry="8.5" class="k"/><path fill="#3a332d" d="M21.3 77h3.4v4.3h4.3v3.4h-4.3v7.02h-3.4v-7.02h-4.3v-3.4h4.3z"/>',
  otton:
    '<defs><linearGradient id="@b" x1="0" y1="0" x2="1" y2=".25"><stop offset="0" stop-color="#9a8f80"/><stop offset=".42" stop-color="#4b443d"/><stop offset=".62" stop-color="#a8372f"/><stop offset="1" stop-color="#6a1b19"/></linearGradient></defs>',
  otton2: '<path fill="#e0b64a" d="M26 114V84Q36 78 40 76Q50 86 60 76Q64 78 74 84V114Z" class="k"/>',
  otton3:
    '<path class="l" stroke="#7a2b2b" stroke-width="2.2" d="M40 76Q50 86 60 76"/><path class="l" stroke="#7a2b2b" stroke-width="2.2" d="M26.500 114V84.500M73.500 114V84.500"/>',
  otton4:
    '<path fill="#d8dde3" d="M30 78Q26 26 50 13Q74 26 70 78Q63 84 56 80V58L54 54L66 50V44Q56 40 50 41Q44 40 34 44V50L46 54L44 58V80Q37 84 30 78Z" class="k"/>',
  otton5:
    '<path class="l" stroke="#e9bd4a" stroke-width="2.2" d="M31.500 78Q37 82 43 79M68.500 78Q63 82 57 79"/><path class="l" stroke="#e9bd4a" stroke-width="2.6" d="M50 13V40"/>',
  otton6:
    '<path fill="#e9bd4a" d="M29 32L26 9L37 19L43 5L50 17L57 5L63 19L74 9L71 32Q50 24 29 32Z" class="k"/><path fill="#a87411" d="M52 18L57 5L63 19L74 9L71 32Q62 28 52 27Z" opacity=".5"/><ellipse fill="#c9384a" cx="50" cy="24" rx="3" ry="3" class="k"/><ellipse fill="#2f659f" cx="38" cy="26" rx="2.2" ry="2.2" class="k"/><ellipse fill="#2f659f" cx="62" cy="26" rx="2.2" ry="2.2" class="k"/><path class="l" stroke="#fff" stroke-width="1.5" d="M30 28L28 13" opacity=".7"/><path class="l" stroke="#1d1620" stroke-width="5" d="M82 110V58M66 64Q82 54 98 64"/><path class="l" stroke="#e9bd4a" stroke-width="2.6" d="M82 110V58M66 64Q82 54 98 64"/><path class="l" stroke="#1d1620" stroke-width="1.2" d="M66 64l-6 17M66 64l6 17M98 64l-6 15M98 64l6 15"/><path fill="#e9bd4a" d="M57 81h18q-2 8-9 8t-9-8z" class="k"/><path fill="#e9bd4a" d="M89 79h18q-2 8-9 8t-9-8z" class="k"/><path fill="#77818f" d="M76 98q8-5 14 0q3 6-2 10q-8 4-13-1q-2-5 1-9z" class="k"/><path class="l" stroke="#1d1620" stroke-width="1" d="M79 101h9M79 104.5h9"/>',
  otton7:
    '<path fill="#7a2b2b" d="M4 68Q23.0 64 42 68V88.25Q41 104.0 23.0 113Q5 104.0 4 88.25Z"/><ellipse fill="#e9bd4a" cx="14" cy="80" rx="5" ry="5" class="k"/><ellipse fill="none" cx="14" cy="80" rx="3.1" ry="3.1" stroke="#a87411" stroke-width="1.2"/><ellipse fill="#e9bd4a" cx="32" cy="80" rx="5" ry="5" class="k"/><ellipse fill="none" cx="32" cy="80" rx="3.1" ry="3.1" stroke="#a87411" stroke-width="1.2"/><ellipse fill="#e9bd4a" cx="14" cy="93" rx="5" ry="5" class="k"/><ellipse fill="none" cx="14" cy="93" rx="3.1" ry="3.1" stroke="#a87411" stroke-width="1.2"/><ellipse fill="#e9bd4a" cx="32" cy="93" rx="5" ry="5" class="k"/><ellipse fill="none" cx="32" cy="93" rx="3.1" ry="3.1" stroke="#a87411" stroke-width="1.2"/><ellipse fill="#e9bd4a" cx="23" cy="104" rx="5" ry="5" class="k"/><ellipse fill="none" cx="23" cy="104" rx="3.1" ry="3.1" stroke="#a87411" stroke-width="1.2"/><ellipse fill="#e9bd4a" cx="23" cy="86.5" rx="5" ry="5" class="k"/><ellipse fill="none" cx="23" cy="86.5" rx="3.1" ry="3.1" stroke="#a87411" stroke-width="1.2"/>',
  roland: '<path fill="#b3372f" d="M26 114V84Q36 78 40 76Q50 86 60 76Q64 78 74 84V114Z" class="k"/>',
  roland2:
    '<path class="l" stroke="#f0d48a" stroke-width="2.2" d="M40 76Q50 86 60 76"/><path class="l" stroke="#f0d48a" stroke-width="2.2" d="M26.500 114V84.500M73.500 114V84.500"/>',
  roland3:
    '<path fill="#b3372f" d="M50 20Q40 2 58-6Q80-12 88 8Q92 22 82 32Q84 16 72 10Q58 6 54 20Z" class="k"/><path class="l" stroke="#6d1d18" stroke-width="1.6" d="M54 14Q60 0 76 4Q86 10 84 24"/><path fill="#d8dde3" d="M30 58Q27 24 50 16Q73 24 70 58Q64 76 50 79Q36 76 30 58Z" class="k"/>',
  roland4: '<path fill="#d8dde3" d="M31 43L50 50L69 43L67 60Q60 72 50 74Q40 72 33 60Z" class="k"/>',
  roland5:
    '<ellipse fill="#e9bd4a" cx="31" cy="41" rx="2.6" ry="2.6" class="k"/><ellipse fill="#e9bd4a" cx="69" cy="41" rx="2.6" ry="2.6" class="k"/><path class="l" stroke="#e9bd4a" stroke-width="2.4" d="M50 17V40"/>',
  roland6:
    '<g transform="rotate(10 84 76)"><path fill="#cfd6de" d="M80 82V18L84 8L88 18V82Z" class="k"/><path fill="#8f9aa8" d="M84 8L88 18V82H84Z"/><path fill="#e9bd4a" d="M73 81h22v4.600h-22z" class="k"/><path fill="#4a2f1e" d="M81.4 85.500h5.200v13h-5.200z" class="k"/><ellipse fill="#e9bd4a" cx="84" cy="101" rx="4" ry="4" class="k"/></g><path fill="#77818f" d="M78 86q8-5 14 0q3 6-2 10q-8 4-13-1q-2-5 1-9z" class="k"/><path class="l" stroke="#1d1620" stroke-width="1" d="M81 89h9M81 92.5h9"/>',
  roland7:
    '<path fill="#7d1f1a" d="M4 68Q23.0 64 42 68V88.25Q41 104.0 23.0 113Q5 104.0 4 88.25Z"/><g clip-path="url(#@s)"><path class="l" stroke="#f0d48a" stroke-width="8" d="M4 68Q23.0 64 42 68V88.25Q41 104.0 23.0 113Q5 104.0 4 88.25Z"/></g><g transform="translate(23 88) rotate(0) scale(0.9)"><path fill="#f2e7cf" d="M-14-14Q-16 12 16 13L17 5Q-2 4-5-15Z" class="k"/><path fill="#0b061044" d="M-8-14Q-8 9 16.5 9L16 13Q-16 12-14-14Z"/><path fill="#e9bd4a" d="M-15.5-17h12v6h-12z" class="k"/><path fill="#e9bd4a" d="M12 3.500l7 1v10l-7-1z" class="k"/><path class="l" stroke="#a87411" stroke-width="2.2" d="M-9 2l8-4"/></g>',
  samson:
    '<defs><linearGradient id="@b" x1="0" y1="0" x2="1" y2=".25"><stop offset="0" stop-color="#d98a76"/><stop offset=".42" stop-color="#a8372f"/><stop offset=".62" stop-color="#2f659f"/><stop offset="1" stop-color="#183a63"/></linearGradient></defs>',
  common26: '<path d="M0 0H100V112H0Z" fill="url(#@b)"/>',
  samson2:
    '<path fill="#c9812e" d="M20 96Q6 60 20 30Q30 4 50 3T80 30Q94 60 80 96Q74 90 72 80Q70 90 62 92L38 92Q30 90 28 80Q26 90 20 96Z" class="k"/><path fill="#0b061044" d="M52 3Q70 4 80 30Q94 60 80 96Q74 90 72 80Q76 40 52 3Z"/><path class="l" stroke="#8a5215" stroke-width="1.8" d="M24 36Q14 58 22 84M32 16Q22 40 26 66M76 36Q86 58 78 84M68 16Q78 40 74 66"/>',
  common27:
    '<path fill="#77818f" d="M2 114C3 92 17 81 38 75L62 75C83 81 97 92 98 114Z" class="k"/><path fill="none" stroke="#dfe5ec" stroke-width="1.6" stroke-dasharray="2.2 2.6" stroke-dashoffset="0.0" d="M8 90Q50.0 86 92 90" opacity=".55"/><path fill="none" stroke="#dfe5ec" stroke-width="1.6" stroke-dasharray="2.2 2.6" stroke-dashoffset="2.4" d="M8 95Q50.0 91 92 95" opacity=".55"/><path fill="none" stroke="#dfe5ec" stroke-width="1.6" stroke-dasharray="2.2 2.6" stroke-dashoffset="0.0" d="M8 100Q50.0 96 92 100" opacity=".55"/><path fill="none" stroke="#dfe5ec" stroke-width="1.6" stroke-dasharray="2.2 2.6" stroke-dashoffset="2.4" d="M8 105Q50.0 101 92 105" opacity=".55"/><path fill="none" stroke="#dfe5ec" stroke-width="1.6" stroke-dasharray="2.2 2.6" stroke-dashoffset="0.0" d="M8 110Q50.0 106 92 110" opacity=".55"/><path fill="#0b061044" d="M62 75C83 81 97 92 98 114H72C75 98 72 84 62 75Z"/>',
  samson3: '<path fill="#7d5a34" d="M26 114V84Q36 78 40 76Q50 86 60 76Q64 78 74 84V114Z" class="k"/>',
  samson4: '<path fill="#d8dde3" d="M30 60Q26 28 50 10Q74 28 70 60Q62 70 50 70T30 60Z" class="k"/>',
  samson5: '<path fill="#d8dde3" d="M31 45Q50 34 69 45L63 63L50 76L37 63Z" class="k"/>',
  samson6:
    '<ellipse fill="#c9812e" cx="31.5" cy="44" rx="2.6" ry="2.6" class="k"/><ellipse fill="#c9812e" cx="68.5" cy="44" rx="2.6" ry="2.6" class="k"/>',
  samson7:
    '<path class="l" stroke="#1d1620" stroke-width="6.9" d="M74 114L84 50"/><path class="l" stroke="#8a5a30" stroke-width="4.5" d="M74 114L84 50"/><g transform="rotate(9 84 46)"><path fill="#8f9aa8" d="M68 36h32v18H68z" class="k"/><path fill="#0b061044" d="M86 36h14v18H86z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M70 38h14" opacity=".7"/></g><path fill="#77818f" d="M72 94q8-5 14 0q3 6-2 10q-8 4-13-1q-2-5 1-9z" class="k"/><path class="l" stroke="#1d1620" stroke-width="1" d="M75 97h9M75 100.5h9"/>',
  samson8:
    '<g clip-path="url(#@s)"><path fill="#b3372f" d="M23 60h22v29H23zM0 89h23v30H0z"/></g><g transform="translate(23 89)"><path fill="#e9bd4a" d="M-10 15L-7-9L-2-14L3-11L10-13L9-6L12 0L7 4L10 15H4L2 7L-3 8L-4 15Z" class="k"/><ellipse fill="#1d1620" cx="4" cy="-6" rx="1.2" ry="1.2"/></g>',
};

/** What each is made of, from the back to the front. */
export const figures: Record<string, string> = {
  anseis:
    'common common2 anseis common3 common4 common5 anseis2 common6 anseis3 common7 common8 common9 anseis4 common10 common11 anseis5 common12',
  berengier:
    'common13 common2 berengier common3 berengier2 common5 berengier3 common14 berengier4 common10 berengier5 common12',
  engelier:
    'common13 common2 engelier common3 common15 common5 engelier2 common14 engelier3 common16 engelier4 common17 engelier5 common18 engelier6 common10 engelier7 common12',
  gerier: 'common19 common2 gerier common3 common4 common5 common14 gerier2 common10 common11 gerier3 common12',
  gerin:
    'common common2 gerin common3 gerin2 common5 gerin3 common20 gerin4 common21 common8 gerin5 common22 gerin6 common10 gerin7 common12',
  girard:
    'girard common2 girard2 common3 girard3 common5 girard4 common23 girard5 common24 girard6 common25 girard7 common10 girard8 common12',
  ivon: 'common19 common2 ivon common3 common15 common5 ivon2 common6 ivon3 common7 common8 common9 ivon4 common10 ivon5 common12',
  ivoire: 'common common2 ivoire common3 ivoire2 common5 ivoire3 common8 ivoire4 common10 ivoire5 common12',
  oliver: 'common19 common2 oliver common3 oliver2 common5 oliver3 common7 common8 oliver4 common10 oliver5 common12',
  otton:
    'otton common2 otton2 common3 otton3 common5 common23 otton4 common24 otton5 common25 otton6 common10 otton7 common12',
  roland:
    'common13 common2 roland common3 roland2 common5 roland3 common20 roland4 common21 common8 roland5 common22 roland6 common10 roland7 common12',
  samson:
    'samson common26 samson2 common27 samson3 common3 common15 common5 common14 samson4 common16 samson5 common17 samson6 common18 samson7 common10 common11 samson8 common12',
};
