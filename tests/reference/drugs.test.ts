/** Checks products and doses of the medicine tables against their labels. */
import { describe, expect, test } from 'vitest';
import { DRUGS, type DrugRow } from '#workers/reference/drugs.ts';
import {
  CAT_MELOXICAM,
  DOG_MELOXICAM,
  MELOXICAM_CONTRAINDICATIONS,
  MELOXICAM_STRENGTHS,
} from '#workers/reference/meloxicam.ts';
import { PLAUSIBLE_WEIGHTS } from '#workers/reference/plausibleWeights.ts';

describe.each<readonly [string, DrugRow]>(Object.entries(DRUGS))('%s', (_, { products, doses }) => {
  test.each(products)(
    '$name: the strength is the one in its name, the step fits its unit',
    ({ name, unit, strengthMg, step }) => {
      const numbers = [...name.matchAll(/(\d+(?:\.\d+)?) mg/g)].map(([, number]) => Number(number));
      expect(numbers[0]).toBe(strengthMg);
      expect({ mL: 0.1, capsule: 1, tablet: 0.5 }[unit]).toBe(step);
      // '125 mg per 5 mL' in parentheses repeats the strength of a liquid.
      if (unit === 'mL') expect(numbers[1]).toBe(strengthMg * 5);
    },
  );

  test.each(Object.entries(doses))(
    'of a %s: a day of the highest doses stays within the highest day',
    (_species, dose) => {
      const { maxMgPerKg, intervalHours, maxDailyMgPerKg, weightKg } = dose;
      expect([8, 12, 24]).toContain(intervalHours);
      if (maxDailyMgPerKg !== null) expect((maxMgPerKg * 24) / intervalHours).toBeLessThanOrEqual(maxDailyMgPerKg);
      expect(weightKg.max).toBeLessThanOrEqual(PLAUSIBLE_WEIGHTS[_species as 'dog' | 'cat'].maxKg);
      expect(weightKg.min).toBeGreaterThanOrEqual(PLAUSIBLE_WEIGHTS[_species as 'dog' | 'cat'].minKg);
    },
  );
});

test('meloxicam: a strength is its name, the first dose the larger one, the cat’s the smaller', () => {
  for (const [name, strength] of Object.entries(MELOXICAM_STRENGTHS)) expect(Number(name)).toBe(strength);
  expect(DOG_MELOXICAM.mgPerKg.first).toBe(2 * DOG_MELOXICAM.mgPerKg.maintenance);
  expect(CAT_MELOXICAM.maxMgPerKg.first).toBe(2 * CAT_MELOXICAM.maxMgPerKg.following);
  expect(CAT_MELOXICAM.maxMgPerKg.first).toBeLessThan(DOG_MELOXICAM.mgPerKg.first);
  expect(MELOXICAM_STRENGTHS[CAT_MELOXICAM.strength]).toBe(Math.min(...Object.values(MELOXICAM_STRENGTHS)));
  expect(MELOXICAM_CONTRAINDICATIONS.cat.at(-1)).toContain(`under ${CAT_MELOXICAM.doseWeights.min} kg`);
});
