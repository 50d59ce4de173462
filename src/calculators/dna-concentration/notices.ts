import { fixed } from '#src/kit/format.ts';
import type { NoticeBlock } from '#src/kit/presentation.ts';
import type { DnaConcentrationInput, DnaConcentrationResult } from '#workers/formulas/dna-concentration.ts';
import { PURE_RATIOS } from '#workers/reference/nucleicAcidMasses.ts';

/** Approximate limit of a cuvette's linear range. */
const LINEAR_LIMIT = 1.5;
/** A ratio this far below that of a pure preparation gets a notice. */
const TOLERANCE = 0.1;

/** Returns notices on how reliable the readings make the result. */
export function noticesOn(
  { purity260280 }: DnaConcentrationResult,
  { a260, nucleicAcid }: DnaConcentrationInput,
): readonly NoticeBlock[] {
  const pure = PURE_RATIOS[nucleicAcid];
  return [
    ...(a260 > LINEAR_LIMIT
      ? [
          {
            kind: 'notice',
            tone: 'caution',
            title: 'A260 above 1.5',
            text: 'A cuvette reads in proportion up to an absorbance of about 1.5. Dilute the sample and read again, unless your instrument has already scaled a short path to 1 cm.',
          } as const,
        ]
      : []),
    ...(pure !== null && purity260280 !== null && purity260280 < pure - TOLERANCE
      ? [
          {
            kind: 'notice',
            tone: 'caution',
            title: 'Low A260/A280',
            text: `Pure ${nucleicAcid} reads about ${fixed(pure, 1)}. Something else absorbs at 280 nm, such as protein or phenol, and may add to A260 as well.`,
          } as const,
        ]
      : []),
  ];
}
