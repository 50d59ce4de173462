import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CalculatorEvent } from '#src/engine/machine/calculatorEvents.ts';
import { eventRecorder } from '#src/engine/machine/eventRecorder.ts';
import { machineWithWorker } from '#src/engine/machine/workerActors.ts';
import { fakeClient, settled } from '#tests/support/fakeClient.ts';
import {
  append,
  calculate,
  cancel,
  clearSize,
  editSize,
  enterReading,
  fillExample,
  reset,
  SAMPLE_INPUT,
  SAMPLE_ISSUE,
  SAMPLE_RESULT,
} from '#tests/support/machineEvents.ts';
import { sampleForm } from '#tests/support/sampleForm.ts';

function page() {
  const client = fakeClient();
  const actor = createActor(machineWithWorker(client), { input: { formula: 'sample', form: sampleForm } }).start();
  return {
    client,
    actor,
    send(...events: readonly CalculatorEvent[]) {
      for (const event of events) actor.send(event);
    },
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

/** A page whose validation has been answered and whose result is pending. */
async function computingPage() {
  const opened = page();
  opened.send(editSize, calculate);
  opened.client.latest().answer({ ok: true, input: SAMPLE_INPUT });
  await settled();
  return opened;
}

describe('a calculation', () => {
  test('asks the worker to check what was entered, then to compute what it accepted', async () => {
    const { client, send, state, context } = page();
    send(editSize, calculate);
    const check = client.latest();
    expect(check).toMatchObject({
      kind: 'validate',
      formula: 'sample',
      given: { shape: 'cube', size: 2, readings: [], species: 'dog' },
    });
    check.answer({ ok: true, input: SAMPLE_INPUT });
    await settled();
    expect(client.latest()).toMatchObject({ kind: 'compute', formula: 'sample', given: SAMPLE_INPUT });
    client.latest().answer(SAMPLE_RESULT);
    await settled();
    expect(state()).toBe('result');
    expect(context().outcome).toEqual({ input: SAMPLE_INPUT, result: SAMPLE_RESULT, stale: false });
    expect(client.calls).toHaveLength(2);
  });

  test('whose result comes with the verdict passes the same states without a second call', async () => {
    const { client, actor, send, state, context } = page();
    const recorder = eventRecorder();
    const logged = createActor(machineWithWorker(client), {
      input: { formula: 'sample', form: sampleForm },
      inspect: recorder.inspect,
    }).start();
    for (const run of [actor, logged]) {
      const states: unknown[] = [];
      run.subscribe((snapshot) => states.push(snapshot.value));
      run.send(editSize);
      run.send(calculate);
      client.latest().answer({ ok: true, input: { ...SAMPLE_INPUT }, result: SAMPLE_RESULT });
      await settled();
      expect(states).toEqual(['editing', 'validating', 'computing', 'result']);
      expect(client.latest().kind).toBe('validate');
    }
    expect(context().outcome).toEqual({ input: SAMPLE_INPUT, result: SAMPLE_RESULT, stale: false });
    expect(recorder.run()?.steps.map(({ event }) => event.type)).toEqual([
      'edit',
      'calculate',
      'worker.accepted',
      'worker.computed',
    ]);
    // The next one does not take that result for its own.
    send(calculate);
    client.latest().answer({ ok: true, input: SAMPLE_INPUT });
    await settled();
    expect(state()).toBe('computing');
    expect(client.latest().kind).toBe('compute');
  });

  test('of a row that was checked leaves no result behind', async () => {
    const { client, send, state } = page();
    send(enterReading, append);
    client.latest().answer({ ok: true, input: { pressure: 120 }, result: SAMPLE_RESULT });
    await settled();
    expect(state()).toBe('editing');
    send(editSize, calculate);
    client.latest().answer({ ok: true, input: SAMPLE_INPUT });
    await settled();
    expect(client.latest().kind).toBe('compute');
  });

  test('a row is checked by the formula of its entry form', () => {
    const { client, send } = page();
    send(enterReading, append);
    expect(client.latest()).toMatchObject({ kind: 'validate', formula: 'sample-reading', given: { pressure: 120 } });
  });

  test('a refusal passes the issues on', async () => {
    const { client, send, state, context } = page();
    send(editSize, calculate);
    client.latest().answer({ ok: false, issues: [SAMPLE_ISSUE] });
    await settled();
    expect(state()).toBe('error');
    expect(context().issues).toEqual([SAMPLE_ISSUE]);
  });

  test('progress is passed on while the call runs', async () => {
    const { client, context } = await computingPage();
    client.latest().report({ done: 3, total: 9 });
    expect(context().progress).toEqual({ done: 3, total: 9 });
  });

  test('no call is made before it is needed', () => {
    const { client, send } = page();
    send(editSize, fillExample, clearSize, calculate);
    expect(client.calls).toHaveLength(0);
  });
});

describe('leaving a running call', () => {
  const WAYS = { edit: clearSize, fill: fillExample, cancel, reset } as const;
  for (const [name, event] of Object.entries(WAYS)) {
    test(`${name} aborts the check`, () => {
      const { client, send, state } = page();
      send(editSize, calculate);
      expect(client.latest().signal.aborted).toBe(false);
      send(event);
      expect(client.latest().signal.aborted).toBe(true);
      expect(state()).toBe('editing');
    });

    test(`${name} aborts the computation`, async () => {
      const { client, send, state } = await computingPage();
      expect(client.latest().signal.aborted).toBe(false);
      send(event);
      expect(client.latest().signal.aborted).toBe(true);
      expect(state()).toBe('editing');
    });
  }

  test('leaving the page aborts', async () => {
    const { client, actor } = await computingPage();
    actor.stop();
    expect(client.latest().signal.aborted).toBe(true);
  });
});

describe('late answers', () => {
  const LATE = {
    'an answer': (call: ReturnType<ReturnType<typeof fakeClient>['latest']>) => call.answer(SAMPLE_RESULT),
    'a failure': (call: ReturnType<ReturnType<typeof fakeClient>['latest']>) => call.fail(new Error('late')),
    'a report': (call: ReturnType<ReturnType<typeof fakeClient>['latest']>) => call.report({ done: 1, total: 2 }),
  } as const;
  for (const [name, come] of Object.entries(LATE)) {
    test(`${name} after cancel changes nothing`, async () => {
      const { client, send, context, state } = await computingPage();
      send(cancel);
      const before = context();
      come(client.latest());
      await settled();
      expect(state()).toBe('editing');
      expect(context()).toEqual(before);
    });

    test(`${name} of the call before does not reach the next one`, async () => {
      const { client, send, context, state } = await computingPage();
      const old = client.latest();
      send(cancel, calculate);
      expect(client.latest()).not.toBe(old);
      const before = context();
      come(old);
      await settled();
      expect(state()).toBe('validating');
      expect(context()).toEqual(before);
    });
  }
});

describe('failures', () => {
  test('a throw while checking is a failure, not an issue', async () => {
    const { client, send, state, context } = page();
    send(editSize, calculate);
    client.latest().fail(new Error('The chunk did not load'));
    await settled();
    expect(state()).toBe('error');
    expect(context()).toMatchObject({ failure: 'The chunk did not load', issues: [], outcome: null });
  });

  test('a throw while computing is a failure', async () => {
    const { client, state, context } = await computingPage();
    client.latest().fail(new TypeError('x is not a function'));
    await settled();
    expect(state()).toBe('error');
    expect(context().failure).toBe('x is not a function');
  });

  test('a file that could not be read while computing is refused, not a failure', async () => {
    const { client, state, context } = await computingPage();
    client
      .latest()
      .fail(Object.assign(new Error(SAMPLE_ISSUE.message), { name: 'TextRefused', issues: [SAMPLE_ISSUE] }));
    await settled();
    expect(state()).toBe('error');
    expect(context()).toMatchObject({ failure: null, issues: [SAMPLE_ISSUE], outcome: null });
  });

  test('a thrown value that is not an Error is named as well', async () => {
    const { client, context } = await computingPage();
    client.latest().fail('worker lost');
    await settled();
    expect(context().failure).toBe('worker lost');
  });

  test('Calculate tries again after a failure', async () => {
    const { client, send, state } = await computingPage();
    client.latest().fail(new Error('crash'));
    await settled();
    send(calculate);
    expect(state()).toBe('validating');
    expect(client.latest()).toMatchObject({ kind: 'validate' });
    expect(client.latest().signal.aborted).toBe(false);
  });
});
