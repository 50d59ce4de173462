import { expect, test } from 'vitest';
import { limits, pValue, statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import { figuresBy } from '#src/engine/kit/figuresBy.ts';

const OUTPUTS = {
  sd: statistic('SD', { unit: 'g', note: 'Note.' }),
  mean: statistic('Mean', { decimals: () => 2 }),
  p: pValue('p', 'Why.'),
  n: count('n'),
  group: name('Group'),
  ...limits(' of the mean', { missing: 'Open.' }),
};
const figure = (key: keyof typeof OUTPUTS, value: string | number | null) =>
  figuresBy(OUTPUTS, { [key]: value }, null)(key);

test('statistics have six digits, or the decimals of their sample', () => {
  expect(figure('sd', 2.00000049)).toMatchObject({ text: '2', unit: 'g', note: 'Note.' });
  expect(figure('mean', 1234567.891)).toMatchObject({ text: '1234567.89', written: { lastPlace: -2 } });
});

test('p values have four decimals, and small ones their digits beside', () => {
  expect(figure('p', 0.0794)).toMatchObject({ text: '0.0794', written: { lastPlace: -4 } });
  expect(figure('p', 1.234e-12)).toMatchObject({ text: '< 0.0001', note: '1.23e-12.' });
  expect(figure('p', 0)).toMatchObject({ text: '< 0.0001', note: '0.' });
});

test('what is not defined is a dash with the reason', () => {
  expect(figure('p', null)).toMatchObject({ text: '–', note: 'Why.' });
  expect(figure('mean', null)).toMatchObject({ text: '–', note: 'Not defined for these values.' });
  expect(figure('upper', null)).toMatchObject({ label: 'Upper limit of the mean', text: '–', note: 'Open.' });
});

test('counts and names', () => {
  expect(figure('n', 12)).toMatchObject({ value: 12, text: '12' });
  expect(figure('group', ' ')).toMatchObject({ value: ' ', text: '–' });
});
