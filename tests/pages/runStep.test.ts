/** One step of the notebook, computed by the real formulas. */
import { describe, expect, test } from 'vitest';
import { figureKey, type NotebookStep } from '#src/engine/handover/notebook.ts';
import type { StepJob } from '#src/engine/machine/onDemand/notebookMachine.ts';
import { EXAMPLE_NOTEBOOK } from '#src/site/pages/notebook/exampleNotebook.ts';
import { runStep } from '#src/site/pages/notebook/runStep.ts';
import { host, ignoreProgress } from '#tests/support/calculatorRuns.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { fakeClient } from '#tests/support/fakeClient.ts';
import { answering } from '#workers/answering.ts';
import type { AnyClient } from '#workers/client.ts';

const DEFINITIONS = new Map((await everyCalculator()).map(({ id, definition }) => [id, definition]));
const load = async (id: string) => DEFINITIONS.get(id);
const CLIENT: AnyClient = {
  ...fakeClient(),
  ask: (kind, formula, asked) => host.ask(kind, formula, asked, ignoreProgress),
};
const GLUCOSE: NotebookStep = {
  id: 1,
  calculator: 'molecular-weight',
  fragment: 'formula=C6H12O6',
  inputs: [],
  line: 'before',
  hands: [],
  takes: [],
};
const SOLUTION: NotebookStep = {
  ...GLUCOSE,
  id: 2,
  calculator: 'molarity',
  fragment: 'mass=9&molarMass=58.44&volume=0.25',
  takes: [{ step: 1, figure: 'totalMass', unit: 'g/mol', number: 58.44, input: 'molarMass' }],
};

function run(job: Partial<StepJob>, client: AnyClient = CLIENT, signal = new AbortController().signal) {
  return runStep({ step: GLUCOSE, earlier: [], numbers: {}, ...job }, { load, client, signal });
}

test('a step is computed, with all its numbers', async () => {
  expect(await run({})).toMatchObject({
    type: 'step.computed',
    id: 1,
    now: { fragment: 'formula=C6H12O6', line: expect.stringMatching(/^Molecular weight of .*: 180\.15\d* g\/mol$/) },
    numbers: { [figureKey('totalMass', 'g/mol')]: expect.closeTo(180.156, 2) },
  });
});

test('the number of an earlier step takes the place of the one that was there', async () => {
  const numbers = { 1: { [figureKey('totalMass', 'g/mol')]: 180.156 } };
  expect(await run({ step: SOLUTION, earlier: [GLUCOSE], numbers })).toMatchObject({
    type: 'step.computed',
    now: { fragment: 'mass=9&molarMass=180.156&volume=0.25', line: 'Molarity: 0.1998 mol/L' },
  });
});

describe('a step is refused in a sentence', () => {
  test.each<readonly [string, Partial<StepJob>, RegExp]>([
    ['of an unknown calculator', { step: { ...GLUCOSE, calculator: 'nothing' } }, /no such calculator/],
    ['of the guide', { step: { ...GLUCOSE, calculator: 'pet-emergency' } }, /no such calculator/],
    ['of medicine', { step: { ...GLUCOSE, calculator: 'dog-tramadol' } }, /not kept in the notebook/],
    ['that lacks an input', { step: { ...GLUCOSE, calculator: 'cell-size', fragment: 'shape=cube' } }, /not filled in/],
    ['without inputs', { step: { ...GLUCOSE, fragment: '' } }, /do not fit the form/],
    ['with a formula that is none', { step: { ...GLUCOSE, fragment: 'formula=Zz9' } }, /\w/],
    ['whose figure is gone', { step: SOLUTION, earlier: [GLUCOSE], numbers: { 1: {} } }, /no longer in the result/],
  ])('%s', async (_, job, words) => {
    const event = await run(job);
    expect(event).toMatchObject({ type: 'step.refused', words: expect.stringMatching(words) });
  });
});

test('a worker that dies, in either call, and code that does not load fail the step', async () => {
  const dies = () => Promise.reject(new Error('dead'));
  for (const kind of ['validate', 'compute'] as const)
    expect(await run({}, { ...CLIENT, ask: answering(CLIENT.ask, kind, dies) })).toEqual({
      type: 'step.failed',
      id: 1,
    });
  const job = { step: GLUCOSE, earlier: [], numbers: {} };
  const { signal } = new AbortController();
  expect(await runStep(job, { load: dies, client: CLIENT, signal })).toEqual({ type: 'step.failed', id: 1 });
});

test('a run that is stopped ends, and its call is aborted', async () => {
  const client = fakeClient();
  const stop = new AbortController();
  const event = run({}, client, stop.signal);
  await expect.poll(() => client.calls.length).toBe(1);
  stop.abort();
  expect(await event).toEqual({ type: 'step.failed', id: 1 });
  expect(client.latest().signal.aborted).toBe(true);
  expect(await run({}, client, stop.signal)).toEqual({ type: 'step.failed', id: 1 });
  expect(client.calls.length).toBe(1);
});

test('the example notebook is what its calculators compute today', async () => {
  const numbers: Record<number, Readonly<Record<string, number>>> = {};
  for (const [at, step] of EXAMPLE_NOTEBOOK.entries()) {
    const { fragment, inputs, line, hands, id } = step;
    const event = await run({ step, earlier: EXAMPLE_NOTEBOOK.slice(0, at), numbers });
    expect(event).toMatchObject({ type: 'step.computed', now: { fragment, inputs, line } });
    if (event.type === 'step.computed') numbers[id] = event.numbers;
    for (const { figure, unit, number } of hands) expect(numbers[id]?.[figureKey(figure, unit)]).toBe(number);
  }
});
