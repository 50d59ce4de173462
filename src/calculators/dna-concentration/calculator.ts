import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed } from '#src/engine/kit/format.ts';
import { legible, legibly } from '#src/engine/kit/onDemand/hiddenDigits.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals, plain } from '#src/engine/kit/writing.ts';
import type dnaConcentration from '#workers/formulas/dna-concentration.ts';
import type { DnaConcentrationInput, DnaConcentrationResult } from '#workers/formulas/dna-concentration.ts';
import { PURE_RATIOS } from '#workers/reference/nucleicAcidMasses.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<DnaConcentrationResult>;

export default defineCalculator<typeof dnaConcentration>()({
  formula: 'dna-concentration',
  fixed: {},
  fields: {
    a260: {
      kind: 'number',
      label: 'A260',
      hint: 'Absorbance at 260 nm as read.',
      min: 0,
      step: 0.05,
    },
    nucleicAcid: {
      kind: 'choice',
      label: 'Nucleic acid',
      look: 'menu',
      options: [
        { value: 'dsDNA', label: 'dsDNA, 50 µg/mL per A' },
        { value: 'ssDNA', label: 'ssDNA, 33 µg/mL per A' },
        { value: 'RNA', label: 'RNA, 40 µg/mL per A' },
      ],
      initial: 'dsDNA',
    },
    a280: {
      kind: 'number',
      label: 'A280',
      hint: 'For the purity ratio.',
      optional: true,
      min: 0,
      step: 0.05,
    },
    a320: {
      kind: 'number',
      label: 'A320',
      hint: 'Background, taken off both readings; blank counts as 0.',
      optional: true,
      min: 0,
      step: 0.01,
    },
    dilutionFactor: {
      kind: 'number',
      label: 'Dilution factor',
      readsAs: 'dilution',
      hint: 'How many times the sample was diluted.',
      min: 1,
      initial: 1,
      optional: true,
    },
    pathLength: {
      kind: 'number',
      label: 'Path length',
      hint: '1 if scaled to 1 cm.',
      ...measuredIn('length', 'cm', 'mm'),
      min: 0,
      step: 0.1,
      initial: 1,
      optional: true,
    },
    volume: {
      kind: 'number',
      label: 'Sample volume',
      hint: 'Of the undiluted sample, for the total amount.',
      ...measuredIn('volume', 'µL', 'mL'),
      optional: true,
      min: 0,
      step: 10,
    },
  },
  example: {
    a260: '0.65',
    nucleicAcid: 'dsDNA',
    a280: '0.37',
    a320: '0.02',
    dilutionFactor: '10',
    pathLength: '1',
    volume: '50',
  },
  errorStyle: 'inline',
  outputs: {
    concentration: {
      kind: 'number',
      label: ({ input }) => `Concentration of ${input.nucleicAcid}`,
      unit: 'ng/µL',
      written: legibly(decimals(2)),
      note: 'The same number in µg/mL; of the undiluted sample.',
    },
    purity260280: {
      kind: 'number',
      label: 'A260/A280',
      written: decimals(2),
      note: ({ input: { nucleicAcid } }) => {
        const pure = PURE_RATIOS[nucleicAcid];
        return pure === null ? undefined : `Pure ${nucleicAcid} reads about ${fixed(pure, 1)}.`;
      },
      missing: ({ input }) => (input.a280 === undefined ? 'needs A280' : 'not defined'),
      missingNote: ({ input }) => (input.a280 === undefined ? undefined : 'A280 does not rise above the background.'),
    },
    totalAmount: {
      kind: 'number',
      label: 'Total amount',
      unit: 'µg',
      written: legibly(decimals(2)),
      missing: 'needs sample volume',
    },
    netAbsorbance: { kind: 'number', label: 'A260 without background', written: decimals(3) },
    factor: { kind: 'number', label: 'Concentration at an absorbance of 1 in 1 cm', unit: 'µg/mL', written: plain },
  },
  present,
  evidence: 'law',
  sources: ['sambrookRussell2001', 'beerLambert'],
});

function present(
  result: DnaConcentrationResult,
  input: DnaConcentrationInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  return {
    headline: figure('concentration'),
    status: `Concentration ${legible(result.concentration, 2)} ng/µL.`,
    blocks: [
      ...noticesOn(result, input),
      { kind: 'facts', figures: [figure('purity260280'), figure('totalAmount'), figure('netAbsorbance')] },
    ],
    working: workingOf(result, input, figure),
  };
}

/** Approximate limit of a cuvette's linear range. */
const LINEAR_LIMIT = 1.5;
/** A ratio this far below that of a pure preparation gets a notice. */
const TOLERANCE = 0.1;

/** Returns notices on how reliable the readings make the result. */
function noticesOn(
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
