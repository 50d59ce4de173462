/**
 * Molar absorption coefficients of single-stranded DNA at 260 nm in water, in thousands per mol/L and cm: of nucleotides, and of
 * two neighbors from 5′ to 3′. Source: `cantor1970`.
 */
export const ABSORPTION_260 = Object.freeze({
  single: { A: 15.4, C: 7.4, G: 11.5, T: 8.7 },
  pairs: {
    AA: 27.4,
    AC: 21.2,
    AG: 25.0,
    AT: 22.8,
    CA: 21.2,
    CC: 14.6,
    CG: 18.0,
    CT: 15.2,
    GA: 25.2,
    GC: 17.6,
    GG: 21.6,
    GT: 20.0,
    TA: 23.4,
    TC: 16.2,
    TG: 19.0,
    TT: 16.8,
  },
} as const);
