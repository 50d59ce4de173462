/** Results that are also offered with the precision of their inputs, by discovery. */
import { describe, expect, test } from 'vitest';
import { figuresAsPrecise, precisionOf } from '#src/engine/results/significantFigures.ts';
import { exampleDraft, runExample } from '#tests/support/calculatorRuns.ts';
import { everyCalculator, everyFormula } from '#tests/support/everyCalculator.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();
const PRECISE = (await everyCalculator()).filter(({ definition }) => definition.precision !== undefined);

test('there are such results, in chemistry and in physiology', () => {
  expect(PRECISE.map(({ id }) => id)).toEqual(expect.arrayContaining(['molarity', 'oxygen-consumption']));
});

describe.each(PRECISE)('$id', ({ definition }) => {
  const { fields, precision: rule = { counts: 'figures' } } = definition;

  test('its example has a precision, and figures that can be read with it', async () => {
    const precision = precisionOf(fields, exampleDraft(definition), rule);
    const { presentation } = await runExample(definition);
    if (precision === null) throw new Error('no typed number limits the result');
    const figures = figuresAsPrecise(presentation, precision, rule);
    expect(figures.length).toBeGreaterThan(0);
    for (const { text, value } of figures) {
      expect(Number(text)).not.toBeNaN();
      expect(Math.sign(Number(text)) * Math.sign(Number(value))).toBeGreaterThanOrEqual(0);
    }
  });

  test('it is no page on toxicity or medicine', () => {
    expect(definition.resultAfterEdit).not.toBe('removed');
  });
});
