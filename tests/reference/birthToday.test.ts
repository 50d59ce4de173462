import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BIRTH_EMERGENCIES } from '#workers/reference/birthEmergencies.ts';
import { ALARM_AFTER_CALL_DAYS, GRACE_DAYS } from '#workers/reference/birthToday.ts';
import { LONGEST_BETWEEN_SERVICES, MATED_IN_HERDS } from '#workers/reference/breeding.ts';
import { GESTATION, type GestatingSpecies } from '#workers/reference/gestation.ts';

const COPY = 'tests/data/birth-today.json';
const ORIGINAL = '../shared/science/tables/pets-third/today.json';

interface Table {
  readonly kind: Readonly<Record<'examine' | 'advise', readonly string[]>>;
  readonly alarmAfterCallDays: Readonly<Record<string, number>>;
  readonly graceDays: Readonly<Record<string, number>>;
  readonly twoServices: { readonly animals: readonly string[]; readonly maxDays: number };
}
const TABLE: Table = JSON.parse(readFileSync(COPY, 'utf8'));
const SPECIES = Object.keys(GESTATION) as GestatingSpecies[];

/** The name of an animal in the table. */
function named(species: GestatingSpecies): string {
  return species === 'guineaPig' ? 'guinea-pig' : species;
}

test('the table differs nowhere from its original, where that is beside the checkout', () => {
  if (existsSync(ORIGINAL)) expect(JSON.parse(readFileSync(ORIGINAL, 'utf8'))).toEqual(TABLE);
  expect(Object.keys(TABLE.graceDays)).toHaveLength(SPECIES.length);
});

test.each(SPECIES)('%s: days past the day to call, and what to do on it', (species) => {
  const name = named(species);
  expect([ALARM_AFTER_CALL_DAYS[species], GRACE_DAYS[species]]).toEqual([
    TABLE.alarmAfterCallDays[name],
    TABLE.graceDays[name],
  ]);
  expect(TABLE.kind[BIRTH_EMERGENCIES[species].lateKind]).toContain(name);
  expect(ALARM_AFTER_CALL_DAYS[species] === 0).toBe(BIRTH_EMERGENCIES[species].lateKind === 'examine');
});

test('the animals with a second service, and how long after the first it may be', () => {
  expect(MATED_IN_HERDS.map(named).toSorted()).toEqual(TABLE.twoServices.animals.toSorted());
  expect(LONGEST_BETWEEN_SERVICES).toBe(TABLE.twoServices.maxDays);
});
