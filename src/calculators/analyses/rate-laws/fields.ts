import { confidenceField, DECIMAL_MARK, tableField } from '#src/calculators/families/statisticsFields.ts';
import type { Draft, Fields } from '#src/engine/kit/fields.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { RateLawsInput } from '#workers/formulas/rate-laws.ts';

type Box = Draft<RateLawsInput>;

const CONCENTRATIONS = [
  { value: 'nM', label: 'nM' },
  { value: 'µM', label: 'µM' },
  { value: 'mM', label: 'mM' },
  { value: 'M', label: 'M' },
] as const;

export const FIELDS: Fields<RateLawsInput> = {
  layout: {
    kind: 'choice',
    label: 'Columns',
    look: 'radios',
    options: [
      { value: 'inhibitor', label: 'Substrate, inhibitor, velocity' },
      { value: 'no-inhibitor', label: 'Substrate, velocity' },
    ],
    initial: 'inhibitor',
  },
  data: tableField<Box>({
    label: 'Concentrations and velocities',
    hint: 'Further columns are replicates of the velocity. Names in the first line are read as such.',
    placeholder: 'S\tI\tv\n1\t0\t10.6\n1\t5\t6.7',
  }),
  decimalMark: DECIMAL_MARK,
  law: {
    kind: 'choice',
    label: 'Rate law',
    look: 'menu',
    options: [
      { value: 'best', label: 'The best by AICc' },
      { value: 'michaelis-menten', label: 'Michaelis–Menten' },
      { value: 'competitive', label: 'Competitive inhibition' },
      { value: 'uncompetitive', label: 'Uncompetitive inhibition' },
      { value: 'noncompetitive', label: 'Noncompetitive inhibition' },
      { value: 'mixed', label: 'Mixed inhibition' },
      { value: 'substrate-inhibition', label: 'Substrate inhibition' },
      { value: 'hill', label: 'Hill equation' },
    ],
    initial: 'best',
  },
  substrateUnit: {
    kind: 'choice',
    label: 'Substrate in',
    look: 'menu',
    options: CONCENTRATIONS,
    initial: 'µM',
  },
  inhibitorUnit: {
    kind: 'choice',
    label: 'Inhibitor in',
    look: 'menu',
    options: CONCENTRATIONS,
    initial: 'µM',
    visibleWhen: ({ layout }) => layout !== 'no-inhibitor',
  },
  velocityUnit: {
    kind: 'choice',
    label: 'Velocity in',
    look: 'menu',
    options: [...CONCENTRATIONS, { value: 'other', label: 'another unit' }],
    initial: 'µM',
  },
  timeUnit: {
    kind: 'choice',
    label: 'Velocity per',
    look: 'menu',
    options: [
      { value: 's', label: 'second' },
      { value: 'min', label: 'minute' },
      { value: 'h', label: 'hour' },
    ],
    initial: 's',
  },
  enzymeConcentration: {
    kind: 'number',
    label: 'Enzyme concentration',
    hint: 'Active sites, for kcat. Blank if not known.',
    optional: true,
    ...measuredIn('molarity', 'µM', 'nM', 'pM', 'mM'),
    visibleWhen: ({ velocityUnit }) => velocityUnit !== 'other',
  },
  confidenceLevel: confidenceField(),
};
