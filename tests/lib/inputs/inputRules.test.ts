import { describe, expect, test } from 'vitest';
import type { Candidate } from '#workers/contract.ts';
import { inputByRules } from '#workers/lib/inputs/inputRules.ts';

interface Portion {
  readonly weight: number;
  readonly unit: 'g' | 'oz';
  readonly water?: number;
  readonly food?: number;
  readonly moisture?: number;
}

const portion: Candidate<Portion> = { weight: 2, unit: 'g', water: null, food: null, moisture: null };

function verdictOf(changes: Partial<Candidate<Portion>>) {
  return inputByRules<Portion>(
    { ...portion, ...changes },
    {
      weight: { above: 0 },
      unit: { oneOf: ['g', 'oz'] },
      water: { optional: true },
      food: { min: 0, max: 50, neededWith: 'moisture' },
      moisture: { min: 0, neededWith: 'food' },
    },
  );
}

function refusal(message: string, path: string) {
  return { ok: false, issues: [{ message, path }] };
}

describe('blanks', () => {
  test('are left out where they are allowed', () => {
    expect(verdictOf({})).toStrictEqual({ ok: true, input: { weight: 2, unit: 'g' } });
    expect(verdictOf({ water: 0 })).toStrictEqual({ ok: true, input: { weight: 2, unit: 'g', water: 0 } });
  });

  test.each([
    [{ weight: null, unit: '' }, 'weight'],
    [{ unit: '' }, 'unit'],
    [{ food: 1 }, 'moisture'],
    [{ moisture: 1 }, 'food'],
    [{ weight: -1, food: 1 }, 'moisture'],
  ] as const)('%j: the first that is needed is named', (changes, path) => {
    expect(verdictOf(changes)).toEqual(refusal('Please fill in all required fields', path));
  });

  test('a missing input is blank', () => {
    const { unit: _, ...sent } = portion;
    expect(inputByRules<Portion>(sent as Candidate<Portion>, { unit: { oneOf: ['g'] } } as never)).toEqual(
      refusal('Please fill in all required fields', 'unit'),
    );
  });
});

describe('invalid values', () => {
  test.each([
    [{ weight: 0, unit: 'kg' as 'g' }, 'weight'],
    [{ weight: Number.NaN }, 'weight'],
    [{ weight: Number.POSITIVE_INFINITY }, 'weight'],
    [{ weight: '2' as unknown as number }, 'weight'],
    [{ unit: 'kg' as 'g' }, 'unit'],
    [{ unit: 2 as unknown as 'g' }, 'unit'],
    [{ water: Number.NaN }, 'water'],
    [{ food: -0.1, moisture: 1 }, 'food'],
    [{ food: 50.1, moisture: 1 }, 'food'],
    [{ food: 50, moisture: -1 }, 'moisture'],
  ])('%j: the first is named', (changes, path) => {
    expect(verdictOf(changes)).toEqual(refusal('Invalid input values', path));
  });

  test('edges fit', () => {
    expect(verdictOf({ food: 50, moisture: 0, weight: 1e-9 }).ok).toBe(true);
  });
});

test('keys without a rule are ignored', () => {
  const verdict = inputByRules<Portion>({ ...portion, colour: 'red' } as Candidate<Portion>, {
    weight: { above: 0 },
    unit: { oneOf: ['g'] },
    water: { optional: true },
    food: { optional: true },
    moisture: { optional: true },
  });
  expect(verdict).toStrictEqual({ ok: true, input: { weight: 2, unit: 'g' } });
});
