/** Letters and files that were handed on or opened, put into the form that takes them. */
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { PROTEIN } from '#src/engine/handover/handedLetters.ts';
import type { AnyFields } from '#src/engine/kit/fields.ts';
import { machineWithWorker } from '#src/engine/machine/workerActors.ts';
import { openLetters } from '#src/site/pages/calculator/onDemand/openLetters.ts';
import { fakeClient } from '#tests/support/fakeClient.ts';

const FIELDS: AnyFields = { sequence: { kind: 'sequence', label: 'Sequence' } };
const TAKER = { ...PROTEIN, settings: {} };

async function opened(letters: string | File, signal = new AbortController().signal, words?: string) {
  const form = createFormModel({ fields: FIELDS, fixed: {} });
  const actor = createActor(machineWithWorker(fakeClient()), { input: { formula: 'protein-synthesis', form } }).start();
  const handed = { taker: TAKER, letters, title: 'lysozyme.faa' };
  await openLetters(words === undefined ? handed : { ...handed, words }, actor, signal);
  actor.stop();
  return actor.getSnapshot();
}

test('of a file only the handle is put into the form, which is calculated', async () => {
  const { value, context } = await opened(new File(['>lysozyme\nMRSLLILVLC'], 'lysozyme.faa'));
  expect(context.draft).toMatchObject({
    sequence: { name: 'lysozyme.faa', unit: 'bytes', size: 20, firstLine: '>lysozyme' },
  });
  expect(context.arrival).toBe('“lysozyme.faa” was opened.');
  expect(value).toBe('validating');
});

test('short letters stay letters', async () => {
  const { context } = await opened('MRSLLILVLC');
  expect(context.draft).toEqual({ sequence: 'MRSLLILVLC' });
  expect(context.arrival).toBe('lysozyme.faa: 10 letters were filled in.');
});

test('what is said can be given', async () => {
  expect((await opened('1\t2', undefined, '2 columns filled in.')).context.arrival).toBe('2 columns filled in.');
});

test('a file that is gone says so, and changes nothing', async () => {
  const file = new File(['MRS'], 'lysozyme.faa');
  Object.defineProperty(file, 'slice', { value: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) });
  const { value, context } = await opened(file);
  expect(context.draft).toEqual({ sequence: '' });
  expect(context.arrival).toBe('“lysozyme.faa” could not be read: it may have been moved, changed or deleted.');
  expect(value).toBe('editing');
});

test('a page that was left takes nothing', async () => {
  const { context } = await opened(new File(['MRS'], 'lysozyme.faa'), AbortSignal.abort());
  expect(context.draft).toEqual({ sequence: '' });
});
