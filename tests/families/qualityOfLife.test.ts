import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import catContent from '#src/calculators/cat-quality-life/content.ts';
import catMeta from '#src/calculators/cat-quality-life/meta.ts';
import dogContent from '#src/calculators/dog-quality-life/content.ts';
import dogMeta from '#src/calculators/dog-quality-life/meta.ts';
import { qualityOfLifeCalculator } from '#src/families/qualityOfLife.ts';
import { formModel } from '#src/form/formModel.ts';
import { figuresOf, type Presentation } from '#src/kit/presentation.ts';
import { leavesOf } from '#tests/support/calculatorRuns.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type QualityOfLifeInput } from '#workers/formulas/quality-of-life.ts';

const URGENT = 'Pain that is not controlled or trouble breathing needs a veterinarian now, whatever the total.';
/** Nobody is told to end a life or not to, nor that a moment has come; nor is anybody lulled. */
const FORBIDDEN =
  /euthan|put(?:ting)? (?:to sleep|down)|to sleep|it is time|it’s time|the right time|time has come|goodbye|let(?:ting)? (?:it |him |her |them )?go\b|end of life|too (?:early|soon|late)|nothing to worry|no need to (?:call|worry)|\bsafe\b|harmless/i;

const GOOD: QualityOfLifeInput = {
  hurt: 9,
  hunger: 9,
  hydration: 9,
  hygiene: 9,
  happiness: 9,
  mobility: 9,
  goodDays: 9,
};
const score = fc.integer({ min: 0, max: 10 });
const anyScores = fc.record({
  hurt: score,
  hunger: score,
  hydration: score,
  hygiene: score,
  happiness: score,
  mobility: score,
  goodDays: score,
});

function textsIn(value: unknown): readonly string[] {
  return leavesOf([value]).flatMap(({ leaf }) => (typeof leaf === 'string' ? [leaf] : []));
}

describe.each([
  ['dog', dogMeta, dogContent],
  ['cat', catMeta, catContent],
] as const)('the page of the %s', (species, meta, content) => {
  const definition = qualityOfLifeCalculator(species);
  const presented = (input: QualityOfLifeInput): Presentation => definition.present(computed(formula, input), input);

  test('asks for seven scores from 0 to 10 and suggests none', () => {
    expect(Object.keys(definition.fields)).toEqual(Object.keys(GOOD));
    expect(Object.values(formModel(definition).blank)).toEqual(Array.from({ length: 7 }, () => ''));
    for (const field of Object.values(definition.fields))
      expect(field).toMatchObject({ kind: 'number', min: 0, max: 10 });
  });

  test.each([
    [{ hunger: 3 }, 'Ask your veterinarian about it.'],
    [{ hunger: 3, mobility: 2 }, 'Ask your veterinarian about them.'],
  ])('a low score is named whatever the total, and several as several: %j', (low, text) => {
    expect(presented({ ...GOOD, ...low }).status).toContain(text);
  });

  test('nothing on it decides for anybody, whatever the scores', () => {
    expect(textsIn([meta, content, definition.fields]).filter((text) => FORBIDDEN.test(text))).toEqual([]);
    fc.assert(
      fc.property(anyScores, (scores) => {
        expect(textsIn(presented(scores)).filter((text) => FORBIDDEN.test(text))).toEqual([]);
      }),
    );
  });

  test('no result is drawn in the colours of alarm or of praise', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const { headline, blocks } = presented(scores);
        expect(headline.tone).toBeUndefined();
        expect(leavesOf([blocks]).filter(({ leaf }) => leaf === 'danger' || leaf === 'good')).toEqual([]);
      }),
    );
  });

  test('pain or breathing at 2 or less is said first and announced, whatever the other scores', () => {
    fc.assert(
      fc.property(anyScores, fc.integer({ min: 0, max: 2 }), (scores, hurt) => {
        const { headline, status, blocks } = presented({ ...scores, hurt });
        expect(headline.text).toBe('Talk to your veterinarian about quality of life');
        expect(status).toContain(URGENT);
        expect(blocks[0]).toMatchObject({ kind: 'notice', title: 'Pain and breathing come first', text: URGENT });
      }),
    );
  });

  test('above 2 it is not said', () => {
    fc.assert(
      fc.property(anyScores, fc.integer({ min: 3, max: 10 }), (scores, hurt) => {
        expect(textsIn(presented({ ...scores, hurt })).filter((text) => text.includes(URGENT))).toEqual([]);
      }),
    );
  });

  test('every score stands in the table and the chart, the low ones marked in words', () => {
    const { blocks } = presented({ ...GOOD, hunger: 4, goodDays: 0 });
    const table = blocks.find((block) => block.kind === 'table');
    expect(table?.rows.map(([item, points, remark]) => [item, points, typeof remark])).toEqual([
      ['Hurt', '9', 'string'],
      ['Hunger', '4', 'object'],
      ['Hydration', '9', 'string'],
      ['Hygiene', '9', 'string'],
      ['Happiness', '9', 'string'],
      ['Mobility', '9', 'string'],
      ['More good days', '0', 'object'],
    ]);
    const chart = blocks.find((block) => block.kind === 'chart')?.chart;
    expect(chart?.summary).toBe('At 4 or less: hunger, more good days.');
    expect(chart?.type === 'xy' && chart.series[0]?.points.map(({ y }) => y)).toEqual([9, 4, 9, 9, 9, 9, 0]);
  });

  test('draws every key of the result once', () => {
    const input = { ...GOOD, hurt: 1, mobility: 2 };
    expect(figuresOf(presented(input)).map(({ field, value }) => [field, value])).toEqual([
      ['category', 'Talk to your veterinarian about quality of life'],
      ['total', 48],
      ['acceptable', false],
      ['urgent', true],
      ['lowItems.0', 'hurt'],
      ['lowItems.1', 'mobility'],
    ]);
  });
});
