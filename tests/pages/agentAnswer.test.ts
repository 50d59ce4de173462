/** What an agent that submitted a form is answered: figures, or reasons, and always the link and the version. */
import { expect, test } from 'vitest';
import { agentAnswer } from '#src/site/pages/calculator/onDemand/agentAnswer.ts';
import type { Calculator } from '#src/site/pages/calculator/run/useCalculator.ts';
import { exampleDraft, runExample } from '#tests/support/calculatorRuns.ts';
import { definitionNamed } from '#tests/support/everyCalculator.ts';

const PH = await definitionNamed('ph-analysis');
const GOAT = await definitionNamed('goat-gestation');

/** The part of a running calculator that an answer is made of. */
function running(state: Partial<Calculator>): Calculator {
  const idle = { outcome: null, presentation: null, issues: [], hasFailed: false, draft: exampleDraft(PH) };
  return { ...idle, ...state } as unknown as Calculator;
}

test('a result: status, figures with units, the inputs that are shown, link and version', async () => {
  const { input, result, presentation } = await runExample(PH);
  const outcome = { input, result, stale: false } as Calculator['outcome'];
  const answer = await agentAnswer('ph-analysis', PH, running({ outcome, presentation }), ['pH', 'temperature']);
  expect(answer).toMatchObject({
    calculator: 'ph-analysis',
    status: presentation.status,
    inputs: ['pH', 'temperature'],
  });
  expect(answer.link).toMatch(/\/calculator\/ph-analysis#pH=7\.4/);
  expect(answer.version).toMatch(/\S/);
  expect(answer.figures?.find(({ field }) => field === 'hydrogenConcentration')).toMatchObject({ unit: 'mol/L' });
  expect(answer.refused).toBeUndefined();
  expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
});

test('a page about births has its warning in every answer', async () => {
  const { input, result, presentation } = await runExample(GOAT);
  const outcome = { input, result, stale: false } as Calculator['outcome'];
  const draft = exampleDraft(GOAT);
  const { warning } = await agentAnswer('goat-gestation', GOAT, running({ outcome, presentation, draft }), []);
  expect(warning?.[0]).toBe(GOAT.warning?.title);
});

test('what the dates mean is said of a day that the agent names, and of no other', async () => {
  const { input, result, presentation } = await runExample(GOAT);
  const outcome = { input, result, stale: false } as Calculator['outcome'];
  const ran = running({ outcome, presentation, draft: exampleDraft(GOAT) });
  const told = await agentAnswer('goat-gestation', GOAT, ran, [], '2024-04-20');
  expect(told.today).toMatchObject({ date: '2024-04-20', day: 5, state: 'pregnant' });
  expect(await agentAnswer('goat-gestation', GOAT, ran, [])).not.toHaveProperty('today');
  const untimely = running({ outcome: { ...outcome, stale: true } as Calculator['outcome'], presentation });
  expect(await agentAnswer('goat-gestation', GOAT, untimely, [], '2024-04-20')).not.toHaveProperty('today');
});

test.each([
  ['a refusal names the input', { issues: [{ message: 'Please enter a pH', path: 'pH' }] }, 'Please enter a pH'],
  ['nothing to calculate', {}, 'something that is needed is not filled in'],
  ['a failure', { hasFailed: true }, 'failed'],
] as const)('%s, and has no figure', async (_, state, words) => {
  const answer = await agentAnswer('ph-analysis', PH, running(state), []);
  expect(answer.refused?.[0]?.message).toContain(words);
  expect(answer.figures).toBeUndefined();
});

test('a result that is out of date is none', async () => {
  const { input, result, presentation } = await runExample(PH);
  const outcome = { input, result, stale: true } as Calculator['outcome'];
  const answer = await agentAnswer('ph-analysis', PH, running({ outcome, presentation }), []);
  expect(answer.figures).toBeUndefined();
});
