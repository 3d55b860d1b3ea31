/** Letters that are written from the right. */
const FROM_THE_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** A name that runs the other way keeps to itself: sums and arrows beside it stay in their order. */
export const isolated = (name: string): string => (FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name);
