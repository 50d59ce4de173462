import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/cat-bmi/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type CatBmiInput } from '#workers/formulas/cat-bmi.ts';

function presented(ribCage: number, legLength = 13, unit: CatBmiInput['unit'] = 'cm') {
  const input = { ribCage, legLength, unit };
  return calculator.present(computed(formula, input), input);
}

function noticesOf(ribCage: number): string {
  return presented(ribCage)
    .blocks.flatMap((block) => (block.kind === 'notice' ? [`${block.title ?? ''} ${block.text}`] : []))
    .join(' ');
}

describe('cat-bmi page', () => {
  test('says with every result that the evidence is weak and that adult cats are meant', () => {
    for (const ribCage of [22, 33, 42, 55]) expect(noticesOf(ribCage)).toContain('Weak evidence, adult cats only');
  });

  test('tells the owner of a heavy cat never to starve it', () => {
    expect(noticesOf(42)).toContain('Never starve a fat cat');
    expect(noticesOf(55)).toContain('Never starve a fat cat');
    expect(noticesOf(33)).not.toContain('starve');
    expect(noticesOf(22)).toContain('Look for the cause');
  });

  test('shows the class with its limits', () => {
    const category = (ribCage: number) => figuresOf(presented(ribCage)).find(({ field }) => field === 'category');
    expect(category(42)).toMatchObject({ text: 'Overweight', tone: 'caution' });
    expect(category(42)?.note).toContain('above 30, to 42');
    expect(category(33)).toMatchObject({ text: 'Normal', tone: 'good' });
  });

  test('draws the classes with the cat on the line of its leg', () => {
    const [chart] = presented(42).blocks.flatMap((block) =>
      block.kind === 'chart' && block.chart.type === 'xy' ? [block.chart] : [],
    );
    expect(chart?.bands?.map(({ from, to }) => [from, to])).toEqual([
      [undefined, 10],
      [10, 30],
      [30, 42],
      [42, undefined],
    ]);
    expect(chart?.series[1]?.points[0]?.y).toBeCloseTo(37.757, 3);
  });

  test('works in centimeters, and converts inches first', () => {
    expect(presented(42).working).toMatchObject([
      { substituted: '((42 ÷ 0.7062) − 13) ÷ 0.9156 − 13', value: '37.757, rounded 37.8' },
    ]);
    // 26.2483 would show as 26.25 with two decimals, which seems to contradict 26.2.
    expect(presented(30.5, 10).working).toMatchObject([{ value: '26.248, rounded 26.2' }]);
    expect(presented(13, 5, 'in').working.map(({ substituted }) => substituted)).toEqual([
      '13 × 2.54',
      '5 × 2.54',
      '((33.02 ÷ 0.7062) − 12.7) ÷ 0.9156 − 12.7',
    ]);
  });
});
