import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/dog-water-intake/calculator.ts';
import content from '#src/calculators/dog-water-intake/content.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { sharedText } from '#src/engine/kit/onDemand/sharedText.ts';
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
  test('calls for fresh water at all times, for any amount drunk', () => {
    for (const amount of [...Object.values(DRUNK), 0])
      expect(noticesOf(amount)).toContain('fresh water within reach at all times');
    expect(JSON.stringify(presented().blocks)).toContain('fresh water within reach at all times');
  });

  test.each([
    [DRUNK.low, 'Low', 'Less than expected. If your dog also eats little, vomits or is dull, call today.'],
    [
      DRUNK.increased,
      'Increased',
      'More than most dogs take in. Measure again for two days; call your veterinarian this week, at once if your dog is also thin, weak, vomits, or is an unspayed female.',
    ],
    [DRUNK.high, 'High', 'Clearly too much. Call your veterinarian today. Never take water away.'],
  ])(
    'with %d mL the class is the headline, and what it calls for is said and shared first',
    (measuredIntake, text, advice) => {
      const presentation = presented({ measuredIntake });
      expect(presentation.headline).toMatchObject({ field: 'totalStatus', text, tone: 'caution' });
      expect(presentation.blocks[0]).toMatchObject({ kind: 'notice', text: advice });
      expect(presentation.status.startsWith(advice)).toBe(true);
      expect(sharedText(calculator, presentation)?.startsWith(advice)).toBe(true);
    },
  );

  test('what is normal is the headline without a color and without advice', () => {
    const { headline, status } = presented({ measuredIntake: DRUNK.normal });
    expect(headline).toMatchObject({ field: 'totalStatus', text: 'Normal' });
    expect(headline.tone).toBeUndefined();
    expect(status).toBe(
      'Normal: 55.0 mL of water for each kg in a day, drunk. Water in the food is not counted: add the food, or the true total is higher.',
    );
    expect(noticesOf(DRUNK.normal)).not.toContain('veterinarian');
  });

  test('says that the food is missing from the total, and only where it is', () => {
    const missing = 'Water in the food is not counted: add the food, or the true total is higher.';
    for (const amount of Object.values(DRUNK)) expect(noticesOf(amount)).toContain(missing);
    const texts = (changes: Partial<DogWaterInput>) => JSON.stringify(presented(changes));
    expect(texts({ measuredIntake: 1100, foodGrams: 0, foodMoisture: 0 })).not.toContain(missing);
    expect(texts({})).not.toContain(missing);
  });

  test('what is shared speaks of water eaten only where the food was entered', () => {
    const missing = 'Water in the food is not counted: add the food, or the true total is higher.';
    for (const measuredIntake of Object.values(DRUNK)) {
      const bowl = presented({ measuredIntake });
      expect(sharedText(calculator, bowl)).toContain(`in a day, drunk. ${missing}`);
      expect(JSON.stringify(bowl)).not.toMatch(/drunk and eaten/i);
      const both = presented({ measuredIntake, foodGrams: 100, foodMoisture: 10 });
      expect(sharedText(calculator, both)).toContain('in a day, drunk and eaten.');
      expect(sharedText(calculator, both)).not.toContain(missing);
      expect(both.headline.label).toBe('All water in a day, drunk and eaten');
    }
  });

  test('wet food with little drinking is not low', () => {
    const figures = figuresOf(presented({ weight: 10, foodGrams: 400, foodMoisture: 78, measuredIntake: 100 }));
    const shown = Object.fromEntries(figures.map(({ field, text }) => [field, text]));
    expect(shown).toMatchObject({ totalStatus: 'Normal', totalMlPerKg: '41.2', status: 'low, without the food' });
    expect(figures.find(({ field }) => field === 'status')).toMatchObject({ label: 'Drinking alone' });
    expect(figures.find(({ field }) => field === 'status')?.tone).toBeUndefined();
  });

  test('no amount to drink is the headline where the total has reached the typical need', () => {
    const anyDay = fc.record({
      weight: fc.double({ min: 0.5, max: 120, noNaN: true }),
      foodGrams: fc.double({ min: 0, max: 3000, noNaN: true }),
      foodMoisture: fc.double({ min: 0, max: 100, noNaN: true }),
      measuredIntake: fc.option(fc.double({ min: 0, max: 10_000, noNaN: true }), { nil: undefined }),
    });
    let atTheNeed = 0;
    fc.assert(
      fc.property(anyDay, ({ weight, foodGrams, foodMoisture, measuredIntake }) => {
        const { headline, status } = presented({
          weight,
          foodGrams,
          foodMoisture,
          ...(measuredIntake === undefined ? {} : { measuredIntake }),
        });
        if ((measuredIntake ?? 0) + (foodGrams * foodMoisture) / 100 < 50 * weight) return;
        atTheNeed += 1;
        expect(headline.field).not.toBe('drinkMl');
        expect(status).not.toMatch(/^About|to drink/);
      }),
      // What is counted below is drawn rarely.
      { numRuns: 500 },
    );
    expect(atTheNeed).toBeGreaterThan(5);
  });

  test.each([
    [{ weight: 10, foodGrams: 400, foodMoisture: 78 }, true],
    [{ weight: 10, foodGrams: 250, foodMoisture: 100 }, false],
    [{ weight: 10, foodGrams: 400, foodMoisture: 78, measuredIntake: 600 }, true],
    [{ weight: 10, foodGrams: 150, foodMoisture: 10, measuredIntake: 600 }, false],
  ])('says where the food brings most of the day’s water: %j %s', (changes, isSaid) => {
    const text = JSON.stringify(presented(changes));
    expect(text.includes("The food already brings most of a day's water.")).toBe(isSaid);
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
    expect(status({ measuredIntake: 0 })).toMatchObject({ value: 'low', text: 'low' });
    expect(presented({ measuredIntake: 0 }).headline).toMatchObject({
      field: 'almostNone',
      text: 'Call your veterinarian today',
    });
  });

  test.each([
    [3001, '100.03', 'high'],
    [3000, '100.0', 'increased'],
    [2701, '90.03', 'increased'],
    [599, '19.97', 'low'],
    [600, '20.0', 'normal'],
  ])('%d mL for 30 kg are %s mL/kg, %s', (measuredIntake, text, status) => {
    const presentation = presented({ weight: 30, measuredIntake });
    const figure = (field: string) => figuresOf(presentation).find((one) => one.field === field);
    expect(figure('measuredMlPerKg')?.text).toBe(text);
    expect(figure('status')?.value).toBe(status);
    expect(presentation.working.at(-2)?.value).toBe(`${text} mL/kg`);
  });

  test.each([
    [3001, '100.03', 'High'],
    [3000, '100.0', 'Increased'],
    [2101, '70.03', 'Increased'],
    [2099, '69.97', 'Normal'],
    [599, '20.0', 'Normal'],
    [597, '19.9', 'Low'],
  ])('%d mL of all water for 30 kg are %s mL/kg, %s', (measuredIntake, text, totalStatus) => {
    const presentation = presented({ weight: 30, measuredIntake });
    const figures = figuresOf(presentation).map((figure) => [figure.field, figure.text]);
    expect(Object.fromEntries(figures)).toMatchObject({ totalMlPerKg: text, totalStatus });
    expect(presentation.working.at(-1)?.value).toBe(`${text} mL/kg`);
  });

  test('keeps the bowl full where the food brings enough', () => {
    const { headline, status } = presented({ foodGrams: 2000, foodMoisture: 80 });
    expect(headline).toMatchObject({
      field: 'foodWaterMl',
      text: '1600',
      note: "The food already brings most of a day's water. Keep the bowl full anyway.",
    });
    expect(status).toContain('It holds 1600 mL.');
  });

  test('draws every key of the result once', () => {
    const drawn = (changes: Partial<DogWaterInput>) =>
      figuresOf(presented(changes))
        .map(({ field }) => field)
        .sort();
    const keys = Object.keys(computed(formula, { weight: 20, weightUnit: 'kg' }))
      .filter((key) => key !== 'raw')
      .sort();
    for (const changes of [{}, { measuredIntake: 1100 }, { foodGrams: 2000, foodMoisture: 80 }])
      expect(drawn(changes)).toEqual(keys);
  });

  test('draws the classes for the dog’s own weight, and its amount where it was measured', () => {
    const chart = (changes: Partial<DogWaterInput>) =>
      presented(changes).blocks.flatMap((block) =>
        block.kind === 'chart' && block.chart.type === 'xy' ? [block.chart] : [],
      )[0];
    expect(chart({})?.bands?.map(({ to }) => to)).toEqual([400, 1400, 2000, undefined]);
    expect(chart({})?.series.map(({ name }) => name)).toEqual(['This weight', 'Guide']);
    expect(chart({ measuredIntake: 1100, foodGrams: 250, foodMoisture: 40 })?.series[2]?.points).toEqual([
      { x: 60, y: 1200 },
    ]);
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
      '(1100 + 30) ÷ 19.958064',
    ]);
  });
});
