import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Serial Dilution Calculator',
  description: 'Transfers and diluent for a dilution series, with what a pipette can do.',
  back: { to: 'other/lab-planning' },
} satisfies CalculatorMeta;
