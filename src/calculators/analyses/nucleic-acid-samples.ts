import { DILUTION_OF_SAMPLES, PATH_LENGTH } from '#src/calculators/families/sampleFields.ts';
import { DECIMAL_MARK, tableField } from '#src/calculators/families/statisticsFields.ts';
import { statisticText } from '#src/calculators/families/statisticsNumbers.ts';
import { statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { name } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import type { Draft } from '#src/engine/kit/fields.ts';
import { counted } from '#src/engine/kit/format.ts';
import { cellText } from '#src/engine/kit/onDemand/presentationText.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals, numeral, power } from '#src/engine/kit/writing.ts';
import type nucleicAcidSamples from '#workers/formulas/nucleic-acid-samples.ts';
import type { NucleicAcidSamplesInput, NucleicAcidSamplesResult } from '#workers/formulas/nucleic-acid-samples.ts';

type Key = ResultKey<NucleicAcidSamplesResult>;
type Box = Draft<NucleicAcidSamplesInput>;

const UNREAD = 'Not read, or not above A320.';
const NO_LENGTH = 'Needs the length.';

export default defineAnalysis<typeof nucleicAcidSamples>()({
  formula: 'nucleic-acid-samples',
  action: 'Calculate all samples',
  fields: {
    data: tableField<Box>({
      label: 'Absorbances',
      hint: 'A line for each sample: name, A260, A280, A230, A320. Leave out at the end, or blank, what was not read.',
      placeholder: 'prep 1\t0.412\t0.221\t0.190\t0.005',
    }),
    decimalMark: DECIMAL_MARK,
    nucleicAcid: {
      kind: 'choice',
      label: 'Nucleic acid',
      look: 'radios',
      options: [
        { value: 'dsDNA', label: 'dsDNA' },
        { value: 'ssDNA', label: 'ssDNA' },
        { value: 'RNA', label: 'RNA' },
      ],
      initial: 'dsDNA',
    },
    dilutionFactor: { ...DILUTION_OF_SAMPLES, min: 1 },
    pathLength: { ...PATH_LENGTH, hint: 'Blank is 1. Drop instruments mostly print absorbances as of 1 cm.' },
    length: {
      kind: 'number',
      label: 'Length',
      hint: 'Base pairs or nucleotides, for nM and copies.',
      optional: true,
      ...measuredIn('sequenceLength', 'bp or nt', 'kb'),
      min: 0,
      step: 100,
    },
  },
  example: {
    data: 'sample\tA260\tA280\tA230\tA320\nprep 1\t0.412\t0.221\t0.190\t0.005\nprep 2\t0.365\t0.214\t0.310\t0.004\nprep 3\t0.228',
    decimalMark: 'point',
    nucleicAcid: 'dsDNA',
    dilutionFactor: '20',
    pathLength: '1',
    length: '3000',
  },
  sources: ['beerLambert', 'sambrookRussell2001', 'nucleicAcidUnitMasses', 'siBrochure2019'],
  outputs: {
    samples: {
      kind: 'rows',
      label: 'Samples',
      of: ({ row }) => row.name,
      row: {
        name: name('Sample'),
        concentration: statistic('Concentration', { columnUnit: 'ng/µL' }),
        ratio280: ratio('A260/A280'),
        ratio230: ratio('A260/A230'),
        molarity: statistic('Molarity', { columnUnit: 'nM', missing: NO_LENGTH }),
        copiesPerMicroliter: {
          kind: 'number',
          label: 'Copies',
          columnUnit: 'per µL',
          written: power(3),
          missingNote: NO_LENGTH,
        },
      },
    },
    molarMass: statistic('Molar mass', {
      unit: 'g/mol',
      note: 'Of a chain of average composition and that length.',
      missing: NO_LENGTH,
    }),
  },
  present,
});

function ratio(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, written: decimals(2), missingNote: UNREAD };
}

function present({ samples }: NucleicAcidSamplesResult, _: unknown, figure: FigureOf<Key>): Presentation<Key> {
  const label = `Concentration of ${samples[0]?.name ?? 'the sample'}`;
  const headline = figure('samples.0.concentration', {
    label,
    unit: 'ng/µL',
    written: (value) => numeral(statisticText(value, 5)),
  });
  return {
    headline,
    status: `${label}: ${cellText(headline)}; ${counted(samples.length, 'sample', 'samples')}.`,
    blocks: [
      {
        kind: 'table',
        title: 'Samples',
        columns: [
          { label: 'Sample' },
          { label: 'ng/µL', numeric: true },
          { label: 'A260/A280', numeric: true },
          { label: 'A260/A230', numeric: true },
          { label: 'nM', numeric: true },
          { label: 'Copies/µL', numeric: true },
        ],
        note: 'Pure DNA has an A260/A280 of about 1.8, pure RNA of about 2.0. Protein lowers it; phenol, guanidine salts and carbohydrates lower A260/A230.',
        rows: samples.map((_, at) => {
          const concentration = figure(`samples.${at}.concentration`);
          return [
            figure(`samples.${at}.name`),
            // The headline has the first one.
            at === 0 ? concentration.text : concentration,
            ...(['ratio280', 'ratio230', 'molarity', 'copiesPerMicroliter'] as const).map((key) =>
              figure(`samples.${at}.${key}`),
            ),
          ];
        }),
      },
      { kind: 'facts', figures: [figure('molarMass')] },
    ],
    working: [],
  };
}
