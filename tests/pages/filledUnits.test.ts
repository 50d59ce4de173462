import { expect, test } from 'vitest';
import type { AnyFields } from '#src/kit/fields.ts';
import { filledUnits } from '#src/pages/calculator/run/filledUnits.ts';

const fields: AnyFields = {
  weight: { kind: 'number', label: 'Weight', unitIn: 'weightUnit' },
  weightUnit: {
    kind: 'choice',
    label: 'Unit of the weight',
    look: 'radios',
    options: [
      { value: 'kg', label: 'kg' },
      { value: 'lb', label: 'lb' },
    ],
  },
  age: { kind: 'number', label: 'Age' },
};

test('a number over a filled-in one does not inherit its unit, which is asked for once', () => {
  const filled = filledUnits(fields);
  expect(filled.afterEdit('weight')).toBeNull();
  filled.fill();
  expect(filled.afterEdit('age')).toBeNull();
  expect(filled.afterEdit('weight')).toBe('weightUnit');
  expect(filled.afterEdit('weight')).toBeNull();
});

test('a unit that was chosen since is the visitor’s own', () => {
  const filled = filledUnits(fields);
  filled.fill();
  filled.afterEdit('weightUnit');
  expect(filled.afterEdit('weight')).toBeNull();
});

test('a form that starts anew has no filled-in unit', () => {
  const filled = filledUnits(fields);
  filled.fill();
  filled.clear();
  expect(filled.afterEdit('weight')).toBeNull();
});

test('undone: what the visitor typed is theirs, what an example had brought is still the example’s', () => {
  const own = filledUnits(fields);
  own.fill();
  own.undo();
  expect(own.afterEdit('weight')).toBeNull();

  const example = filledUnits(fields);
  example.fill();
  example.fill();
  example.undo();
  expect(example.afterEdit('weight')).toBe('weightUnit');
});
