import { describe, expect, test } from 'vitest';
import { figuresBy } from '#src/engine/kit/figuresBy.ts';
import type { AnyOutputs, Outputs } from '#src/engine/kit/outputs.ts';
import { decimals, inWords, plain } from '#src/engine/kit/writing.ts';

interface Sample {
  readonly name: string;
  readonly mean: number | null;
  readonly spread: { readonly low: number };
  readonly counts: readonly number[];
}

interface Result {
  readonly share: number;
  readonly volume: number;
  readonly level: number;
  readonly missing: number | null;
  readonly isKnown: boolean;
  readonly color: 'green' | 'red';
  readonly day: `${number}-${number}-${number}`;
  readonly test: { readonly statistic: number } | null;
  readonly samples: readonly Sample[];
  readonly matrix: readonly (readonly number[])[];
  readonly values: Readonly<Record<string, number>>;
  readonly points: readonly { readonly x: number }[];
}

interface Input {
  readonly unit: string;
}

const OUTPUTS: Outputs<Result, Result, Input> = {
  share: { kind: 'number', label: 'Share', unit: '%', scale: 100, written: decimals(1), note: 'Of all.' },
  volume: {
    kind: 'number',
    label: 'Volume',
    unit: ({ input }) => input.unit,
    written: (value) => ({ ...decimals(1)(value * 1000), unit: 'µL', scale: 1000 }),
  },
  level: {
    kind: 'number',
    label: 'Level',
    unit: ({ value }) => (value === 1 ? 'step' : 'steps'),
    tone: ({ value }) => (value > 5 ? 'danger' : undefined),
    written: (value) => (value > 9 ? { ...inWords('above 9'), note: 'It ends there.' } : plain(value)),
    note: 'Of nine.',
  },
  missing: { kind: 'number', label: 'Missing', unit: 'g', written: plain, note: 'Weighed.', missingNote: 'No scale.' },
  isKnown: { kind: 'flag', label: 'Known' },
  color: { kind: 'words', label: 'Color', words: { green: 'Green', red: 'Red' } },
  day: { kind: 'day', label: 'Day', look: 'long' },
  test: {
    kind: 'group',
    label: 'Test',
    missing: 'not done',
    keys: { statistic: { kind: 'number', label: 'Statistic', written: decimals(2) } },
  },
  samples: {
    kind: 'rows',
    label: 'Samples',
    of: ({ row, at }) => `${row.name} (${Number(at) + 1})`,
    row: {
      name: { kind: 'words', label: 'Name' },
      mean: { kind: 'number', label: 'Mean', columnUnit: 'mg', written: decimals(1) },
      spread: { kind: 'group', keys: { low: { kind: 'number', label: 'Low', written: plain } } },
      counts: {
        kind: 'each',
        label: 'Counts',
        each: { kind: 'number', label: ({ items }) => `Count ${items.join('/')}`, written: plain },
      },
    },
  },
  matrix: {
    kind: 'each',
    label: 'Matrix',
    each: { kind: 'each', label: 'Row', each: { kind: 'number', label: 'Cell', written: plain } },
  },
  values: {
    kind: 'each',
    label: 'Values',
    byName: true,
    each: { kind: 'number', label: ({ at }) => `In ${at}`, written: plain },
  },
  points: { kind: 'inner', label: 'Points' },
};
const RESULT: Result = {
  share: 0.123,
  volume: 0.0125,
  level: 7,
  missing: null,
  isKnown: false,
  color: 'red',
  day: '2024-09-12',
  test: null,
  samples: [
    { name: 'A', mean: 1.25, spread: { low: 1 }, counts: [3, 4] },
    { name: 'B', mean: null, spread: { low: 2 }, counts: [] },
  ],
  matrix: [[1, 2]],
  values: { mL: 12 },
  points: [],
};
const figureOf = (result: Result) => figuresBy(OUTPUTS as unknown as AnyOutputs, result, { unit: 'mL' });
const figure = figureOf(RESULT);

describe('a figure', () => {
  test('shows the value times its scale, and how it is written', () => {
    expect(figure('share')).toEqual({
      field: 'share',
      label: 'Share',
      value: 0.123,
      text: '12.3',
      unit: '%',
      note: 'Of all.',
      written: { scale: 100, lastPlace: -1, digits: 3 },
    });
  });

  test('is written in another unit where its writing says so', () => {
    expect(figure('volume')).toMatchObject({ text: '12.5', unit: 'µL', written: { scale: 1000 } });
  });

  test('has label, unit, tone and note as the value demands; words have no written digits', () => {
    expect(figure('level')).toMatchObject({ text: '7', unit: 'steps', tone: 'danger', note: 'Of nine.' });
    const above = figureOf({ ...RESULT, level: 12 })('level');
    expect(above).toMatchObject({ text: 'above 9', note: 'Of nine. It ends there.' });
    expect(above).not.toHaveProperty('written');
  });

  test('without a value is a dash without a unit, and says why', () => {
    expect(figure('missing')).toEqual({
      field: 'missing',
      label: 'Missing',
      value: null,
      text: '–',
      note: 'No scale.',
    });
    expect(figure('test')).toEqual({ field: 'test', label: 'Test', value: null, text: 'not done' });
  });

  test('that is a word or a day', () => {
    expect(figure('isKnown').text).toBe('No');
    expect(figure('color').text).toBe('Red');
    expect(figure('day').text).toContain('2024');
  });

  test('of a row has the row in its label, where the label is one text', () => {
    expect(figure('samples.0.mean')).toMatchObject({ label: 'Mean, A (1)', text: '1.3', value: 1.25 });
    expect(figure('samples.0.name').label).toBe('Name');
    expect(figure('samples.1.spread.low')).toMatchObject({ label: 'Low, B (2)', value: 2 });
    expect(figure('samples.0.counts.1')).toMatchObject({ label: 'Count 0/1', value: 4 });
    expect(figure('matrix.0.1')).toMatchObject({ label: 'Cell', value: 2 });
    expect(figure('values.mL')).toMatchObject({ label: 'In mL', value: 12 });
  });

  test('says otherwise where its place says so', () => {
    expect(figure('share', { label: 'Part', note: undefined, unit: undefined, written: decimals(3) })).toEqual({
      field: 'share',
      label: 'Part',
      value: 0.123,
      text: '12.300',
      written: { scale: 100, lastPlace: -3, digits: 5 },
    });
    expect(figure('share', { text: 'a few' })).not.toHaveProperty('written');
  });

  test('that is not declared is refused', () => {
    expect(() => figure('shares')).toThrow("No figure is declared for 'shares'");
    expect(() => figure('points')).toThrow("No figure is declared for 'points'");
    expect(() => figure('share.inner')).toThrow("Nothing is declared within 'share'");
    expect(() => figure('points.0.x')).toThrow("Nothing is declared within 'points'");
  });
});

test('a column is named by the declared label, with the unit that its cells lack', () => {
  expect(figure.column('samples.0.mean')).toEqual({ label: 'Mean (mg)', numeric: true });
  expect(figureOf({ ...RESULT, samples: [] }).column('samples.0.name')).toEqual({ label: 'Name' });
});
