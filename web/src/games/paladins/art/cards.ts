/* eslint max-len: off -- drawings have long lines */
/**
 * The small cards: king's orders and favours, suspicion, debts, backs.
 */
export const parts: Record<string, string> = {
  common:
    '<path fill="#f6ead0" d="M8 6Q50 1 92 6Q97 56 92 106Q50 111 8 106Q3 56 8 6Z" class="k"/><path fill="#e3cf9f" d="M70 4.500Q82 5 92 6Q97 56 92 106Q82 107.5 72 108Q84 56 70 4.500Z"/>',
  common2: '<path class="l" stroke="#fff" stroke-width="2" d="M11 9Q7 56 10 102" opacity=".9"/>',
  common3:
    '<path fill="#b3372f" d="M38 74L30 108L40 101L48 110L50 78Z" class="k"/><path fill="#8c2a24" d="M62 74L70 108L60 101L52 110L50 78Z" class="k"/><g transform="translate(50 17) scale(.8)"><path fill="#e9bd4a" d="M-13 7L-16-8L-7-1L0-12L7-1L16-8L13 7Z" class="k"/><ellipse fill="#c9384a" cx="0" cy="3" rx="2" ry="2" class="k"/></g><path class="l" stroke="#c9b891" stroke-width="2" d="M20 17h12M68 17h12"/><path fill="#a8322b" d="M78.3 62.2Q78.8 67.5 75.0 71.2Q71.3 74.9 68.3 79.2Q65.3 83.5 60.1 83.9Q54.8 84.4 49.8 85.8Q44.7 87.1 40.4 84.1Q36.1 81.1 31.3 78.9Q26.6 76.7 25.2 71.6Q23.9 66.5 21.6 61.8Q19.4 57.0 21.6 52.2Q23.9 47.5 25.2 42.4Q26.6 37.3 31.3 35.1Q36.1 32.9 40.4 29.9Q44.7 26.9 49.8 28.2Q54.8 29.6 60.1 30.1Q65.3 30.5 68.3 34.8Q71.3 39.1 75.0 42.8Q78.8 46.5 78.3 51.8Q77.8 57.0 78.3 62.2Z" class="k"/><ellipse fill="#c24f43" cx="47.1" cy="54.1" rx="23.78" ry="23.78"/><ellipse fill="none" cx="50" cy="57" rx="21.46" ry="21.46" stroke="#7d1f1a" stroke-width="1.5"/>',
  'order-commission':
    '<g transform="translate(50 57) scale(.86)"><path fill="#ffe9d8" d="M0-20Q9-20 9-10Q9-5 6-2Q14 3 14 20H-14Q-14 3-6-2Q-9-5-9-10Q-9-20 0-20Z"/><path fill="#932a24" d="M-4-12q4-4 8 0v4q-4 4-8 0z"/><path class="l" stroke="#932a24" stroke-width="2" d="M0 4v11M-4 8h8"/></g>',
  common4:
    '<path class="l" stroke="#ffd9cc" stroke-width="1.8" d="M26.799999999999997 51.2Q32.6 35.25 47.1 32.35" opacity=".75"/>',
  'order-fortify':
    '<g transform="translate(50 57) scale(.86)"><path fill="#ffe9d8" d="M-19-8h8v5h5v-5h12v5h5v-5h8V18H-19Z"/><path class="l" stroke="#932a24" stroke-width="2" d="M-19 5H19M-9 5v-7M4 5v-7M-3 5v7M10 5v7M-13 12H19"/></g>',
  'order-garrison':
    '<g transform="translate(50 57) scale(.86)"><path fill="#ffe9d8" d="M-13-20h6v5h4v-5h6v5h4v-5h6v11l-4 3V18H-9V-6l-4-3Z"/><path fill="#932a24" d="M-4 18V9q4-5 8 0v9zM-1.5-6h3v7h-3z"/></g>',
  'order-absolve':
    '<g transform="translate(50 57) scale(.86)"><path fill="#ffe9d8" d="M-7-20h14v5l-3 2v4Q14-5 14 5Q14 14 6 19H-6Q-14 14-14 5Q-14-5-4-9v-4l-3-2Z"/><path class="l" stroke="#932a24" stroke-width="2" d="M-13 4H13M-12 9H12"/></g>',
  'order-attack':
    '<g transform="translate(50 57) scale(.86)"><path fill="#ffe9d8" d="M-18-20l5 1L14 11l3-1 2 4-4 1 4 4-3 3-4-4-1 4-4-2 1-3-27-29z"/><path fill="#ffe9d8" d="M18-20l-5 1L-14 11l-3-1-2 4 4 1-4 4 3 3 4-4 1 4 4-2-1-3 27-29z"/></g>',
  'order-convert':
    '<g transform="translate(50 57) scale(.86)"><path fill="#ffe9d8" d="M-20 4Q-12-8-2-3Q4-20 18-21Q16-12 11-7Q18-7 20-1Q12 1 9 7Q2 16-9 11Q-15 18-22 18Q-16 11-13 7Z"/></g>',
  common5:
    '<path fill="#3d7d47" d="M8 6Q50 1 92 6L92.800 17Q50 12 7.2 17Z"/><g transform="translate(50 10.5) scale(.42)"><path fill="#e9bd4a" d="M-13 7L-16-8L-7-1L0-12L7-1L16-8L13 7Z" class="k"/></g><g transform="translate(0 2)">',
  'favour-recruit':
    '<g transform="translate(34 60) scale(1.1)"><path fill="#8fae57" d="M0-15Q8-15 8-6Q8-2 5 0Q13 3 13 16H-13Q-13 3-5 0Q-8-2-8-6Q-8-15 0-15Z" class="k"/><path fill="#0b061044" d="M1-15Q8-15 8-6Q8-2 5 0Q13 3 13 16H4Q10 0 1-15Z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M-10 13Q-10 5-4 1M-6-8Q-5-12-1-13" opacity=".5"/></g><g transform="translate(66 60) scale(1.1)"><path fill="#d9a84a" d="M0-15Q8-15 8-6Q8-2 5 0Q13 3 13 16H-13Q-13 3-5 0Q-8-2-8-6Q-8-15 0-15Z" class="k"/><path fill="#0b061044" d="M1-15Q8-15 8-6Q8-2 5 0Q13 3 13 16H4Q10 0 1-15Z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M-10 13Q-10 5-4 1M-6-8Q-5-12-1-13" opacity=".5"/></g><g transform="translate(50 66) scale(1.45)"><path fill="#c9ced6" d="M0-15Q8-15 8-6Q8-2 5 0Q13 3 13 16H-13Q-13 3-5 0Q-8-2-8-6Q-8-15 0-15Z" class="k"/><path fill="#0b061044" d="M1-15Q8-15 8-6Q8-2 5 0Q13 3 13 16H4Q10 0 1-15Z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M-10 13Q-10 5-4 1M-6-8Q-5-12-1-13" opacity=".5"/></g><g transform="translate(50 36) scale(.6)"><path fill="#e9bd4a" d="M-13 7L-16-8L-7-1L0-12L7-1L16-8L13 7Z" class="k"/></g>',
  common6: '</g><path fill="#3d7d47" d="M6 95Q50 100 94 95L93 104Q50 109 7 104Z" class="k"/>',
  'favour-penance':
    '<path fill="#5b5148" d="M26 88Q24 58 40 46Q36 26 50 22Q64 26 60 46Q76 58 74 88Z" class="k"/><path fill="#0b061044" d="M52 22Q64 26 60 46Q76 58 74 88H56Q62 50 52 22Z"/><path fill="#d9aa85" d="M43 36Q50 30 57 36Q58 46 50 48Q42 46 43 36Z" class="k"/><path class="l" stroke="#3a2a1c" stroke-width="1.5" d="M45 40h4M51 40h4"/><path fill="#d9aa85" d="M44 62L50 52L56 62V74H44Z" class="k"/><path class="l" stroke="#1d1620" stroke-width="1.2" d="M50 54v20"/><path class="l" stroke="#e9bd4a" stroke-width="2" d="M40 74Q50 90 60 74" stroke-dasharray="1 3.5"/>',
  'favour-gang':
    '<g transform="translate(36 64) scale(1.35)"><path fill="#7a4aa3" d="M0-15Q8-15 8-6Q8-2 5 0Q13 3 13 16H-13Q-13 3-5 0Q-8-2-8-6Q-8-15 0-15Z" class="k"/><path fill="#0b061044" d="M1-15Q8-15 8-6Q8-2 5 0Q13 3 13 16H4Q10 0 1-15Z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M-10 13Q-10 5-4 1M-6-8Q-5-12-1-13" opacity=".5"/></g><g transform="translate(66 66) scale(1.35)"><path fill="#613786" d="M0-15Q8-15 8-6Q8-2 5 0Q13 3 13 16H-13Q-13 3-5 0Q-8-2-8-6Q-8-15 0-15Z" class="k"/><path fill="#0b061044" d="M1-15Q8-15 8-6Q8-2 5 0Q13 3 13 16H4Q10 0 1-15Z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M-10 13Q-10 5-4 1M-6-8Q-5-12-1-13" opacity=".5"/></g><path fill="#fffdf6" d="M27 54h18v5h-18z"/><ellipse fill="#1d1620" cx="32" cy="56.5" rx="1.6" ry="1.6"/><ellipse fill="#1d1620" cx="40" cy="56.5" rx="1.6" ry="1.6"/><path fill="#fffdf6" d="M57 56h18v5h-18z"/><ellipse fill="#1d1620" cx="62" cy="58.5" rx="1.6" ry="1.6"/><ellipse fill="#1d1620" cx="70" cy="58.5" rx="1.6" ry="1.6"/>',
  'favour-attribute':
    '<path fill="#2f2a26" d="M18 34H40V76L29 69L18 76Z" class="k"/><path fill="#fff" d="M26.8 41h4.4v6.8h6.8v4.4h-6.8v10.32h-4.4v-10.32h-6.8v-4.4h6.8z"/><path fill="#2c5f9e" d="M60 34H82V76L71 69L60 76Z" class="k"/><g transform="translate(71 51) scale(.58)"><path fill="#fff" d="M-13 7L-16-8L-7-1L0-12L7-1L16-8L13 7Z"/></g><path fill="#a8322f" d="M38 44H62V90L50 82L38 90Z" class="k"/><g transform="translate(50 62) scale(.62)"><path fill="#fff" d="M0-22l3 5V4h8v5H3l-1 11h-4l-1-11h-8V4h8v-21z"/></g>',
  'favour-clemency':
    '<g transform="translate(34 62) rotate(-10) scale(1.3)"><path fill="#fff7e2" d="M-13-17H7L13-11V17H-13Z" class="k"/><path fill="#e5d3ab" d="M7-17V-11H13Z" class="k"/><path class="l" stroke="#a08a5c" stroke-width="1.6" d="M-8-8H4M-8-3H8M-8 2H6"/><ellipse fill="#b3372f" cx="5" cy="10" rx="5" ry="5" class="k"/></g><g transform="translate(66 62)"><path fill="#e9dcc0" d="M-14 18V-4Q-14-12-10-12V-20Q-7-23-4-20V-24Q-1-27 2-24V-21Q5-24 8-21V-8Q12-14 16-10Q14 2 8 12V18Z" class="k"/><path class="l" stroke="#a98a5c" stroke-width="1.3" d="M-4-18v10M2-20v12"/><path fill="#a8322b" d="M-16 18H10V28H-16Z" class="k"/></g>',
  'favour-loan':
    '<g transform="translate(50 66) scale(1.2)"><path fill="#a9824a" d="M-19 24Q-24 2-7-6L-10-14Q0-18 10-14L7-6Q24 2 19 24Z" class="k"/><path fill="#0b061044" d="M2-6.500L7-6Q24 2 19 24H5Q12 6 2-6.500Z"/><path class="l" stroke="#5e4415" stroke-width="2.6" d="M-7-6Q0-3 7-6"/></g><ellipse fill="#e9bd4a" cx="50" cy="74" rx="9" ry="9" class="k"/><ellipse fill="none" cx="50" cy="74" rx="5.58" ry="5.58" stroke="#a87411" stroke-width="1.2"/><ellipse fill="#d7dce2" cx="28" cy="88" rx="7" ry="7" class="k"/><ellipse fill="none" cx="28" cy="88" rx="4.34" ry="4.34" stroke="#7a828b" stroke-width="1.2"/><ellipse fill="#d7dce2" cx="72" cy="88" rx="7" ry="7" class="k"/><ellipse fill="none" cx="72" cy="88" rx="4.34" ry="4.34" stroke="#7a828b" stroke-width="1.2"/><g transform="translate(76 46) rotate(12) scale(0.8)"><path fill="#fff7e2" d="M-13-17H7L13-11V17H-13Z" class="k"/><path fill="#e5d3ab" d="M7-17V-11H13Z" class="k"/><path class="l" stroke="#a08a5c" stroke-width="1.6" d="M-8-8H4M-8-3H8M-8 2H6"/><ellipse fill="#b3372f" cx="5" cy="10" rx="5" ry="5" class="k"/></g>',
  'favour-builders':
    '<path fill="#d9c29a" d="M22 90V58L50 36L78 58V90Z" class="k"/><path fill="#8a4436" d="M14 60L50 30L86 60L80 66L50 42L20 66Z" class="k"/><path fill="#1d1620" d="M43 90V70h14v20z"/><path class="l" stroke="#1d1620" stroke-width="5.4" d="M84 92L66 58"/><path class="l" stroke="#8a5a30" stroke-width="3" d="M84 92L66 58"/><g transform="rotate(-28 64 54)"><path fill="#8f9aa8" d="M54 48h20v11H54z" class="k"/></g>',
  'favour-parole':
    '<circle cx="50" cy="54" r="19" fill="none" stroke="#1d1620" stroke-width="9"/><circle cx="50" cy="54" r="19" fill="none" stroke="#8f9aa8" stroke-width="5.5"/><path fill="#f6ead0" d="M44 66h12v12H44z" class="k"/><g transform="translate(24 80)"><path d="M-8 4a8 6 0 1 1 16 0a8 6 0 1 1-16 0z" fill="none" stroke="#1d1620" stroke-width="5"/><path d="M-8 4a8 6 0 1 1 16 0a8 6 0 1 1-16 0z" fill="none" stroke="#8f9aa8" stroke-width="2.6"/></g><g transform="translate(50 84) scale(0.95)"><path fill="#fdf9ee" d="M0-15Q8-15 8-6Q8-2 5 0Q13 3 13 16H-13Q-13 3-5 0Q-8-2-8-6Q-8-15 0-15Z" class="k"/><path fill="#0b061044" d="M1-15Q8-15 8-6Q8-2 5 0Q13 3 13 16H4Q10 0 1-15Z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M-10 13Q-10 5-4 1M-6-8Q-5-12-1-13" opacity=".5"/></g><path class="l" stroke="#8f9aa8" stroke-width="3" d="M31 76l4-6"/><g transform="translate(74 84) scale(0.8)"><path fill="#fdf9ee" d="M0-15Q8-15 8-6Q8-2 5 0Q13 3 13 16H-13Q-13 3-5 0Q-8-2-8-6Q-8-15 0-15Z" class="k"/><path fill="#0b061044" d="M1-15Q8-15 8-6Q8-2 5 0Q13 3 13 16H4Q10 0 1-15Z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M-10 13Q-10 5-4 1M-6-8Q-5-12-1-13" opacity=".5"/></g><g transform="translate(27 84) scale(0.8)"><path fill="#fdf9ee" d="M0-15Q8-15 8-6Q8-2 5 0Q13 3 13 16H-13Q-13 3-5 0Q-8-2-8-6Q-8-15 0-15Z" class="k"/><path fill="#0b061044" d="M1-15Q8-15 8-6Q8-2 5 0Q13 3 13 16H4Q10 0 1-15Z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M-10 13Q-10 5-4 1M-6-8Q-5-12-1-13" opacity=".5"/></g>',
  'favour-stores':
    '<path fill="#b98a4a" d="M22 58H62V92H22Z" class="k"/><path class="l" stroke="#5b3a1c" stroke-width="2" d="M22 69H62M22 80H62M35 58V92M49 58V92"/><ellipse fill="#cf9140" cx="42" cy="52" rx="18" ry="9" class="k"/><path class="l" stroke="#fdeac2" stroke-width="2" d="M34 47l4 8M43 46l4 8"/><ellipse fill="#8a5a30" cx="74" cy="60" rx="12" ry="4" class="k"/><path fill="#8a5a30" d="M62 60Q58 76 62 90Q74 95 86 90Q90 76 86 60Q74 66 62 60Z" class="k"/><path class="l" stroke="#66717f" stroke-width="2.4" d="M61 70Q74 76 87 70M61 82Q74 88 87 82"/><path fill="#0b061044" d="M76 63Q82 62 86 60Q90 76 86 90Q80 93 76 93Z"/>',
  'favour-chapel':
    '<path fill="#e8ddc4" d="M22 92V60L40 46L58 60V92Z" class="k"/><path fill="#7a4b6b" d="M17 62L40 40L63 62L58 66L40 48L22 66Z" class="k"/><path fill="#e8ddc4" d="M58 92V46H80V92Z" class="k"/><path fill="#7a4b6b" d="M54 47L69 22L84 47Z" class="k"/><path class="l" stroke="#e9bd4a" stroke-width="2.6" d="M69 10v13M64.500 14.500h9"/><path fill="#1d1620" d="M34 92V78q6-8 12 0v14zM65 54h8v10h-8z"/><ellipse fill="#8fb4dc" cx="40" cy="66" rx="4.5" ry="4.5" class="k"/><path fill="#0b061044" d="M72 46H80V92H72Z"/>',
  common7:
    '<path fill="#33283d" d="M0 0H100V112H0Z"/><path fill="#43364f" d="M0 0H58Q30 40 34 112H0Z"/><path fill="#231b2b" d="M18 112Q10 58 32 28Q42 10 50 8T68 28Q90 58 82 112Z" class="k"/><path fill="#16101c" d="M32 70Q28 34 50 28Q72 34 68 70Q50 82 32 70Z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M20 104Q14 60 34 29Q42 15 49 10.5" opacity=".45"/><g transform="translate(50 52) scale(0.82)"><path fill="#fffdf6" d="M-26 0Q0-24 26 0Q0 24-26 0Z" class="k"/><path fill="#0b061044" d="M2-12.500Q14-11 26 0Q14 11.5 2 12Q12 0 2-12.500Z"/><ellipse fill="#7a4aa3" cx="0" cy="0" rx="9.5" ry="9.5" class="k"/><ellipse fill="#1d1620" cx="0" cy="0" rx="4.6" ry="4.6"/><ellipse fill="#fff" cx="-3" cy="-3.5" rx="2.4" ry="2.4"/></g>',
  'suspicion-tax-0': '<path class="l" stroke="#8f7fa2" stroke-width="4" d="M42 97h16"/>',
  'suspicion-tax-1':
    '<ellipse fill="#b3372f" cx="50" cy="95" rx="10.5" ry="10.5" class="k"/><ellipse fill="none" cx="50" cy="95" rx="7.14" ry="7.14" stroke="#f0c9b8" stroke-width="1.5"/><path class="l" stroke="#fff1e4" stroke-width="2" d="M46.22 92.06h7.56M50.0 92.06v6.930000000000001"/>',
  'suspicion-tax-2':
    '<ellipse fill="#b3372f" cx="38" cy="95" rx="10.5" ry="10.5" class="k"/><ellipse fill="none" cx="38" cy="95" rx="7.14" ry="7.14" stroke="#f0c9b8" stroke-width="1.5"/><path class="l" stroke="#fff1e4" stroke-width="2" d="M34.22 92.06h7.56M38.0 92.06v6.930000000000001"/><ellipse fill="#b3372f" cx="62" cy="95" rx="10.5" ry="10.5" class="k"/><ellipse fill="none" cx="62" cy="95" rx="7.14" ry="7.14" stroke="#f0c9b8" stroke-width="1.5"/><path class="l" stroke="#fff1e4" stroke-width="2" d="M58.22 92.06h7.56M62.0 92.06v6.930000000000001"/>',
  'debt-unpaid':
    '<path class="l" stroke="#8c7850" stroke-width="2.6" d="M20 22H62M20 33H78M20 44H72M20 55H56"/><g transform="translate(30 76)"><g transform="translate(0 4) scale(0.75)"><path fill="#8c4a2a" d="M-19 24Q-24 2-7-6L-10-14Q0-18 10-14L7-6Q24 2 19 24Z" class="k"/><path fill="#0b061044" d="M2-6.500L7-6Q24 2 19 24H5Q12 6 2-6.500Z"/><path class="l" stroke="#5e4415" stroke-width="2.6" d="M-7-6Q0-3 7-6"/></g><ellipse fill="#e9bd4a" cx="0" cy="12" rx="6.5" ry="6.5" class="k"/><ellipse fill="none" cx="0" cy="12" rx="4.03" ry="4.03" stroke="#a87411" stroke-width="1.2"/></g><path fill="#a8322b" d="M58 84L52 106L62 101L70 107L70 84Z" class="k"/><path fill="#a8322b" d="M88.6 81.5Q89.4 85.0 86.5 87.2Q83.6 89.4 82.0 92.6Q80.3 95.8 76.7 95.7Q73.1 95.5 69.8 96.9Q66.4 98.3 63.8 95.9Q61.1 93.4 57.7 92.3Q54.2 91.2 53.7 87.7Q53.3 84.1 51.3 81.0Q49.4 78.0 51.3 75.0Q53.3 71.9 53.7 68.3Q54.2 64.8 57.7 63.7Q61.1 62.6 63.8 60.1Q66.4 57.7 69.8 59.1Q73.1 60.5 76.7 60.3Q80.3 60.2 82.0 63.4Q83.6 66.6 86.5 68.8Q89.4 71.0 88.6 74.5Q87.8 78.0 88.6 81.5Z" class="k"/><ellipse fill="#c24f43" cx="68.1" cy="76.1" rx="15.58" ry="15.58"/><ellipse fill="none" cx="70" cy="78" rx="14.06" ry="14.06" stroke="#7d1f1a" stroke-width="1.5"/><text x="70" y="86" font-family="Alegreya Variable,Alegreya,serif" font-size="23" font-weight="800" text-anchor="middle" fill="#ffe9d8">−3</text><path class="l" stroke="#ffd9cc" stroke-width="1.8" d="M54.8 74.2Q58.6 63.75 68.1 61.85" opacity=".75"/>',
  'debt-paid':
    '<path fill="#e9e6d2" d="M8 6L40 4L46 12L54 5L92 6Q97 56 92 106L60 108L52 100L44 109L8 106Q3 56 8 6Z" class="k"/><path fill="#cfcdb2" d="M72 5.500L92 6Q97 56 92 106L74 107Q84 56 72 5.500Z"/><path class="l" stroke="#b3ad8c" stroke-width="2.6" d="M20 22H62M20 33H78M20 44H72M20 55H56"/><path class="l" stroke="#7c6f50" stroke-width="2" d="M16 18L84 60" opacity=".8"/>',
  'debt-paid2':
    '<ellipse fill="#3d7d47" cx="66" cy="78" rx="21" ry="21" class="k"/><ellipse fill="none" cx="66" cy="78" rx="16.5" ry="16.5" stroke="#dff0d0" stroke-width="1.5"/><path class="l" stroke="#f6ffe9" stroke-width="6.5" d="M56 79L63 86L77 70"/><text x="28" y="92" font-family="Alegreya Variable,Alegreya,serif" font-size="27" font-weight="800" text-anchor="middle" fill="#2f6b39">+1</text>',
  'back-paladin':
    '<path fill="#274a78" d="M0 0H100V112H0Z"/><path class="l" stroke="#2f5a90" stroke-width="1.4" d="M14 0L-42 112M-42 0L14 112"/><path class="l" stroke="#2f5a90" stroke-width="1.4" d="M42 0L-14 112M-14 0L42 112"/><path class="l" stroke="#2f5a90" stroke-width="1.4" d="M70 0L14 112M14 0L70 112"/><path class="l" stroke="#2f5a90" stroke-width="1.4" d="M98 0L42 112M42 0L98 112"/><path class="l" stroke="#2f5a90" stroke-width="1.4" d="M126 0L70 112M70 0L126 112"/><path class="l" stroke="#2f5a90" stroke-width="1.4" d="M154 0L98 112M98 0L154 112"/>',
  common8: '<path d="M6 6H94V106H6Z" fill="none" stroke="#e9bd4a" stroke-width="1.6" opacity=".7"/>',
  'back-paladin2': '<ellipse fill="#274a78" cx="50" cy="56" rx="30" ry="30" class="k"/>',
  common9: '<ellipse fill="none" cx="50" cy="56" rx="26" ry="26" stroke="#e9bd4a" stroke-width="1.6"/>',
  'back-paladin3':
    '<g transform="translate(50 56) scale(.52)"><g transform="translate(-50 -46)"><path fill="#cfd6de" d="M32 27Q50 20 68 27L69.500 58Q63 73 50 76Q37 73 30.5 58Z" class="k"/><path fill="#0b061044" d="M52 23.5Q61 24 68 27L69.500 58Q63 73 50 76Q58 62 52 24Z"/><path fill="#e9bd4a" d="M31.500 40.500Q50 36 68.5 40.500L69 51.500Q50 48 31 51.500Z" class="k"/><path fill="#e9bd4a" d="M47.500 23.4h5V75.300Q50 76 47.5 75.300Z" class="k"/><path fill="#1d1620" d="M34.500 43.6Q41 43 47.5 44.4V48Q41 47.8 34.5 48.4Z"/><path fill="#1d1620" d="M65.500 43.6Q59 43 52.5 44.4V48Q59 47.8 65.5 48.4Z"/><ellipse fill="#1d1620" cx="56" cy="58" rx="1.1" ry="1.1"/><ellipse fill="#1d1620" cx="60" cy="57" rx="1.1" ry="1.1"/><ellipse fill="#1d1620" cx="56" cy="63" rx="1.1" ry="1.1"/><ellipse fill="#1d1620" cx="60" cy="62" rx="1.1" ry="1.1"/><ellipse fill="#1d1620" cx="40" cy="57" rx="1.1" ry="1.1"/><ellipse fill="#1d1620" cx="44" cy="58" rx="1.1" ry="1.1"/><ellipse fill="#1d1620" cx="40" cy="62" rx="1.1" ry="1.1"/><ellipse fill="#1d1620" cx="44" cy="63" rx="1.1" ry="1.1"/><path class="l" stroke="#fff" stroke-width="1.8" d="M33.500 29L32 57Q35 65 41 70" opacity=".75"/></g></g>',
  'back-townsfolk':
    '<path fill="#4f7a3c" d="M0 0H100V112H0Z"/><path class="l" stroke="#5c8a47" stroke-width="1.4" d="M14 0L-42 112M-42 0L14 112"/><path class="l" stroke="#5c8a47" stroke-width="1.4" d="M42 0L-14 112M-14 0L42 112"/><path class="l" stroke="#5c8a47" stroke-width="1.4" d="M70 0L14 112M14 0L70 112"/><path class="l" stroke="#5c8a47" stroke-width="1.4" d="M98 0L42 112M42 0L98 112"/><path class="l" stroke="#5c8a47" stroke-width="1.4" d="M126 0L70 112M70 0L126 112"/><path class="l" stroke="#5c8a47" stroke-width="1.4" d="M154 0L98 112M98 0L154 112"/>',
  'back-townsfolk2': '<ellipse fill="#4f7a3c" cx="50" cy="56" rx="30" ry="30" class="k"/>',
  'back-townsfolk3':
    '<g transform="translate(50 58) scale(1.2)"><path fill="#f2e7cf" d="M0-15Q8-15 8-6Q8-2 5 0Q13 3 13 16H-13Q-13 3-5 0Q-8-2-8-6Q-8-15 0-15Z" class="k"/><path fill="#0b061044" d="M1-15Q8-15 8-6Q8-2 5 0Q13 3 13 16H4Q10 0 1-15Z"/><path class="l" stroke="#fff" stroke-width="1.5" d="M-10 13Q-10 5-4 1M-6-8Q-5-12-1-13" opacity=".5"/></g>',
  'back-outsider':
    '<path fill="#6a4a3a" d="M0 0H100V112H0Z"/><path class="l" stroke="#7b5848" stroke-width="1.4" d="M14 0L-42 112M-42 0L14 112"/><path class="l" stroke="#7b5848" stroke-width="1.4" d="M42 0L-14 112M-14 0L42 112"/><path class="l" stroke="#7b5848" stroke-width="1.4" d="M70 0L14 112M14 0L70 112"/><path class="l" stroke="#7b5848" stroke-width="1.4" d="M98 0L42 112M42 0L98 112"/><path class="l" stroke="#7b5848" stroke-width="1.4" d="M126 0L70 112M70 0L126 112"/><path class="l" stroke="#7b5848" stroke-width="1.4" d="M154 0L98 112M98 0L154 112"/>',
  'back-outsider2': '<ellipse fill="#6a4a3a" cx="50" cy="56" rx="30" ry="30" class="k"/>',
  'back-outsider3':
    '<g transform="translate(50 57) scale(.62)"><path class="l" stroke="#e9bd4a" stroke-width="6" d="M-22-20L20 22M22-20L-20 22"/><path class="l" stroke="#e9bd4a" stroke-width="4" d="M-24 8l14 14M24 8l-14 14"/></g>',
  'back-tavern':
    '<path fill="#7d4f22" d="M0 0H100V112H0Z"/><path class="l" stroke="#8d5d2c" stroke-width="1.4" d="M14 0L-42 112M-42 0L14 112"/><path class="l" stroke="#8d5d2c" stroke-width="1.4" d="M42 0L-14 112M-14 0L42 112"/><path class="l" stroke="#8d5d2c" stroke-width="1.4" d="M70 0L14 112M14 0L70 112"/><path class="l" stroke="#8d5d2c" stroke-width="1.4" d="M98 0L42 112M42 0L98 112"/><path class="l" stroke="#8d5d2c" stroke-width="1.4" d="M126 0L70 112M70 0L126 112"/><path class="l" stroke="#8d5d2c" stroke-width="1.4" d="M154 0L98 112M98 0L154 112"/>',
  'back-tavern2': '<ellipse fill="#7d4f22" cx="50" cy="56" rx="30" ry="30" class="k"/>',
  'back-tavern3':
    '<g transform="translate(50 56)"><path fill="#e9c98a" d="M-13-12H9V18H-13Z" class="k"/><path class="l" stroke="#e9c98a" stroke-width="4" d="M9-4h8v14h-8"/><path fill="#fffaf0" d="M-16-12Q-14-20-6-17Q0-22 6-17Q13-18 12-10Q0-6-16-12Z" class="k"/></g>',
  'back-suspicion':
    '<path fill="#3b3044" d="M0 0H100V112H0Z"/><path class="l" stroke="#483b53" stroke-width="1.4" d="M14 0L-42 112M-42 0L14 112"/><path class="l" stroke="#483b53" stroke-width="1.4" d="M42 0L-14 112M-14 0L42 112"/><path class="l" stroke="#483b53" stroke-width="1.4" d="M70 0L14 112M14 0L70 112"/><path class="l" stroke="#483b53" stroke-width="1.4" d="M98 0L42 112M42 0L98 112"/><path class="l" stroke="#483b53" stroke-width="1.4" d="M126 0L70 112M70 0L126 112"/><path class="l" stroke="#483b53" stroke-width="1.4" d="M154 0L98 112M98 0L154 112"/>',
  'back-suspicion2': '<ellipse fill="#3b3044" cx="50" cy="56" rx="30" ry="30" class="k"/>',
  'back-suspicion3':
    '<g transform="translate(50 56) scale(0.72)"><path fill="#fffdf6" d="M-26 0Q0-24 26 0Q0 24-26 0Z" class="k"/><path fill="#0b061044" d="M2-12.500Q14-11 26 0Q14 11.5 2 12Q12 0 2-12.500Z"/><ellipse fill="#7a4aa3" cx="0" cy="0" rx="9.5" ry="9.5" class="k"/><ellipse fill="#1d1620" cx="0" cy="0" rx="4.6" ry="4.6"/><ellipse fill="#fff" cx="-3" cy="-3.5" rx="2.4" ry="2.4"/></g>',
  'back-wall':
    '<path fill="#6f6656" d="M0 0H100V112H0Z"/><path class="l" stroke="#7d7463" stroke-width="1.4" d="M14 0L-42 112M-42 0L14 112"/><path class="l" stroke="#7d7463" stroke-width="1.4" d="M42 0L-14 112M-14 0L42 112"/><path class="l" stroke="#7d7463" stroke-width="1.4" d="M70 0L14 112M14 0L70 112"/><path class="l" stroke="#7d7463" stroke-width="1.4" d="M98 0L42 112M42 0L98 112"/><path class="l" stroke="#7d7463" stroke-width="1.4" d="M126 0L70 112M70 0L126 112"/><path class="l" stroke="#7d7463" stroke-width="1.4" d="M154 0L98 112M98 0L154 112"/>',
  'back-wall2': '<ellipse fill="#6f6656" cx="50" cy="56" rx="30" ry="30" class="k"/>',
  'back-wall3':
    '<g transform="translate(50 56) scale(.9)"><path fill="#e6dcc4" d="M-19-12h8v5h5v-5h12v5h5v-5h8V16H-19Z"/></g>',
  'back-king':
    '<path fill="#8c2a2a" d="M0 0H100V112H0Z"/><path class="l" stroke="#9c3834" stroke-width="1.4" d="M14 0L-42 112M-42 0L14 112"/><path class="l" stroke="#9c3834" stroke-width="1.4" d="M42 0L-14 112M-14 0L42 112"/><path class="l" stroke="#9c3834" stroke-width="1.4" d="M70 0L14 112M14 0L70 112"/><path class="l" stroke="#9c3834" stroke-width="1.4" d="M98 0L42 112M42 0L98 112"/><path class="l" stroke="#9c3834" stroke-width="1.4" d="M126 0L70 112M70 0L126 112"/><path class="l" stroke="#9c3834" stroke-width="1.4" d="M154 0L98 112M98 0L154 112"/>',
  'back-king2': '<ellipse fill="#8c2a2a" cx="50" cy="56" rx="30" ry="30" class="k"/>',
  'back-king3':
    '<g transform="translate(50 57)"><path fill="#e9bd4a" d="M-13 7L-16-8L-7-1L0-12L7-1L16-8L13 7Z" class="k"/></g>',
};

/** What each is made of, from the back to the front. */
export const figures: Record<string, string> = {
  'order-commission': 'common common2 common3 order-commission common4',
  'order-fortify': 'common common2 common3 order-fortify common4',
  'order-garrison': 'common common2 common3 order-garrison common4',
  'order-absolve': 'common common2 common3 order-absolve common4',
  'order-attack': 'common common2 common3 order-attack common4',
  'order-convert': 'common common2 common3 order-convert common4',
  'favour-recruit': 'common common2 common5 favour-recruit common6',
  'favour-penance': 'common common2 common5 favour-penance common6',
  'favour-gang': 'common common2 common5 favour-gang common6',
  'favour-attribute': 'common common2 common5 favour-attribute common6',
  'favour-clemency': 'common common2 common5 favour-clemency common6',
  'favour-loan': 'common common2 common5 favour-loan common6',
  'favour-builders': 'common common2 common5 favour-builders common6',
  'favour-parole': 'common common2 common5 favour-parole common6',
  'favour-stores': 'common common2 common5 favour-stores common6',
  'favour-chapel': 'common common2 common5 favour-chapel common6',
  'suspicion-tax-0': 'common7 suspicion-tax-0',
  'suspicion-tax-1': 'common7 suspicion-tax-1',
  'suspicion-tax-2': 'common7 suspicion-tax-2',
  'debt-unpaid': 'common common2 debt-unpaid',
  'debt-paid': 'debt-paid common2 debt-paid2',
  'back-paladin': 'back-paladin common8 back-paladin2 common9 back-paladin3',
  'back-townsfolk': 'back-townsfolk common8 back-townsfolk2 common9 back-townsfolk3',
  'back-outsider': 'back-outsider common8 back-outsider2 common9 back-outsider3',
  'back-tavern': 'back-tavern common8 back-tavern2 common9 back-tavern3',
  'back-suspicion': 'back-suspicion common8 back-suspicion2 common9 back-suspicion3',
  'back-wall': 'back-wall common8 back-wall2 common9 back-wall3',
  'back-king': 'back-king common8 back-king2 common9 back-king3',
};
