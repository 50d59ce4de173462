/**
 * By how much less two strands of DNA absorb at 260 nm when they pair: the share that a duplex of A·T pairs alone, and one of G·C pairs alone,
 * would lose. Source: `tataurov2008`.
 */
export const HYPOCHROMICITY_260 = Object.freeze({ AT: 0.287, GC: 0.059 } as const);
