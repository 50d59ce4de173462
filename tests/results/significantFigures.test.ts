import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyFields } from '#src/engine/kit/fields.ts';
import type { Figure, Presentation } from '#src/engine/kit/presentation.ts';
import { numeral } from '#src/engine/kit/writing.ts';
import { figuresAsPrecise, precisionOf } from '#src/engine/results/significantFigures.ts';

const fields: AnyFields = {
  mass: { kind: 'number', label: 'Mass', unit: 'g' },
  pH: { kind: 'number', label: 'pH' },
  charge: { kind: 'number', label: 'Charge', isExact: true },
  temperature: { kind: 'number', label: 'Temperature', unit: '°C' },
  hidden: { kind: 'number', label: 'Hidden', visibleWhen: () => false },
  readings: {
    kind: 'rows',
    label: 'Readings',
    rowName: 'reading',
    minRows: 0,
    row: { x: { kind: 'number', label: 'X' } },
  },
};
const FIGURES = { counts: 'figures' } as const;
const DECIMALS = { counts: 'decimals' } as const;

describe('significant figures of a typed number', () => {
  test.each([
    ['9', 1],
    ['9.0', 2],
    ['0.0250', 3],
    ['250', 3],
    ['1 500', 4],
    ['2,50', 3],
    ['-0.5', 1],
    ['+12.30', 4],
    ['6.02e23', 3],
    ['1.0E-7', 2],
    ['.5', 1],
    ['7.', 1],
  ])('%s has %i', (mass, count) => {
    expect(precisionOf(fields, { mass }, FIGURES)).toMatchObject({ count, by: { label: 'Mass', text: mass } });
  });

  test('of a logarithm, those after the point', () => {
    expect(precisionOf(fields, { pH: '7.40' }, FIGURES)?.count).toBe(2);
    expect(precisionOf(fields, { pH: '7.40' }, FIGURES)?.logarithmDecimals).toBe(2);
  });

  test('of a logarithm without decimals, one, and no decimal in another logarithm', () => {
    expect(precisionOf(fields, { pH: '7', mass: '5' }, FIGURES)).toMatchObject({
      count: 1,
      logarithmDecimals: 0,
      by: { label: 'pH' },
    });
  });

  test('do not change with the power of ten', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: -20, max: 20 }), (digits, power) => {
        const count = String(digits).length;
        expect(precisionOf(fields, { mass: `${digits}e${power}` }, FIGURES)?.count).toBe(count);
      }),
    );
  });
});

const writtenAs = (text: string, scale = 1) => ({ scale, lastPlace: 0, digits: 0, ...numeral(text) });

test('the least precise number decides, in rows as well; what is exact, zero, hidden or blank does not', () => {
  const draft = {
    mass: '12.34',
    charge: '2',
    temperature: '5',
    hidden: '1',
    pH: '',
    readings: [{ x: '0' }, { x: '1.5' }, { x: 'x' }],
  };
  expect(precisionOf(fields, draft, FIGURES)).toEqual({
    counts: 'figures',
    count: 2,
    logarithmDecimals: 2,
    by: { label: 'X', text: '1.5' },
  });
  expect(precisionOf(fields, { ...draft, readings: [] }, DECIMALS)?.count).toBe(2);
  expect(precisionOf(fields, { charge: '2', temperature: '20' }, FIGURES)).toBeNull();
});

describe('a result at that precision', () => {
  const SCALES: Readonly<Record<string, number>> = { '%': 100, t: 1e-3 };
  const figure = (field: string, value: Figure['value'], text: string, unit?: string, label = field): Figure => ({
    field,
    label,
    value,
    text,
    ...(unit === undefined ? {} : { unit }),
    ...(typeof value === 'number' ? { written: writtenAs(text, SCALES[unit ?? '']) } : {}),
  });
  const presentation: Presentation = {
    headline: figure('a', 0.199827, '0.1998', 'mol/L'),
    status: '',
    blocks: [
      {
        kind: 'facts',
        figures: [
          figure('share', 0.36666, '36.7', '%'),
          figure('pH', 4.93186, '4.93', undefined, 'pH'),
          figure('atoms', 21, '21'),
          figure('t', 25, '25', '°C'),
          figure('kind', 'basic', 'Basic'),
          figure('kg', 12_345.6, '12.35', 't'),
        ],
      },
    ],
    working: [],
  };
  const precise = (
    counts: 'figures' | 'decimals',
    count: number,
    { of, logarithmDecimals = count }: { of?: readonly string[]; logarithmDecimals?: number } = {},
  ) =>
    figuresAsPrecise(
      presentation,
      { counts, count, logarithmDecimals, by: { label: 'Mass', text: '' } },
      {
        counts,
        ...(of === undefined ? {} : { of }),
      },
    ).map(({ field, text }) => [field, text]);

  test('figures; the decimals of a logarithm; no counts, no words, no degrees', () => {
    expect(precise('figures', 2)).toEqual([
      ['a', '0.20'],
      ['share', '37'],
      ['pH', '4.93'],
      ['kg', '12'],
    ]);
  });

  test('decimals', () => {
    expect(precise('decimals', 1)).toEqual([
      ['a', '0.2'],
      ['share', '36.7'],
      ['pH', '4.9'],
      ['kg', '12.3'],
    ]);
  });

  test('a logarithm as whole as the typed one', () => {
    expect(precise('figures', 1, { of: ['a', 'pH'], logarithmDecimals: 0 })).toEqual([
      ['a', '0.2'],
      ['pH', '5'],
    ]);
  });

  test('only what follows from the typed numbers', () => {
    expect(precise('figures', 1, { of: ['share'] })).toEqual([['share', '40']]);
  });
});
