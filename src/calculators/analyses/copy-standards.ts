import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { statisticText } from '#src/calculators/families/statisticsNumbers.ts';
import { statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { counted } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals, digits, power } from '#src/engine/kit/writing.ts';
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
    points: { kind: 'number', label: 'Standards', isExact: true, min: 1, max: 12, initial: 7 },
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
  outputs: {
    stockCopies: {
      kind: 'number',
      label: 'Copies in the stock',
      unit: 'copies/µL',
      written: power(3),
      note: ({ result }) => `${statisticText(result.fold, 4)}-fold above the highest standard.`,
    },
    copiesPerNanogram: { kind: 'number', label: 'Copies in 1 ng', unit: 'copies', written: power(3) },
    molarMass: statistic('Molar mass', { unit: 'g/mol' }),
    fold: statistic('Fold from stock to highest standard'),
    tubes: {
      kind: 'rows',
      label: 'Dilutions',
      of: ({ row }) => row.name,
      row: {
        name: { kind: 'words', label: 'Tube' },
        copiesPerMicroliter: { kind: 'number', label: 'Copies/µL', written: power(2) },
        transfer: { kind: 'number', label: 'Take', columnUnit: 'µL', written: digits(3) },
        diluent: { kind: 'number', label: 'Diluent', columnUnit: 'µL', written: digits(4) },
        copiesPerReaction: { kind: 'number', label: 'Copies a reaction', written: power(2) },
        spread: { kind: 'number', label: 'Spread', columnUnit: '%', written: decimals(2) },
      },
    },
    predilutions: count('Tubes before the highest standard'),
  },
  present,
});

function present(result: CopyStandardsResult, input: CopyStandardsInput, figure: FigureOf<Key>): Presentation<Key> {
  const { tubes } = result;
  const headline = figure('stockCopies');
  const { text } = headline;
  return {
    headline,
    status: `The stock has ${text} copies/µL; ${counted(tubes.length, 'tube', 'tubes')}.`,
    blocks: [
      ...notices(result, input),
      rowsTable(figure, {
        title: 'Dilutions',
        list: 'tubes',
        rows: tubes.length,
        columns: [
          'name',
          'transfer',
          'diluent',
          'copiesPerMicroliter',
          'copiesPerReaction',
          ['spread', 'Spread by chance (%)'],
        ],
        note: 'Each from the tube before, the first from the stock; mix well. The spread is 100/√n of n copies: no pipette can do better.',
      }),
      { kind: 'facts', figures: [figure('copiesPerNanogram'), figure('molarMass'), figure('fold')] },
    ],
    working: [
      {
        label: 'Copies in the stock',
        formula: 'ng/µL × 10⁻⁹ × 6.02214076·10²³ ÷ molar mass',
        substituted: `${input.stockConcentration} × 10⁻⁹ × 6.02214076·10²³ ÷ ${figure('molarMass').text}`,
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
  return cautionNotices([
    [
      predilutions > 0,
      `The first transfer would be below ${smallestVolume} µL: ${counted(predilutions, 'predilution stands', 'predilutions stand')} before it.`,
      'neutral',
    ],
    [
      few.length > 0,
      `Fewer than ${FEW} copies in a reaction: ${few.join(', ')}. Some wells will hold none, by chance alone.`,
    ],
  ]);
}
