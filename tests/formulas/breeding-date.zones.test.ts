import { expect, test } from 'vitest';
import { enterZone } from '#tests/support/enterZone.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type BreedingDateInput } from '#workers/formulas/breeding-date.ts';

const sheep: BreedingDateInput = { species: 'sheep', birthDate: '2025-03-01' };

test.each(['America/New_York', 'Europe/Berlin', 'Australia/Sydney'])('the same in %s over clock changes', (zone) => {
  enterZone(zone);
  expect(computed(formula, sheep).breedingDate).toBe('2024-10-05');
  expect(computed(formula, { ...sheep, birthDate: '2025-04-06' }).breedingDate).toBe('2024-11-10');
});
