/**
 * What is out of sight comes into sight: a board turns to it (`reveal`), a stage moves to it (it hears the
 * event), the board scrolls to it.
 */
export const BRING = 'bringintosight';
