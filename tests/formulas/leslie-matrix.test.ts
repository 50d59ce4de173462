import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type LeslieMatrixInput } from '#workers/formulas/leslie-matrix.ts';

const ages = {
  mode: 'ages',
  rows: [
    { fecundity: 0, survival: 0.5, initial: 100 },
    { fecundity: 4, survival: 0, initial: 50 },
  ],
  matrix: '',
  initial: '',
  steps: 3,
} as const;
const stages: LeslieMatrixInput = { mode: 'matrix', rows: [], matrix: '0\t2\n0.5\t0.8', initial: '10, 5', steps: 3 };
const required = 'Please fill in all required fields';
const withRow = (row: object) => ({ ...ages, rows: [{ ...ages.rows[0], ...row }, ages.rows[1]] });

describe('validate', () => {
  refuses(formula, [
    [{ ...ages, mode: '' }, required, 'mode'],
    [{ ...ages, rows: [] }, required, 'rows'],
    [withRow({ survival: null }), required, 'rows.0.survival'],
    [withRow({ fecundity: -1 }), 'All values must be non-negative', 'rows.0.fecundity'],
    [withRow({ initial: -1 }), 'All values must be non-negative', 'rows.0.initial'],
    [{ ...ages, rows: [ages.rows[1]] }, 'Please enter 2 to 50 stages', 'rows'],
    [withRow({ survival: 1.2 }), 'Survival must be between 0 and 1: row 1', 'rows.0.survival'],
    [
      { ...ages, rows: [ages.rows[0], { fecundity: 0, survival: 0, initial: 5 }] },
      'At least one fecundity must be greater than 0',
      'rows',
    ],
    [{ ...ages, steps: null }, required, 'steps'],
    [
      { ...ages, rows: ages.rows.map((row) => ({ ...row, initial: 0 })) },
      'At least one initial number must be greater than 0',
      'rows.0.initial',
    ],
    [{ ...ages, steps: 1001 }, 'Steps must be a whole number between 0 and 1000', 'steps'],
    [withRow({ survival: 0 }), 'No stage ever renews itself: there is no growth rate', 'rows'],
    [
      { ...ages, rows: [{ fecundity: 1e200, survival: 1, initial: 9 }, ages.rows[1]] },
      'The population grows beyond what can be computed: take fewer steps',
      'steps',
    ],
    [{ ...stages, matrix: '' }, required, 'matrix'],
    [{ ...stages, initial: ' ' }, required, 'initial'],
    [{ ...stages, initial: '10, many' }, required, 'initial'],
    [{ ...stages, initial: '10, -1' }, 'All values must be non-negative', 'initial'],
    [{ ...stages, matrix: '0\t2\n0.5' }, 'The matrix must have as many rows as columns', 'matrix'],
    [{ ...stages, matrix: '3' }, 'Please enter 2 to 50 stages', 'matrix'],
    [
      { ...stages, matrix: '0\t2\n0.5\tx' },
      'Matrix elements must be numbers that are not negative: "x" in row 2, column 2',
      'matrix',
    ],
    [{ ...stages, initial: '10 5 3' }, 'The initial numbers must be one for each stage', 'initial'],
    [{ ...stages, matrix: '0\t2\n0\t0' }, 'No stage ever renews itself: there is no growth rate', 'matrix'],
  ]);

  accepts(formula, [
    [ages, ages],
    [stages, stages],
  ]);
});

describe('compute', () => {
  test('the survival of the last age stays on the diagonal', () => {
    const { matrix } = computed(formula, {
      ...ages,
      rows: [ages.rows[0], { fecundity: 4, survival: 0.9, initial: 5 }],
    });
    expect(matrix).toEqual([
      [0, 4],
      [0.5, 0.9],
    ]);
  });

  test('a stage after the last births has no reproductive value, and an overfull column is named', () => {
    const { reproductiveValues, overfullStages } = computed(formula, {
      ...stages,
      matrix: '0\t2\t0\n0.5\t0.8\t0\n0\t0.4\t0.3',
      initial: '1 1 1',
    });
    expect(reproductiveValues?.[2]).toBe(0);
    expect(overfullStages).toEqual([2]);
  });

  test('a first stage that leads nowhere has no scale for reproductive values', () => {
    const { reproductiveValues, lambda, cyclic } = computed(formula, { ...stages, matrix: '0\t2\n0\t0.8' });
    expect(reproductiveValues).toBeNull();
    expect(lambda).toBeCloseTo(0.8, 12);
    expect(cyclic).toBe(false);
  });

  test('elasticities add up to 1, and the stable structure grows by the factor', () => {
    const rate = fc.double({ min: 0.05, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(rate, rate), { minLength: 2, maxLength: 6 }), (all) => {
        const rows = all.map(([fecundity, survival]) => ({ fecundity: 3 * fecundity, survival, initial: 1 }));
        const { elasticities, matrix, stableDistribution, lambda } = computed(formula, { ...ages, rows });
        expect(elasticities?.flat().reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
        for (const [at, row] of matrix.entries()) {
          const after = row.reduce((sum, each, from) => sum + each * (stableDistribution[from] ?? 0), 0);
          expect(after).toBeCloseTo(lambda * (stableDistribution[at] ?? 0), 9);
        }
      }),
    );
  });
});
