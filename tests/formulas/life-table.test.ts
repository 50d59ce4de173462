import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { intrinsicRate, type LifeTableRow, meanParentAgeAt } from '#workers/formulas/life-table.ts';

const row = (age: number | null, survivors: number | null, fertility: number | null = null) => ({
  age,
  survivors,
  fertility,
});
const cohort = { type: 'cohort', rows: [row(0, 10), row(1, 5, 2)] } as const;
const required = 'Please fill in all required fields';
const negative = 'All values must be non-negative';

describe('validate', () => {
  refuses(formula, [
    [{ ...cohort, type: '' }, required, 'type'],
    [{ ...cohort, rows: [] }, required, 'rows'],
    [{ ...cohort, rows: [row(null, 10)] }, required, 'rows.0.age'],
    [{ ...cohort, rows: [row(0, null, 1)] }, required, 'rows.0.survivors'],
    [{ ...cohort, rows: [row(0, 10, Number.NaN)] }, required, 'rows.0.fertility'],
    [{ ...cohort, rows: [row(-1, 10)] }, negative, 'rows.0.age'],
    [{ ...cohort, rows: [row(1, -10)] }, negative, 'rows.0.survivors'],
    [{ ...cohort, rows: [row(1, 10, -1)] }, negative, 'rows.0.fertility'],
    [{ ...cohort, rows: [row(0, 10)] }, 'Please enter at least two ages', 'rows'],
    [
      { ...cohort, rows: Array.from({ length: 201 }, (_, age) => row(age, 1)) },
      'Please enter at most 200 ages',
      'rows',
    ],
    [{ ...cohort, rows: [row(0, 10), row(0, 5)] }, 'Ages must rise from row to row', 'rows.1.age'],
    [{ ...cohort, rows: [row(0, 0), row(1, 0)] }, 'The first age needs survivors', 'rows.0.survivors'],
    [
      { ...cohort, rows: [row(0, 10), row(1, 5), row(2.5, 6)] },
      'Survivors of a cohort cannot rise: age 2.5',
      'rows.2.survivors',
    ],
  ]);

  accepts(formula, [
    [
      { ...cohort, rows: [...cohort.rows, row(null, null)] },
      {
        type: 'cohort',
        rows: [
          { age: 0, survivors: 10 },
          { age: 1, survivors: 5, fertility: 2 },
        ],
      },
    ],
  ]);
});

describe('compute', () => {
  const of = (rows: readonly LifeTableRow[]) => computed(formula, { type: 'static', rows });

  test('the last class is as wide as the one before and loses all', () => {
    const { rows, lifeExpectancy, netReproductiveRate } = of([
      { age: 0, survivors: 100 },
      { age: 3, survivors: 40 },
    ]);
    expect(rows[1]).toMatchObject({ dx: 0.4, qx: 1, kx: null });
    expect(rows[1]?.ex).toBeCloseTo(1.5, 12);
    expect(lifeExpectancy).toBeCloseTo(3 * 0.7 + 3 * 0.2, 12);
    expect(netReproductiveRate).toBeNull();
  });

  test('births at age 0 alone have no rate of increase, nor has a fertility of 0', () => {
    const atOnce = of([
      { age: 0, survivors: 10, fertility: 2 },
      { age: 1, survivors: 5 },
    ]);
    expect(atOnce).toMatchObject({
      netReproductiveRate: 2,
      generationTime: 0,
      approximateRate: null,
      intrinsicRate: null,
      lambda: null,
    });
    expect(
      of([
        { age: 0, survivors: 10, fertility: 0 },
        { age: 1, survivors: 5 },
      ]),
    ).toMatchObject({ netReproductiveRate: 0, generationTime: null });
  });

  test('deaths add up to 1, and the exact rate solves the equation', () => {
    const ages = fc.array(fc.tuple(fc.integer({ min: 1, max: 100 }), fc.double({ min: 0, max: 5, noNaN: true })), {
      minLength: 2,
      maxLength: 9,
    });
    fc.assert(
      fc.property(ages, (all) => {
        const rows = all.map(([survivors, fertility], at) => ({
          age: at,
          survivors,
          fertility: at === 0 ? 0 : fertility + 0.01,
        }));
        const result = of(rows);
        expect(result.rows.reduce((sum, { dx }) => sum + dx, 0)).toBeCloseTo(1, 12);
        const rate = result.intrinsicRate ?? 0;
        const sum = rows.reduce(
          (total, { age, fertility }, at) => total + Math.exp(-rate * age) * (result.rows[at]?.lx ?? 0) * fertility,
          0,
        );
        expect(sum).toBeCloseTo(1, 10);
      }),
    );
  });
});

describe('the rate of increase', () => {
  test('births at one age have a rate in closed form', () => {
    expect(intrinsicRate([{ age: 2, daughters: 9 }])).toBeCloseTo(Math.log(3), 14);
    expect(intrinsicRate([{ age: 5, daughters: 0.5 }])).toBeCloseTo(-Math.LN2 / 5, 14);
    expect(meanParentAgeAt([{ age: 2, daughters: 9 }], Math.log(3))).toBeCloseTo(2, 12);
  });

  test('births at the ages 1 and 2 solve a quadratic equation', () => {
    // 1 = 1/λ + 1/λ², the golden ratio
    const births = [
      { age: 1, daughters: 1 },
      { age: 2, daughters: 1 },
    ];
    expect(Math.exp(intrinsicRate(births) ?? 0)).toBeCloseTo((1 + Math.sqrt(5)) / 2, 14);
  });

  test('no rate without births after age 0, or with too many at age 0', () => {
    expect(intrinsicRate([{ age: 0, daughters: 3 }])).toBeNull();
    expect(
      intrinsicRate([
        { age: 0, daughters: 1 },
        { age: 1, daughters: 1 },
      ]),
    ).toBeNull();
    expect(
      intrinsicRate([
        { age: 0, daughters: 0.5 },
        { age: 1, daughters: 1 },
      ]),
    ).toBeCloseTo(Math.LN2, 14);
  });
});
