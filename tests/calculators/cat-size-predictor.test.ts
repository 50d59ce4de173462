import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/cat-size-predictor/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type CatSizeInput } from '#workers/formulas/cat-size-predictor.ts';

function presented(changes: Partial<CatSizeInput> = {}) {
  const input: CatSizeInput = { ageWeeks: 14, weight: 1.6, weightUnit: 'kg', breedGroup: 'standard', ...changes };
  return calculator.present(computed(formula, input), input);
}

function noticeTitles(changes: Partial<CatSizeInput>) {
  return presented(changes).blocks.flatMap((block) => (block.kind === 'notice' ? [block.title] : []));
}

describe('cat-size-predictor page', () => {
  test('says with every result that the evidence is weak and that it is no health check', () => {
    for (const breedGroup of ['standard', 'large'] as const)
      expect(noticeTitles({ breedGroup })).toContain('Weak evidence, and no health check');
    expect(JSON.stringify(presented().blocks)).toContain('needs a veterinarian');
  });

  test('says ‘at least’ for a large breed, in the figure, the status and the note', () => {
    const { headline, status } = presented({ breedGroup: 'large' });
    expect(headline.label).toBe('Adult weight, at least');
    expect(status).toBe('Adult weight at least 3.9 kg.');
    expect(figuresOf(presented({ breedGroup: 'large' })).find(({ field }) => field === 'lowerBound')).toMatchObject({
      value: true,
      text: 'at 2 to 4 years',
      note: 'Large, slow-growing breeds: the weight above is a lower bound.',
    });
    expect(presented().status).toBe('Adult weight about 3.9 kg.');
  });

  test('does not list as results the unit and the absence of a lower bound', () => {
    const figures = figuresOf(presented());
    expect(figures.map(({ field }) => field)).not.toContain('weightUnit');
    expect(figures.map(({ label, text }) => `${label} ${text}`)).toContain('Fully grown at about 12 months');
    expect(presented().working.map(({ data }) => data)).toContainEqual({ field: 'weightUnit', value: 'kg' });
  });

  test('works to a number that rounds to the one shown', () => {
    expect(presented({ ageWeeks: 16, weight: 1.873 }).working[1]?.value).toMatch(/^3\.746 kg, rounded 3\.7$/);
  });

  test('questions a prediction that no cat reaches', () => {
    expect(noticeTitles({ ageWeeks: 16, weight: 7.6 })).toContain('Please check age and weight');
    expect(noticeTitles({ ageWeeks: 16, weight: 7.5 })).not.toContain('Please check age and weight');
  });

  test('draws the ways to the prediction and to both ends of its range, with the kitten', () => {
    const [chart] = presented({ ageWeeks: 16, weight: 2 }).blocks.flatMap((block) =>
      block.kind === 'chart' && block.chart.type === 'xy' ? [block.chart] : [],
    );
    expect(chart?.series.map(({ points }) => points.at(-1))).toEqual([
      { x: 52, y: 4 },
      { x: 52, y: 3.2 },
      { x: 52, y: 4.8 },
      { x: 16, y: 2 },
    ]);
  });

  test.each([
    [8, 'at 8 weeks: 0.22'],
    [14, '0.33 + (14 − 12)·(0.5 − 0.33) ÷ 4'],
    [30, '0.75 + (30 − 26)·(0.92 − 0.75) ÷ 13'],
    [52, 'at 52 weeks: 1'],
  ])('finds the share at %d weeks in the table or between its points', (ageWeeks, substituted) => {
    expect(presented({ ageWeeks }).working[0]).toMatchObject({ substituted });
  });
});
