import { DECIMAL_MARK, tableField } from '#src/families/statisticsFields.ts';
import { nameFigure, statistic, statisticText } from '#src/families/statisticsNumbers.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import type { Draft } from '#src/kit/fields.ts';
import { counted, exponent, fixed } from '#src/kit/format.ts';
import { cellText } from '#src/kit/onDemand/presentationText.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { Figure, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type nucleicAcidSamples from '#workers/formulas/nucleic-acid-samples.ts';
import type { NucleicAcidSamplesInput, NucleicAcidSamplesResult } from '#workers/formulas/nucleic-acid-samples.ts';

type Key = ResultKey<NucleicAcidSamplesResult>;
type Box = Draft<NucleicAcidSamplesInput>;

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
    dilutionFactor: {
      kind: 'number',
      label: 'Dilution of the samples',
      hint: 'How many times they were diluted; blank is 1.',
      optional: true,
      readsAs: 'dilution',
      min: 1,
    },
    pathLength: {
      kind: 'number',
      label: 'Path length',
      hint: 'Blank is 1. Drop instruments mostly print absorbances as of 1 cm.',
      optional: true,
      unit: 'cm',
      min: 0,
      step: 0.1,
    },
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
  present,
});

function present(result: NucleicAcidSamplesResult): Presentation<Key> {
  const { samples, molarMass } = result;
  const [first] = samples;
  const concentration = first?.concentration ?? 0;
  const text = statisticText(concentration, 5);
  const label = `Concentration of ${first?.name ?? 'the sample'}`;
  const unread = 'Not read, or not above A320.';
  const noLength = 'Needs the length.';
  const ratio = (field: Key, name: string, value: number | null): Figure<Key> =>
    value === null
      ? statistic(field, name, null, { missing: unread })
      : { field, label: name, value, text: fixed(value, 2) };
  return {
    headline: { field: 'samples.0.concentration', label, value: concentration, text, unit: 'ng/µL' },
    status: `${label}: ${text} ng/µL; ${counted(samples.length, 'sample', 'samples')}.`,
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
        rows: samples.map((sample, at) => [
          nameFigure<Key>(`samples.${at}.name`, 'Sample', sample.name),
          // The headline has the first one.
          at === 0 ? cellText(concentrationCell(sample, at)) : concentrationCell(sample, at),
          ratio(`samples.${at}.ratio280`, `A260/A280, ${sample.name}`, sample.ratio280),
          ratio(`samples.${at}.ratio230`, `A260/A230, ${sample.name}`, sample.ratio230),
          statistic<Key>(`samples.${at}.molarity`, `Molarity, ${sample.name}`, sample.molarity, { missing: noLength }),
          sample.copiesPerMicroliter === null
            ? statistic<Key>(`samples.${at}.copiesPerMicroliter`, `Copies, ${sample.name}`, null, { missing: noLength })
            : {
                field: `samples.${at}.copiesPerMicroliter`,
                label: `Copies, ${sample.name}`,
                value: sample.copiesPerMicroliter,
                text: exponent(sample.copiesPerMicroliter, 3),
              },
        ]),
      },
      {
        kind: 'facts',
        figures: [
          statistic('molarMass', 'Molar mass', molarMass, {
            unit: 'g/mol',
            note: 'Of a chain of average composition and that length.',
            missing: noLength,
          }),
        ],
      },
    ],
    working: [],
  };
}

function concentrationCell(
  { name, concentration }: NucleicAcidSamplesResult['samples'][number],
  at: number,
): Figure<Key> {
  return statistic<Key>(`samples.${at}.concentration`, `Concentration, ${name}`, concentration);
}
