/** Contract of every formula, by discovery. */
import { describe, expect, test } from 'vitest';
import { ANALYSES } from '#src/site/catalog/analyses.ts';
import { withoutComments } from '#tests/architecture/importGraph.ts';
import { everyCalculator, everyFormula, formulasOf } from '#tests/support/everyCalculator.ts';

const FORMULAS = await everyFormula();
const CALCULATORS = await everyCalculator();
const PURE = import.meta.glob<string>(['/workers/{formulas,reference}/*.ts', '/workers/lib/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const CALLED = [...CALCULATORS.flatMap(formulasOf), ...ANALYSES.map(({ id }) => id)];

test('there are formulas', () => {
  expect(FORMULAS.length).toBeGreaterThan(0);
});

describe.each(FORMULAS)('$id', ({ id, formula }) => {
  test('has the id of its file name', () => {
    expect(formula.id).toBe(id);
  });

  test('validates and computes', () => {
    expect(formula.validate).toBeTypeOf('function');
    expect(formula.compute).toBeTypeOf('function');
    expect(Object.keys(formula).filter((key) => !['id', 'validate', 'compute', 'view'].includes(key))).toEqual([]);
  });

  test('is called by a page', () => {
    expect(CALLED).toContain(id);
  });
});

test('no formula, helper or table uses a clock, randomness, a locale, the network or the console', () => {
  const impure =
    /\bDate\.now\b|\bnew Date\(\)|\bperformance\.|\bMath\.random\b|\btoLocale|\bIntl\.|\bfetch\(|\bXMLHttpRequest\b|\b(?:local|session)Storage\b|\bconsole\./;
  const offenders = Object.entries(PURE).filter(([, source]) => impure.test(withoutComments(source)));
  expect(offenders.map(([path]) => path)).toEqual([]);
});
