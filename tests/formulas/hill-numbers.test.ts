import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type HillNumbersInput } from '#workers/formulas/hill-numbers.ts';

const plot: HillNumbersInput = {
  table: 'Species\tA\nsp1\t20\nsp2\t9\nsp3\t5\nsp4\t3\nsp5\t1\nsp6\t1\nsp7\t1',
  speciesIn: 'recognized',
  totals: 'recognized',
  knots: 8,
  bootstraps: 0,
  seed: 1,
  confidence: 95,
};
const blanks = { endpoint: null, coverageLevel: null };
const candidate = { ...plot, ...blanks };
const required = 'Please fill in all required fields';

describe('validate', () => {
  refuses(formula, [
    [{ ...candidate, table: ' ' }, required, 'table'],
    [{ ...candidate, table: 'Species\tA' }, required, 'table'],
    [{ ...candidate, knots: null }, required, 'knots'],
    [{ ...candidate, bootstraps: Number.NaN }, required, 'bootstraps'],
    [{ ...candidate, seed: null }, required, 'seed'],
    [{ ...candidate, confidence: null }, required, 'confidence'],
    [{ ...candidate, endpoint: Number.NaN }, required, 'endpoint'],
    [{ ...candidate, coverageLevel: Number.NaN }, required, 'coverageLevel'],
    [{ ...candidate, endpoint: 0 }, 'All values must be greater than 0', 'endpoint'],
    [
      { ...candidate, table: 'Species\tA\nOak\t3\nAsh\t2.5' },
      'Counts must be whole numbers that are not negative: "2.5" in row 3, column 2',
      'table',
    ],
    [{ ...candidate, table: 's\tA\tB\nOak\t3\t0' }, 'Sample B has no individuals', 'table'],
    [{ ...candidate, table: 's\tA\tB\nOak\t3\t1' }, 'Sample B needs at least two individuals', 'table'],
    [{ ...candidate, coverageLevel: 0 }, 'Coverage must be above 0 and below 100 %', 'coverageLevel'],
    [{ ...candidate, coverageLevel: 100 }, 'Coverage must be above 0 and below 100 %', 'coverageLevel'],
    [{ ...candidate, knots: 5 }, 'Knots must be a whole number between 6 and 200', 'knots'],
    [{ ...candidate, knots: 6.5 }, 'Knots must be a whole number between 6 and 200', 'knots'],
    [{ ...candidate, bootstraps: 1001 }, 'Bootstraps must be a whole number between 0 and 1000', 'bootstraps'],
    [{ ...candidate, seed: 4294967296 }, 'Seed must be a whole number between 0 and 4294967295', 'seed'],
    [{ ...candidate, confidence: 50 }, 'Confidence must be above 50 and below 100 %', 'confidence'],
    [{ ...candidate, confidence: 100 }, 'Confidence must be above 50 and below 100 %', 'confidence'],
  ]);

  accepts(formula, [
    [candidate, plot],
    [
      { ...candidate, endpoint: 30, coverageLevel: 80 },
      { ...plot, endpoint: 30, coverageLevel: 80 },
    ],
  ]);
});

describe('compute', () => {
  const one = (input: Partial<HillNumbersInput>) => {
    const result = computed(formula, { ...plot, ...input });
    const [sample] = result.samples;
    if (sample === undefined) throw new Error('There is no sample');
    return { ...result, sample };
  };

  test('equally common species have the same number at every order', () => {
    const { sample } = one({ table: 's,A\na,10\nb,10\nc,10\nd,10' });
    for (const order of ['q0', 'q1', 'q2'] as const) expect(sample.observed[order]).toBeCloseTo(4, 12);
    expect(sample.ranking).toHaveLength(4);
  });

  test('no limits without two replicates, nor for a sample that is too large', () => {
    expect(one({ bootstraps: 1 }).sample.curve[0]?.q0Lower).toBeNull();
    expect(one({ bootstraps: 2 }).sample.curve[0]?.q0Lower).not.toBeNull();
    expect(one({ bootstraps: 2, table: 's,A\na,100000\nb,1' }).sample.curve[0]?.q0Lower).toBeNull();
  });

  test('a curve ends at ten times its sample', () => {
    expect(one({ endpoint: 1e6 }).sample.curve.at(-1)?.size).toBe(400);
    expect(one({ endpoint: 0.5 }).sample.curve.at(-1)?.size).toBe(1);
  });

  test('nothing is compared at a coverage that cannot be reached', () => {
    expect(one({ table: 's,A\na,7\nb,5', coverageLevel: 99.9 }).comparison.samples[0]).toMatchObject({
      method: 'rarefaction',
    });
    expect(one({ table: 's,A\na,7\nb,5' }).comparison.samples[0]).toMatchObject({ size: null, q0: null });
  });

  test('names that occur again are told', () => {
    expect(one({ table: 's,A,A\na,7,3\na,5,1' }).repeatedNames).toEqual(['a', 'A']);
  });

  test('the order of species does not matter', () => {
    const counts = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 2, maxLength: 10 });
    fc.assert(
      fc.property(counts, (all) => {
        const table = (list: readonly number[]) => `s\tA\n${list.map((count, at) => `sp${at}\t${count}`).join('\n')}`;
        const [there, back] = [one({ table: table(all) }).sample, one({ table: table([...all].reverse()) }).sample];
        expect(there.asymptotic.q1).toBeCloseTo(back.asymptotic.q1, 9);
        expect(there.chao1.upper).toBeCloseTo(back.chao1.upper, 9);
      }),
      { numRuns: 30 },
    );
  });
});
