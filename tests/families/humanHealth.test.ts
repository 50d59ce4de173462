import { expect, test } from 'vitest';
import bmi from '#src/calculators/bmi/calculator.ts';
import bodySurfaceArea from '#src/calculators/body-surface-area/calculator.ts';
import egfr from '#src/calculators/egfr/calculator.ts';
import { INFORMS, INFORMS_NOTICE, PREGNANT } from '#src/calculators/families/humanHealth.ts';
import humanDueDate from '#src/calculators/human-due-date/calculator.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { exampleDraft, run, runExample } from '#tests/support/calculatorRuns.ts';
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

test.each([
  [bodySurfaceArea, bodySurfaceArea.fields.species],
  [humanDueDate, humanDueDate.fields.method],
])('pages that do not ask about pregnancy say so as well', async (definition, field) => {
  expect(field?.hint).toBe(INFORMS);
  const { presentation } = await runExample(definition);
  expect(presentation.blocks).toContainEqual(INFORMS_NOTICE);
});

test.each(HUMAN)('$id shows no result as good, and asks for nothing to be begun or stopped', async ({ definition }) => {
  const { presentation } = await runExample(definition);
  expect(JSON.stringify(presentation)).not.toMatch(/"tone":"good"|you are healthy|stop taking|start taking/i);
});

async function shown(definition: AnyCalculatorDefinition, typed: Values) {
  const outcome = await run(definition, { ...exampleDraft(definition), ...typed });
  if (outcome.outcome !== 'computed') throw new Error(JSON.stringify(outcome));
  const { headline, status, blocks } = outcome.presentation;
  return { said: `${headline?.note} ${status}`, isUrgent: JSON.stringify(blocks).includes('"tone":"danger"') };
}

const PERIOD = { method: 'lastPeriod', date: '2026-01-01', cycleLength: '28' };
const MAN_OF_80 = { sex: 'male', age: '80', cystatinC: '' };

test.each<readonly [string, AnyCalculatorDefinition, Values, isUrgent: boolean]>([
  ['42 weeks and a day', humanDueDate, { ...PERIOD, asOf: '2026-10-23' }, true],
  ['42 weeks', humanDueDate, { ...PERIOD, asOf: '2026-10-22' }, true],
  ['the day before', humanDueDate, { ...PERIOD, asOf: '2026-10-21' }, false],
  ['a year later, when no week is stated', humanDueDate, { ...PERIOD, asOf: '2027-10-30' }, true],
  ['no day', humanDueDate, { ...PERIOD, asOf: '' }, false],
  ['an eGFR of 5', egfr, { ...MAN_OF_80, creatinine: '9' }, true],
  ['an eGFR of 24', egfr, { ...MAN_OF_80, creatinine: '2.5' }, false],
  ['a BMI of 11.8', bmi, { weight: '32', height: '165' }, true],
  ['a BMI of 45', bmi, { weight: '122', height: '165' }, false],
])(
  '%s: the page says to call or see somebody today only where it has to be today',
  async (_, definition, typed, isUrgent) => {
    const found = await shown(definition, typed);
    expect(found.isUrgent).toBe(isUrgent);
    if (definition !== bmi) expect(/today/.test(found.said)).toBe(isUrgent);
  },
);
