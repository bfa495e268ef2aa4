/** A few symbols for the gallery. */
import type { Symbols } from '../kit/symbols.ts';

export const ART: Symbols = {
  ink: {
    box: '0 0 24 24',
    body: '<path fill="#2c3f78" stroke="#fffaf0" d="M9 3h6v4c4 2 6 5 6 8c0 4-3 6-9 6s-9-2-9-6c0-3 2-6 6-8z"/>',
  },
  flip: {
    box: '0 0 24 24',
    body:
      '<linearGradient id="gallery-flip"><stop stop-color="#2a2119"/><stop offset="1" stop-color="#a8322f"/>' +
      '</linearGradient><path fill="url(#gallery-flip)" d="M5 2h14v20H5z"/>',
  },
  coin: {
    box: '0 0 24 24',
    body: '<circle cx="12" cy="12" r="10" fill="#c9c4b8" stroke="#7d7768" stroke-width="2"/>',
  },
  seal: { box: '0 0 24 24', body: '<path fill="currentColor" d="M12 1l11 11l-11 11L1 12z"/>' },
};
