/** Numbers that are not written plainly: read before the worker is asked, and in the boxes once it has answered. */
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { FormModel } from '#src/engine/form/formModel.ts';
import type { CalculatorEvent } from '#src/engine/machine/calculatorEvents.ts';
import { machineWithWorker } from '#src/engine/machine/workerActors.ts';
import { fakeClient, settled } from '#tests/support/fakeClient.ts';
import { append, calculate, SAMPLE_INPUT, SAMPLE_ISSUE, undo } from '#tests/support/machineEvents.ts';
import { sampleForm, strictSampleForm } from '#tests/support/sampleForm.ts';

const editSize = (value: string): CalculatorEvent => ({ type: 'edit', field: 'size', value });

/** A page on which Calculate was pressed, once the worker has been asked. */
async function asked(events: readonly CalculatorEvent[], form: FormModel = sampleForm) {
  const client = fakeClient();
  const actor = createActor(machineWithWorker(client), { input: { formula: 'sample', form } }).start();
  for (const event of events) actor.send(event);
  await expect.poll(() => client.calls.length).toBe(1);
  return {
    client,
    context: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
    send: actor.send,
  };
}

describe('a number with its unit', () => {
  test('reaches the worker as a number, and stands in the box once it is accepted, which is told', async () => {
    const { client, context, state } = await asked([editSize('2 µm'), calculate]);
    expect(client.latest().given).toMatchObject({ size: 2 });
    expect(context().draft.size).toBe('2 µm');
    client.latest().answer({ ok: true, input: SAMPLE_INPUT });
    await settled();
    expect(state()).toBe('computing');
    expect(context()).toMatchObject({
      draft: { size: '2' },
      undo: { draft: { size: '2 µm' }, words: 'Size: “2 µm” was read as 2 µm.' },
      remark: 'Size: “2 µm” was read as 2 µm.',
    });
  });

  test('comes back as typed by Undo; on strict pages without the confirmation', async () => {
    const tick: CalculatorEvent = { type: 'edit', field: 'measured', value: true };
    const { client, context, send } = await asked([editSize('2 µm'), tick, calculate], strictSampleForm);
    client.latest().answer({ ok: true, input: SAMPLE_INPUT });
    await settled();
    expect(context().draft).toMatchObject({ size: '2', measured: true });
    send(undo);
    expect(context().draft).toMatchObject({ size: '2 µm', measured: false });
  });

  test('stands in the box when something else is refused as well', async () => {
    const { client, context } = await asked([editSize('½'), calculate]);
    client.latest().answer({ ok: false, issues: [SAMPLE_ISSUE] });
    await settled();
    expect(context()).toMatchObject({
      draft: { size: '0.5' },
      issues: [SAMPLE_ISSUE],
      remark: 'Size: “½” was read as 0.5.',
    });
  });

  test('is read in a row that is checked before it is added', async () => {
    const { client, context } = await asked([
      { type: 'edit', field: 'reading', value: { pressure: '1×10^2', taken: '2025-06-01' } },
      append,
    ]);
    expect(client.latest()).toMatchObject({ formula: 'sample-reading', given: { pressure: 100 } });
    client.latest().answer({ ok: true, input: SAMPLE_INPUT });
    await settled();
    expect(context().draft.readings).toMatchObject([{ pressure: '1e2' }]);
  });
});

describe('what is no number', () => {
  test('is named beside the formula’s sentence', async () => {
    const { client, context } = await asked([editSize('n.d.'), calculate]);
    expect(client.latest().given).toMatchObject({ size: Number.NaN });
    client.latest().answer({ ok: false, issues: [{ message: 'Please fill in all required fields', path: 'size' }] });
    await settled();
    expect(context().draft.size).toBe('n.d.');
    expect(context().issues).toMatchObject([
      { message: 'Please fill in all required fields', place: expect.stringContaining('Size: “n.d.”') },
    ]);
  });

  test('is refused even where the formula lets it pass', async () => {
    const { client, state, context } = await asked([editSize('n.d.'), calculate]);
    client.latest().answer({ ok: true, input: SAMPLE_INPUT });
    await settled();
    expect(state()).toBe('error');
    expect(context().issues).toMatchObject([{ path: 'size', message: expect.stringContaining('Size: “n.d.”') }]);
  });

  test('goes to the formula unread where the code that reads it does not come', async () => {
    const cut: FormModel = { ...sampleForm, reread: () => Promise.reject(new Error('no network')) };
    const { client, state } = await asked([editSize('2 µm'), calculate], cut);
    expect(client.latest().given).toMatchObject({ size: Number.NaN });
    client.latest().answer({ ok: false, issues: [SAMPLE_ISSUE] });
    await settled();
    expect(state()).toBe('error');
  });
});
