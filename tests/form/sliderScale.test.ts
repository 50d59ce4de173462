import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sliderScale } from '#src/engine/form/onDemand/sliderScale.ts';
import type { FieldOfKind } from '#src/engine/kit/fields.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { fieldIn, type MeasuredField } from '#src/engine/kit/unitFields.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';

const field = (limits: Partial<FieldOfKind<'number'>>): FieldOfKind<'number'> => ({
  kind: 'number',
  label: 'Weight',
  ...limits,
});

const textsOf = (limits: Partial<FieldOfKind<'number'>>) => {
  const scale = sliderScale(field(limits));
  return scale && Array.from({ length: scale.last + 1 }, (_, position) => scale.textAt(position));
};

test.each([{}, { min: 0 }, { max: 5 }, { min: 5, max: 5 }])('a box with %j has no slider', (limits) => {
  expect(sliderScale(field(limits))).toBeNull();
});

describe('linear', () => {
  test('a score moves by whole numbers', () => {
    expect(textsOf({ min: 1, max: 9 })).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  test('moves by the step of the box, in plain numbers', () => {
    const texts = textsOf({ min: 0, max: 14, step: 0.1 });
    expect(texts).toHaveLength(141);
    expect(texts?.slice(0, 4)).toEqual(['0', '0.1', '0.2', '0.3']);
    expect(texts?.slice(-2)).toEqual(['13.9', '14']);
  });

  test('moves by a larger step where the box has more than a thousand, between the limits', () => {
    const texts = textsOf({ min: 0.5, max: 264.5, step: 0.1 });
    expect(texts).toHaveLength(529);
    expect(texts?.slice(0, 3)).toEqual(['0.5', '1', '1.5']);
    expect(texts?.at(-1)).toBe('264.5');
  });

  test('limits between two steps are its ends', () => {
    expect(textsOf({ min: 1.5, max: 4.2 })).toEqual(['1.5', '2', '3', '4', '4.2']);
  });

  test('in another unit its ends are short numbers within the limits', () => {
    const weight = { ...field({ min: 0.5, max: 120, step: 0.1 }), ...measuredIn('mass', 'kg', 'lb') } as MeasuredField;
    const scale = sliderScale(fieldIn(weight, 'lb'));
    expect(scale?.textAt(0)).toBe('1.103');
    expect(scale?.textAt(scale.last)).toBe('264.5');
  });

  test('a position is that of the nearest text; what is out of the limits is at an end', () => {
    const scale = sliderScale(field({ min: 0, max: 14, step: 0.1 }));
    expect([7.43, 7.46, -3, 99].map((value) => scale?.positionOf(value))).toEqual([74, 75, 0, 140]);
  });
});

describe('logarithmic', () => {
  test('from more than three decades between positive limits on; half of the way is the geometric mean', () => {
    const scale = sliderScale(field({ min: 0.1, max: 1000 }));
    expect(scale?.textAt(0)).toBe('0.1');
    expect(scale?.textAt((scale?.last ?? 0) / 2)).toBe('10');
    expect(scale?.textAt(scale.last)).toBe('1000');
    expect(textsOf({ min: 1, max: 1000 })).toHaveLength(1000);
  });

  test('begins with 0 where the box does and has more than ten thousand steps', () => {
    const texts = textsOf({ min: 0, max: 1_000_000, step: 10 });
    expect(texts?.slice(0, 3)).toEqual(['0', '10', '10.5']);
    expect(texts?.at(-1)).toBe('1000000');
  });
});

test('every slider of the site rises, stays within its limits, and finds its own texts again', async () => {
  const limited = (await everyCalculator()).flatMap(({ id, definition }) =>
    Object.entries(definition.fields).flatMap(([name, each]) =>
      each.kind === 'number' && each.min !== undefined && each.max !== undefined ? [{ id, name, each }] : [],
    ),
  );
  expect(limited.length).toBeGreaterThan(20);
  for (const { id, name, each } of limited) {
    const scale = sliderScale(each);
    if (scale === null) throw new Error(`${id} ${name} has no slider`);
    expect(scale.last, `${id} ${name}`).toBeLessThanOrEqual(1001);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: scale.last }), (position) => {
        const value = Number(scale.textAt(position));
        expect(scale.positionOf(value)).toBe(position);
        expect(value).toBeGreaterThanOrEqual(each.min ?? Number.NaN);
        expect(value).toBeLessThanOrEqual(each.max ?? Number.NaN);
        if (position > 0) expect(value).toBeGreaterThan(Number(scale.textAt(position - 1)));
      }),
    );
  }
});
