import { statistic, statisticText } from '#src/families/statisticsNumbers.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { counted, exponent, fixed, significant } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { Figure, NoticeBlock, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type copyStandards from '#workers/formulas/copy-standards.ts';
import type { CopyStandardsInput, CopyStandardsResult } from '#workers/formulas/copy-standards.ts';

type Key = ResultKey<CopyStandardsResult>;

/** Fewer copies than this in a reaction scatter by chance by more than 30 %. */
const FEW = 10;

export default defineAnalysis<typeof copyStandards>()({
  formula: 'copy-standards',
  action: 'Plan the dilutions',
  fields: {
    molecule: {
      kind: 'choice',
      label: 'Molecule',
      look: 'radios',
      options: [
        { value: 'dsdna', label: 'dsDNA' },
        { value: 'ssdna', label: 'ssDNA' },
        { value: 'rna', label: 'RNA' },
      ],
      initial: 'dsdna',
    },
    length: {
      kind: 'number',
      label: 'Length',
      hint: 'Of the whole molecule: of a plasmid with its insert.',
      ...measuredIn('sequenceLength', 'bp or nt', 'kb'),
      min: 0,
      step: 100,
    },
    stockConcentration: { kind: 'number', label: 'Stock', unit: 'ng/µL', min: 0, step: 1 },
    highest: {
      kind: 'number',
      label: 'Highest standard',
      hint: 'Exponents such as 1e7 are read.',
      unit: 'copies/µL',
      min: 0,
      placeholder: '1e7',
    },
    factor: { kind: 'number', label: 'Fold from standard to standard', min: 1, initial: 10, readsAs: 'dilution' },
    points: { kind: 'number', label: 'Standards', hint: 'From 1 to 12.', isExact: true, min: 1, max: 12, initial: 7 },
    volumePerTube: {
      kind: 'number',
      label: 'Volume to keep of each',
      ...measuredIn('volume', 'µL', 'mL'),
      min: 0,
      step: 10,
      initial: 90,
    },
    smallestVolume: {
      kind: 'number',
      label: 'Smallest volume you pipette',
      hint: 'Blank: 2 µL.',
      ...measuredIn('volume', 'µL', 'mL'),
      optional: true,
      min: 0,
      step: 0.5,
    },
    templateVolume: {
      kind: 'number',
      label: 'Template in each reaction',
      hint: 'Blank: 1 µL.',
      ...measuredIn('volume', 'µL', 'mL'),
      optional: true,
      min: 0,
      step: 1,
    },
  },
  example: {
    molecule: 'dsdna',
    length: '3200',
    stockConcentration: '85',
    highest: '1e7',
    factor: '10',
    points: '7',
    volumePerTube: '90',
    smallestVolume: '2',
    templateVolume: '2',
  },
  sources: ['siBrochure2019', 'nucleicAcidUnitMasses'],
  present,
});

function present(result: CopyStandardsResult, input: CopyStandardsInput): Presentation<Key> {
  const { stockCopies, copiesPerNanogram, molarMass, fold, tubes } = result;
  const text = exponent(stockCopies, 3);
  const large = (field: Key, label: string, value: number, unit: string): Figure<Key> => ({
    field,
    label,
    value,
    text: exponent(value, 3),
    unit,
  });
  return {
    headline: {
      field: 'stockCopies',
      label: 'Copies in the stock',
      value: stockCopies,
      text,
      unit: 'copies/µL',
      note: `${statisticText(fold, 4)}-fold above the highest standard.`,
    },
    status: `The stock has ${text} copies/µL; ${counted(tubes.length, 'tube', 'tubes')}.`,
    blocks: [
      ...notices(result, input),
      {
        kind: 'table',
        title: 'Dilutions',
        columns: [
          { label: 'Tube' },
          { label: 'Take (µL)', numeric: true },
          { label: 'Diluent (µL)', numeric: true },
          { label: 'Copies/µL', numeric: true },
          { label: 'Copies a reaction', numeric: true },
          { label: 'Spread by chance (%)', numeric: true },
        ],
        note: 'Each from the tube before, the first from the stock; mix well. The spread is 100/√n of n copies: no pipette can do better.',
        rows: tubes.map(({ name, transfer, diluent, copiesPerMicroliter, copiesPerReaction, spread }, at) => [
          { field: `tubes.${at}.name`, label: 'Tube', value: name, text: name },
          { field: `tubes.${at}.transfer`, label: `Take, ${name}`, value: transfer, text: significant(transfer, 3) },
          { field: `tubes.${at}.diluent`, label: `Diluent, ${name}`, value: diluent, text: significant(diluent, 4) },
          {
            field: `tubes.${at}.copiesPerMicroliter`,
            label: `Copies/µL, ${name}`,
            value: copiesPerMicroliter,
            text: exponent(copiesPerMicroliter, 2),
          },
          {
            field: `tubes.${at}.copiesPerReaction`,
            label: `Copies a reaction, ${name}`,
            value: copiesPerReaction,
            text: exponent(copiesPerReaction, 2),
          },
          { field: `tubes.${at}.spread`, label: `Spread, ${name}`, value: spread, text: fixed(spread, 2) },
        ]),
      },
      {
        kind: 'facts',
        figures: [
          large('copiesPerNanogram', 'Copies in 1 ng', copiesPerNanogram, 'copies'),
          statistic('molarMass', 'Molar mass', molarMass, { unit: 'g/mol' }),
          statistic('fold', 'Fold from stock to highest standard', fold),
        ],
      },
    ],
    working: [
      {
        label: 'Copies in the stock',
        formula: 'ng/µL × 10⁻⁹ × 6.02214076·10²³ ÷ molar mass',
        substituted: `${input.stockConcentration} × 10⁻⁹ × 6.02214076·10²³ ÷ ${statisticText(molarMass)}`,
        value: `${text} copies/µL`,
      },
    ],
  };
}

function notices(
  { tubes, predilutions }: CopyStandardsResult,
  { smallestVolume }: CopyStandardsInput,
): readonly NoticeBlock[] {
  const few = tubes.filter(({ copiesPerReaction }) => copiesPerReaction < FEW).map(({ name }) => name);
  return [
    ...(predilutions > 0
      ? [
          {
            kind: 'notice',
            tone: 'neutral',
            text: `The first transfer would be below ${smallestVolume} µL: ${counted(predilutions, 'predilution stands', 'predilutions stand')} before it.`,
          } as const,
        ]
      : []),
    ...(few.length > 0
      ? [
          {
            kind: 'notice',
            tone: 'caution',
            text: `Fewer than ${FEW} copies in a reaction: ${few.join(', ')}. Some wells will hold none, by chance alone.`,
          } as const,
        ]
      : []),
  ];
}
