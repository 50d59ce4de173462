import { PATH_LENGTH } from '#src/calculators/families/sampleFields.ts';
import { statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { counted, significant } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals, digits } from '#src/engine/kit/writing.ts';
import type oligoAbsorbance from '#workers/formulas/oligo-absorbance.ts';
import type { OligoAbsorbanceInput, OligoAbsorbanceResult } from '#workers/formulas/oligo-absorbance.ts';
import { A260_FACTORS } from '#workers/reference/nucleicAcidMasses.ts';

type Key = ResultKey<OligoAbsorbanceResult>;

const NO_ABSORBANCE = 'Needs A260.';
const NO_VOLUME = 'Needs A260 and the volume.';

export default defineAnalysis<typeof oligoAbsorbance>()({
  formula: 'oligo-absorbance',
  action: 'Calculate the oligo',
  fields: {
    letters: {
      kind: 'text',
      label: 'Oligo',
      hint: '5′ to 3′, up to 1000 nucleotides.',
      monospaced: true,
      letterCase: 'upper',
      maxLength: 1200,
    },
    nucleicAcid: {
      kind: 'choice',
      label: 'Nucleic acid',
      look: 'radios',
      options: [
        { value: 'DNA', label: 'DNA' },
        { value: 'RNA', label: 'RNA' },
      ],
      initial: 'DNA',
    },
    a260: { kind: 'number', label: 'A260', hint: 'For the concentration.', optional: true, min: 0, step: 0.05 },
    dilutionFactor: {
      kind: 'number',
      label: 'Dilution of the sample',
      hint: 'How many times it was diluted; blank is 1.',
      optional: true,
      readsAs: 'dilution',
      min: 1,
    },
    pathLength: PATH_LENGTH,
    volume: {
      kind: 'number',
      label: 'Volume of the solution',
      hint: 'For the amount.',
      optional: true,
      ...measuredIn('volume', 'µL', 'mL'),
      min: 0,
      step: 10,
    },
    labels: {
      kind: 'number',
      label: 'ε260 of labels',
      hint: 'Of all dyes together, from the supplier; leave it blank without a dye.',
      optional: true,
      unit: 'L/(mol·cm)',
      min: 0,
      step: 100,
    },
  },
  example: {
    letters: 'ATGGCCATTGTAATGGGCCG',
    nucleicAcid: 'DNA',
    a260: '0.31',
    dilutionFactor: '100',
    pathLength: '1',
    volume: '200',
    labels: '',
  },
  sources: ['cantor1970', 'puglisiTinoco1989', 'prohaska2022', 'beerLambert'],
  outputs: {
    length: count('Nucleotides'),
    coefficient: {
      kind: 'number',
      label: 'ε260',
      unit: 'L/(mol·cm)',
      written: decimals(0),
      note: ({ result, input }) =>
        `Single strand of ${input.nucleicAcid}, ${counted(result.length, 'nucleotide', 'nucleotides')}, from neighboring bases.`,
    },
    molarity: statistic('Concentration', { unit: 'µM', missing: NO_ABSORBANCE }),
    concentration: statistic('By mass', { unit: 'ng/µL', missing: NO_ABSORBANCE }),
    amount: statistic('Amount', { unit: 'nmol', missing: NO_VOLUME }),
    mass: statistic('Mass', { unit: 'µg', missing: NO_VOLUME }),
    nanomoles: {
      kind: 'number',
      label: 'In an A260 unit',
      unit: 'nmol',
      written: digits(4),
      note: '1 mL that absorbs 1 over 1 cm.',
    },
    micrograms: {
      kind: 'number',
      label: 'The same by mass',
      unit: 'µg',
      written: digits(4),
      note: ({ input }) =>
        `The general factor is ${input.nucleicAcid === 'DNA' ? A260_FACTORS.ssDNA : A260_FACTORS.RNA}.`,
    },
    molarMass: {
      kind: 'number',
      label: 'Molar mass',
      unit: 'g/mol',
      written: decimals(1),
      note: 'Free acid without a 5′ phosphate and without labels.',
    },
  },
  present,
});

function present(
  { length, molarity }: OligoAbsorbanceResult,
  { nucleicAcid, a260, dilutionFactor, pathLength }: OligoAbsorbanceInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const headline = figure('coefficient');
  const { text } = headline;
  return {
    headline,
    status: `ε260 ${text} L/(mol·cm), ${nucleicAcid}, ${counted(length, 'nucleotide', 'nucleotides')}.`,
    blocks: [
      {
        kind: 'facts',
        figures: (['molarity', 'concentration', 'amount', 'mass', 'nanomoles', 'micrograms', 'molarMass'] as const).map(
          (key) => figure(key),
        ),
      },
      {
        kind: 'notice',
        tone: 'neutral',
        text: 'Folded or paired strands absorb less: heat the sample, or measure it in water, where much of it may be paired.',
      },
    ],
    working:
      a260 === undefined
        ? []
        : [
            {
              label: 'Concentration',
              formula: 'A260 ÷ (ε260 · path) · dilution',
              substituted: `${a260} ÷ (${text} · ${pathLength}) · ${dilutionFactor}`,
              value: `${significant(molarity ?? 0, 4)} µM`,
            },
          ],
  };
}
