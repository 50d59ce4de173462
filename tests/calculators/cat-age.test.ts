import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/cat-age/calculator.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type CatAgeInput } from '#workers/formulas/cat-age.ts';

function presented(value: number, unit: CatAgeInput['unit'] = 'years') {
  return calculator.present(computed(formula, { value, unit }), { value, unit });
}

describe('cat-age page', () => {
  test.each([
    ['', 'years', false],
    ['abc', 'years', false],
    ['-1', 'months', false],
    ['3', '', false],
    ['3', 'weeks', false],
    ['0', 'months', true],
    ['2,5', 'years', true],
    ['1e308', 'years', false],
  ])('with %j %s Calculate is enabled: %s', (value, unit, enabled) => {
    expect(createFormModel(calculator).canSubmit({ value, unit })).toBe(enabled);
  });

  test('shows both scales and both schemes, each figure once', () => {
    const figures = figuresOf(presented(18, 'months')).map(({ field, text }) => [field, text]);
    expect(figures).toEqual([
      ['humanAge', '15'],
      // Beside the headline, and in the comparison.
      ['reference.humanAge', '19.5'],
      ['humanAgeExact', '15.0'],
      ['reference.humanAge', '19.5'],
      ['lifeStage', 'Junior'],
      ['reference.lifeStage', 'Young adult'],
      ['description', expect.stringContaining('full size')],
    ]);
  });

  test('asks to check an age above 40 years, and calculates it', () => {
    const titles = (years: number) =>
      presented(years).blocks.flatMap((block) => (block.kind === 'notice' ? [block.title] : []));
    expect(titles(40)).not.toContain('Please check the age');
    expect(titles(40.5)).toContain('Please check the age');
    expect(presented(40.5).headline.text).toBe('178');
  });

  test.each([
    [8, 'months', ['8 ÷ 12', '15·0.66666667']],
    [18, 'months', ['18 ÷ 12', '15', '15 + 9·(1.5 − 1)']],
    [2, 'years', ['24 + (2 − 2)·4']],
    [7.5, 'years', ['40 + (7.5 − 6)·4']],
    [13, 'years', ['56 + (13 − 10)·4']],
    [20, 'years', ['72 + (20 − 14)·4']],
  ] as const)('works %d %s out by its own line', (value, unit, substituted) => {
    expect(presented(value, unit).working.map((step) => step.substituted)).toEqual(substituted);
  });
});
