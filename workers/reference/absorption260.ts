/**
 * Molar absorption coefficients of single strands at 260 nm in water, in thousands per mol/L and cm: of nucleotides, and of
 * two neighbors from 5′ to 3′. Sources: `cantor1970` for DNA, `puglisiTinoco1989` for RNA.
 */
export const ABSORPTION_260 = Object.freeze({
  DNA: {
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
  },
  RNA: {
    single: { A: 15.4, C: 7.2, G: 11.5, U: 9.9 },
    pairs: {
      AA: 27.4,
      AC: 21.0,
      AG: 25.0,
      AU: 24.0,
      CA: 21.0,
      CC: 14.2,
      CG: 17.8,
      CU: 16.2,
      GA: 25.2,
      GC: 17.4,
      GG: 21.6,
      GU: 21.2,
      UA: 24.6,
      UC: 17.2,
      UG: 20.0,
      UU: 19.6,
    },
  },
} as const);
