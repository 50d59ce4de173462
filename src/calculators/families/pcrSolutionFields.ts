/** The boxes for the solution of a PCR: blank ones are those of a routine PCR (`nebTaqProtocol`). */
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';

/** Fields of `PcrSolution`. */
export const PCR_SOLUTION_FIELDS = {
  saltConcentration: {
    kind: 'number',
    label: 'Salt concentration',
    hint: 'Sodium or potassium ions. Blank: 50 mM.',
    ...measuredIn('molarity', 'mM', 'µM', 'M'),
    optional: true,
    min: 0,
    placeholder: '50',
  },
  magnesium: {
    kind: 'number',
    label: 'Magnesium',
    hint: 'Blank: 1.5 mM.',
    ...measuredIn('molarity', 'mM', 'µM'),
    optional: true,
    min: 0,
    placeholder: '1.5',
  },
  dntp: {
    kind: 'number',
    label: 'dNTPs',
    hint: 'All four together; they bind magnesium. Blank: 0.8 mM.',
    ...measuredIn('molarity', 'mM', 'µM'),
    optional: true,
    min: 0,
    placeholder: '0.8',
  },
  oligoConcentration: {
    kind: 'number',
    label: 'Primer concentration',
    hint: 'Strands in all. Blank: 200 nM.',
    ...measuredIn('molarity', 'nM', 'µM', 'pM'),
    optional: true,
    min: 0,
    placeholder: '200',
  },
  dmso: {
    kind: 'number',
    label: 'DMSO',
    hint: 'Lowers the Tm by 0.6 °C a percent. Blank: none.',
    unit: '%',
    optional: true,
    min: 0,
    max: 100,
    step: 1,
  },
  formamide: {
    kind: 'number',
    label: 'Formamide, by volume',
    hint: 'Lowers the Tm by some 0.65 °C a percent. Blank: none.',
    unit: '%',
    optional: true,
    min: 0,
    max: 100,
    step: 1,
  },
} as const;
