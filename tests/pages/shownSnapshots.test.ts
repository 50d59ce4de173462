import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { calculatorMachine } from '#src/engine/machine/calculatorMachine.ts';
import { shownSnapshots } from '#src/site/pages/calculator/run/useShownSnapshot.ts';
import { editSize } from '#tests/support/machineEvents.ts';
import { sampleForm, strictSampleForm } from '#tests/support/sampleForm.ts';

/** Longer than a beginning is held back. */
const LONGER_MS = 50;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function filledCalculator(form = sampleForm) {
  const actor = createActor(calculatorMachine, { input: { formula: 'sample', form } }).start();
  actor.send(editSize);
  return actor;
}

/** A calculator whose worker answers when the test says so, and the states that were shown, in their order. */
function shownRun(form = sampleForm) {
  const actor = filledCalculator(form);
  const dataset: DOMStringMap = {};
  const { get, subscribe } = shownSnapshots(actor, { current: { dataset } });
  const shown: unknown[] = [];
  const stop = subscribe(() => shown.push(get().value));
  return { actor, get, shown, dataset, stop };
}

test('a calculation that is answered at once is shown by its result alone', () => {
  const { actor, get, shown, dataset } = shownRun();
  actor.send({ type: 'calculate' });
  expect(get().value).toBe('editing');
  expect(dataset.state).toBe('validating');
  actor.send({ type: 'worker.accepted', input: 1 });
  actor.send({ type: 'worker.computed', result: 2 });
  vi.advanceTimersByTime(LONGER_MS);
  expect(shown.at(-1)).toBe('result');
  expect(shown).not.toContain('validating');
});

test('a longer one is shown from its beginning', () => {
  const { actor, shown } = shownRun();
  actor.send({ type: 'calculate' });
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(LONGER_MS);
  expect(shown).toEqual(['validating']);
  actor.send({ type: 'worker.accepted', input: 1 });
  expect(shown).toEqual(['validating', 'computing']);
});

test('what happens meanwhile is shown at once', () => {
  const { actor, shown } = shownRun();
  actor.send({ type: 'calculate' });
  actor.send({ type: 'say', words: 'Copied' });
  expect(shown).toEqual(['validating']);
  actor.send({ type: 'cancel' });
  expect(shown).toEqual(['validating', 'editing']);
  vi.advanceTimersByTime(LONGER_MS);
  expect(shown).toEqual(['validating', 'editing']);
});

test('a message goes at once, so that the same one is read out when it comes again', () => {
  const { actor, shown } = shownRun();
  actor.send({ type: 'calculate' });
  actor.send({ type: 'worker.refused', issues: [{ message: 'Please enter a number' }] });
  actor.send({ type: 'calculate' });
  expect(shown).toEqual(['error', 'validating']);
  actor.send({ type: 'worker.failed', message: 'a bug' });
  actor.send({ type: 'calculate' });
  expect(shown).toEqual(['error', 'validating', 'error', 'validating']);
});

test('on a page on toxicity or medicine the last result goes at once', () => {
  const { actor, shown, dataset } = shownRun(strictSampleForm);
  actor.send({ type: 'calculate' });
  expect(shown).toEqual(['validating']);
  expect(dataset).toEqual({});
});

test('nothing is shown of a calculator that was left', () => {
  const { actor, shown, stop } = shownRun();
  actor.send({ type: 'calculate' });
  stop();
  vi.advanceTimersByTime(LONGER_MS);
  actor.send({ type: 'cancel' });
  expect(shown).toEqual([]);
});

test('what changed before anybody subscribed is not missed', () => {
  const actor = filledCalculator();
  const { get, subscribe } = shownSnapshots(actor, { current: null });
  actor.send({ type: 'calculate' });
  subscribe(() => {});
  expect(get().value).toBe('validating');
});
