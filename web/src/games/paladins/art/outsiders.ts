/* eslint max-len: off -- drawings have long lines */
/**
 * The 36 outsiders, drawn from parts: what a culture wears and what a trade carries.
 * `@` stands for the place where a drawing is used, so that its gradients keep to themselves.
 */
export const parts: Record<string, string> = {
  viking:
    '<defs><radialGradient id="@b" cx=".25" cy=".22" r="1"><stop offset="0" stop-color="#b9cbdd"/><stop offset=".6" stop-color="#5b7a99"/><stop offset="1" stop-color="#2c4660"/></radialGradient></defs>',
  all: '<path d="M0 0H100V112H0Z" fill="url(#@b)"/>',
  viking2: '<g transform="translate(0 2)">',
  adventurer:
    '<path class="l" stroke="#1d1620" stroke-width="6.4" d="M88 114L80 24"/><path class="l" stroke="#8a5a30" stroke-width="4" d="M88 114L80 24"/><path fill="#d9c48e" d="M80 24l-5-10 10-2z" class="k"/>',
  viking3: '<path fill="#6b5a48" d="M0 114Q4 84 30 76Q50 92 70 76Q96 84 100 114Z" class="k"/>',
  viking4:
    '<path class="l" stroke="#8d7a62" stroke-width="2" d="M10 100l-2 6"/><path class="l" stroke="#8d7a62" stroke-width="2" d="M20 90l-2 6"/><path class="l" stroke="#8d7a62" stroke-width="2" d="M30 84l0 6"/><path class="l" stroke="#8d7a62" stroke-width="2" d="M16 108l0 6"/><path class="l" stroke="#8d7a62" stroke-width="2" d="M70 84l0 6"/><path class="l" stroke="#8d7a62" stroke-width="2" d="M80 90l2 6"/><path class="l" stroke="#8d7a62" stroke-width="2" d="M90 100l2 6"/><path class="l" stroke="#8d7a62" stroke-width="2" d="M84 108l0 6"/><path class="l" stroke="#8d7a62" stroke-width="2" d="M27 98l0 6"/><path class="l" stroke="#8d7a62" stroke-width="2" d="M73 98l0 6"/>',
  viking5: '<path fill="#5f7488" d="M32 114L36 84Q50 96 64 84L68 114Z" class="k"/>',
  viking6:
    '<path fill="#0b061044" d="M52 90Q58 89 64 84L70 76Q96 84 100 114H68L66 98Z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M2 110Q7 88 29 78.5" opacity=".4"/><path fill="#d9aa85" d="M36 40h28v26q-14 12-28 0z" class="k"/>',
  viking7:
    '<path fill="#b8652a" d="M34 52Q32 80 42 90Q47 96 50 100Q53 96 58 90Q68 80 66 52Q58 60 50 57T34 52Z" class="k"/>',
  viking8: '<path fill="#0b061044" d="M52 57.500Q59 59 66 52Q68 80 58 90Q53 96 50 100Q58 76 52 57.500Z"/>',
  viking9: '<path class="l" stroke="#7d3f17" stroke-width="1.6" d="M43 64Q44 78 48 86M57 64Q56 78 52 86"/>',
  viking10: '<ellipse fill="#e9bd4a" cx="50" cy="93" rx="3.4" ry="2.4" class="k"/>',
  viking11:
    '<path fill="#cfd6de" d="M30 44Q29 16 50 11T70 44L66 42Q50 32 34 42Z" class="k"/><path fill="#0b061044" d="M52 11Q70 16 70 44L66 42Q61 38 55 37Q57 24 52 11Z"/><path fill="#a87411" d="M47.500 10h5V36h-5z" class="k"/><path fill="#8f9aa8" d="M31 41Q50 33 69 41V50Q66 57 59 57Q52 56 52.5 50L53 58Q50 61 47 58L47.500 50Q48 56 41 57Q34 57 31 50Z" class="k"/><path fill="#17111a" d="M35 45.500Q40 42 46 45.500Q45 52 40.5 52Q36 52 35 45.500ZM65 45.500Q60 42 54 45.500Q55 52 59.5 52Q64 52 65 45.500Z"/><ellipse fill="#f4efe2" cx="41" cy="47.8" rx="2" ry="1.4"/><ellipse fill="#f4efe2" cx="59" cy="47.8" rx="2" ry="1.4"/><path class="l" stroke="#fff" stroke-width="1.7" d="M32 38Q33 20 46 14" opacity=".75"/>',
  all2: '</g>',
  adventurer2:
    '<g transform="rotate(-6 24 94)"><path fill="#f2e0b4" d="M4 78Q14 72 24 78T46 78V110Q36 116 24 110T4 110Z" class="k"/><path class="l" stroke="#8a5a2a" stroke-width="1.6" d="M9 88Q16 82 20 90T32 94" stroke-dasharray="3 3"/><path class="l" stroke="#a8372f" stroke-width="2.4" d="M33 98l7 7M40 98l-7 7"/><path class="l" stroke="#5e7fa8" stroke-width="1.4" d="M9 103q4-3 8 0"/></g>',
  viking12: '<path fill="#8a7a66" d="M0 114Q4 84 30 76Q50 92 70 76Q96 84 100 114Z" class="k"/>',
  viking13: '<path fill="#7a3f38" d="M32 114L36 84Q50 96 64 84L68 114Z" class="k"/>',
  armourer:
    '<path class="l" stroke="#1d1620" stroke-width="6.4" d="M80 106L88 58"/><path class="l" stroke="#8a5a30" stroke-width="4" d="M80 106L88 58"/><g transform="rotate(8 88 54)"><path fill="#8f9aa8" d="M74 44h28v15H74z" class="k"/><path class="l" stroke="#fff" stroke-width="1.5" d="M76 46h12" opacity=".7"/></g><path fill="#4d5560" d="M4 84H40Q44 84 50 80Q48 94 34 95V102H42V112H8V102H18V95Q6 94 4 84Z" class="k"/><path class="l" stroke="#fff" stroke-width="1.5" d="M6 86H38" opacity=".6"/><path fill="#ff8a3a" d="M14 78h20v6H14z" class="k"/>',
  viking14: '<path fill="#4a4038" d="M0 114Q4 84 30 76Q50 92 70 76Q96 84 100 114Z" class="k"/>',
  viking15: '<path fill="#8a6d33" d="M32 114L36 84Q50 96 64 84L68 114Z" class="k"/>',
  viking16:
    '<path fill="#c9c3b6" d="M34 52Q32 80 42 90Q47 96 50 100Q53 96 58 90Q68 80 66 52Q58 60 50 57T34 52Z" class="k"/>',
  viking17: '<path class="l" stroke="#8a857b" stroke-width="1.6" d="M43 64Q44 78 48 86M57 64Q56 78 52 86"/>',
  assassin:
    '<path fill="#1f1a24" d="M16 96Q10 42 32 16Q42 2 50 0T68 16Q90 42 84 96Q72 86 71 66Q76 34 50 24Q24 34 29 66Q28 86 16 96Z" class="k"/><path fill="#ffffff12" d="M16 96Q10 42 32 16Q42 2 50 0Q34 20 28 40Q24 70 16 96Z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M17 86Q14 44 34 17Q42 5 49 2" opacity=".5"/><g transform="rotate(18 84 88)"><path fill="#cfd6de" d="M80 90V58L84.500 44L89 58V90Z" class="k"/><path fill="#8f9aa8" d="M84.500 44L89 58V90H84.500Z"/><path fill="#a87411" d="M74 90h21v4.500H74z" class="k"/><path fill="#2a1a14" d="M82 94h5.500v14H82z" class="k"/></g><path fill="#5fae4a" d="M90 60q4 6 0 9q-4-3 0-9z"/>',
  barbarian:
    '<g transform="translate(-5 4) rotate(8 84 90)"><path fill="#8a5a30" d="M80 114L76 52Q72 22 86 18Q100 22 95 52L90 114Z" class="k"/><path fill="#0b061044" d="M88 18Q100 22 95 52L90 114H86Z"/><path fill="#cfd6de" d="M76 30l0 8l-9 -4z" class="k"/><path fill="#cfd6de" d="M77 50l0 8l-8 -4z" class="k"/><path fill="#cfd6de" d="M96 34l0 8l8 -4z" class="k"/><path fill="#cfd6de" d="M95 50l0 8l8 -4z" class="k"/><path fill="#cfd6de" d="M82 19l4-10 4 10z" class="k"/></g>',
  viking18:
    '<path fill="#8a3b1e" d="M34 52Q32 80 42 90Q47 96 50 100Q53 96 58 90Q68 80 66 52Q58 60 50 57T34 52Z" class="k"/>',
  viking19: '<path class="l" stroke="#571f0d" stroke-width="1.7" d="M42 64Q42 76 45 82M50 62V94M58 64Q58 76 55 82"/>',
  barbarian2:
    '<g transform="translate(24 98)"><path fill="#e6dcc4" d="M-14-8Q-14-20 0-20T14-8Q14 0 9 3V12H-9V3Q-14 0-14-8Z" class="k"/><path fill="#1d1620" d="M-9-7q4-4 7 0q-1 6-4 6t-3-6zM9-7q-4-4-7 0q1 6 4 6t3-6zM-1.5 1h3l-1.5 3z"/><path class="l" stroke="#1d1620" stroke-width="1.2" d="M-4 6v6M0 6v6M4 6v6"/></g>',
  guardian:
    '<path class="l" stroke="#1d1620" stroke-width="6" d="M90 114L86 10"/><path class="l" stroke="#8a5a30" stroke-width="3.6" d="M90 114L86 10"/><path fill="#cfd6de" d="M86-4l6 14-6 5-6-5z" class="k"/>',
  viking20: '<path fill="#56683f" d="M32 114L36 84Q50 96 64 84L68 114Z" class="k"/>',
  viking21:
    '<path fill="#5b3d26" d="M34 52Q32 80 42 90Q47 96 50 100Q53 96 58 90Q68 80 66 52Q58 60 50 57T34 52Z" class="k"/>',
  viking22:
    '<path class="l" stroke="#2f1d10" stroke-width="1.8" d="M44 66l12 5M44 73l12 5M45 80l10 4M56 66l-12 5M56 73l-12 5M55 80l-10 4"/>',
  viking23: '<ellipse fill="#e9bd4a" cx="50" cy="92" rx="3.4" ry="2.4" class="k"/>',
  guardian2:
    '<g transform="translate(24 86) scale(1.25)"><ellipse fill="#a8372f" cx="0" cy="0" rx="22" ry="22" class="k"/><path fill="#e9dcb8" d="M0-21A21 21 0 0 1 21 0H0ZM0 21A21 21 0 0 1-21 0H0Z"/><ellipse fill="none" cx="0" cy="0" rx="22" ry="22" stroke="#1d1620" stroke-width="1.5"/><ellipse fill="#cfd6de" cx="0" cy="0" rx="6.5" ry="6.5" class="k"/><path class="l" stroke="#fff" stroke-width="1.5" d="M-19-5Q-15-17-3-20" opacity=".6"/></g>',
  lookout:
    '<path class="l" stroke="#1d1620" stroke-width="6" d="M20 114L14 8"/><path class="l" stroke="#8a5a30" stroke-width="3.6" d="M20 114L14 8"/>',
  lookout2: '<path fill="#a8372f" d="M14 10L-6 16L13 30Z" class="k"/>',
  lookout3:
    '<g transform="translate(74 74) scale(-1 1)"><g transform="translate(0 0) rotate(8) scale(1.5)"><path fill="#f2e7cf" d="M-14-14Q-16 12 16 13L17 5Q-2 4-5-15Z" class="k"/><path fill="#0b061044" d="M-8-14Q-8 9 16.5 9L16 13Q-16 12-14-14Z"/><path fill="#e9bd4a" d="M-15.5-17h12v6h-12z" class="k"/><path fill="#e9bd4a" d="M12 3.500l7 1v10l-7-1z" class="k"/><path class="l" stroke="#a87411" stroke-width="2.2" d="M-9 2l8-4"/></g></g><path fill="#d9aa85" d="M74 84q8-6 14 0q2 8-4 11q-9 1-11-4z" class="k"/>',
  marauder:
    '<g transform="translate(86 52) rotate(12)"><path class="l" stroke="#1d1620" stroke-width="6.9" d="M0 46V6"/><path class="l" stroke="#5b3a1c" stroke-width="4.5" d="M0 46V6"/><ellipse fill="#ffb52e" cx="0" cy="-10" rx="18" ry="18" opacity=".3"/><path fill="#e5672a" d="M0-34Q14-16 8-2Q6 8-3 8Q-13 6-10-6Q-8-14-4-16Q-2-26 0-34Z" class="k"/><path fill="#ffd261" d="M0-16Q7-8 4 0Q0 6-5 2Q-7-4 0-16Z"/></g>',
  viking24: '<path fill="#5b4636" d="M0 114Q4 84 30 76Q50 92 70 76Q96 84 100 114Z" class="k"/>',
  viking25:
    '<path fill="#d9b15a" d="M34 52Q32 80 42 90Q47 96 50 100Q53 96 58 90Q68 80 66 52Q58 60 50 57T34 52Z" class="k"/>',
  viking26: '<path class="l" stroke="#96702a" stroke-width="1.7" d="M42 64Q42 76 45 82M50 62V94M58 64Q58 76 55 82"/>',
  marauder2:
    '<g transform="translate(22 92) scale(1)"><path fill="#8f7a4a" d="M-19 24Q-24 2-7-6L-10-14Q0-18 10-14L7-6Q24 2 19 24Z" class="k"/><path fill="#0b061044" d="M2-6.500L7-6Q24 2 19 24H5Q12 6 2-6.500Z"/><path class="l" stroke="#5e4415" stroke-width="2.6" d="M-7-6Q0-3 7-6"/></g><ellipse fill="#e9bd4a" cx="16" cy="76" rx="4" ry="4" class="k"/><path fill="#e9bd4a" d="M24 66h10l-2 8h-6zM27 74h4v4h-4z" class="k"/>',
  mercenary:
    '<g transform="rotate(8 77 78)"><path class="l" stroke="#1d1620" stroke-width="6.4" d="M77 112V34"/><path class="l" stroke="#8a5a30" stroke-width="4" d="M77 112V34"/><path fill="#cfd6de" d="M75 32Q93 26 97 46Q91 62 75 54Z" class="k"/><path fill="#8f9aa8" d="M91 32Q101 44 90 58Q95 44 91 32Z"/></g>',
  mercenary2: '<path fill="#6b5a83" d="M32 114L36 84Q50 96 64 84L68 114Z" class="k"/>',
  mercenary3:
    '<g transform="translate(22 92) scale(0.85)"><path fill="#8c4a2a" d="M-19 24Q-24 2-7-6L-10-14Q0-18 10-14L7-6Q24 2 19 24Z" class="k"/><path fill="#0b061044" d="M2-6.500L7-6Q24 2 19 24H5Q12 6 2-6.500Z"/><path class="l" stroke="#5e4415" stroke-width="2.6" d="M-7-6Q0-3 7-6"/></g><ellipse fill="#e9bd4a" cx="21" cy="100" rx="7" ry="7" class="k"/><ellipse fill="none" cx="21" cy="100" rx="4.34" ry="4.34" stroke="#a87411" stroke-width="1.2"/><ellipse fill="#e9bd4a" cx="38" cy="106" rx="5.5" ry="5.5" class="k"/><ellipse fill="none" cx="38" cy="106" rx="3.41" ry="3.41" stroke="#a87411" stroke-width="1.2"/><ellipse fill="#e9bd4a" cx="7" cy="108" rx="5" ry="5" class="k"/><ellipse fill="none" cx="7" cy="108" rx="3.1" ry="3.1" stroke="#a87411" stroke-width="1.2"/>',
  protector:
    '<g transform="rotate(0 81 78)"><path class="l" stroke="#1d1620" stroke-width="6.4" d="M81 112V30"/><path class="l" stroke="#8a5a30" stroke-width="4" d="M81 112V30"/><path fill="#cfd6de" d="M79 28Q97 22 101 42Q95 58 79 50Z" class="k"/><path fill="#8f9aa8" d="M95 28Q105 40 94 54Q99 40 95 28Z"/></g>',
  protector2:
    '<g transform="translate(48 98) scale(1.1)"><ellipse fill="#a8372f" cx="0" cy="0" rx="22" ry="22" class="k"/><path fill="#e9dcb8" d="M0-21A21 21 0 0 1 21 0H0ZM0 21A21 21 0 0 1-21 0H0Z"/><ellipse fill="none" cx="0" cy="0" rx="22" ry="22" stroke="#1d1620" stroke-width="1.5"/><ellipse fill="#cfd6de" cx="0" cy="0" rx="6.5" ry="6.5" class="k"/><path class="l" stroke="#fff" stroke-width="1.5" d="M-19-5Q-15-17-3-20" opacity=".6"/></g>',
  thief:
    '<path fill="#15110f" d="M31 41.500Q50 37 69 41.500Q70 54 59 55Q53 55 50 51Q47 55 41 55Q30 54 31 41.500Z" class="k"/><ellipse fill="#f5ead2" cx="43" cy="47.5" rx="3.2" ry="2"/><ellipse fill="#f5ead2" cx="57" cy="47.5" rx="3.2" ry="2"/><ellipse fill="#1d1620" cx="44" cy="47.5" rx="1.4" ry="1.4"/><ellipse fill="#1d1620" cx="58" cy="47.5" rx="1.4" ry="1.4"/><g transform="translate(80 90) scale(1.05)"><path fill="#a9824a" d="M-19 24Q-24 2-7-6L-10-14Q0-18 10-14L7-6Q24 2 19 24Z" class="k"/><path fill="#0b061044" d="M2-6.500L7-6Q24 2 19 24H5Q12 6 2-6.500Z"/><path class="l" stroke="#5e4415" stroke-width="2.6" d="M-7-6Q0-3 7-6"/></g><ellipse fill="#e9bd4a" cx="80" cy="98" rx="8" ry="8" class="k"/><ellipse fill="none" cx="80" cy="98" rx="4.96" ry="4.96" stroke="#a87411" stroke-width="1.2"/><g transform="translate(20 92) rotate(20) scale(1.05)"><path fill="none" stroke="#1d1620" stroke-width="6.5" d="M0-5V18M0 11h7M0 17h9"/><circle cx="0" cy="-11" r="6" fill="none" stroke="#1d1620" stroke-width="6.5"/><path fill="none" stroke="#e9bd4a" stroke-width="4" d="M0-5V18M0 11h6.500M0 17h8.500"/><circle cx="0" cy="-11" r="6" fill="none" stroke="#e9bd4a" stroke-width="4"/></g>',
  traitor:
    '<g transform="rotate(-10 24 92)"><path fill="#f6ead0" d="M6 72H42V84L36 88L42 93V112H6V93L12 88L6 84Z" class="k"/><path class="l" stroke="#8a7656" stroke-width="1.5" d="M12 79h22M12 100h20M12 106h14"/><ellipse fill="#b3372f" cx="27" cy="90" rx="6" ry="6" class="k"/></g><g transform="rotate(28 84 90)"><path fill="#cfd6de" d="M80 88V58L84.500 46L89 58V88Z" class="k"/><path fill="#8f9aa8" d="M84.500 46L89 58V88H84.500Z"/><path fill="#e9bd4a" d="M75 88h19v4.500H75z" class="k"/><path fill="#2a2018" d="M82 92h5.500v14H82z" class="k"/></g>',
  vigilante:
    '<g transform="translate(-5 0) rotate(10 86 90)"><path fill="#6d4a22" d="M82 114L79 44Q79 30 87 30T94 44L90 114Z" class="k"/><path fill="#cfd6de" d="M79 44l0 7l-8 -3.500z" class="k"/><path fill="#cfd6de" d="M80 60l0 7l-7 -3.500z" class="k"/><path fill="#cfd6de" d="M94 48l0 7l7 -3.500z" class="k"/><path fill="#cfd6de" d="M93 60l0 7l7 -3.500z" class="k"/></g>',
  vigilante2:
    '<path fill="#2f2823" d="M34 52Q32 80 42 90Q47 96 50 100Q53 96 58 90Q68 80 66 52Q58 60 50 57T34 52Z" class="k"/>',
  vigilante3:
    '<path class="l" stroke="#14100e" stroke-width="1.8" d="M44 66l12 5M44 73l12 5M45 80l10 4M56 66l-12 5M56 73l-12 5M55 80l-10 4"/>',
  vigilante4:
    '<ellipse fill="#ffd261" cx="20" cy="92" rx="24" ry="24" opacity=".4"/><path class="l" stroke="#1d1620" stroke-width="2" d="M13 76Q20 64 27 76"/><path fill="#3a2a1e" d="M9 76h22v5H9zM10 104h20v6H10z" class="k"/><path fill="#ffd976" d="M11 81h18v23H11z" class="k"/><path class="l" stroke="#3a2a1e" stroke-width="2" d="M20 81v23"/>',
  byzantine:
    '<defs><radialGradient id="@b" cx=".25" cy=".22" r="1"><stop offset="0" stop-color="#f0d890"/><stop offset=".6" stop-color="#b88d2c"/><stop offset="1" stop-color="#6e4d0c"/></radialGradient></defs>',
  byzantine2: '<g transform="translate(0 6)">',
  byzantine3: '<path fill="#6d2f5e" d="M2 114C3 92 17 81 38 75L62 75C83 81 97 92 98 114Z" class="k"/>',
  byzantine4:
    '<path fill="#c19a38" d="M28.0 86h7.400v7q-3.7 5-7.4 0z" class="k"/><path fill="#d8b24e" d="M35.4 86h7.400v7q-3.7 5-7.4 0z" class="k"/><path fill="#c19a38" d="M42.8 86h7.400v7q-3.7 5-7.4 0z" class="k"/><path fill="#d8b24e" d="M50.2 86h7.400v7q-3.7 5-7.4 0z" class="k"/><path fill="#c19a38" d="M57.6 86h7.400v7q-3.7 5-7.4 0z" class="k"/><path fill="#d8b24e" d="M65.0 86h7.400v7q-3.7 5-7.4 0z" class="k"/><path fill="#d8b24e" d="M28.0 95h7.400v7q-3.7 5-7.4 0z" class="k"/><path fill="#c19a38" d="M35.4 95h7.400v7q-3.7 5-7.4 0z" class="k"/><path fill="#d8b24e" d="M42.8 95h7.400v7q-3.7 5-7.4 0z" class="k"/><path fill="#c19a38" d="M50.2 95h7.400v7q-3.7 5-7.4 0z" class="k"/><path fill="#d8b24e" d="M57.6 95h7.400v7q-3.7 5-7.4 0z" class="k"/><path fill="#c19a38" d="M65.0 95h7.400v7q-3.7 5-7.4 0z" class="k"/><path fill="#c19a38" d="M28.0 104h7.400v7q-3.7 5-7.4 0z" class="k"/><path fill="#d8b24e" d="M35.4 104h7.400v7q-3.7 5-7.4 0z" class="k"/><path fill="#c19a38" d="M42.8 104h7.400v7q-3.7 5-7.4 0z" class="k"/><path fill="#d8b24e" d="M50.2 104h7.400v7q-3.7 5-7.4 0z" class="k"/><path fill="#c19a38" d="M57.6 104h7.400v7q-3.7 5-7.4 0z" class="k"/><path fill="#d8b24e" d="M65.0 104h7.400v7q-3.7 5-7.4 0z" class="k"/><path fill="#0b061044" d="M56 84H76V114H60Z"/>',
  byzantine5:
    '<path fill="#6d2f5e" d="M2 114C3 92 17 81 34 77Q30 92 32 114Z" class="k"/><path fill="#6d2f5e" d="M98 114C97 92 83 81 66 77Q70 92 68 114Z" class="k"/>',
  byzantine6:
    '<ellipse fill="#e9bd4a" cx="33" cy="82" rx="4.5" ry="4.5" class="k"/><path class="l" stroke="#fff" stroke-width="1.5" d="M4 110C6 93 19 83 32 79" opacity=".45"/><path fill="#7b8593" d="M30 44Q26 82 50 90Q74 82 70 44Z" class="k"/><path fill="none" stroke="#e3e8ee" stroke-width="1.5" stroke-dasharray="2.2 2.6" stroke-dashoffset="0.0" d="M31 56Q50.0 52 69 56" opacity=".55"/><path fill="none" stroke="#e3e8ee" stroke-width="1.5" stroke-dasharray="2.2 2.6" stroke-dashoffset="2.4" d="M31 61Q50.0 57 69 61" opacity=".55"/><path fill="none" stroke="#e3e8ee" stroke-width="1.5" stroke-dasharray="2.2 2.6" stroke-dashoffset="0.0" d="M31 66Q50.0 62 69 66" opacity=".55"/><path fill="none" stroke="#e3e8ee" stroke-width="1.5" stroke-dasharray="2.2 2.6" stroke-dashoffset="2.4" d="M31 71Q50.0 67 69 71" opacity=".55"/><path fill="none" stroke="#e3e8ee" stroke-width="1.5" stroke-dasharray="2.2 2.6" stroke-dashoffset="0.0" d="M31 76Q50.0 72 69 76" opacity=".55"/><path fill="none" stroke="#e3e8ee" stroke-width="1.5" stroke-dasharray="2.2 2.6" stroke-dashoffset="2.4" d="M31 81Q50.0 77 69 81" opacity=".55"/><path fill="#0b061044" d="M53 44H70Q74 82 50 90Q60 70 53 44Z"/><path fill="#c08f68" d="M34 41Q50 36 66 41V53Q50 57 34 53Z"/><ellipse fill="#1d1620" cx="42.5" cy="47.5" rx="2.1" ry="2.3"/><ellipse fill="#1d1620" cx="57.5" cy="47.5" rx="2.1" ry="2.3"/><path class="l" stroke="#1d130b" stroke-width="2.2" d="M38 43.500q4-2.5 8-.5M62 43.500q-4-2.5-8-.5"/><path fill="#c9ced6" d="M29 43Q30 20 50 4Q70 20 71 43Q60 37 50 37T29 43Z" class="k"/><path fill="#0b061044" d="M51 5Q70 20 71 43Q63 39 55 37.600Q58 20 51 5Z"/><path fill="#e9bd4a" d="M28.500 44Q50 33 71.5 44L71 37Q50 26 29 37Z" class="k"/><ellipse fill="#8a1f3a" cx="50" cy="34" rx="3" ry="3" class="k"/>',
  byzantine7: '<path fill="#b3372f" d="M49 5Q52-9 70-4Q80 2 76 14Q68 2 51 6Z" class="k"/>',
  byzantine8: '<path class="l" stroke="#fff" stroke-width="1.7" d="M31 35Q34 20 46 10" opacity=".75"/>',
  archer:
    '<path class="l" stroke="#1d1620" stroke-width="6.6" d="M72 22Q110 62 80 112"/><path class="l" stroke="#8a5a30" stroke-width="4.2" d="M72 22Q110 62 80 112"/><path class="l" stroke="#f6ead0" stroke-width="1.4" d="M72 22L80 112"/><path class="l" stroke="#1d1620" stroke-width="4.4" d="M52 74L98 62"/><path class="l" stroke="#d9c48e" stroke-width="2" d="M52 74L98 62"/><path fill="#cfd6de" d="M103 60.500l-9-3 2 8z" class="k"/><path fill="#b3372f" d="M52 74l-8-1 4 4-2 6 9-4z" class="k"/>',
  byzantine9: '<path fill="#274a78" d="M2 114C3 92 17 81 38 75L62 75C83 81 97 92 98 114Z" class="k"/>',
  byzantine10:
    '<path fill="#274a78" d="M2 114C3 92 17 81 34 77Q30 92 32 114Z" class="k"/><path fill="#274a78" d="M98 114C97 92 83 81 66 77Q70 92 68 114Z" class="k"/>',
  byzantine11:
    '<path fill="#f2e7cf" d="M50 5Q40-8 26 0Q34 2 38 8Q44 2 50 6Z" class="k"/><path fill="#f2e7cf" d="M50 5Q60-8 74 0Q66 2 62 8Q56 2 50 6Z" class="k"/>',
  champion:
    '<g transform="rotate(10 86 76)"><path fill="#cfd6de" d="M82 82V24L86 14L90 24V82Z" class="k"/><path fill="#8f9aa8" d="M86 14L90 24V82H86Z"/><path fill="#e9bd4a" d="M75 81h22v4.600h-22z" class="k"/><path fill="#4a2f1e" d="M83.4 85.500h5.200v13h-5.200z" class="k"/><ellipse fill="#e9bd4a" cx="86" cy="101" rx="4" ry="4" class="k"/></g>',
  byzantine12: '<path fill="#3f5a34" d="M2 114C3 92 17 81 38 75L62 75C83 81 97 92 98 114Z" class="k"/>',
  byzantine13:
    '<path fill="#3f5a34" d="M2 114C3 92 17 81 34 77Q30 92 32 114Z" class="k"/><path fill="#3f5a34" d="M98 114C97 92 83 81 66 77Q70 92 68 114Z" class="k"/>',
  byzantine14:
    '<path fill="#e9bd4a" d="M50 5Q40-8 26 0Q34 2 38 8Q44 2 50 6Z" class="k"/><path fill="#e9bd4a" d="M50 5Q60-8 74 0Q66 2 62 8Q56 2 50 6Z" class="k"/>',
  champion2:
    '<path fill="#e9bd4a" d="M6 78H40Q40 98 28 101V106H34V112H12V106H18V101Q6 98 6 78Z" class="k"/><path fill="#a87411" d="M26 78H40Q40 98 28 101V106H34V112H24Q32 94 26 78Z" opacity=".6"/><path class="l" stroke="#e9bd4a" stroke-width="3" d="M7 82Q-4 82 2 92Q5 96 10 95M39 82Q50 82 44 92Q41 96 36 95"/><path class="l" stroke="#fff" stroke-width="1.5" d="M10 82Q10 92 15 96" opacity=".7"/>',
  guardian3:
    '<g transform="translate(24 86) scale(1.25)"><path fill="#6d2f5e" d="M-17-24Q0-32 17-24Q22 0 0 28Q-22 0-17-24Z" class="k"/><path fill="#0b061044" d="M1-28Q10-28 17-24Q22 0 0 28Q8 0 1-28Z"/><path fill="#e9bd4a" d="M-2.6 -18h5.2v10.4h10.4v5.2h-10.4v14.56h-5.2v-14.56h-10.4v-5.2h10.4z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M-15-21Q-18-2-7 14" opacity=".5"/></g>',
  byzantine15: '<path fill="#8c2a2a" d="M2 114C3 92 17 81 38 75L62 75C83 81 97 92 98 114Z" class="k"/>',
  byzantine16:
    '<path fill="#8c2a2a" d="M2 114C3 92 17 81 34 77Q30 92 32 114Z" class="k"/><path fill="#8c2a2a" d="M98 114C97 92 83 81 66 77Q70 92 68 114Z" class="k"/>',
  byzantine17: '<path fill="#274a78" d="M49 5Q52-9 70-4Q80 2 76 14Q68 2 51 6Z" class="k"/>',
  hunter:
    '<g transform="translate(82 84)"><path fill="#7d5a34" d="M-3 4Q-14-2-12-16Q-8-28 2-30Q12-30 13-20Q16-6 8 6Q4 16-2 26Q-6 14-3 4Z" class="k"/><path fill="#f0e0bd" d="M-6-4Q-8-16 0-20Q6-10 2 4Z"/><ellipse fill="#ffd261" cx="4" cy="-22" rx="2.6" ry="2.6"/><ellipse fill="#1d1620" cx="4.3" cy="-22" rx="1.3" ry="1.3"/><path fill="#e9bd4a" d="M10-23l7 3-6 3z" class="k"/><path class="l" stroke="#4a3018" stroke-width="1.6" d="M-7-10q4 2 7 0M-7-3q4 2 8 0"/></g><path fill="#6d4a22" d="M68 104q12-8 26 0v10H66z" class="k"/><g transform="translate(22 94) rotate(0) scale(1)"><path fill="#f2e7cf" d="M-14-14Q-16 12 16 13L17 5Q-2 4-5-15Z" class="k"/><path fill="#0b061044" d="M-8-14Q-8 9 16.5 9L16 13Q-16 12-14-14Z"/><path fill="#e9bd4a" d="M-15.5-17h12v6h-12z" class="k"/><path fill="#e9bd4a" d="M12 3.500l7 1v10l-7-1z" class="k"/><path class="l" stroke="#a87411" stroke-width="2.2" d="M-9 2l8-4"/></g>',
  invader:
    '<path class="l" stroke="#1d1620" stroke-width="5.8" d="M74 114V2"/><path class="l" stroke="#8a5a30" stroke-width="3.4" d="M74 114V2"/><path class="l" stroke="#1d1620" stroke-width="5.4" d="M70 6H98"/><path class="l" stroke="#8a5a30" stroke-width="3" d="M70 6H98"/>',
  invader2: '<path fill="#6d2f5e" d="M75 8H99V56L91 62L83 55L75 62Z" class="k"/>',
  invader3: '<path fill="#0b061044" d="M90 8H99V56L91 62L90 61Z"/>',
  invader4:
    '<g transform="translate(8.5 -3)"><g transform="translate(80 36) scale(.86) translate(-80 -36)"><path fill="#e9bd4a" d="M77.4 25h5.2v8.4h8.4v5.2h-8.4v12.56h-5.2v-12.56h-8.4v-5.2h8.4z"/></g></g>',
  invader5:
    '<g transform="translate(21 96) scale(0.9)"><path fill="#6d2f5e" d="M-17-24Q0-32 17-24Q22 0 0 28Q-22 0-17-24Z" class="k"/><path fill="#0b061044" d="M1-28Q10-28 17-24Q22 0 0 28Q8 0 1-28Z"/><path fill="#e9bd4a" d="M-2.6 -18h5.2v10.4h10.4v5.2h-10.4v14.56h-5.2v-14.56h-10.4v-5.2h10.4z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M-15-21Q-18-2-7 14" opacity=".5"/></g>',
  lookout4: '<path fill="#6d2f5e" d="M14 10L-6 16L13 30Z" class="k"/>',
  mercenary4:
    '<g transform="rotate(14 84 76)"><path fill="#cfd6de" d="M80 82V34L84 24L88 34V82Z" class="k"/><path fill="#8f9aa8" d="M84 24L88 34V82H84Z"/><path fill="#e9bd4a" d="M73 81h22v4.600h-22z" class="k"/><path fill="#4a2f1e" d="M81.4 85.500h5.200v13h-5.200z" class="k"/><ellipse fill="#e9bd4a" cx="84" cy="101" rx="4" ry="4" class="k"/></g>',
  warrior:
    '<g transform="rotate(12 84 76)"><path fill="#cfd6de" d="M80 82V28L84 18L88 28V82Z" class="k"/><path fill="#8f9aa8" d="M84 18L88 28V82H84Z"/><path fill="#e9bd4a" d="M73 81h22v4.600h-22z" class="k"/><path fill="#4a2f1e" d="M81.4 85.500h5.200v13h-5.200z" class="k"/><ellipse fill="#e9bd4a" cx="84" cy="101" rx="4" ry="4" class="k"/></g>',
  warrior2:
    '<g transform="translate(22 94) scale(0.95)"><path fill="#6d2f5e" d="M-17-24Q0-32 17-24Q22 0 0 28Q-22 0-17-24Z" class="k"/><path fill="#0b061044" d="M1-28Q10-28 17-24Q22 0 0 28Q8 0 1-28Z"/><path fill="#e9bd4a" d="M-2.6 -18h5.2v10.4h10.4v5.2h-10.4v14.56h-5.2v-14.56h-10.4v-5.2h10.4z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M-15-21Q-18-2-7 14" opacity=".5"/></g>',
  saracen:
    '<defs><radialGradient id="@b" cx=".25" cy=".22" r="1"><stop offset="0" stop-color="#a9d8c0"/><stop offset=".6" stop-color="#3f8468"/><stop offset="1" stop-color="#1b4a38"/></radialGradient></defs>',
  saracen2: '<g transform="translate(0 7)">',
  saracen3: '<path fill="#3c7a64" d="M2 114C3 92 17 81 38 75L62 75C83 81 97 92 98 114Z" class="k"/>',
  saracen4:
    '<path fill="#f0e6d0" d="M36 76L46 114H56L64 76Q50 88 36 76Z" class="k"/><path fill="#0b061044" d="M52 83Q58 80 62 75C83 81 97 92 98 114H66C70 100 62 88 52 83Z"/><path class="l" stroke="#d9b24a" stroke-width="2.4" d="M36 77L46 114M64 77L56 114"/><path class="l" stroke="#fff" stroke-width="1.5" d="M3.500 111C5 93 19 82.5 34 78" opacity=".45"/><path fill="#b07a4e" d="M35.500 38h29v22q-14 14-29 0z" class="k"/><ellipse fill="#1d1620" cx="43" cy="47.5" rx="2.1" ry="2.3"/><ellipse fill="#1d1620" cx="57" cy="47.5" rx="2.1" ry="2.3"/><path class="l" stroke="#1d130b" stroke-width="2.4" d="M38.500 43.500q4-2.8 8-.6M61.500 43.500q-4-2.8-8-.6"/>',
  saracen5: '<path fill="#f0e6d0" d="M33 53Q50 60 67 53Q70 70 60 82Q50 88 40 82Q30 70 33 53Z" class="k"/>',
  saracen6: '<path fill="#0b061044" d="M52 57.500Q60 57 67 53Q70 70 60 82Q55 85 52 85.600Q58 70 52 57.500Z"/>',
  saracen7: '<path class="l" stroke="#bfae8a" stroke-width="1.4" d="M36 60Q46 66 56 64M37 68Q46 75 60 72"/>',
  saracen8:
    '<path fill="#cfd6de" d="M34 28Q38 10 50 0Q62 10 66 28Z" class="k"/><path fill="#0b061044" d="M51 1Q62 10 66 28H55Q58 14 51 1Z"/><path class="l" stroke="#1d1620" stroke-width="4.4" d="M50-5v5"/><path class="l" stroke="#e9bd4a" stroke-width="2" d="M50-5v5"/>',
  saracen9: '<path fill="#f0e6d0" d="M27 41C19 27 33 17 50 17S81 27 73 41Q62 31 50 32.500T27 41Z" class="k"/>',
  saracen10: '<path fill="#0b061044" d="M53 17Q81 22 73 41Q65 34 55 32.600Z"/>',
  saracen11:
    '<path class="l" stroke="#bfae8a" stroke-width="1.7" d="M29 36Q44 20 70 24M32 39Q58 25 75 35M33 25Q56 27 71 38"/>',
  saracen12:
    '<ellipse fill="#2f8f86" cx="50" cy="26" rx="3.6" ry="4.4" class="k"/><path class="l" stroke="#fff" stroke-width="1.5" d="M28 38C23 28 34 20 46 18.5" opacity=".6"/>',
  saracen13: '<path fill="#8a5a2c" d="M2 114C3 92 17 81 38 75L62 75C83 81 97 92 98 114Z" class="k"/>',
  saracen14: '<path fill="#e8d5a8" d="M33 53Q50 60 67 53Q70 70 60 82Q50 88 40 82Q30 70 33 53Z" class="k"/>',
  saracen15: '<path class="l" stroke="#b99c60" stroke-width="1.4" d="M36 60Q46 66 56 64M37 68Q46 75 60 72"/>',
  saracen16: '<path fill="#e8d5a8" d="M27 41C19 27 33 17 50 17S81 27 73 41Q62 31 50 32.500T27 41Z" class="k"/>',
  saracen17:
    '<path class="l" stroke="#b99c60" stroke-width="1.7" d="M29 36Q44 20 70 24M32 39Q58 25 75 35M33 25Q56 27 71 38"/>',
  champion3:
    '<g transform="rotate(6 86 78)"><path fill="#cfd6de" d="M82 82Q77 44 92 16Q104 30 90 82Z" class="k"/><path fill="#8f9aa8" d="M92 16Q104 30 90 82H87Q95 40 92 16Z"/><path fill="#e9bd4a" d="M77 81h18v4.500h-18z" class="k"/><path fill="#4a2f1e" d="M83.4 85.500h5.200v13h-5.200z" class="k"/><ellipse fill="#e9bd4a" cx="86" cy="100" rx="3.6" ry="3.6" class="k"/></g>',
  saracen18: '<path fill="#2f5a86" d="M2 114C3 92 17 81 38 75L62 75C83 81 97 92 98 114Z" class="k"/>',
  saracen19: '<path fill="#f4efe4" d="M33 53Q50 60 67 53Q70 70 60 82Q50 88 40 82Q30 70 33 53Z" class="k"/>',
  saracen20: '<path class="l" stroke="#b9b3a4" stroke-width="1.4" d="M36 60Q46 66 56 64M37 68Q46 75 60 72"/>',
  saracen21: '<path fill="#f4efe4" d="M27 41C19 27 33 17 50 17S81 27 73 41Q62 31 50 32.500T27 41Z" class="k"/>',
  saracen22:
    '<path class="l" stroke="#b9b3a4" stroke-width="1.7" d="M29 36Q44 20 70 24M32 39Q58 25 75 35M33 25Q56 27 71 38"/>',
  saracen23: '<path fill="#7a2f3a" d="M2 114C3 92 17 81 38 75L62 75C83 81 97 92 98 114Z" class="k"/>',
  saracen24: '<path fill="#e9dcc0" d="M33 53Q50 60 67 53Q70 70 60 82Q50 88 40 82Q30 70 33 53Z" class="k"/>',
  saracen25: '<path class="l" stroke="#b8a680" stroke-width="1.4" d="M36 60Q46 66 56 64M37 68Q46 75 60 72"/>',
  saracen26: '<path fill="#e9dcc0" d="M27 41C19 27 33 17 50 17S81 27 73 41Q62 31 50 32.500T27 41Z" class="k"/>',
  saracen27:
    '<path class="l" stroke="#b8a680" stroke-width="1.7" d="M29 36Q44 20 70 24M32 39Q58 25 75 35M33 25Q56 27 71 38"/>',
  invader6: '<path fill="#1d5a48" d="M75 8H99V56L91 62L83 55L75 62Z" class="k"/>',
  invader7:
    '<g transform="translate(8.5 -3)"><g transform="translate(80 36) scale(.86) translate(-80 -36)"><g transform="translate(81 36) scale(1.15)"><path fill="#e9bd4a" d="M3-10A10.500 10.5 0 1 0 3 10A8 8 0 1 1 3-10Z"/></g></g></g>',
  invader8:
    '<g transform="translate(21 96) scale(0.9)"><ellipse fill="#2f6b57" cx="0" cy="0" rx="21" ry="21" class="k"/><ellipse fill="none" cx="0" cy="0" rx="16.5" ry="16.5" stroke="#e9bd4a" stroke-width="2.2"/><path fill="#e9bd4a" d="M3-10A10.500 10.5 0 1 0 3 10A8 8 0 1 1 3-10Z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M-18-5Q-14-16-3-19" opacity=".6"/></g>',
  mercenary5:
    '<g transform="rotate(10 84 78)"><path fill="#cfd6de" d="M80 82Q75 54 90 26Q102 40 88 82Z" class="k"/><path fill="#8f9aa8" d="M90 26Q102 40 88 82H85Q93 50 90 26Z"/><path fill="#e9bd4a" d="M75 81h18v4.500h-18z" class="k"/><path fill="#4a2f1e" d="M81.4 85.500h5.200v13h-5.200z" class="k"/><ellipse fill="#e9bd4a" cx="84" cy="100" rx="3.6" ry="3.6" class="k"/></g>',
  protector3:
    '<g transform="rotate(2 88 78)"><path fill="#cfd6de" d="M84 82Q79 50 94 22Q106 36 92 82Z" class="k"/><path fill="#8f9aa8" d="M94 22Q106 36 92 82H89Q97 46 94 22Z"/><path fill="#e9bd4a" d="M79 81h18v4.500h-18z" class="k"/><path fill="#4a2f1e" d="M85.4 85.500h5.200v13h-5.200z" class="k"/><ellipse fill="#e9bd4a" cx="88" cy="100" rx="3.6" ry="3.6" class="k"/></g><path fill="#3a3f46" d="M2 114C3 92 17 81 38 75L62 75C83 81 97 92 98 114Z" class="k"/>',
  protector4: '<path fill="#c9b27a" d="M33 53Q50 60 67 53Q70 70 60 82Q50 88 40 82Q30 70 33 53Z" class="k"/>',
  protector5: '<path class="l" stroke="#8f7a46" stroke-width="1.4" d="M36 60Q46 66 56 64M37 68Q46 75 60 72"/>',
  protector6: '<path fill="#c9b27a" d="M27 41C19 27 33 17 50 17S81 27 73 41Q62 31 50 32.500T27 41Z" class="k"/>',
  protector7:
    '<path class="l" stroke="#8f7a46" stroke-width="1.7" d="M29 36Q44 20 70 24M32 39Q58 25 75 35M33 25Q56 27 71 38"/>',
  protector8:
    '<g transform="translate(48 98) scale(1.1)"><ellipse fill="#2f6b57" cx="0" cy="0" rx="21" ry="21" class="k"/><ellipse fill="none" cx="0" cy="0" rx="16.5" ry="16.5" stroke="#e9bd4a" stroke-width="2.2"/><path fill="#e9bd4a" d="M3-10A10.500 10.5 0 1 0 3 10A8 8 0 1 1 3-10Z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M-18-5Q-14-16-3-19" opacity=".6"/></g>',
  warrior3:
    '<g transform="rotate(8 84 78)"><path fill="#cfd6de" d="M80 82Q75 48 90 20Q102 34 88 82Z" class="k"/><path fill="#8f9aa8" d="M90 20Q102 34 88 82H85Q93 44 90 20Z"/><path fill="#e9bd4a" d="M75 81h18v4.500h-18z" class="k"/><path fill="#4a2f1e" d="M81.4 85.500h5.200v13h-5.200z" class="k"/><ellipse fill="#e9bd4a" cx="84" cy="100" rx="3.6" ry="3.6" class="k"/></g>',
  warrior4:
    '<g transform="translate(22 94) scale(0.95)"><ellipse fill="#2f6b57" cx="0" cy="0" rx="21" ry="21" class="k"/><ellipse fill="none" cx="0" cy="0" rx="16.5" ry="16.5" stroke="#e9bd4a" stroke-width="2.2"/><path fill="#e9bd4a" d="M3-10A10.500 10.5 0 1 0 3 10A8 8 0 1 1 3-10Z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M-18-5Q-14-16-3-19" opacity=".6"/></g>',
};

/** What each is made of, from the back to the front. */
export const figures: Record<string, string> = {
  'adventurer-v':
    'viking all viking2 adventurer viking3 viking4 viking5 viking6 viking7 viking8 viking9 viking10 viking11 all2 adventurer2',
  'armourer-v':
    'viking all viking2 viking12 viking4 viking13 viking6 viking7 viking8 viking9 viking10 viking11 all2 armourer',
  'assassin-v':
    'viking all viking2 viking14 viking4 viking15 viking6 viking16 viking8 viking17 viking10 viking11 assassin all2',
  'barbarian-v':
    'viking all viking2 barbarian viking12 viking4 viking5 viking6 viking18 viking8 viking19 viking11 all2 barbarian2',
  'guardian-v':
    'viking all viking2 guardian viking12 viking4 viking20 viking6 viking21 viking8 viking22 viking23 viking11 all2 guardian2',
  'lookout-v':
    'viking all viking2 lookout lookout2 viking3 viking4 viking15 viking6 viking18 viking8 viking19 viking11 all2 lookout3',
  'marauder-v':
    'viking all viking2 marauder viking24 viking4 viking20 viking6 viking25 viking8 viking26 viking11 all2 marauder2',
  'mercenary-v':
    'viking all viking2 mercenary viking14 viking4 mercenary2 viking6 viking25 viking8 viking26 viking11 all2 mercenary3',
  'protector-v':
    'viking all viking2 protector viking12 viking4 viking15 viking6 viking21 viking8 viking22 viking23 viking11 all2 protector2',
  'thief-v':
    'viking all viking2 viking24 viking4 viking5 viking6 viking16 viking8 viking17 viking10 viking11 thief all2',
  'traitor-v': 'viking all viking2 viking3 viking4 viking13 viking6 viking18 viking8 viking19 viking11 all2 traitor',
  'vigilante-v':
    'viking all viking2 vigilante viking14 viking4 viking5 viking6 vigilante2 viking8 vigilante3 viking23 viking11 all2 vigilante4',
  'archer-b': 'byzantine all byzantine2 byzantine3 byzantine4 byzantine5 byzantine6 byzantine7 byzantine8 all2 archer',
  'armourer-b':
    'byzantine all byzantine2 byzantine9 byzantine4 byzantine10 byzantine6 byzantine11 byzantine8 all2 armourer',
  'assassin-b':
    'byzantine all byzantine2 byzantine3 byzantine4 byzantine5 byzantine6 byzantine7 byzantine8 assassin all2',
  'champion-b':
    'byzantine all byzantine2 champion byzantine12 byzantine4 byzantine13 byzantine6 byzantine14 byzantine8 all2 champion2',
  'guardian-b':
    'byzantine all byzantine2 guardian byzantine9 byzantine4 byzantine10 byzantine6 byzantine11 byzantine8 all2 guardian3',
  'hunter-b':
    'byzantine all byzantine2 byzantine15 byzantine4 byzantine16 byzantine6 byzantine17 byzantine8 all2 hunter',
  'invader-b':
    'byzantine all byzantine2 invader invader2 invader3 invader4 byzantine15 byzantine4 byzantine16 byzantine6 byzantine17 byzantine8 all2 invader5',
  'lookout-b':
    'byzantine all byzantine2 lookout lookout4 byzantine12 byzantine4 byzantine13 byzantine6 byzantine14 byzantine8 all2 lookout3',
  'mercenary-b':
    'byzantine all byzantine2 mercenary4 byzantine3 byzantine4 byzantine5 byzantine6 byzantine7 byzantine8 all2 mercenary3',
  'thief-b': 'byzantine all byzantine2 byzantine15 byzantine4 byzantine16 byzantine6 byzantine17 byzantine8 thief all2',
  'traitor-b':
    'byzantine all byzantine2 byzantine12 byzantine4 byzantine13 byzantine6 byzantine14 byzantine8 all2 traitor',
  'warrior-b':
    'byzantine all byzantine2 warrior byzantine12 byzantine4 byzantine13 byzantine6 byzantine14 byzantine8 all2 warrior2',
  'adventurer-s':
    'saracen all saracen2 adventurer saracen3 saracen4 saracen5 saracen6 saracen7 saracen8 saracen9 saracen10 saracen11 saracen12 all2 adventurer2',
  'archer-s':
    'saracen all saracen2 saracen13 saracen4 saracen14 saracen6 saracen15 saracen8 saracen16 saracen10 saracen17 saracen12 all2 archer',
  'barbarian-s':
    'saracen all saracen2 barbarian saracen3 saracen4 saracen5 saracen6 saracen7 saracen8 saracen9 saracen10 saracen11 saracen12 all2 barbarian2',
  'champion-s':
    'saracen all saracen2 champion3 saracen18 saracen4 saracen19 saracen6 saracen20 saracen8 saracen21 saracen10 saracen22 saracen12 all2 champion2',
  'hunter-s':
    'saracen all saracen2 saracen23 saracen4 saracen24 saracen6 saracen25 saracen8 saracen26 saracen10 saracen27 saracen12 all2 hunter',
  'invader-s':
    'saracen all saracen2 invader invader6 invader3 invader7 saracen13 saracen4 saracen14 saracen6 saracen15 saracen8 saracen16 saracen10 saracen17 saracen12 all2 invader8',
  'marauder-s':
    'saracen all saracen2 marauder saracen18 saracen4 saracen19 saracen6 saracen20 saracen8 saracen21 saracen10 saracen22 saracen12 all2 marauder2',
  'mercenary-s1':
    'saracen all saracen2 mercenary5 saracen23 saracen4 saracen24 saracen6 saracen25 saracen8 saracen26 saracen10 saracen27 saracen12 all2 mercenary3',
  'mercenary-s2':
    'saracen all saracen2 mercenary5 saracen23 saracen4 saracen24 saracen6 saracen25 saracen8 saracen26 saracen10 saracen27 saracen12 all2 mercenary3',
  'protector-s':
    'saracen all saracen2 protector3 saracen4 protector4 saracen6 protector5 saracen8 protector6 saracen10 protector7 saracen12 all2 protector8',
  'vigilante-s':
    'saracen all saracen2 vigilante saracen3 saracen4 saracen5 saracen6 saracen7 saracen8 saracen9 saracen10 saracen11 saracen12 all2 vigilante4',
  'warrior-s':
    'saracen all saracen2 warrior3 saracen23 saracen4 saracen24 saracen6 saracen25 saracen8 saracen26 saracen10 saracen27 saracen12 all2 warrior4',
};
