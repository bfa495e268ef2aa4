/* eslint max-len: off -- drawings have long lines */
/** Workers, pieces and signs of this board as symbols: id, box, drawing. Colours come from where they are used. */
export const symbols: [string, string, string][] = [
  [
    'w-labourer',
    '0 0 24 28',
    '<path d="M12 3.2C8.700 3.2 7 5.4 6.8 8L3.200 9v1.900l4 .5c.3 1.6 1 2.9 2.1 3.7C5.600 16.2 4 18.6 4 22v5h16v-5c0-3.4-1.6-5.8-5.3-6.9 1.1-.8 1.8-2.1 2.1-3.7l4-.5V9l-3.6-1C17 5.4 15.3 3.2 12 3.2z" fill="var(--wc)" stroke="var(--ws)" stroke-width="1.3" stroke-linejoin="round"/>',
  ],
  [
    'w-scout',
    '0 0 24 28',
    '<path d="M12 .5C9 3.5 6.3 7.6 6.3 11.2c0 1.7.7 3 1.8 3.9C5 16.5 3 19.5 3 27h18c0-7.5-2-10.5-5.1-11.9 1.1-.9 1.8-2.2 1.8-3.9C17.700 7.6 15 3.5 12 .5z" fill="var(--wc)" stroke="var(--ws)" stroke-width="1.3" stroke-linejoin="round"/><path d="M8.500 23.5L12 19l3.500 4.5" fill="none" stroke="var(--wg)" stroke-width="2" stroke-linecap="round"/>',
  ],
  [
    'w-merchant',
    '0 0 24 28',
    '<path d="M12 4c-4.5 0-7.7 1-7.7 3.1 0 1 .9 1.7 2.4 2.2 0 2.8 1 4.9 2.6 5.9C5 16.3 2.5 19 2.5 22.5c0 3 1.2 4.5 3 4.5h13c1.800 0 3-1.5 3-4.5 0-3.5-2.5-6.2-6.8-7.3 1.6-1 2.6-3.1 2.6-5.9 1.5-.5 2.4-1.2 2.4-2.2C19.700 5 16.5 4 12 4z" fill="var(--wc)" stroke="var(--ws)" stroke-width="1.3" stroke-linejoin="round"/><path d="M12 18.7a2.900 2.9 0 1 1 0 5.8a2.900 2.9 0 1 1 0-5.8z" fill="none" stroke="var(--wg)" stroke-width="2" stroke-linecap="round"/>',
  ],
  [
    'w-fighter',
    '0 0 24 28',
    '<path d="M10.900 .6h2.200v2.200c3 .5 4.9 2.6 4.9 5.9v5.100h-2.4v1.300c3 .6 6.4 1.7 6.4 5.4V27H2v-6.5c0-3.7 3.4-4.8 6.4-5.4v-1.3H6V8.700c0-3.3 1.9-5.4 4.9-5.9z" fill="var(--wc)" stroke="var(--ws)" stroke-width="1.3" stroke-linejoin="round"/><path d="M8.600 18.3l6.800 6.2M15.400 18.3l-6.8 6.2" fill="none" stroke="var(--wg)" stroke-width="2" stroke-linecap="round"/>',
  ],
  [
    'w-cleric',
    '0 0 24 28',
    '<path d="M12 .8c2.800 2.2 4.7 4.7 4.7 7.7 0 2.5-.9 4.9-2.3 6.2 3.6 1 5.6 4.3 5.6 12.3H4c0-8 2-11.3 5.6-12.3C8.200 13.4 7.3 11 7.3 8.5c0-3 1.9-5.5 4.7-7.7z" fill="var(--wc)" stroke="var(--ws)" stroke-width="1.3" stroke-linejoin="round"/><path d="M12 17.5v7.500M9 20h6" fill="none" stroke="var(--wg)" stroke-width="2" stroke-linecap="round"/>',
  ],
  [
    'w-criminal',
    '0 0 24 28',
    '<path d="M12 2C7.600 2 5.3 5.3 5.3 9.3c0 2.6.8 4.6 2.3 5.8L3 18.5 5.5 21 3.5 27h17l-2-6 2.5-2.5-4.6-3.4c1.500-1.2 2.3-3.2 2.3-5.8C18.700 5.3 16.4 2 12 2z" fill="var(--wc)" stroke="var(--ws)" stroke-width="1.3" stroke-linejoin="round"/><path d="M7.500 8.2h9v2.300h-9z" fill="var(--wg)" stroke="none"/><path d="M8.600 9.3h2M13.400 9.3h2" stroke="var(--wc)" stroke-width="1.3" fill="none"/><path d="M12 17.2l1.400 3.1 3.1 1.4-3.1 1.4L12 26.2l-1.4-3.1-3.1-1.4 3.1-1.4z" fill="var(--wg)" stroke="none" stroke-width="2" stroke-linecap="round"/>',
  ],
  [
    'w-any',
    '0 0 24 28',
    '<path d="M12 2.5a5.300 5.3 0 0 1 2.9 9.7C18.500 13.5 20 17 20 21v6H4v-6c0-4 1.5-7.5 5.1-8.8A5.300 5.3 0 0 1 12 2.5z" fill="var(--wc)" stroke="var(--ws)" stroke-width="1.3" stroke-linejoin="round"/>',
  ],
  [
    'p-monk',
    '0 0 24 28',
    '<path d="M12 1.5c3.400 0 5.6 2.8 5.6 6.4 0 2-.6 3.6-1.7 4.8 3.1 1.7 4.6 5.8 4.6 14.3h-17c0-8.5 1.5-12.6 4.6-14.3C7 11.5 6.4 9.9 6.4 7.9c0-3.6 2.2-6.4 5.6-6.4z" fill="var(--pc)" stroke="var(--ps)" stroke-width="1.3" stroke-linejoin="round"/>',
  ],
  [
    'p-outpost',
    '0 0 24 28',
    '<path d="M4 2h4v3h2.500V2h3v3H16V2h4v8l-2 1.5V22l3 2.5V27H3v-2.5L6 22V11.500L4 10z" fill="var(--pc)" stroke="var(--ps)" stroke-width="1.3" stroke-linejoin="round"/>',
  ],
  [
    'p-jar',
    '0 0 24 28',
    '<path d="M8.500 2h7v2.800l-1.2.8v2.200c3.400 1.3 5.7 4.6 5.7 8.7 0 5-3 8.5-4.5 10.5h-7C7 25 4 21.5 4 16.5c0-4.1 2.3-7.4 5.7-8.7V5.600l-1.2-.8z" fill="var(--pc)" stroke="var(--ps)" stroke-width="1.3" stroke-linejoin="round"/>',
  ],
  [
    'p-workshop',
    '0 0 24 28',
    '<path d="M12 3l10 8.5h-2.5V26h-15V11.500H2z" fill="var(--pc)" stroke="var(--ps)" stroke-width="1.3" stroke-linejoin="round"/>',
  ],
  [
    'p-wall',
    '0 0 24 28',
    '<path d="M3 6h4v4h3V6h4v4h3V6h4v21H3z" fill="var(--pc)" stroke="var(--ps)" stroke-width="1.3" stroke-linejoin="round"/>',
  ],
  [
    'i-silver',
    '0 0 20 20',
    '<circle cx="10" cy="10" r="8.7" fill="#d5d8dc" stroke="#6f767e" stroke-width="1.4"/><circle cx="10" cy="10" r="5.7" fill="none" stroke="#8e959d" stroke-width="1.1"/><path d="M10 6.6v6.800M7.600 8.2h4.800" stroke="#6f767e" stroke-width="1.4"/>',
  ],
  [
    'i-tax',
    '0 0 20 20',
    '<circle cx="10" cy="10" r="8.7" fill="#b3372f" stroke="#6d1d18" stroke-width="1.4"/><circle cx="10" cy="10" r="5.7" fill="none" stroke="#f0c9b8" stroke-width="1.2"/><path d="M7.300 7.6h5.400M10 7.6v5.600" stroke="#fff1e4" stroke-width="1.7"/>',
  ],
  [
    'i-prov',
    '0 0 20 20',
    '<path d="M1.300 11.8C1.300 7 5.3 4 10 4s8.700 3 8.7 7.8c0 2.7-1.8 4.2-4 4.2H5.300c-2.2 0-4-1.5-4-4.2z" fill="#cf9140" stroke="#6e430f" stroke-width="1.4"/><path d="M5.600 7.2l1.700 4.3M9.500 6.2l1.700 4.7M13.600 6.9l1.300 3.7" stroke="#fdeac2" stroke-width="1.7" stroke-linecap="round" fill="none"/>',
  ],
  [
    'i-debt',
    '0 0 20 20',
    '<path d="M3.500 1.5h10l3.500 3.5v13.500h-13.5z" fill="#f7e9c9" stroke="#5d4a30" stroke-width="1.4" stroke-linejoin="round"/><path d="M6 6h6M6 9h8" stroke="#8c7850" stroke-width="1.4"/><circle cx="11.5" cy="13.8" r="3.7" fill="#b3372f" stroke="#6d1d18" stroke-width="1"/>',
  ],
  [
    'i-eye',
    '0 0 20 20',
    '<path d="M.8 10C3.600 5.3 6.7 3.3 10 3.3s6.400 2 9.2 6.7c-2.8 4.7-5.9 6.7-9.2 6.7S3.600 14.7.8 10z" fill="#fffdf6" stroke="var(--eyec)" stroke-width="1.7"/><circle cx="10" cy="10" r="4" fill="var(--eyec)"/><circle cx="11.3" cy="8.7" r="1.3" fill="#fff"/>',
  ],
  [
    'i-errand',
    '0 0 20 20',
    '<path d="M2 10h11M8.500 4.5L14 10l-5.5 5.5M17.500 3v14" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  [
    'i-vp',
    '0 0 20 22',
    '<path d="M2 1.5h16v9c0 5-4 8-8 10C6 18.5 2 15.5 2 10.5z" fill="var(--gold)" stroke="#7c5a00" stroke-width="1.2"/>',
  ],
  [
    'i-flag',
    '0 0 22 26',
    '<path d="M2 1h18v23.500l-9-5-9 5z" fill="var(--fc)" stroke="var(--fs)" stroke-width="1.3" stroke-linejoin="round"/>',
  ],
  [
    'e-faith',
    '0 0 20 20',
    '<path d="M8.300 2h3.400v4.300H16v3.400h-4.3V18H8.300V9.700H4V6.300h4.300z" fill="currentColor"/>',
  ],
  [
    'e-strength',
    '0 0 20 20',
    '<path d="M10 .8l1.900 3v8.300h3.400v2.200h-3.4l-.5 4.5H8.600l-.5-4.5H4.700v-2.2h3.400V3.800z" fill="currentColor"/>',
  ],
  [
    'e-influence',
    '0 0 20 20',
    '<path d="M2.500 16.5h15v-2.2h-15zM2 6l3.600 3L10 3l4.400 6L18 6l-1.3 7H3.300z" fill="currentColor"/>',
  ],
  [
    'x-slash',
    '0 0 20 20',
    '<path d="M3 17L17 3" stroke="var(--card)" stroke-width="4.5"/><path d="M3 17L17 3" stroke="var(--bad)" stroke-width="2.3"/>',
  ],
  [
    'x-check',
    '0 0 20 20',
    '<circle cx="10" cy="10" r="9" fill="var(--good)" stroke="var(--card)" stroke-width="1.5"/><path d="M5.500 10.5l3 3 6-6.5" fill="none" stroke="var(--card)" stroke-width="2.4"/>',
  ],
  [
    'x-plus',
    '0 0 20 20',
    '<circle cx="10" cy="10" r="9" fill="var(--good)" stroke="var(--card)" stroke-width="1.5"/><path d="M10 5.5v9M5.500 10h9" stroke="var(--card)" stroke-width="2.4"/>',
  ],
  [
    'x-no',
    '0 0 20 20',
    '<circle cx="10" cy="10" r="9" fill="var(--bad)" stroke="var(--card)" stroke-width="1.5"/><path d="M6.500 6.5l7 7M13.500 6.5l-7 7" stroke="var(--card)" stroke-width="2.4"/>',
  ],
];
