/** A board less wide than this, in pixels, is a phone's. */
export const PHONE = 760;
