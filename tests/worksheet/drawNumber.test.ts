import { expect, test } from 'vitest';
import type { FieldOfKind } from '#src/engine/kit/fields.ts';
import { drawNumber } from '#src/engine/worksheet/drawNumber.ts';
import { mulberry32 } from '#workers/lib/mathematics/mulberry32.ts';

function drawn(field: Partial<FieldOfKind<'number'>>, example: string, seed = 1): readonly string[] {
  const random = mulberry32(seed);
  return Array.from({ length: 200 }, () => drawNumber({ kind: 'number', label: 'Mass', ...field }, example, random));
}

test('the seed alone decides', () => {
  expect(drawn({}, '1.5')).toEqual(drawn({}, '1.5'));
  expect(drawn({}, '1.5', 2)).not.toEqual(drawn({}, '1.5'));
});

test('limits hold, with three significant digits', () => {
  for (const text of drawn({ min: 1, max: 2 }, '1.5')) {
    expect(Number(text)).toBeGreaterThanOrEqual(1);
    expect(Number(text)).toBeLessThanOrEqual(2);
    expect(String(Number(Number(text).toPrecision(3)))).toBe(text);
  }
});

test('what is counted is whole', () => {
  expect(drawn({ isExact: true }, '4').filter((text) => !Number.isInteger(Number(text)))).toEqual([]);
  expect(drawn({ min: 0, max: 10 }, '4').filter((text) => !Number.isInteger(Number(text)))).toEqual([]);
  expect(drawn({ hint: 'Whole, 1 to 9.' }, '4').filter((text) => !Number.isInteger(Number(text)))).toEqual([]);
});

test('a negative example gives negative numbers; a blank one and a 0 without limits stay', () => {
  expect(drawn({}, '-2.5').filter((text) => Number(text) >= 0)).toEqual([]);
  expect(new Set(drawn({}, ''))).toEqual(new Set(['']));
  expect(new Set(drawn({}, '0'))).toEqual(new Set(['0']));
});
