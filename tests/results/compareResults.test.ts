import { describe, expect, test } from 'vitest';
import type { Block, Figure, Presentation } from '#src/engine/kit/presentation.ts';
import { numeral } from '#src/engine/kit/writing.ts';
import { comparedFigures } from '#src/engine/results/compareResults.ts';

const figure = (value: Figure['value'], text: string, unit?: string, label = 'Volume'): Figure => ({
  field: 'x',
  label,
  value,
  text,
  ...(unit === undefined ? {} : { unit }),
  ...(typeof value === 'number'
    ? { written: { scale: value === Number(text) / 100 ? 100 : 1, lastPlace: 0, digits: 0, ...numeral(text) } }
    : {}),
});
const result = (headline: Figure, blocks: readonly Block[] = []): Presentation => ({
  headline,
  status: '',
  blocks,
  working: [],
});

describe('the difference of two figures', () => {
  test.each([
    [figure(45.42, '45.4', 'mL'), figure(47.93, '47.9', 'mL'), '+2.5 mL (+5.53\u00a0%)'],
    [figure(8, '8'), figure(2, '2'), '-6 (-75\u00a0%)'],
    [figure(4e-8, '4.000e-8', 'mol/L'), figure(6e-8, '6.000e-8', 'mol/L'), '+2.000e-8 mol/L (+50\u00a0%)'],
    // Degrees and logarithms have no ratio, and a difference of percentages is not a percentage.
    [figure(40, '40.0', '°C'), figure(50, '50.0', '°C'), '+10.0 °C'],
    [figure(7, '7.00', undefined, 'pH'), figure(7.4, '7.40', undefined, 'pH'), '+0.40'],
    [figure(0.5, '50.0', '%'), figure(0.25, '25.0', '%'), '-25.0 percentage points'],
    [figure(0, '0.0', 'g'), figure(2, '2.0', 'g'), '+2.0 g'],
    [figure(-1, '-1'), figure(2, '2'), '+3'],
    [figure('2025-02-27', 'Feb 27'), figure('2025-03-02', 'Mar 2'), '3 days later'],
    [figure('2025-03-02', 'Mar 2'), figure('2025-03-01', 'Mar 1'), '1 day earlier'],
    [figure('acidic', 'Acidic'), figure('basic', 'Basic'), 'different'],
    [figure(500, '500', 'mg'), figure(1000, '1.0', 'g'), 'different'],
    [figure(1.01, '1.0'), figure(1.02, '1.0'), 'no difference'],
    [figure(3.5, '+3.5', '°C'), figure(3.3, '+3.3', '°C'), '-0.2 °C'],
    [figure(15, '15', 'years'), figure(1, '1', 'year'), '-14 years (-93.3\u00a0%)'],
    [figure(1, '1', 'year'), figure(2, '2', 'years'), '+1 year (+100\u00a0%)'],
    [figure(20, '20', 'bases'), figure(21, '21', 'bases'), '+1 base (+5\u00a0%)'],
    [figure(2, '2.0', 'time units'), figure(3, '3.0', 'time units'), '+1.0 time units (+50\u00a0%)'],
    [figure(3, '3', 'divisions per day'), figure(2, '2', 'divisions per day'), '-1 division per day (-33.3\u00a0%)'],
    [figure(5, '5', 's'), figure(6, '6', 's'), '+1 s (+20\u00a0%)'],
    // The isoelectric and the neutral point are pH values.
    [figure(5, '5.00', undefined, 'pI'), figure(6, '6.00', undefined, 'pI'), '+1.00'],
    [figure(7, '7.000', undefined, 'Neutral point'), figure(6.9, '6.900', undefined, 'Neutral point'), '-0.100'],
    [
      figure(5, '5.00', undefined, 'Isoelectric point (pI)'),
      figure(6, '6.00', undefined, 'Isoelectric point (pI)'),
      '+1.00',
    ],
    [figure(25, '25.00', undefined, 'Share of A'), figure(50, '50.00', undefined, 'Share of A'), '+25.00'],
    [figure(0, '0.0000000'), figure(1.001e-4, '1.001e-4'), '+0.0001001'],
    [figure(1e-3, '0.001'), figure(11, '11'), '+10.999'],
    [figure(1e-3, '0.001'), figure(9, '9.000'), '+8.999 (+900000\u00a0%)'],
  ])('%#: %o', (before, now, difference) => {
    expect(comparedFigures(result(before), result(now))).toMatchObject([{ difference }]);
  });
});

test('figures are named by their block, and those of one result only are said to be so', () => {
  const facts = (title: string, field: string): Block => ({
    kind: 'facts',
    title,
    figures: [{ field, label: 'GC', value: 1, text: '1' }],
  });
  const table: Block = {
    kind: 'table',
    title: 'Phases',
    columns: [{ label: 'Phase' }, { label: 'Hours' }],
    rows: [['G1', { field: 'g1', label: 'Hours', value: 11, text: '11', unit: 'h' }]],
  };
  const before = result(figure(1, '1'), [facts('Forward', 'f.gc'), table]);
  const now = result(figure(1, '1'), [facts('Reverse', 'r.gc'), table]);
  expect(comparedFigures(before, now)).toEqual([
    { field: 'x', label: 'Volume', before: '1', now: '1', difference: 'no difference', isSame: true },
    { field: 'r.gc', label: 'Reverse: GC', before: null, now: '1', difference: 'only now', isSame: false },
    { field: 'g1', label: 'G1: Hours', before: '11 h', now: '11 h', difference: 'no difference', isSame: true },
    {
      field: 'f.gc',
      label: 'Forward: GC',
      before: '1',
      now: null,
      difference: 'only in the pinned result',
      isSame: false,
    },
  ]);
});
