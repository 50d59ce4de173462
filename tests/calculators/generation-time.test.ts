import { expect, test } from 'vitest';
import calculator from '#src/calculators/generation-time/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type GenerationTimeInput } from '#workers/formulas/generation-time.ts';

function presented(rest: Partial<GenerationTimeInput>): Presentation {
  const input = { initialCount: 100, finalCount: 800, elapsedTime: 60, timeUnit: 'minutes', ...rest } as const;
  return calculator.present(computed(formula, input), input);
}

test('units follow the choice, and the hourly rate is shown once', () => {
  const units = (page: Presentation) => figuresOf(page).map(({ field, unit }) => [field, unit]);
  expect(units(presented({}))).toEqual([
    ['generationTime', 'min'],
    ['generations', undefined],
    ['growthRate', 'generations per min'],
    ['specificGrowthRate', 'per min'],
    ['specificGrowthRatePerHour', 'per h'],
  ]);
  expect(units(presented({ timeUnit: 'hours' })).slice(2)).toEqual([
    ['growthRate', 'generations per h'],
    ['specificGrowthRate', 'per h'],
  ]);
});

test('less than one doubling has a notice', () => {
  expect(presented({ finalCount: 199 }).blocks[0]).toMatchObject({ kind: 'notice', title: 'Less than one doubling' });
  expect(presented({ finalCount: 200 }).blocks[0]?.kind).toBe('facts');
});

test('slow growth has a rate', () => {
  const notes = figuresOf(presented({ finalCount: 200, elapsedTime: 1e6 })).map(({ field, note }) => [field, note]);
  expect(Object.fromEntries(notes)).toMatchObject({
    growthRate: 'With four digits 0.000001.',
    specificGrowthRate: 'k times ln 2: the exponent of e^(µ·t). With four digits 6.931e-7.',
    specificGrowthRatePerHour: 'With four digits 0.00004159.',
  });
});
