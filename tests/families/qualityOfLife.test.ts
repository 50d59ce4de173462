import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import catContent from '#src/calculators/cat-quality-life/content.ts';
import dogContent from '#src/calculators/dog-quality-life/content.ts';
import { qualityOfLifeCalculator } from '#src/calculators/families/qualityOfLife.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { sharedText } from '#src/engine/kit/onDemand/sharedText.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { leavesOf } from '#tests/support/calculatorRuns.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type QualityOfLifeInput } from '#workers/formulas/quality-of-life.ts';

const URGENT = 'Pain that is not controlled or trouble breathing needs a veterinarian now, whatever the total.';
/** The texts neither advise for or against euthanasia nor say that the time has come, and they do not reassure. */
const FORBIDDEN =
  /euthan|put(?:ting)? (?:to sleep|down)|to sleep|it is time|it’s time|the right time|time has come|goodbye|let(?:ting)? (?:it |him |her |them )?go\b|end of life|too (?:early|soon|late)|nothing to worry|no need to (?:call|worry)|\bsafe\b|harmless/i;

const GOOD: QualityOfLifeInput = {
  breathingTrouble: false,
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
  breathingTrouble: fc.boolean(),
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
  ['dog', dogContent],
  ['cat', catContent],
] as const)('the page of the %s', (species, content) => {
  const definition = qualityOfLifeCalculator(species);
  const presented = (input: QualityOfLifeInput): Presentation => definition.present(computed(formula, input), input);

  test('asks for breathing and for seven scores from 0 to 10, and suggests none', () => {
    expect(Object.keys(definition.fields)).toEqual(Object.keys(GOOD));
    expect(Object.values(createFormModel(definition).blank)).toEqual([false, ...Array.from({ length: 7 }, () => '')]);
    const { breathingTrouble, ...scores } = definition.fields;
    expect(breathingTrouble).toMatchObject({
      kind: 'checkbox',
      label: 'Breathes hard, fast or with the mouth open at rest',
    });
    for (const field of Object.values(scores)) expect(field).toMatchObject({ kind: 'number', min: 0, max: 10 });
  });

  test.each([
    [{ hunger: 3 }, 'Ask your veterinarian about it.'],
    [{ hunger: 3, mobility: 2 }, 'Ask your veterinarian about them.'],
  ])('a low score is named regardless of the total, and several as several: %j', (low, text) => {
    expect(presented({ ...GOOD, ...low }).status).toContain(text);
  });

  test('no text makes the decision, for any scores', () => {
    expect(textsIn([content, definition.fields]).filter((text) => FORBIDDEN.test(text))).toEqual([]);
    fc.assert(
      fc.property(anyScores, (scores) => {
        expect(textsIn(presented(scores)).filter((text) => FORBIDDEN.test(text))).toEqual([]);
      }),
    );
  });

  test('no result is shown in the colors of alarm or of praise', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const { headline, blocks } = presented(scores);
        expect(headline.tone).toBeUndefined();
        expect(leavesOf([blocks]).filter(({ leaf }) => leaf === 'danger' || leaf === 'good')).toEqual([]);
      }),
    );
  });

  test('pain at 2 or less comes first and is announced, regardless of the other scores', () => {
    fc.assert(
      fc.property(anyScores, fc.integer({ min: 0, max: 2 }), (scores, hurt) => {
        const { headline, status, blocks } = presented({ ...scores, hurt });
        expect(headline).toMatchObject({ field: 'seeVet', text: 'See a veterinarian now' });
        expect(status).toContain(URGENT);
        const [first] = blocks;
        expect(first).toMatchObject({ kind: 'notice', title: 'This comes before the total' });
        expect(first?.kind === 'notice' && first.text).toContain(URGENT);
      }),
    );
  });

  test('above 2 it is not mentioned', () => {
    fc.assert(
      fc.property(anyScores, fc.integer({ min: 3, max: 10 }), (scores, hurt) => {
        expect(textsIn(presented({ ...scores, hurt })).filter((text) => text.includes(URGENT))).toEqual([]);
      }),
    );
  });

  test('what needs a veterinarian now or today is never headed by a calm word or the total', () => {
    const signs = fc.oneof(
      fc.constant({ breathingTrouble: true }),
      fc
        .record({ item: fc.constantFrom('hurt', 'hunger', 'hydration'), low: fc.integer({ min: 0, max: 2 }) })
        .map(({ item, low }) => ({ [item]: low })),
    );
    fc.assert(
      fc.property(anyScores, signs, (scores, sign) => {
        const presentation = presented({ ...scores, ...sign });
        const { headline, status } = presentation;
        expect(['See a veterinarian now', 'See a veterinarian today']).toContain(headline.text);
        expect([headline.label, headline.note, status].join(' ')).not.toMatch(/acceptable|total \d|\d of 70/i);
        expect(leavesOf([presentation]).filter(({ leaf }) => leaf === 'good')).toEqual([]);
        expect(figuresOf(presentation).find(({ field }) => field === 'total')?.label).toBe('Total of the scale');
        expect(sharedText(definition, presentation)?.startsWith(`${headline.text}.`)).toBe(true);
      }),
    );
  });

  test.each([
    [
      { breathingTrouble: true },
      'See a veterinarian now',
      'Trouble breathing needs a veterinarian now, whatever the total.',
    ],
    [
      { hunger: 1, hydration: 2 },
      'See a veterinarian now',
      'An animal that neither eats nor drinks needs a veterinarian now.',
    ],
    [
      { hydration: 1 },
      'See a veterinarian today',
      'An animal that does not drink or keep water down dries out within a day. Have it seen today.',
    ],
    [
      { hydration: 0 },
      'See a veterinarian now',
      'An animal that does not drink or keep water down dries out within a day.',
    ],
    [
      { hunger: 2 },
      'See a veterinarian today',
      species === 'cat'
        ? 'A cat that eats almost nothing for a day can fall ill from that alone. Have it seen today, whatever the total.'
        : 'A dog that will not eat needs to be seen today, whatever the total.',
    ],
    [
      { mobility: 2 },
      'Talk to your veterinarian this week',
      'One low score can matter more than the total. Tell your veterinarian about it.',
    ],
  ])('says why, in the words of the rule: %j', (low, headline, sentence) => {
    const presentation = presented({ ...GOOD, ...low });
    expect(presentation.headline.text).toBe(headline);
    expect(presentation.blocks[0]).toMatchObject({ kind: 'notice', tone: 'caution', text: sentence });
    expect(presentation.status.startsWith(`${headline}. ${sentence}`)).toBe(true);
  });

  test('nothing beside ‘now’ says that today is soon enough', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const presentation = presented(scores);
        if (presentation.headline.value !== 'now') return;
        expect(textsIn([presentation]).filter((text) => /\btoday\b|this week/i.test(text))).toEqual([]);
      }),
    );
  });

  test('where nothing overrides it, the scale’s own words and the total come first, without a notice before them', () => {
    const { headline, status, blocks } = presented(GOOD);
    expect(headline).toMatchObject({ field: 'category', text: 'Acceptable quality of life', note: 'Total 63 of 70.' });
    expect(status).toBe('Acceptable quality of life: total 63 of 70.');
    expect(blocks[0]).toMatchObject({ kind: 'notice', tone: 'neutral' });
  });

  test('the urgency of a single low score follows the rule', () => {
    const soon = (item: 'hunger' | 'hydration') =>
      [0, 1, 2, 3].map((low) => computed(formula, { ...GOOD, [item]: low }).seeVet);
    expect(soon('hunger')).toEqual(['today', 'today', 'today', null]);
    expect(soon('hydration')).toEqual(['now', 'today', 'today', null]);
    if (species === 'dog')
      expect(JSON.stringify(content.faq)).toContain(
        'Hunger alone at 2 or less, or hydration alone at 1 or 2, asks for one today.',
      );
  });

  test('says that the levels are house rules', () => {
    expect(content.notes.join(' ')).toContain('house rules');
    expect(JSON.stringify(presented({ ...GOOD, hurt: 1 }).blocks)).toContain('house rules of this page');
  });

  test('every score is in the table and the chart, the low ones marked in words', () => {
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
    const fieldsOf = (input: QualityOfLifeInput) =>
      figuresOf(presented(input)).map(({ field, value }) => [field, value]);
    expect(fieldsOf({ ...GOOD, hurt: 1, mobility: 2 })).toEqual([
      ['seeVet', 'now'],
      ['total', 48],
      ['category', 'Talk to your veterinarian about quality of life'],
      ['acceptable', false],
      ['urgent', true],
      ['overrides.0', 'hurt'],
      ['overrides.1', 'mobility'],
      ['lowItems.0', 'hurt'],
      ['lowItems.1', 'mobility'],
    ]);
    expect(fieldsOf({ ...GOOD, hunger: 4 })).toEqual([
      ['category', 'Acceptable quality of life'],
      ['total', 58],
      ['acceptable', true],
      ['urgent', false],
      ['seeVet', null],
      ['lowItems.0', 'hunger'],
    ]);
  });
});
