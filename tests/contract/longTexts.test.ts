/** Contract of every long text in the result of a calculator's example, by discovery. */
import { expect, test } from 'vitest';
import { host, runExample } from '#tests/support/calculatorRuns.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { valueAt } from '#tests/vectorRunner/compare.ts';

const EXAMPLES = await Promise.all(
  (await everyCalculator()).map(async ({ id, definition }) => ({ id, definition, ...(await runExample(definition)) })),
);
const LONG_TEXTS = EXAMPLES.flatMap(({ id, definition, input, result, presentation }) =>
  presentation.blocks
    .filter((block) => block.kind === 'sequence')
    .map(({ field, text }) => ({ id, formula: definition.formula, input, result, field, text })),
);

test('there are long texts of several calculators', () => {
  expect(new Set(LONG_TEXTS.map(({ id }) => id)).size).toBeGreaterThan(1);
});

test.each(LONG_TEXTS)('$id: $field can be read in windows', async ({ formula, input, result, field, text }) => {
  expect(valueAt(result, field)).toEqual(text);
  const { length } = text;
  const letters = (from: number, to: number) =>
    host.ask('view', formula, { input: input, window: { field, from, to } });
  const whole = await letters(0, length);
  expect(whole).toHaveLength(length);
  if (typeof text === 'string') expect(whole).toBe(text);
  expect(await letters(1, Math.min(5, length))).toBe(whole.slice(1, Math.min(5, length)));
});
