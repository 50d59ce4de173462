/**
 * Limits of the search for open reading frames: choices of this site, shown by the page and enforced by the formula.
 */

/** Letters. Longer strands are searched for open reading frames on request only. */
export const SHORT_STRAND = 5_000_000;

/** Codons, the stop not counted: the minimum length that can be requested. */
export const LEAST_CODONS = 10;

/** Codons, the stop not counted: the default minimum length; in longer strands the lowest one allowed. */
export const USUAL_LEAST_CODONS = 100;
