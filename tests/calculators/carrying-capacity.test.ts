import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/carrying-capacity/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Block } from '#src/engine/kit/presentation.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/carrying-capacity.ts';

function presented(currentPopulation: number, food = 1000) {
  const input = {
    resources: [
      { resource: 'Food', available: food, perIndividual: 2 },
      { resource: 'Water', available: 600, perIndividual: 3 },
      { resource: 'Space', available: 5000, perIndividual: 10 },
    ],
    currentPopulation,
  };
  return calculator.present(computed(formula, input), input);
}

function noticeTitles(blocks: readonly Block[]): readonly (string | undefined)[] {
  return blocks.flatMap((block) => (block.kind === 'notice' ? [block.title] : []));
}

describe('carrying-capacity page', () => {
  test('shows each figure once', () => {
    expect(figuresOf(presented(120)).map(({ field, text }) => [field, text])).toEqual([
      ['totalCapacity', '200'],
      ['overCapacity', 'Within capacity'],
      ['limitingResource', 'Water'],
      ['sustainabilityScore', '40.0'],
      ['scoreColor', 'Red'],
      ['reduceRecommendation', 'Reduce population or increase resources'],
      ['resourceUtilization.0.resource', 'Food'],
      ['resourceUtilization.0.capacity', '500'],
      ['resourceUtilization.0.utilizationPercent', '24.0'],
      ['resourceUtilization.1.resource', 'Water'],
      ['resourceUtilization.1.capacity', '200'],
      ['resourceUtilization.1.utilizationPercent', '60.0'],
      ['resourceUtilization.2.resource', 'Space'],
      ['resourceUtilization.2.capacity', '500'],
      ['resourceUtilization.2.utilizationPercent', '24.0'],
    ]);
  });

  test.each([
    [120, 1000, /^An early warning: more than half of the capacity is used\.$/],
    [500, 1000, /^More than the whole capacity is used\.$/],
    [10, 0, /^The capacity is 0\.$/],
    [0, 0, /^The capacity is 0\.$/],
    [10, 1000, undefined],
  ])('says why %d where food is %d get their recommendation', (population, food, why) => {
    const shown = figuresOf(presented(population, food)).find(({ field }) => field === 'reduceRecommendation');
    if (why === undefined) expect(shown).not.toHaveProperty('note');
    else expect(shown?.note).toMatch(why);
  });

  test.each([
    [49, 'Green', 'good'],
    [50, 'Yellow', 'caution'],
    [100, 'Red', 'danger'],
  ])('with %d of 200 individuals the rating is %s, in words and tone', (population, text, tone) => {
    const rating = figuresOf(presented(population)).find(({ field }) => field === 'scoreColor');
    expect(rating).toMatchObject({ text, tone, note: expect.stringMatching(/^The score is/) });
  });

  test.each([
    [49, 'good'],
    [120, undefined],
    [201, 'danger'],
  ])('with %d of 200 individuals no color contradicts the rating: the status is %s', (population, tone) => {
    const status = figuresOf(presented(population)).find(({ field }) => field === 'overCapacity');
    expect(status?.tone).toBe(tone);
  });

  test('the status says how much room is left, once', () => {
    const note = (population: number) =>
      figuresOf(presented(population)).find(({ field }) => field === 'overCapacity')?.note;
    expect([note(120), note(199), note(200), note(201)]).toEqual([
      'Room for 80 more.',
      'Room for 1 more.',
      'No room for more.',
      undefined,
    ]);
  });

  test('a score just below 50 reads as below it', () => {
    const { blocks, working } = presented(100.02);
    expect(figuresOf(presented(100.02)).find(({ field }) => field === 'sustainabilityScore')?.text).toBe('49.99');
    expect(blocks[0]).toMatchObject({ figures: expect.arrayContaining([expect.objectContaining({ text: 'Red' })]) });
    expect(working.at(-1)?.value).toBe('49.99');
  });

  test('says when a population is over capacity', () => {
    const { blocks } = presented(201);
    expect(noticeTitles(blocks)).toEqual(['Over capacity']);
    expect(figuresOf(presented(201)).find(({ field }) => field === 'overCapacity')?.text).toBe('Over capacity');
    expect(noticeTitles(presented(200).blocks)).toEqual([]);
  });

  test('says when there is not enough for one', () => {
    const presentation = presented(0, 1);
    expect(noticeTitles(presentation.blocks)).toEqual(['Not enough for one']);
    expect(
      figuresOf(presentation).find(({ field }) => field === 'resourceUtilization.0.utilizationPercent')?.text,
    ).toBe('not defined');
    expect(presentation.working.at(-1)).toMatchObject({ value: '0.0' });
  });

  test('the working rounds each capacity down and subtracts what is in use', () => {
    expect(presented(120).working.map(({ substituted, value }) => [substituted, value])).toEqual([
      ['⌊1000 ÷ 2⌋', '500'],
      ['⌊600 ÷ 3⌋', '200'],
      ['⌊5000 ÷ 10⌋', '500'],
      ['min(500, 200, 500)', '200'],
      ['100 − (120 ÷ 200)·100', '40.0'],
    ]);
  });
});
