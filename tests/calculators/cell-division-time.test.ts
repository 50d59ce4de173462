import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/cell-division-time/calculator.ts';
import { visibleFields } from '#src/engine/form/controls.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type CellDivisionInput } from '#workers/formulas/cell-division-time.ts';

const cycle: CellDivisionInput = {
  cellType: 'custom',
  totalTime: 20,
  phasePercentages: { g1: 100, s: 50, g2: 30, m: 20 },
};
const human: CellDivisionInput = {
  cellType: 'human-epithelial',
  totalTime: 24,
  phasePercentages: { g1: (11 / 24) * 100, s: (8 / 24) * 100, g2: (4 / 24) * 100, m: (1 / 24) * 100 },
};

function presented(input: CellDivisionInput) {
  return calculator.present(computed(formula, input), input);
}

function noticesOf(input: CellDivisionInput): readonly string[] {
  return presented(input).blocks.flatMap((block) => (block.kind === 'notice' ? [block.text] : []));
}

describe('cell-division-time page', () => {
  const form = createFormModel(calculator);

  test('a slow cycle divides all the same', () => {
    const { headline, status } = presented({ ...cycle, totalTime: 1000 });
    expect(headline).toMatchObject({
      text: '0.0',
      note: 'Assumes the cell divides continuously. With four digits 0.024.',
    });
    expect(status).toBe('0.0 (0.024) divisions per day.');
  });

  test('Calculate waits for a preset or a total cycle time', () => {
    expect(form.canSubmit(form.blank)).toBe(false);
    expect(form.canSubmit({ ...form.blank, totalTime: ' ' })).toBe(false);
    expect(form.canSubmit({ ...form.blank, totalTime: '0' })).toBe(true);
    expect(form.canSubmit({ ...form.blank, cellType: 'yeast' })).toBe(true);
  });

  test('a preset asks for nothing more, and choosing one empties the boxes', () => {
    const draft = form.edit({ ...form.blank, totalTime: '5' }, 'cellType', 'yeast');
    expect(draft).toEqual({ ...form.blank, cellType: 'yeast' });
    expect(visibleFields(calculator.fields, draft).map(([name]) => name)).toEqual(['cellType']);
  });

  test('shows divisions with one decimal, hours with two, shares with one', () => {
    expect(figuresOf(presented(human)).map(({ field, text }) => [field, text])).toEqual([
      ['doublingRate', '1.0'],
      ['totalTime', '24.00'],
      ['phases.0.name', 'G1'],
      ['phases.0.duration', '11.00'],
      ['phases.0.percentage', '45.8'],
      ['phases.1.name', 'S'],
      ['phases.1.duration', '8.00'],
      ['phases.1.percentage', '33.3'],
      ['phases.2.name', 'G2'],
      ['phases.2.duration', '4.00'],
      ['phases.2.percentage', '16.7'],
      ['phases.3.name', 'M'],
      ['phases.3.duration', '1.00'],
      ['phases.3.percentage', '4.2'],
    ]);
  });

  test('draws the hours of the phases in their order', () => {
    const [chart] = presented(cycle).blocks.flatMap((block) => (block.kind === 'chart' ? [block.chart] : []));
    expect(chart).toMatchObject({
      summary: 'G1 is the longest phase: 10.00 of 20.00 hours.',
      type: 'share',
      parts: [
        { label: 'G1', amount: 10, text: '10.00 h' },
        { label: 'S', amount: 5, text: '5.00 h' },
        { label: 'G2', amount: 3, text: '3.00 h' },
        { label: 'M', amount: 2, text: '2.00 h' },
      ],
    });
  });

  test.each([
    [{ g1: 50, s: 25, g2: 20, m: 15 }, '110'],
    [{ g1: 33.3, s: 33.3, g2: 33.3, m: 0 }, '99.9'],
    [{ g1: 50, s: 50.000001, g2: 0, m: 0 }, '100.000001'],
    [{ g1: 10, s: 5, g2: 3, m: 2 }, '20'],
  ])('%o: says that the shares add up to %s and were scaled', (phasePercentages, sum) => {
    expect(noticesOf({ ...cycle, phasePercentages })).toEqual([
      `The shares add up to ${sum} %, not 100 %. Each was divided by ${sum} and multiplied by 100, so that the hours fill the cycle.`,
    ]);
  });

  test.each([[{ ...cycle, phasePercentages: { g1: 33.1, s: 33.3, g2: 33.5, m: 0.1 } }], [human]])(
    'says nothing of shares that add up to 100',
    (input) => {
      expect(noticesOf(input)).toEqual([]);
    },
  );

  test('a cycle time alone: divisions per day, and what would give the phases', () => {
    const alone = { ...cycle, phasePercentages: { g1: 0, s: 0, g2: 0, m: 0 } };
    expect(figuresOf(presented(alone)).map(({ field, text }) => [field, text])).toEqual([
      ['doublingRate', '1.2'],
      ['totalTime', '20.00'],
    ]);
    expect(noticesOf(alone)).toEqual(['For the hours in each phase, enter the shares of the phases as well.']);
    expect(presented(alone).working.map(({ label }) => label)).toEqual(['Divisions per day']);
  });

  test('works out hours from shares, and shares from a preset’s hours', () => {
    expect(presented(cycle).working[1]).toEqual({
      label: 'G1, duration',
      formula: 'T·p ÷ Σp',
      substituted: '20·100 ÷ (100 + 50 + 30 + 20)',
      value: '10.00 h',
    });
    expect(presented(human).working[1]).toEqual({
      label: 'G1, share',
      formula: '(t ÷ T)·100',
      substituted: '(11 ÷ 24)·100',
      value: '45.8 %',
    });
  });
});
