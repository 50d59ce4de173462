import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import { legible, withHiddenDigits } from '#src/kit/onDemand/hiddenDigits.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { Figure, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type dnaConcentration from '#workers/formulas/dna-concentration.ts';
import type { DnaConcentrationInput, DnaConcentrationResult } from '#workers/formulas/dna-concentration.ts';
import { PURE_RATIOS } from '#workers/reference/nucleicAcidMasses.ts';
import { absorbanceChart } from './chart.ts';
import { noticesOn } from './notices.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<DnaConcentrationResult>;

export default defineCalculator<typeof dnaConcentration>()({
  formula: 'dna-concentration',
  fixed: {},
  fields: {
    a260: {
      kind: 'number',
      label: 'A260',
      hint: 'Absorbance at 260 nm as read, 0 or more.',
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
      hint: 'How many times the sample was diluted, 1 or more.',
      min: 1,
      initial: 1,
      optional: true,
    },
    pathLength: {
      kind: 'number',
      label: 'Path length',
      hint: 'Above 0; 1 cm if the instrument scales to 1 cm.',
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
  present,
  sources: ['sambrookRussell2001', 'beerLambert'],
});

function present(result: DnaConcentrationResult, input: DnaConcentrationInput): Presentation<Key> {
  const { concentration, netAbsorbance, totalAmount } = result;
  return {
    headline: withHiddenDigits({
      field: 'concentration',
      label: `Concentration of ${input.nucleicAcid}`,
      value: concentration,
      text: fixed(concentration, 2),
      unit: 'ng/µL',
      note: 'The same number in µg/mL; of the undiluted sample.',
    }),
    status: `Concentration ${legible(concentration, 2)} ng/µL.`,
    blocks: [
      ...noticesOn(result, input),
      {
        kind: 'facts',
        figures: [
          purity(result, input),
          withHiddenDigits({
            field: 'totalAmount',
            label: 'Total amount',
            value: totalAmount,
            ...(totalAmount === null ? { text: 'needs sample volume' } : { text: fixed(totalAmount, 2), unit: 'µg' }),
          }),
          {
            field: 'netAbsorbance',
            label: 'A260 without background',
            value: netAbsorbance,
            text: fixed(netAbsorbance, 3),
          },
        ],
      },
      ...absorbanceChart(result),
    ],
    working: workingOf(result, input),
  };
}

function purity({ purity260280 }: DnaConcentrationResult, { a280, nucleicAcid }: DnaConcentrationInput): Figure<Key> {
  const figure = { field: 'purity260280', label: 'A260/A280', value: purity260280 } as const;
  if (a280 === undefined) return { ...figure, text: 'needs A280' };
  if (purity260280 === null)
    return { ...figure, text: 'not defined', note: 'A280 does not rise above the background.' };
  const pure = PURE_RATIOS[nucleicAcid];
  return {
    ...figure,
    text: fixed(purity260280, 2),
    ...(pure === null ? {} : { note: `Pure ${nucleicAcid} reads about ${fixed(pure, 1)}.` }),
  };
}
