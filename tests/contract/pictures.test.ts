/** Contract on pictures, by discovery: what the page of every calculator shows before the first calculation. */
import { describe, expect, test } from 'vitest';
import { exampleOf } from '#src/examples/everyExample.ts';
import { runExample } from '#tests/support/calculatorRuns.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { isPicture } from '#src/results/picture.ts';

const CALCULATORS = await everyCalculator();
/** Toxicity and medicine: an edit removes their results at once. */
const STRICT = CALCULATORS.filter(({ definition }) => definition.resultAfterEdit === 'removed');
const OTHERS = CALCULATORS.filter((calculator) => !STRICT.includes(calculator));

describe.each(OTHERS)('$id', ({ definition }) => {
  test('has a picture in its result', async () => {
    const { presentation } = await runExample(definition);
    expect(presentation.blocks.some(isPicture)).toBe(true);
  });
});
