/** Limits of the search for open reading frames: choices of this site, which the page tells and the formula keeps. */

/** Letters. In longer strands open reading frames are looked for on request only. */
export const SHORT_STRAND = 5_000_000;

/** Codons, the stop not counted: no shorter frame can be asked for. */
export const LEAST_CODONS = 10;

/** Codons, the stop not counted: what is asked for unless the visitor says otherwise; in longer strands the least. */
export const USUAL_LEAST_CODONS = 100;
