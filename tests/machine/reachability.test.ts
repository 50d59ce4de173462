/**
 * Traverses the whole graph of the machine, with the pure transition functions and then with a live actor whose worker
 * the test controls: generated paths to every state, and every event from each of them.
 */
import { deepStrictEqual, equal } from 'node:assert/strict';
import { describe, expect, test } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { CalculatorContext, CalculatorEvent } from '#src/engine/machine/calculatorEvents.ts';
import { CALCULATOR_STATES, type CalculatorMachine, calculatorMachine } from '#src/engine/machine/calculatorMachine.ts';
import { machineWithWorker } from '#src/engine/machine/workerActors.ts';
import { type FakeCall, fakeClient, settled } from '#tests/support/fakeClient.ts';
import { reset, SAMPLE_EVENTS } from '#tests/support/machineEvents.ts';
import { blankOn, brokenInvariants } from '#tests/support/machineInvariants.ts';
import { EVERY_WAY, wayOf } from '#tests/support/machineWays.ts';
import { type CalculatorSnapshot, replay } from '#tests/support/replay.ts';
import { isTestedWhole } from '#tests/support/sample.ts';
import { sampleForm } from '#tests/support/sampleForm.ts';

const input = { formula: 'sample', form: sampleForm };

/** The state and the variable part of the context. */
function identity({ value, context }: CalculatorSnapshot): string {
  return JSON.stringify([value, withoutForm(context), context.form.blank]);
}

/**
 * The same, reduced to the form and whether Undo is offered: the next steps do not depend on the rest, which has many
 * more values.
 */
function wayOn({ value, context }: CalculatorSnapshot): string {
  const {
    undo,
    arrival: _,
    remark: _said,
    filled: _filled,
    today: _day,
    units: _units,
    ...others
  } = withoutForm(context);
  return JSON.stringify([value, others, context.form.blank, undo !== null]);
}

function withoutForm({ form: _, ...context }: CalculatorContext): Omit<CalculatorContext, 'form'> {
  return context;
}

function rowsOf({ context }: CalculatorSnapshot): number {
  const rows = context.draft.readings;
  return Array.isArray(rows) ? rows.length : 0;
}

const PATHS = getShortestPaths(calculatorMachine, {
  input,
  events: [...SAMPLE_EVENTS],
  serializeState: wayOn,
  // Rows can be added without limit; one row covers all cases.
  stopWhen: (snapshot) => rowsOf(snapshot) > 0,
}).map(({ state, steps }) => ({
  state,
  // The first step is XState's own init event.
  events: steps.slice(1).map(({ event }) => event),
}));

describe('the graph', () => {
  test('every state can be reached', () => {
    expect(new Set(PATHS.map(({ state }) => state.value))).toEqual(new Set(CALCULATOR_STATES));
  });

  test('a row can be added', () => {
    expect(PATHS.some(({ state }) => rowsOf(state) === 1)).toBe(true);
  });

  test('from everywhere, reset leads to a blank form', () => {
    const blank = replay([], input);
    for (const { events } of PATHS) {
      const after = replay([...events, reset], input);
      equal(after.state, 'editing');
      deepStrictEqual(after.context, blankOn(blank.context, after.context));
    }
  });
});

/** A live actor takes long: where nothing of the machine has changed, it goes to some of the states only. */
const WALKED = isTestedWhole('src/engine/machine/') ? PATHS : PATHS.filter((_, place) => place % 6 === 0);

describe('a live actor with a worker', () => {
  test('takes every transition of the table, with the same outcome as the pure machine', async () => {
    const gone = new Set<string>();
    for (const { events, state } of WALKED) {
      const { snapshot: start } = replay(events, input);
      const before = identity(start);
      let unused: Actor<CalculatorMachine> | undefined;
      for (const event of SAMPLE_EVENTS) {
        const actor = unused ?? (await walk(events));
        // Node's own assertions: `expect` would take longer than the machine.
        equal(identity(actor.getSnapshot()), before);
        // Where nothing could happen, the actor is as it was, and takes the next event.
        unused = (await happen(actor, event)) ? undefined : actor;
        if (unused !== undefined) continue;
        const after = actor.getSnapshot();
        actor.stop();
        equal(identity(after), identity(replay([event], { start }).snapshot), `${before}, then ${event.type}`);
        equal(brokenInvariants({ state: after.value, context: after.context }).join('; '), '');
        gone.add(wayOf(state.value, event.type, after.value));
      }
      unused?.stop();
    }
    expect(EVERY_WAY.filter((way) => !gone.has(way))).toEqual([]);
  });
});

/** The worker of one actor after the other. */
const client = fakeClient();
const machine = machineWithWorker(client);

async function walk(events: readonly CalculatorEvent[]): Promise<Actor<CalculatorMachine>> {
  client.forget();
  const actor = createActor(machine, { input }).start();
  for (const event of events) if (!(await happen(actor, event))) throw new Error(`${event.type} could not happen`);
  return actor;
}

/**
 * Triggers an event as on the page: a visitor's event is sent, a worker's event answers its latest call, however late.
 * Returns false where there is no call that could be answered in that way.
 */
async function happen(actor: Actor<CalculatorMachine>, event: CalculatorEvent): Promise<boolean> {
  if (!event.type.startsWith('worker.')) {
    actor.send(event);
    return true;
  }
  const call = client.calls.at(-1);
  const isPossible = call !== undefined && answerWith(call, event);
  await settled();
  return isPossible;
}

function answerWith(call: FakeCall, event: CalculatorEvent): boolean {
  const isCheck = call.kind === 'validate';
  switch (event.type) {
    case 'worker.accepted':
      if (isCheck) call.answer({ ok: true, input: event.input });
      return isCheck;
    case 'worker.refused':
      if (isCheck) call.answer({ ok: false, issues: event.issues });
      else call.fail(Object.assign(new Error(), { name: 'TextRefused', issues: event.issues }));
      return true;
    case 'worker.computed':
      if (!isCheck) call.answer(event.result);
      return !isCheck;
    case 'worker.failed':
      call.fail(new Error(event.message));
      return true;
    case 'worker.progressed':
      call.report(event.progress);
      return true;
    default:
      return false;
  }
}
