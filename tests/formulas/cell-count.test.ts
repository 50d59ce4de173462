/** Cells in a counting chamber. Numbers against R: tests/vectors/own. */
import { describe, expect, test } from 'vitest';
import cellCount from '#workers/formulas/cell-count.ts';

const BLANK = {
  live: '52, 48, 61, 55',
  dead: '',
  square: 'neubauer-large',
  squareVolume: null,
  dilution: 2,
  suspension: null,
} as const;

const validate = (own: object) => cellCount.validate({ ...BLANK, ...own } as never);

function computed(own: object) {
  const verdict = validate(own);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return cellCount.compute(verdict.input);
}

test('mean of a large square × dilution × 10⁴', () => {
  expect(computed({})).toMatchObject({ liveDensity: 54 * 2 * 1e4, viability: null, liveInSuspension: null });
  expect(computed({ square: 'own', squareVolume: 100 }).liveDensity).toBe(computed({}).liveDensity);
});

test('no cells at all: a density of 0 with an upper limit', () => {
  const result = computed({ live: '0 0', dead: '0 0' });
  expect(result).toMatchObject({ liveDensity: 0, countingError: null, viability: null, evenness: null });
  expect(result.liveLimits.lower).toBe(0);
  expect(result.liveLimits.upper).toBeCloseTo((3.688879454 * 2 * 1e6) / 200, 2);
});

test('one square says nothing about even loading; a volume that is not used is left out', () => {
  expect(computed({ live: '50' }).evenness).toBeNull();
  expect(validate({ squareVolume: 5 })).toMatchObject({ ok: true });
  const verdict = validate({ squareVolume: 5 });
  expect(verdict.ok && 'squareVolume' in verdict.input).toBe(false);
});

describe('refuses', () => {
  test.each([
    [{ live: ' ' }, 'live', 'Please fill in all required fields'],
    [{ square: '' }, 'square', 'Please fill in all required fields'],
    [{ square: 'own' }, 'squareVolume', 'Please fill in all required fields'],
    [{ dilution: null }, 'dilution', 'Please fill in all required fields'],
    [{ live: '5 5.5' }, 'live', 'Counts are whole numbers from 0 to 1000000000, and “5.5” is not one'],
    [{ dead: '1 -1 0 0' }, 'dead', 'Counts are whole numbers from 0 to 1000000000, and “-1” is not one'],
    [{ dead: '1 2' }, 'dead', 'Dead cells of 2 squares, but live cells of 4: count both in the same squares'],
    [{ live: '1 '.repeat(1001) }, 'live', 'At most 1000 squares can be entered'],
    [{ square: 'own', squareVolume: 0 }, 'squareVolume', 'The volume of a square must be above 0'],
    [{ dilution: 0.5 }, 'dilution', 'Dilution must be 1 or more; 1 is undiluted'],
    [{ suspension: -1 }, 'suspension', 'The volume of the suspension must be above 0'],
  ])('%o', (own, path, message) => {
    expect(validate(own)).toEqual({ ok: false, issues: [{ message, path }] });
  });
});
