import { expect, test } from 'vitest';
import { BIRTH_EMERGENCIES } from '#workers/reference/birthEmergencies.ts';
import { ALARM_AFTER_CALL_DAYS, GRACE_DAYS } from '#workers/reference/birthToday.ts';
import { GESTATION, type GestatingSpecies } from '#workers/reference/gestation.ts';

const HOUSE_RULES = {
  dog: [0, 30],
  cat: [0, 30],
  rabbit: [0, 30],
  guineaPig: [0, 30],
  swine: [0, 30],
  sheep: [3, 60],
  goat: [3, 60],
  cow: [7, 60],
  buffalo: [7, 60],
  horse: [14, 90],
  donkey: [14, 90],
  llama: [14, 90],
  alpaca: [14, 90],
} as const satisfies Readonly<Record<GestatingSpecies, readonly [number, number]>>;

test.each(Object.keys(GESTATION) as GestatingSpecies[])('%s: days past the day to call', (species) => {
  expect([ALARM_AFTER_CALL_DAYS[species], GRACE_DAYS[species]]).toEqual(HOUSE_RULES[species]);
  expect(ALARM_AFTER_CALL_DAYS[species] === 0).toBe(BIRTH_EMERGENCIES[species].lateKind === 'examine');
});
