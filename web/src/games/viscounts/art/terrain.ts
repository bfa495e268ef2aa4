/** Where small things of the ground lie in each segment: distance from the middle, degrees from its axis, size. */
export const scatter: Record<string, readonly (readonly [number, number, number])[]> = {
  '5-6': [
    [289, 3.1, 1.11],
    [197, -32.5, 1.28],
    [285, -2.4, 1.12],
    [240, -32.7, 0.84],
    [191, -28.4, 0.95],
    [177, -21.8, 1.24],
    [287, -11.5, 1.32],
    [222, -25.4, 0.87],
    [288, -9.1, 0.9],
    [202, -30.4, 1.15],
    [236, 31.9, 1.4],
    [209, 30.4, 1.16],
    [222, -27.5, 1.25],
    [176, 27.9, 0.89],
  ],
  '3-4': [
    [179, -20.5, 0.87],
    [194, -27.7, 1],
    [171, -29.0, 1],
    [214, -29.3, 1],
    [281, 32.2, 1],
  ],
  '9-10': [
    [231, 29.3, 1.35],
    [282, 17.8, 0.86],
    [293, 15.4, 0.99],
    [231, -23.8, 1.15],
    [247, 3.3, 0.96],
    [291, -32.1, 0.98],
    [184, -25.6, 0.99],
    [231, -26.3, 0.82],
    [200, -26.8, 0.87],
    [223, 28.2, 1.0],
  ],
  '1-2': [
    [284, 17.6, 1.13],
    [187, -25.9, 1.12],
    [241, 6.8, 1.35],
    [243, 4.1, 1.17],
    [286, -5.9, 1.23],
    [247, 2.1, 0.85],
    [285, -32.5, 0.84],
    [241, 8.7, 1.0],
    [215, 32.5, 1.0],
  ],
  '7-8': [
    [187, -22.4, 0.82],
    [289, 17.1, 1.29],
    [192, -23.2, 1.36],
    [293, -7.9, 0.88],
    [283, -1.3, 1.0],
    [237, -29.7, 1.14],
    [293, 9.6, 0.99],
    [204, 32.3, 0.87],
    [209, -26.4, 1.09],
  ],
};

/** And the larger landmarks, the same in every segment. */
export const landmarks: readonly (readonly [number, number, number])[] = [
  [222, 34.5, 0.9],
  [228, -36, 0.8],
  [186, 35.5, 0.62],
  [283, 0, 0.62],
  [284, -13, 0.52],
  [285, 14, 0.5],
];

/** What the landmarks of a segment look like: paths and circles with the classes of the ground. */
export const landmark: Record<string, string> = {
  '5-6':
    '<path d="M-9 8L-3-8L3 8z" class="tr a"/><path d="M1 9L8-11L15 9z" class="tr"/><path d="M-16 10L-10-4L-4 10z" class="tr"/>',
  '3-4':
    '<path d="M-12 6q6-6 12 0t12 0M-8-2q5-5 10 0t10 0" class="wv"/><path d="M-4-6v-13l10 11z" class="sail"/><path d="M-9-4h18l-4 5h-11z" class="hull"/>',
  '9-10':
    '<path d="M-14 8L-9-8H12L15 8z" class="field"/><path d="M-11 5L-7-6M-5 7L-3-7M1 7L1-7M7 7L6-7M12 6L10-6" class="row"/>',
  '1-2':
    '<path d="M-14 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M6.500 5a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0" class="tr"/><circle cx="5" cy="-3" r="8" class="tr a"/>',
  '7-8': '<path d="M-16 9L-4-11L2-2L7-7L17 9z" class="hl"/><path d="M-8-4L-4-11L0-5L-3-3z" class="snow"/>',
};

/** And the small ones. */
export const small: Record<string, string> = {
  '5-6': '<path d="M0-9L6 4H-6zM0-3L7 8H-7z" class="tree"/>',
  '3-4': '<path d="M0 0q4-4 8 0t8 0" class="wave"/>',
  '9-10': '<path d="M-11-5h22M-11 0h22M-11 5h22" class="furrow"/>',
  '1-2': '<circle r="5.500" class="tree2"/><path d="M0 3v5" class="stem"/>',
  '7-8': '<path d="M-11 6L-2-8L3-1L6-4L13 6z" class="rock"/>',
};
