import { afterEach, expect, test } from 'vitest';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type BreedingDateInput } from '#workers/formulas/breeding-date.ts';

const sheep: BreedingDateInput = { species: 'sheep', birthDate: '2025-03-01' };

const ZONE_BEFORE = process.env.TZ;
afterEach(() => {
  if (ZONE_BEFORE === undefined) delete process.env.TZ;
  else process.env.TZ = ZONE_BEFORE;
});

test.each(['America/New_York', 'Europe/Berlin', 'Australia/Sydney'])('the same in %s over clock changes', (zone) => {
  process.env.TZ = zone;
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  expect(computed(formula, sheep).breedingDate).toBe('2024-10-05');
  expect(computed(formula, { ...sheep, birthDate: '2025-04-06' }).breedingDate).toBe('2024-11-10');
});
