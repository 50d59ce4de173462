import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isName, isReservedName, namesIn, readExpression } from '#workers/formulas/error-propagation/expression.ts';
import { expressionFunction } from '#workers/formulas/error-propagation/expressionValue.ts';

const VALUES = new Map([
  ['a', 3],
  ['b', 2],
  ['Δx_1', 0.5],
]);

function read(text: string) {
  const verdict = readExpression(text, 'formula');
  if (!verdict.ok) throw new Error(verdict.issues[0]?.message);
  return verdict.input;
}

function evaluated(text: string): number {
  return expressionFunction(read(text), [...VALUES.keys()])([...VALUES.values()]);
}

describe('reading', () => {
  test.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['2 - 3 - 4', -5],
    ['8 / 4 / 2', 1],
    ['2^3^2', 512],
    ['-a^2', -9],
    ['(-a)^2', 9],
    ['2^-b', 0.25],
    ['2 ** -b', 0.25],
    ['--a', 3],
    ['+a - -b', 5],
    ['a² + b³', 17],
    ['a × b · 2 ÷ 4 − 1', 2],
    ['.5e1 + 5.', 10],
    ['3e-1', 0.3],
    ['ln(exp(a))', 3],
    ['log10(1000) + sqrt(16)', 7],
    ['Δx_1 * 2', 1],
    ['pi', Math.PI],
    ['2*π', 2 * Math.PI],
  ])('%s', (text, value) => {
    expect(evaluated(text)).toBeCloseTo(value, 12);
  });

  test.each([
    ['2a', 'The formula cannot be read at "a"'],
    ['a b', 'The formula cannot be read at "b"'],
    ['a +', 'The formula cannot be read at "+"'],
    ['a + * b', 'The formula cannot be read at "* b"'],
    ['a)', 'The formula cannot be read at ")"'],
    ['ln a', 'The formula cannot be read at "a"'],
    ['1,5 * a', 'The formula cannot be read at ",5 * a"'],
    ['a = b', 'The formula cannot be read at "= b"'],
    ['()', 'The formula cannot be read at ")"'],
    ['(a', 'The formula is not complete: a closing parenthesis is missing'],
    ['exp(a * (b', 'The formula is not complete: a closing parenthesis is missing'],
    ['(a + ', 'The formula cannot be read at "+"'],
    ['(a b', 'The formula cannot be read at "b"'],
    ['log(a)', '"log" is ambiguous: please write ln or log10'],
    [`a${' + a'.repeat(300)}`, 'Please enter a formula of at most 1000 characters'],
  ])('refuses %s', (text, message) => {
    expect(readExpression(text, 'formula')).toEqual({ ok: false, issues: [{ message, path: 'formula' }] });
  });

  test('any text is read or refused in a sentence', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab19.e+-*/^() lnexp²×π,'), maxLength: 40 });
    fc.assert(
      fc.property(text, (typed) => {
        const verdict = readExpression(typed, 'formula');
        if (verdict.ok) expect(typed.trim()).not.toBe('');
        else expect(verdict.issues).toHaveLength(1);
      }),
    );
  });

  test('the deepest parentheses are read', () => {
    expect(evaluated(`${'('.repeat(499)}a${')'.repeat(499)}`)).toBe(3);
  });
});

test('names in the order of the text, without constants and functions', () => {
  expect(namesIn(read('ln(b) + pi * a - b'))).toEqual(['b', 'a']);
});

test('names and reserved names', () => {
  expect(['a', 'N0', 'x_1', 'λ'].filter(isName)).toHaveLength(4);
  expect(['', '1a', '_a', 'a b', 'a-b', 'a²'].filter(isName)).toEqual([]);
  expect(['ln', 'log', 'log10', 'exp', 'sqrt', 'pi', 'π'].filter(isReservedName)).toHaveLength(7);
  expect(isReservedName('m')).toBe(false);
});
