/**
 * Dates in time zones that change their clocks; a separate file, because only a process of its own can change its time
 * zone.
 */
import { expect, test } from 'vitest';
import { enterZone } from '#tests/support/enterZone.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type GestationInput } from '#workers/formulas/gestation.ts';

const goat: GestationInput = {
  species: 'goat',
  matingDate: '2024-04-15',
  firstPregnancy: false,
  planInCalendar: false,
};

test.each(['America/New_York', 'Europe/Berlin', 'Australia/Sydney'])('the same in %s over clock changes', (zone) => {
  enterZone(zone);
  expect(computed(formula, { ...goat, matingDate: '2024-03-10' }).dueDate).toBe('2024-08-07');
  expect(computed(formula, { ...goat, matingDate: '2024-10-27' }).dueDate).toBe('2025-03-26');
  expect(computed(formula, { ...goat, matingDate: '2025-10-09' }).dueDate).toBe('2026-03-08');
  expect(computed(formula, { ...goat, matingDate: '2024-10-06' }).dueDate).toBe('2025-03-05');
});
