/* eslint max-len: off -- drawings have long lines */
/**
 * The 24 taverns: twelve devices on two kinds of boards.
 */
export const parts: Record<string, string> = {
  '01': '<defs><linearGradient id="@tv1" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv1)"/>',
  common:
    '<path fill="#5b3a1c" d="M0 0H9V112H0Z"/><path fill="#5b3a1c66" d="M9 0L34 0L9 30Z"/><path class="l" stroke="#1d1620" stroke-width="5.5" d="M6 18H84"/><path class="l" stroke="#3b3a40" stroke-width="3" d="M6 18H84M9 38Q22 36 26 18"/><path class="l" stroke="#3b3a40" stroke-width="2.4" d="M84 18q6-1 5-6t-6-3"/><path class="l" stroke="#1d1620" stroke-width="2.4" d="M36 18V36M72 18V36"/>',
  common2: '<path fill="#8a5a30" d="M24 36H84V82Q54 98 24 82Z" class="k"/>',
  common3: '<path fill="#7a2b2b" d="M28 40H80V79Q54 93 28 79Z"/>',
  common4:
    '<path fill="#ffffff1e" d="M28 40H54V90Q40 88 28 79Z"/><path fill="#0b061033" d="M66 40H81V80Q76 86 66 89Z"/>',
  common5:
    '<g transform="translate(54 64) scale(1.12)"><path fill="#f2e7cf" d="M-10-14H8V14H-10Z" class="k"/><path class="l" stroke="#f2e7cf" stroke-width="4" d="M8-6h7v13h-7"/><path fill="#fffaf0" d="M-13-14Q-11-21-4-18Q2-23 7-17Q13-17 11-11Q0-8-13-14Z" class="k"/></g>',
  common6: '<path class="l" stroke="#fff" stroke-width="1.6" d="M25.500 38V80" opacity=".6"/>',
  '02': '<defs><linearGradient id="@tv2" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv2)"/>',
  common7: '<path fill="#274a78" d="M28 40H80V79Q54 93 28 79Z"/>',
  common8:
    '<g transform="translate(54 64) scale(1.12)"><path fill="#e9bd4a" d="M0.0 -18.0L4.4 -6.1L17.1 -5.6L7.1 2.3L10.6 14.6L0.0 7.5L-10.6 14.6L-7.1 2.3L-17.1 -5.6L-4.4 -6.1Z" class="k"/></g>',
  '03': '<defs><linearGradient id="@tv3" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv3)"/>',
  common9: '<path fill="#31593a" d="M28 40H80V79Q54 93 28 79Z"/>',
  common10:
    '<g transform="translate(54 64) scale(1.12)"><path fill="#f4efdf" d="M5-17A17 17 0 1 0 14 10A14 14 0 1 1 5-17Z" class="k"/></g>',
  '04': '<defs><linearGradient id="@tv4" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv4)"/>',
  common11: '<path fill="#5a3a1e" d="M28 40H80V79Q54 93 28 79Z"/>',
  common12:
    '<g transform="translate(54 64) scale(1.12)"><path fill="#e9bd4a" d="M0.0 -19.0L3.7 -11.4L11.2 -15.4L9.7 -7.1L18.1 -5.9L12.0 -0.0L18.1 5.9L9.7 7.1L11.2 15.4L3.7 11.4L0.0 19.0L-3.7 11.4L-11.2 15.4L-9.7 7.1L-18.1 5.9L-12.0 0.0L-18.1 -5.9L-9.7 -7.1L-11.2 -15.4L-3.7 -11.4Z" class="k"/><ellipse fill="#fff0b8" cx="0" cy="0" rx="8" ry="8" class="k"/></g>',
  '05': '<defs><linearGradient id="@tv5" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv5)"/>',
  common13: '<path fill="#4b3563" d="M28 40H80V79Q54 93 28 79Z"/>',
  common14:
    '<g transform="translate(54 64) scale(1.12)"><g transform="translate(0 -2) rotate(0) scale(1)"><path fill="none" stroke="#1d1620" stroke-width="6.5" d="M0-5V18M0 11h7M0 17h9"/><circle cx="0" cy="-11" r="6" fill="none" stroke="#1d1620" stroke-width="6.5"/><path fill="none" stroke="#e9bd4a" stroke-width="4" d="M0-5V18M0 11h6.500M0 17h8.500"/><circle cx="0" cy="-11" r="6" fill="none" stroke="#e9bd4a" stroke-width="4"/></g></g>',
  '06': '<defs><linearGradient id="@tv6" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv6)"/>',
  common15: '<path fill="#8a5a12" d="M28 40H80V79Q54 93 28 79Z"/>',
  common16:
    '<g transform="translate(54 64) scale(1.12)"><path fill="#c9d8e6" d="M-18 0Q-4-14 10 0L18-8V8L10 0Q-4 14-18 0Z" class="k"/><ellipse fill="#1d1620" cx="-10" cy="-1.5" rx="1.7" ry="1.7"/></g>',
  '07': '<defs><linearGradient id="@tv7" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv7)"/>',
  common17:
    '<g transform="translate(54 64) scale(1.12)"><ellipse fill="#8d5bb0" cx="-8" cy="-6" rx="5.2" ry="5.2" class="k"/><ellipse fill="#8d5bb0" cx="0" cy="-6" rx="5.2" ry="5.2" class="k"/><ellipse fill="#8d5bb0" cx="8" cy="-6" rx="5.2" ry="5.2" class="k"/><ellipse fill="#8d5bb0" cx="-4" cy="2" rx="5.2" ry="5.2" class="k"/><ellipse fill="#8d5bb0" cx="4" cy="2" rx="5.2" ry="5.2" class="k"/><ellipse fill="#8d5bb0" cx="0" cy="10" rx="5.2" ry="5.2" class="k"/><path fill="#7fa04f" d="M0-10Q4-20 14-17Q10-9 0-10Z" class="k"/></g>',
  '08': '<defs><linearGradient id="@tv8" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv8)"/>',
  common18:
    '<g transform="translate(54 64) scale(1.12)"><path fill="#e9bd4a" d="M0-18Q11-16 11 2L16 10H-16L-11 2Q-11-16 0-18Z" class="k"/><ellipse fill="#e9bd4a" cx="0" cy="13" rx="4" ry="4" class="k"/></g>',
  '09': '<defs><linearGradient id="@tv9" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv9)"/>',
  common19:
    '<g transform="translate(54 64) scale(1.12)"><path d="M-9 13V-2A9 9.5 0 0 1 9-2V13" fill="none" stroke="#1d1620" stroke-width="9.5"/><path d="M-9 13V-2A9 9.5 0 0 1 9-2V13" fill="none" stroke="#c9ced6" stroke-width="6.5"/></g>',
  '10': '<defs><linearGradient id="@tv10" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv10)"/>',
  common20:
    '<g transform="translate(54 64) scale(1.12)"><g transform="rotate(0)"><ellipse fill="#c9384a" cx="0" cy="-9" rx="7" ry="8" class="k"/></g><g transform="rotate(72)"><ellipse fill="#c9384a" cx="0" cy="-9" rx="7" ry="8" class="k"/></g><g transform="rotate(144)"><ellipse fill="#c9384a" cx="0" cy="-9" rx="7" ry="8" class="k"/></g><g transform="rotate(216)"><ellipse fill="#c9384a" cx="0" cy="-9" rx="7" ry="8" class="k"/></g><g transform="rotate(288)"><ellipse fill="#c9384a" cx="0" cy="-9" rx="7" ry="8" class="k"/></g><ellipse fill="#e9bd4a" cx="0" cy="0" rx="5.5" ry="5.5" class="k"/></g>',
  '11': '<defs><linearGradient id="@tv11" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv11)"/>',
  common21:
    '<g transform="translate(54 64) scale(1.12)"><path fill="#e6dcc4" d="M-15 10L-12-6L-18-18L-8-10L0-12L8-10L18-18L12-6L15 10L6 16H-6Z" class="k"/><ellipse fill="#1d1620" cx="-5" cy="-1" rx="1.8" ry="1.8"/><ellipse fill="#1d1620" cx="5" cy="-1" rx="1.8" ry="1.8"/><path fill="#b98a6a" d="M-5 8h10v5h-10z" class="k"/></g>',
  '12': '<defs><linearGradient id="@tv12" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv12)"/>',
  common22:
    '<g transform="translate(54 64) scale(1.12)"><path class="l" stroke="#1d1620" stroke-width="7" d="M0-12V16M-14 4Q-12 16 0 16T14 4M-7-6H7"/><path class="l" stroke="#dfe5ec" stroke-width="4" d="M0-12V16M-14 4Q-12 16 0 16T14 4M-7-6H7"/><circle cx="0" cy="-15" r="4" fill="none" stroke="#dfe5ec" stroke-width="3"/></g>',
  '13': '<defs><linearGradient id="@tv13" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv13)"/>',
  common23: '<path fill="#8a5a30" d="M22 36H86V66Q84 88 54 98Q24 88 22 66Z" class="k"/>',
  common24: '<path fill="#5a3a1e" d="M26.500 40.500H81.500V66Q79 84 54 93Q29 84 26.5 66Z"/>',
  '14': '<defs><linearGradient id="@tv14" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv14)"/>',
  common25: '<path fill="#4b3563" d="M26.500 40.500H81.500V66Q79 84 54 93Q29 84 26.5 66Z"/>',
  '15': '<defs><linearGradient id="@tv15" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv15)"/>',
  common26: '<path fill="#8a5a12" d="M26.500 40.500H81.500V66Q79 84 54 93Q29 84 26.5 66Z"/>',
  '16': '<defs><linearGradient id="@tv16" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv16)"/>',
  common27: '<path fill="#7a2b2b" d="M26.500 40.500H81.500V66Q79 84 54 93Q29 84 26.5 66Z"/>',
  '17': '<defs><linearGradient id="@tv17" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv17)"/>',
  common28: '<path fill="#274a78" d="M26.500 40.500H81.500V66Q79 84 54 93Q29 84 26.5 66Z"/>',
  '18': '<defs><linearGradient id="@tv18" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv18)"/>',
  common29: '<path fill="#31593a" d="M26.500 40.500H81.500V66Q79 84 54 93Q29 84 26.5 66Z"/>',
  '19': '<defs><linearGradient id="@tv19" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv19)"/>',
  '20': '<defs><linearGradient id="@tv20" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv20)"/>',
  '21': '<defs><linearGradient id="@tv21" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv21)"/>',
  '22': '<defs><linearGradient id="@tv22" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv22)"/>',
  '23': '<defs><linearGradient id="@tv23" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv23)"/>',
  '24': '<defs><linearGradient id="@tv24" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b98a"/><stop offset="1" stop-color="#7c5630"/></linearGradient></defs><path d="M0 0H100V112H0Z" fill="url(#@tv24)"/>',
};

/** What each is made of, from the back to the front. */
export const figures: Record<string, string> = {
  'tavern-01': '01 common common2 common3 common4 common5 common6',
  'tavern-02': '02 common common2 common7 common4 common8 common6',
  'tavern-03': '03 common common2 common9 common4 common10 common6',
  'tavern-04': '04 common common2 common11 common4 common12 common6',
  'tavern-05': '05 common common2 common13 common4 common14 common6',
  'tavern-06': '06 common common2 common15 common4 common16 common6',
  'tavern-07': '07 common common2 common3 common4 common17 common6',
  'tavern-08': '08 common common2 common7 common4 common18 common6',
  'tavern-09': '09 common common2 common9 common4 common19 common6',
  'tavern-10': '10 common common2 common11 common4 common20 common6',
  'tavern-11': '11 common common2 common13 common4 common21 common6',
  'tavern-12': '12 common common2 common15 common4 common22 common6',
  'tavern-13': '13 common common23 common24 common4 common5 common6',
  'tavern-14': '14 common common23 common25 common4 common8 common6',
  'tavern-15': '15 common common23 common26 common4 common10 common6',
  'tavern-16': '16 common common23 common27 common4 common12 common6',
  'tavern-17': '17 common common23 common28 common4 common14 common6',
  'tavern-18': '18 common common23 common29 common4 common16 common6',
  'tavern-19': '19 common common23 common24 common4 common17 common6',
  'tavern-20': '20 common common23 common25 common4 common18 common6',
  'tavern-21': '21 common common23 common26 common4 common19 common6',
  'tavern-22': '22 common common23 common27 common4 common20 common6',
  'tavern-23': '23 common common23 common28 common4 common21 common6',
  'tavern-24': '24 common common23 common29 common4 common22 common6',
};
