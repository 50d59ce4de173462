import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/dog-age/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type DogAgeInput } from '#workers/formulas/dog-age.ts';

function presented(age: number, ageUnit: DogAgeInput['ageUnit'] = 'years', size: DogAgeInput['size'] = 'giant') {
  const input = { age, ageUnit, size };
  return calculator.present(computed(formula, input), input);
}

describe('dog-age page', () => {
  test('shows the chart’s age, the stage and the age of the study, each once', () => {
    const figures = figuresOf(presented(7)).map(({ field, text }) => [field, text]);
    expect(figures).toEqual([
      ['humanAge', '56'],
      ['lifeStage', 'Senior'],
      ['epigeneticAge', '62'],
    ]);
  });

  test('says that the study does not reach back to puppies', () => {
    const figure = figuresOf(presented(6, 'months')).find(({ field }) => field === 'epigeneticAge');
    expect(figure).toMatchObject({ value: null, text: 'from 1 year on' });
  });

  test('puts the dog on the chart of its size, beside the curve from 1 year on', () => {
    const chart = presented(2.5).blocks.flatMap((block) =>
      block.kind === 'chart' && block.chart.type === 'xy' ? [block.chart] : [],
    )[0];
    const [scale, study, dog] = chart?.series ?? [];
    expect(scale?.points).toContainEqual({ x: 2.5, y: 26.5 });
    expect(dog?.points).toEqual([{ x: 2.5, y: 26.5 }]);
    expect(study?.points[0]).toEqual({ x: 1, y: 31 });
  });

  test('lists the stages of the size, the last one open', () => {
    const table = presented(7).blocks.find((block) => block.kind === 'table');
    expect(table).toMatchObject({
      rows: [
        ['Puppy', '0 to under 1 year'],
        ['Young Adult', '1 to under 4 years'],
        ['Mature Adult', '4 to under 6.75 years'],
        ['Senior', 'from 6.75 years'],
      ],
    });
  });

  test.each([
    [0, 'years', ['at 0 years']],
    [6, 'months', ['6 ÷ 12', '0 + (0.5 − 0)·(12 − 0)']],
    [2, 'years', ['at 2 years', '16·ln(2) + 31']],
    [2.5, 'years', ['22 + (2.5 − 2)·(31 − 22)', '16·ln(2.5) + 31']],
    [15, 'years', ['at 15 years', '16·ln(15) + 31']],
    [16.5, 'years', ['114 + (16.5 − 15)·7', '16·ln(16.5) + 31']],
  ] as const)('works %d %s out by its own line', (age, unit, substituted) => {
    expect(presented(age, unit).working.map((step) => step.substituted)).toEqual(substituted);
  });

  test('mentions rounding only where there was any', () => {
    expect(presented(7).working.map(({ value }) => value)).toEqual(['56', '62.13, rounded 62']);
    expect(presented(2.5).working[0]?.value).toBe('26.5, rounded 27');
  });
});
