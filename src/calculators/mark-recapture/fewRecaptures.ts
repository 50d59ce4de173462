/** Fewer recaptures give a biased or very uncertain estimate, which a notice says. */
export const FEW_RECAPTURES = 7;
