import { describe, expect, test } from 'vitest';
import type { Block, Figure, Presentation } from '#src/kit/presentation.ts';
import { comparedFigures } from '#src/results/compareResults.ts';

const figure = (value: Figure['value'], text: string, unit?: string, label = 'Volume'): Figure => ({
  field: 'x',
  label,
  value,
  text,
  ...(unit === undefined ? {} : { unit }),
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
