/** Linkage of two genes. Numbers against R: tests/vectors/own. */
import { describe, expect, test } from 'vitest';
import linkage from '#workers/formulas/linkage.ts';

const COUNTS = { mode: 'counts', parental1: 40, parental2: 38, recombinant1: 12, recombinant2: 10 } as const;
const BLANK = {
  parental1: null,
  parental2: null,
  recombinant1: null,
  recombinant2: null,
  distance: null,
  mapFunction: 'haldane',
  phase: 'coupling',
} as const;

const validate = (own: object) => linkage.validate({ ...BLANK, mode: 'counts', ...own });

test('only what the mode asks for is needed', () => {
  expect(validate(COUNTS)).toMatchObject({ ok: true, input: { distance: 0, parental1: 40 } });
  expect(validate({ mode: 'distance', distance: 10 })).toMatchObject({
    ok: true,
    input: { parental1: 0, distance: 10 },
  });
});

test('half recombinants or more have no distance and no LOD score', () => {
  const verdict = validate({ ...COUNTS, recombinant1: 60, recombinant2: 60 });
  if (!verdict.ok) throw new Error('refused');
  expect(linkage.compute(verdict.input)).toMatchObject({ lod: 0, haldane: { value: null, upper: null } });
});

test('shares of gametes and of the F2 sum to 1', () => {
  for (const phase of ['coupling', 'repulsion'] as const) {
    const verdict = validate({ mode: 'distance', distance: 35, phase });
    if (!verdict.ok) throw new Error('refused');
    const result = linkage.compute(verdict.input);
    if (result.mode !== 'distance') throw new Error('another mode');
    expect(result.gametes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(result.secondGeneration.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(result.gametes.find(({ gamete }) => gamete === 'AB')?.isRecombinant).toBe(phase === 'repulsion');
  }
});

describe('refuses', () => {
  test.each([
    [{ mode: '' }, 'mode', 'Please fill in all required fields'],
    [{ ...COUNTS, recombinant2: null }, 'recombinant2', 'Please fill in all required fields'],
    [{ ...COUNTS, recombinant2: 1.5 }, 'recombinant2', 'Counts are whole numbers from 0 to 1000000000'],
    [
      { ...COUNTS, parental1: 0, parental2: 0, recombinant1: 0, recombinant2: 0 },
      'parental1',
      'At least one offspring must be counted',
    ],
    [{ mode: 'distance' }, 'distance', 'Please fill in all required fields'],
    [{ mode: 'distance', distance: 1001 }, 'distance', 'Distance must be between 0 and 1000 cM'],
    [{ mode: 'distance', distance: Number.NaN }, 'distance', 'Distance must be between 0 and 1000 cM'],
    [{ mode: 'distance', distance: 5, mapFunction: '' }, 'mapFunction', 'Please fill in all required fields'],
    [{ mode: 'distance', distance: 5, phase: '' }, 'phase', 'Please fill in all required fields'],
  ])('%o', (own, path, message) => {
    expect(validate(own)).toEqual({ ok: false, issues: [{ message, path }] });
  });
});
