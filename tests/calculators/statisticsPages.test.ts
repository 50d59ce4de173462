import { expect, test } from 'vitest';
import { SUBCATEGORIES } from '#src/engine/kit/taxonomy.ts';
import { runExample } from '#tests/support/calculatorRuns.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';

const OF_STATISTICS: readonly string[] = SUBCATEGORIES.filter(
  ({ category, id }) => category === 'statistics' && (id === 'description' || id === 'tests'),
)
  .flatMap(({ calculators }) => [...calculators])
  // It leads to tests and makes none.
  .filter((id) => id !== 'which-test');

test('every description and test of data lists what to look at before it is trusted', async () => {
  const pages = (await everyCalculator()).filter(({ id }) => OF_STATISTICS.includes(id));
  const without = await Promise.all(
    pages.map(async ({ id, definition }) => {
      const { presentation } = await runExample(definition);
      const isListed = presentation.blocks.some(
        (block) => block.kind === 'list' && block.title === 'What to check in the chart',
      );
      return isListed ? [] : [id];
    }),
  );
  expect(without.flat()).toEqual([]);
});
