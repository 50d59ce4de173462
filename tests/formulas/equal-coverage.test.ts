/** Samples at one coverage or size. Values against iNEXT: tests/vectors/own. */
import { describe, expect, test } from 'vitest';
import equalCoverage, { type EqualCoverageInput } from '#workers/formulas/equal-coverage.ts';

const SPIDERS: Readonly<Record<'Girdled' | 'Logged', readonly number[]>> = {
  Girdled: [46, 22, 17, 15, 15, 9, 8, 6, 6, 4, 2, 2, 2, 2, ...Array.from({ length: 12 }, () => 1)],
  Logged: [
    ...[88, 22, 16, 15, 13, 10, 8, 8, 7, 7, 7, 5, 4, 4, 4, 3, 3, 3, 3],
    ...[2, 2, 2, 2, ...Array.from({ length: 14 }, () => 1)],
  ],
};
const TABLE = [
  'Species\tGirdled\tLogged',
  ...SPIDERS.Logged.map((count, at) => `sp${at}\t${SPIDERS.Girdled[at] ?? 0}\t${count}`),
].join('\n');

function computed(own: Partial<EqualCoverageInput>) {
  const verdict = equalCoverage.validate({
    ...{ table: TABLE, speciesIn: '', totals: '', base: 'coverage', level: null, bootstraps: 0, seed: 1 },
    ...own,
  });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return equalCoverage.compute(verdict.input);
}

describe('limits', () => {
  /** Standard deviations of iNEXT 3.0.2: estimateD(spider, q = 0:2, base, level, nboot = 4000) after set.seed(1). */
  const SPREADS = [
    ['coverage', 90, [3.54456, 1.22438, 0.82227], [3.43111, 1.32466, 0.81918]],
    ['size', 100, [1.72944, 0.96767, 0.80448], [1.52626, 1.11264, 0.7957]],
  ] as const;

  test.each(SPREADS)('at a %s of %d are those of iNEXT, but for chance', (base, level, ...expected) => {
    const { samples } = computed({ base, level, bootstraps: 1000 });
    for (const [at, spreads] of expected.entries())
      for (const [order, spread] of spreads.entries()) {
        const point = samples[at]?.compared;
        const [middle, upper] = [point?.[`q${order}` as 'q0'], point?.[`q${order}Upper` as 'q0Upper']];
        const ratio = ((upper ?? 0) - (middle ?? 0)) / 1.959963984540054 / spread;
        // Of 1000 and 4000 draws: three standard errors of the ratio are some 8 %.
        expect(ratio).toBeGreaterThan(0.9);
        expect(ratio).toBeLessThan(1.1);
      }
  });

  test('the seed alone decides on them', () => {
    const limits = (seed: number) => computed({ bootstraps: 20, seed }).samples.map(({ compared }) => compared.q0Upper);
    expect(limits(1)).toEqual(limits(1));
    expect(limits(1)).not.toEqual(limits(2));
  });
});

test('a row of totals is left out, and quadrats in rows are turned', () => {
  const found = ({ samples }: ReturnType<typeof computed>) => samples.map(({ name, observed }) => [name, observed.q0]);
  const plain = [
    ['A', 2],
    ['B', 1],
  ];
  expect(found(computed({ table: 'Species,A,B\na,10,4\nb,5,0\nTotal,15,4' }))).toEqual(plain);
  const turned = computed({ table: 'Quadrat,Oak,Ash\nQ1,10,5\nQ2,4,0' });
  expect([found(turned), turned.reading.speciesIn]).toEqual([
    [
      ['Q1', 2],
      ['Q2', 1],
    ],
    'columns',
  ]);
});

test('a zero is a species that a sample lacks', () => {
  const table = 'Species,A,B\na,10,4\nb,5,0\nc,1,9\nd,0,2';
  const [first, second] = computed({ table }).samples;
  expect([first?.observed.q0, second?.observed.q0]).toEqual([3, 3]);
});

test('complete samples are compared as they were found', () => {
  const { level, samples } = computed({ table: 'Species,A,B\na,10,4\nb,5,6' });
  expect(level).toBe(1);
  expect(samples.map(({ compared }) => [compared.size, compared.method])).toEqual([
    [15, 'observed'],
    [10, 'observed'],
  ]);
});

test('says which samples are extrapolated beyond twice their size, and draws them so far', () => {
  const [first, second] = computed({ base: 'size', level: 400 }).samples;
  expect([first?.isFar, second?.isFar]).toEqual([true, false]);
  expect(first?.curve.at(-1)?.size).toBe(400);
  expect(computed({ base: 'size' }).samples.some(({ isFar }) => isFar)).toBe(false);
});

describe('refuses', () => {
  test.each<[Partial<Record<keyof EqualCoverageInput, unknown>>, string, string]>([
    [{ table: ' ' }, 'Please fill in all required fields', 'table'],
    [{ seed: null }, 'Please fill in all required fields', 'seed'],
    [{ table: 'Species,A,B\na,1,5\nb,0,6' }, 'Sample A needs at least two individuals', 'table'],
    [
      { table: 'Species,A\na,1.5' },
      'Counts must be whole numbers that are not negative: "1.5" in row 2, column 2',
      'table',
    ],
    [
      { table: `Species,${Array.from({ length: 13 }, (_, n) => `s${n}`).join(',')}\na${',3'.repeat(13)}` },
      'At most 12 samples can be compared',
      'table',
    ],
    [{ level: 100 }, 'Coverage must be above 0 and below 100 %', 'level'],
    [{ base: 'size', level: 2.5 }, 'A size must be a whole number of 1 or more', 'level'],
    [{ base: 'size', level: 2000 }, 'A size is at most ten times the smallest sample, here 1680 individuals', 'level'],
    [
      { level: 99.9999 },
      'Sample Girdled would have to be more than ten times as large: ask for a lower coverage',
      'level',
    ],
    [{ bootstraps: 1001 }, 'Bootstraps must be a whole number between 0 and 1000', 'bootstraps'],
    [{ seed: -1 }, 'Seed must be a whole number between 0 and 4294967295', 'seed'],
  ])('%j', (own, message, path) => {
    const candidate = { table: TABLE, base: 'coverage' as const, bootstraps: 0, seed: 1, ...own };
    expect(equalCoverage.validate(candidate as never)).toEqual({ ok: false, issues: [{ message, path }] });
  });
});
