import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type QuadratSurveyInput } from '#workers/formulas/quadrat-survey.ts';

const meadow: QuadratSurveyInput = {
  table: 'Species\tQ1\tQ2\nGrass\t30\t25\nMoss\t5\t0',
  speciesIn: 'recognized',
  totals: 'recognized',
  coverTable: '',
  quadratArea: 0.25,
};
const required = 'Please fill in all required fields';
const otherShape = 'The cover table must have the same species and quadrats as the counts';

describe('validate', () => {
  refuses(formula, [
    [{ ...meadow, table: '' }, required, 'table'],
    [{ ...meadow, quadratArea: null }, required, 'quadratArea'],
    [{ ...meadow, quadratArea: 0 }, 'All values must be greater than 0', 'quadratArea'],
    [{ ...meadow, table: 's\tQ1\nA\t3' }, 'Please enter at least two quadrats', 'table'],
    [
      { ...meadow, table: 's\tQ1\tQ2\nA\t3\t-1' },
      'Counts must be whole numbers that are not negative: "-1" in row 2, column 3',
      'table',
    ],
    [{ ...meadow, table: 's\tQ1\tQ2\nA\t3\t1\nB\t0' }, 'Species B was found in no quadrat', 'table'],
    [{ ...meadow, coverTable: 'Species' }, otherShape, 'coverTable'],
    [{ ...meadow, coverTable: 'Species\tQ1\tQ2\nGrass\t30\t25' }, otherShape, 'coverTable'],
    [{ ...meadow, coverTable: 'Species\tQ1\tQ3\nGrass\t30\t25\nMoss\t5\t0' }, otherShape, 'coverTable'],
    [{ ...meadow, coverTable: 'Species\tQ1\tQ2\nGrass\t30\t25\nFern\t5\t0' }, otherShape, 'coverTable'],
    [{ ...meadow, coverTable: 'Species\tQ1\tQ2\nGrass\t30\t25\nMoss\t5' }, otherShape, 'coverTable'],
    [
      { ...meadow, coverTable: 'Species\tQ1\tQ2\nGrass\t30\t125\nMoss\t5\t0' },
      'Cover must be between 0 and 100 %: "125" in row 2, column 3',
      'coverTable',
    ],
    [
      { ...meadow, coverTable: 'Species\tQ1\tQ2\nGrass\t30\t25\nMoss\t\t0' },
      'Cover must be between 0 and 100 %: "" in row 3, column 2',
      'coverTable',
    ],
    [{ ...meadow, quadratArea: 5e-324 }, 'Please enter values whose result is not beyond all numbers', 'quadratArea'],
  ]);

  accepts(formula, [[meadow, meadow]]);
});

describe('compute', () => {
  const only = (counts: readonly number[]) => {
    const table = `s\t${counts.map((_, at) => `Q${at}`).join('\t')}\nA\t${counts.join('\t')}`;
    const [species] = computed(formula, { ...meadow, table }).species;
    if (species === undefined) throw new Error('There is a species');
    return species;
  };

  test('patterns of clumped, random and even counts', () => {
    expect(only([0, 0, 14, 0, 1, 0, 0, 11, 0, 0]).pattern).toBe('clumped');
    expect(only([3, 1, 2, 5, 2, 0, 3, 4, 1, 2]).pattern).toBe('random');
    expect(only([5, 5, 5, 5, 5, 5, 5, 5, 5, 4])).toMatchObject({ pattern: 'uniform', counts: expect.anything() });
    expect(only([5, 5, 5])).toMatchObject({ variance: 0, chiSquare: 0, pValue: 0 });
    expect(only([0, 1, 0]).morisitaIndex).toBeNull();
  });

  test('without any cover there is no relative cover and no importance', () => {
    const bare = { ...meadow, coverTable: 'Species\tQ1\tQ2\nGrass\t0\t0\nMoss\t0\t0' };
    expect(computed(formula, bare)).toMatchObject({
      importanceScale: 300,
      species: [{ cover: 0, relativeCover: null, importanceValue: null }, { cover: 0 }],
    });
  });

  test('importance values add up to their scale', () => {
    const counts = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.nat(40), fc.nat(40)), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(counts, (rows) => {
        const lines = rows.map((row, at) => `sp${at}\t${row.join('\t')}`);
        const table = `s\ta\tb\tc\n${lines.join('\n')}`;
        for (const coverTable of ['', table]) {
          const { species, importanceScale } = computed(formula, { ...meadow, table, coverTable });
          const total = species.reduce((sum, { importanceValue }) => sum + (importanceValue ?? 0), 0);
          expect(total).toBeCloseTo(importanceScale, 8);
          for (const { pValue } of species) expect(pValue).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('names that occur again are told', () => {
    expect(computed(formula, { ...meadow, table: 's,Q,Q\nA,1,2\nA,3,4' }).repeatedNames).toEqual(['A', 'Q']);
  });
});

test('quadrats in rows are turned, and so is their cover', () => {
  const inRows = { ...meadow, table: 'Quadrat\tClover\tDaisy\nQ1\t4\t0\nQ2\t6\t12\nQ3\t3\t0' };
  const found = computed(formula, {
    ...inRows,
    coverTable: 'Quadrat\tClover\tDaisy\nQ1\t40\t0\nQ2\t60\t30\nQ3\t20\t0',
  });
  expect(found).toMatchObject({ quadrats: 3, reading: { speciesIn: 'columns', leftOut: [] } });
  expect(found.species.map(({ name, count, cover }) => [name, count, cover])).toEqual([
    ['Clover', 13, 40],
    ['Daisy', 12, 10],
  ]);
  expect(computed(formula, { ...inRows, speciesIn: 'rows' }).species).toHaveLength(3);
});
