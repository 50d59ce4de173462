import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createFormModel, type FormDefinition } from '#src/engine/form/createFormModel.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { withUnitFields } from '#src/engine/kit/unitFields.ts';
import { machineWithWorker } from '#src/engine/machine/workerActors.ts';
import { openLink } from '#src/site/pages/calculator/onDemand/openLink.ts';
import { fakeClient } from '#tests/support/fakeClient.ts';

afterEach(() => vi.unstubAllGlobals());

const fields = withUnitFields({
  volume: { kind: 'number', label: 'Volume', ...measuredIn('volume', 'L', 'mL') },
});
const DEFINITION: AnyCalculatorDefinition = {
  formula: 'molarity',
  fixed: {},
  fields,
  example: {},
  outputs: {},
  errorStyle: 'inline',
  present: () => {
    throw new Error('nothing is computed here');
  },
  evidence: 'rule',
  sources: [],
};
const LINKED = { volume: '250', volume_unit: 'mL' };

/** A live machine of these fields after opening a link to 250 mL. */
function opened(units: Values, typed: string | null, definition: Partial<FormDefinition> = {}) {
  vi.stubGlobal('location', { hash: '#volume=250&volume_unit=mL', pathname: '/molarity', search: '' });
  const replaceState = vi.fn();
  vi.stubGlobal('history', { state: null, replaceState });
  const form = createFormModel({ fields, fixed: {}, ...definition }, '', units);
  const actor = createActor(machineWithWorker(fakeClient()), { input: { formula: 'molarity', form } }).start();
  if (typed !== null) actor.send({ type: 'edit', field: 'volume', value: typed });
  openLink(DEFINITION, actor, new AbortController().signal);
  expect(actor.getSnapshot().context).toMatchObject({ draft: LINKED, arrival: 'Opened from a link.' });
  return { actor, replaceState };
}

/** What Undo restores once the link is open; null when it is not offered. */
function replacedBy(units: Values, typed: string | null): Values | null {
  const { actor } = opened(units, typed);
  actor.stop();
  return actor.getSnapshot().context.undo?.draft ?? null;
}

test('the values stay in the address until the inputs change, even if a new day begins', () => {
  const { actor, replaceState } = opened({}, null);
  actor.send({ type: 'today', date: '2024-04-01', units: {} });
  expect(replaceState).not.toHaveBeenCalled();
  actor.send({ type: 'edit', field: 'volume', value: '25' });
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/molarity');
  actor.stop();
});

test.each([
  ['calculates', {}, 'validating'],
  ['leaves that to the visitor on pages on toxicity and medicine', { resultAfterEdit: 'removed' }, 'editing'],
] as const)('%s', (_, definition, state) => {
  const { actor } = opened({}, null, definition);
  expect(actor.getSnapshot().value).toBe(state);
  actor.stop();
});

test('a page that was left does not open the link', () => {
  vi.stubGlobal('location', { hash: '#volume=250&volume_unit=mL', pathname: '/molarity', search: '' });
  const form = createFormModel({ fields, fixed: {} });
  const actor = createActor(machineWithWorker(fakeClient()), { input: { formula: 'molarity', form } }).start();
  openLink(DEFINITION, actor, AbortSignal.abort());
  expect(actor.getSnapshot().context.draft).toBe(form.start);
  actor.stop();
});

test.each([
  ['nothing came back', null, 'What was handed on or opened was not kept when the page was loaded again.'],
  ['the draft came back', 'The file “a.fa” has to be chosen again.', 'The file “a.fa” has to be chosen again.'],
])('letters that were handed on are lost: %s', (_, said, shown) => {
  vi.stubGlobal('location', { hash: '#handed-letters=1', pathname: '/molarity', search: '' });
  const form = createFormModel({ fields, fixed: {} });
  const actor = createActor(machineWithWorker(fakeClient()), { input: { formula: 'molarity', form } }).start();
  if (said !== null) actor.send({ type: 'arrive', words: said });
  openLink(DEFINITION, actor, new AbortController().signal);
  expect(actor.getSnapshot().context.arrival).toContain(shown);
  actor.stop();
});

test('typed input is passed on, so that Undo can restore it', () => {
  expect(replacedBy({}, '3')).toEqual({ volume: '3', volume_unit: 'L' });
});

test.each([{}, { volume_unit: 'mL' }])('there is nothing to undo of a blank form in the units %j', (units) => {
  expect(replacedBy(units, null)).toBeNull();
});

test('nor of the same filling', () => {
  expect(replacedBy({ volume_unit: 'mL' }, '250')).toBeNull();
});

test('what a link says after ± is in the draft that it opens, but for forged parts that are too long', () => {
  const hash = `#volume=250&volume_unit=mL&ask=uncertainty&uncertainty.volume=1+%25&uncertainty.x=${'9'.repeat(50)}`;
  vi.stubGlobal('location', { hash, pathname: '/molarity', search: '' });
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
  const form = createFormModel({ fields, fixed: {} });
  const actor = createActor(machineWithWorker(fakeClient()), { input: { formula: 'molarity', form } }).start();
  openLink(DEFINITION, actor, new AbortController().signal);
  expect(actor.getSnapshot().context.draft).toEqual({ ...LINKED, '±': `volume=1+%25&x=${'9'.repeat(30)}` });
  actor.stop();
});
