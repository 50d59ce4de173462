import { expect, test } from 'vitest';
import bodySurfaceArea from '#src/calculators/body-surface-area/calculator.ts';
import { INFORMS, INFORMS_NOTICE, PREGNANT } from '#src/families/humanHealth.ts';
import { runExample } from '#tests/support/calculatorRuns.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';

const HUMAN = (await everyCalculator()).filter(({ definition }) => 'pregnant' in definition.fields);

test('there are pages about the health of people', () => {
  expect(HUMAN.map(({ id }) => id)).toEqual(expect.arrayContaining(['bmi', 'heart-rate-zones']));
});

test.each(HUMAN)('$id says before and after a calculation that it does not diagnose', async ({ definition }) => {
  expect(definition.fields.pregnant).toEqual(PREGNANT);
  const { presentation } = await runExample(definition);
  expect(presentation.blocks).toContainEqual(INFORMS_NOTICE);
});

test('the page that does not ask about pregnancy says so as well', async () => {
  expect(bodySurfaceArea.fields.species?.hint).toBe(INFORMS);
  expect((await runExample(bodySurfaceArea)).presentation.blocks).toContainEqual(INFORMS_NOTICE);
});

test.each(HUMAN)('$id shows no result as good, and asks for nothing to be begun or stopped', async ({ definition }) => {
  const { presentation } = await runExample(definition);
  expect(JSON.stringify(presentation)).not.toMatch(/"tone":"good"|you are healthy|stop taking|start taking/i);
});
