import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/dog-water-intake/calculator.ts';
import content from '#src/calculators/dog-water-intake/content.ts';
import { figuresOf } from '#src/kit/presentation.ts';
import { leavesOf } from '#tests/support/calculatorRuns.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type DogWaterInput } from '#workers/formulas/dog-water-intake.ts';

function presented(changes: Partial<DogWaterInput> = {}) {
  const input: DogWaterInput = { weight: 20, weightUnit: 'kg', ...changes };
  return calculator.present(computed(formula, input), input);
}

function noticesOf(measuredIntake: number): string {
  return presented({ measuredIntake })
    .blocks.flatMap((block) => (block.kind === 'notice' ? [`${block.title ?? ''} ${block.text}`] : []))
    .join(' ');
}

/** One amount of each class for a dog of 20 kg. */
const DRUNK = { low: 300, normal: 1100, increased: 1900, high: 2100 };

describe('dog-water-intake page', () => {
  test('calls for fresh water at all times, whatever the dog drinks', () => {
    for (const amount of [...Object.values(DRUNK), 0])
      expect(noticesOf(amount)).toContain('fresh water within reach at all times');
    expect(JSON.stringify(presented().blocks)).toContain('fresh water within reach at all times');
  });

  test('names a veterinarian for every drinking that is not normal', () => {
    for (const amount of [DRUNK.low, DRUNK.increased, DRUNK.high]) expect(noticesOf(amount)).toContain('veterinarian');
    expect(noticesOf(DRUNK.normal)).not.toContain('veterinarian');
  });

  test('never suggests to take water away', () => {
    const results = Object.values(DRUNK).map((measuredIntake) => presented({ measuredIntake }));
    const texts = leavesOf([content, calculator.fields, results]).map(({ leaf }) => String(leaf));
    const restriction = /\b(?:restrict|limit|ration|withhold|remove|take away|cut back|lift)\b[^.]*\b(?:water|bowl)\b/i;
    expect(texts.filter((text) => restriction.test(text))).toEqual([]);
  });

  test('says where nothing was measured, and takes 0 for a measurement', () => {
    const status = (changes: Partial<DogWaterInput>) =>
      figuresOf(presented(changes)).find(({ field }) => field === 'status');
    expect(status({})).toMatchObject({ value: null, text: 'not known' });
    expect(status({})?.tone).toBeUndefined();
    expect(status({ measuredIntake: 0 })).toMatchObject({ value: 'low', text: 'low', tone: 'caution' });
  });

  test.each([
    [3001, '100.03', 'high'],
    [3000, '100.0', 'increased'],
    [2701, '90.03', 'increased'],
    [599, '19.97', 'low'],
    [600, '20.0', 'normal'],
  ])('%d mL for 30 kg are %s mL/kg, %s', (measuredIntake, text, status) => {
    const presentation = presented({ weight: 30, measuredIntake });
    const figures = figuresOf(presentation).map((figure) => [figure.field, figure.text]);
    expect(Object.fromEntries(figures)).toMatchObject({ measuredMlPerKg: text, status });
    expect(presentation.working.at(-1)?.value).toBe(`${text} mL/kg`);
  });

  test('says where textbooks end the normal range earlier', () => {
    const note = (measuredIntake: number) =>
      figuresOf(presented({ measuredIntake })).find(({ field }) => field === 'measuredMlPerKg')?.note;
    expect(note(1400)).toBe('For each kilogram of weight, in a day.');
    expect(note(1420)).toContain('end the normal range at 70');
    expect(note(1900)).toBe('For each kilogram of weight, in a day.');
  });

  test('keeps the bowl full where the food brings enough', () => {
    expect(presented({ foodGrams: 2000, foodMoisture: 80 }).headline).toMatchObject({
      text: '0',
      note: 'The food brings the typical amount already; the bowl stays full all the same.',
    });
  });

  test('draws the classes for the dog’s own weight, and its amount where it was measured', () => {
    const chart = (changes: Partial<DogWaterInput>) =>
      presented(changes).blocks.flatMap((block) =>
        block.kind === 'chart' && block.chart.type === 'xy' ? [block.chart] : [],
      )[0];
    expect(chart({})?.bands?.map(({ to }) => to)).toEqual([400, 1800, 2000, undefined]);
    expect(chart({})?.series.map(({ name }) => name)).toEqual(['This weight', 'Guide']);
    expect(chart({ measuredIntake: 1100 })?.series[2]?.points).toEqual([{ x: 55, y: 1100 }]);
  });

  test('works with what was given', () => {
    const lines = (changes: Partial<DogWaterInput>) => presented(changes).working.map(({ substituted }) => substituted);
    expect(lines({})).toEqual(['50 × 20', '1000 − 0']);
    expect(lines({ weight: 44, weightUnit: 'lb', foodGrams: 300, foodMoisture: 10, measuredIntake: 1100 })).toEqual([
      '44 × 0.45359237',
      '50 × 19.958064',
      '300 × 10 ÷ 100',
      '997.9 − 30',
      '1100 ÷ 19.958064',
    ]);
  });
});
