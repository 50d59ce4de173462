import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type BetaDiversityInput, DISSIMILARITIES, turnoverOf } from '#workers/formulas/beta-diversity.ts';

const woods: BetaDiversityInput = {
  table: 'Site\tOak\tAsh\nW1\t10\t5\nW2\t8\t0\nW3\t0\t1.5',
  orientation: 'sites-in-rows',
  totals: 'recognized',
  index: 'bray-curtis',
};
const required = 'Please fill in all required fields';
const sites = (count: number) => `s\ta\n${Array.from({ length: count }, (_, at) => `W${at}\t1`).join('\n')}`;

describe('validate', () => {
  refuses(formula, [
    [{ ...woods, table: '' }, required, 'table'],
    [{ ...woods, orientation: '' }, required, 'orientation'],
    [{ ...woods, index: '' }, required, 'index'],
    [{ ...woods, index: 'toString' as 'jaccard' }, required, 'index'],
    [{ ...woods, table: 'Site\ta\tb\nX\t1\t2' }, 'Please enter at least two sites', 'table'],
    [
      { ...woods, table: 'Site\ta\nX\t1\nY\t2', orientation: 'sites-in-columns' },
      'Please enter at least two sites',
      'table',
    ],
    [
      { ...woods, table: 'Site\ta\nX\t1\nY\tfew' },
      'Abundances must be numbers that are not negative: "few" in row 3, column 2',
      'table',
    ],
    [{ ...woods, table: 'Site\ta\nX\t1\nY\t' }, 'Site Y has no species', 'table'],
    [{ ...woods, table: sites(101) }, 'Please enter at most 100 sites', 'table'],
    [
      { ...woods, table: 'Site\ta\tb\nX\t1e308\t1e308\nY\t1\t2' },
      'Please enter values whose result is not beyond all numbers',
      'table',
    ],
  ]);

  accepts(formula, [
    [woods, woods],
    [
      { ...woods, table: sites(100) },
      { ...woods, table: sites(100) },
    ],
  ]);
});

describe('compute', () => {
  test('sites may stand in columns, and species that are nowhere do not count', () => {
    const there = computed(formula, { ...woods, table: 's\ta\tb\tc\nX\t3\t0\t1\nY\t1\t0\t2' });
    const turned = computed(formula, {
      ...woods,
      table: 's\tX\tY\na\t3\t1\nb\t0\t0\nc\t1\t2',
      orientation: 'sites-in-columns',
    });
    expect(turned).toEqual(there);
    expect(there).toMatchObject({ gamma: 2, meanAlpha: 2, whittaker: 0, cophenetic: null, turnover: null });
  });

  test('the tree has its sites in the order in which it joins them', () => {
    const { order, leaves, spans, merges, isTied } = computed(formula, {
      ...woods,
      table: 's\ta\tb\nP\t9\t1\nQ\t0\t8\nR\t8\t2',
    });
    expect(order).toEqual(['P', 'R', 'Q']);
    expect(leaves).toEqual([0, 2, 1]);
    expect(spans.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(merges[1]?.members).toEqual(['P', 'Q', 'R']);
    expect(isTied).toBe(false);
  });

  test('says what makes the indices unreliable', () => {
    const { totalsRatio, isPresenceOnly, repeatedNames, isTied } = computed(formula, {
      ...woods,
      table: 's\ta\tb\nP\t1\t1\nP\t1\t0\nR\t0\t1',
    });
    expect({ totalsRatio, isPresenceOnly, repeatedNames, isTied }).toEqual({
      totalsRatio: 2,
      isPresenceOnly: true,
      repeatedNames: ['P'],
      isTied: true,
    });
  });

  test('all indices are symmetric and within 0 and 1; with 0 and 1 the ones for abundances equal Sørensen', () => {
    const row = fc
      .array(fc.integer({ min: 0, max: 1 }), { minLength: 4, maxLength: 4 })
      .filter((all) => all.includes(1));
    fc.assert(
      fc.property(fc.array(row, { minLength: 2, maxLength: 6 }), (rows) => {
        const table = `s\ta\tb\tc\td\n${rows.map((each, at) => `W${at}\t${each.join('\t')}`).join('\n')}`;
        const of = (index: BetaDiversityInput['index']) => computed(formula, { ...woods, table, index });
        const { dissimilarity, turnover, nestedness } = of('sorensen');
        for (const [at, line] of dissimilarity.entries())
          for (const [to, value] of line.entries()) {
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(1);
            expect(dissimilarity[to]?.[at]).toBe(value);
            expect((turnover?.[at]?.[to] ?? 0) + (nestedness?.[at]?.[to] ?? 0)).toBeCloseTo(value, 12);
            expect(of('bray-curtis').dissimilarity[at]?.[to]).toBeCloseTo(value, 12);
            expect(of('morisita-horn').dissimilarity[at]?.[to]).toBeCloseTo(value, 12);
          }
      }),
      { numRuns: 30 },
    );
  });
});

describe('the indices', () => {
  const [x, y] = [
    [10, 5, 0, 2, 1],
    [8, 6, 1, 0, 0],
  ];

  test('two woods by all indices', () => {
    expect(DISSIMILARITIES['bray-curtis'](x, y)).toBeCloseTo(7 / 33, 12);
    expect(DISSIMILARITIES.jaccard(x, y)).toBeCloseTo(3 / 5, 12);
    expect(DISSIMILARITIES.sorensen(x, y)).toBeCloseTo(3 / 7, 12);
    expect(DISSIMILARITIES['morisita-horn'](x, y)).toBeCloseTo(0.0415335463258786, 12);
    expect(turnoverOf(x, y)).toBeCloseTo(1 / 3, 12);
  });

  test('the same list, and lists with nothing in common', () => {
    for (const of of Object.values(DISSIMILARITIES)) {
      expect(of(x, x)).toBeCloseTo(0, 12);
      expect(of([1, 0], [0, 3])).toBe(1);
    }
    expect(turnoverOf([1, 1], [1, 0])).toBe(0);
  });
});
