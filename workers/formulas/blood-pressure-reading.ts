/**
 * Whether a reading may join the list of the blood-pressure page.
 *
 * Source: `spec`, section 5 "Blood pressure". Refuses what `checkedReading` refuses.
 */
import type { Formula } from '../contract.ts';
import { checkedReading, type PressureReading } from '../lib/animals/pressureReading.ts';

export interface AddedReading {
  readonly added: true;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'blood-pressure-reading': FormulaType<PressureReading, AddedReading>;
  }
}

export default {
  id: 'blood-pressure-reading',
  validate: (reading) => checkedReading(reading),
  compute: () => ({ added: true }),
} satisfies Formula<'blood-pressure-reading'>;
