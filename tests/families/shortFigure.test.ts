import { expect, test } from 'vitest';
import { missingFigure, short, shortFigure } from '#src/families/shortFigure.ts';

test.each([
  [36, '36'],
  [77.777777, '77.7778'],
  [-10.483870967741936, '-10.4839'],
  [0.1 + 0.2, '0.3'],
  [1.5e-9, '1.5e-9'],
  [-0, '0'],
])('%d reads %s', (value, text) => {
  expect(short(value)).toBe(text);
});

test('fewer digits on request', () => {
  expect(short(1234.5678, 3)).toBe('1230');
});

test('a figure without a value is a dash without a unit, and says why', () => {
  expect(shortFigure('x', 'X', null, { unit: 'cm', note: 'Not measured.' })).toEqual({
    field: 'x',
    label: 'X',
    value: null,
    text: '–',
    note: 'Not measured.',
  });
  expect(shortFigure('x', 'X', 2.5, { unit: 'cm' })).toEqual({
    field: 'x',
    label: 'X',
    value: 2.5,
    text: '2.5',
    unit: 'cm',
  });
});

test('a missing figure is drawn as well, so that its key stays readable on the page', () => {
  expect(missingFigure('x', 'X', 'Not entered.')).toEqual({
    field: 'x',
    label: 'X',
    value: null,
    text: '–',
    note: 'Not entered.',
  });
});
