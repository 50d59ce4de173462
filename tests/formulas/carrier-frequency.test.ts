/** Carriers from the incidence of a disease. Numbers against 50 digits: tests/vectors/own. */
import { describe, expect, test } from 'vitest';
import carrierFrequency from '#workers/formulas/carrier-frequency.ts';

const validate = (own: object) =>
  carrierFrequency.validate({ inheritance: 'recessive', oneIn: 2500, inbreeding: null, ...own });

function computed(own: object) {
  const verdict = validate(own);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return carrierFrequency.compute(verdict.input);
}

test('one affected in 2500: q is 0.02, one carrier in 25.5', () => {
  const result = computed({});
  expect(result.q).toBeCloseTo(0.02, 12);
  expect(result.carriers).toBeCloseTo(0.0392, 12);
  expect(result.couple).toBeCloseTo((0.02 / 1.02) ** 2, 12);
});

test('inbreeding makes carriers fewer at the same incidence, and without it the box may be blank', () => {
  expect(computed({ inbreeding: 0.05 }).carriers).toBeLessThan(computed({}).carriers);
  expect(computed({ inbreeding: 0 })).toEqual(computed({}));
  expect(computed({ inbreeding: 1 })).toMatchObject({ carriers: 0, carriersOneIn: 0 });
});

test('chances of couples are those of recessive diseases', () => {
  expect(computed({ inheritance: 'dominant' })).toMatchObject({ couple: null, cousins: null, affectedFemales: null });
  expect(computed({ inheritance: 'x-linked', oneIn: 12 })).toMatchObject({ couple: null, q: 1 / 12 });
});

describe('refuses', () => {
  test.each([
    [{ inheritance: '' }, 'inheritance', 'Please fill in all required fields'],
    [{ oneIn: null }, 'oneIn', 'Please fill in all required fields'],
    [{ oneIn: 1 }, 'oneIn', 'One in how many: above 1 and at most 10¹²'],
    [{ oneIn: 2e12 }, 'oneIn', 'One in how many: above 1 and at most 10¹²'],
    [{ oneIn: Number.NaN }, 'oneIn', 'One in how many: above 1 and at most 10¹²'],
    [{ inbreeding: -0.1 }, 'inbreeding', 'F must be between 0 and 1'],
    [{ inbreeding: 1.01 }, 'inbreeding', 'F must be between 0 and 1'],
  ])('%o', (own, path, message) => {
    expect(validate(own)).toEqual({ ok: false, issues: [{ message, path }] });
  });
});
