import { describe, expect, test } from 'vitest';
import { aKeyOf, aNumber, aSize, requiredInputs } from '#workers/lib/requiredInputs.ts';

const RULES = { weight: aSize, unit: aKeyOf({ kg: 1, lb: 2 }), change: aNumber } as const;
const good = { weight: 3, unit: 'kg', change: -1 };

function issueOf(candidate: Record<keyof typeof RULES, unknown>): readonly unknown[] {
  const verdict = requiredInputs(candidate, RULES);
  return verdict.ok ? [] : verdict.issues.map(({ message, path }) => [message, path]);
}

test('narrows the inputs that have a rule, and leaves the others aside', () => {
  const candidate = { ...good, remark: 'x' };
  expect(requiredInputs(candidate, RULES)).toStrictEqual({ ok: true, input: good });
});

test.each([[null], [undefined], ['']])('%o is blank', (blank) => {
  expect(issueOf({ ...good, unit: blank })).toEqual([['Please fill in all required fields', 'unit']]);
});

describe('order', () => {
  test('blanks come before whatever else is wrong, the first by the rules', () => {
    expect(issueOf({ weight: -1, unit: '', change: null })).toEqual([['Please fill in all required fields', 'unit']]);
  });

  test('then the first that breaks its rule', () => {
    expect(issueOf({ weight: 3, unit: 'st', change: Number.NaN })).toEqual([['Invalid input values', 'unit']]);
  });
});

test.each([
  ['weight', 0],
  ['weight', -0.1],
  ['weight', Number.NaN],
  ['weight', Number.POSITIVE_INFINITY],
  ['weight', '3'],
  ['unit', 'toString'],
  ['unit', 1],
  ['change', Number.NaN],
  ['change', Number.NEGATIVE_INFINITY],
])('%s cannot be %o', (name, value) => {
  expect(issueOf({ ...good, [name]: value })).toEqual([['Invalid input values', name]]);
});

test('a key of a table is a text, also where a number would find it', () => {
  expect(aKeyOf({ 1: 'standard' })('1')).toBe(true);
  expect(aKeyOf({ 1: 'standard' })(1)).toBe(false);
});
