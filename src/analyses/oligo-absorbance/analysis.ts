import { statistic } from '#src/families/statisticsNumbers.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { counted, fixed, significant } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { Presentation, ResultKey } from '#src/kit/presentation.ts';
import type oligoAbsorbance from '#workers/formulas/oligo-absorbance.ts';
import type { OligoAbsorbanceInput, OligoAbsorbanceResult } from '#workers/formulas/oligo-absorbance.ts';
import { A260_FACTORS } from '#workers/reference/nucleicAcidMasses.ts';

type Key = ResultKey<OligoAbsorbanceResult>;

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
    pathLength: {
      kind: 'number',
      label: 'Path length',
      hint: 'Blank is 1.',
      optional: true,
      unit: 'cm',
      min: 0,
      step: 0.1,
    },
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
      hint: 'Of all dyes together, from the supplier; blank is none.',
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
  present,
});

function present(result: OligoAbsorbanceResult, input: OligoAbsorbanceInput): Presentation<Key> {
  const { coefficient, molarMass, nanomoles, micrograms, length } = result;
  const { nucleicAcid, a260, dilutionFactor, pathLength } = input;
  const text = fixed(coefficient, 0);
  const noAbsorbance = 'Needs A260.';
  const noVolume = 'Needs A260 and the volume.';
  return {
    headline: {
      field: 'coefficient',
      label: 'ε260',
      value: coefficient,
      text,
      unit: 'L/(mol·cm)',
      note: `Single strand of ${nucleicAcid}, ${counted(length, 'nucleotide', 'nucleotides')}, from neighboring bases.`,
    },
    status: `ε260 ${text} L/(mol·cm), ${nucleicAcid}, ${counted(length, 'nucleotide', 'nucleotides')}.`,
    blocks: [
      {
        kind: 'facts',
        figures: [
          statistic<Key>('molarity', 'Concentration', result.molarity, { unit: 'µM', missing: noAbsorbance }),
          statistic<Key>('concentration', 'By mass', result.concentration, { unit: 'ng/µL', missing: noAbsorbance }),
          statistic<Key>('amount', 'Amount', result.amount, { unit: 'nmol', missing: noVolume }),
          statistic<Key>('mass', 'Mass', result.mass, { unit: 'µg', missing: noVolume }),
          {
            field: 'nanomoles',
            label: 'In an A260 unit',
            value: nanomoles,
            text: significant(nanomoles, 4),
            unit: 'nmol',
            note: '1 mL that absorbs 1 over 1 cm.',
          },
          {
            field: 'micrograms',
            label: 'The same by mass',
            value: micrograms,
            text: significant(micrograms, 4),
            unit: 'µg',
            note: `The general factor is ${nucleicAcid === 'DNA' ? A260_FACTORS.ssDNA : A260_FACTORS.RNA}.`,
          },
          {
            field: 'molarMass',
            label: 'Molar mass',
            value: molarMass,
            text: fixed(molarMass, 1),
            unit: 'g/mol',
            note: 'Free acid without a 5′ phosphate and without labels.',
          },
        ],
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
              value: `${significant(result.molarity ?? 0, 4)} µM`,
            },
          ],
  };
}
