/** Fewer recaptures give a biased or very uncertain estimate, which a notice says. */
export const FEW_RECAPTURES = 7;
/** Why an upper limit is missing. */
export const NO_LIMIT = 'The data give no upper limit.';
