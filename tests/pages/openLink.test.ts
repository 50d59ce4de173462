import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createFormModel } from '#src/form/createFormModel.ts';
import type { Values } from '#src/kit/fields.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import { withUnitFields } from '#src/kit/unitFields.ts';
import { machineWithWorker } from '#src/machine/workerActors.ts';
import { type LinkEvents, openLink } from '#src/pages/calculator/onDemand/openLink.ts';
import { fakeClient } from '#tests/support/fakeClient.ts';

afterEach(() => vi.unstubAllGlobals());

const fields = withUnitFields({
  volume: { kind: 'number', label: 'Volume', ...measuredIn('volume', 'L', 'mL') },
});
const LINKED = { volume: '250', volume_unit: 'mL' };

/** What the page is told of the link to 250 mL: the draft in its place before, or null. */
function replacedBy(units: Values, typed: string | null): Values | null {
  vi.stubGlobal('location', { hash: '#volume=250&volume_unit=mL', pathname: '/', search: '' });
  const form = createFormModel({ fields, fixed: {} }, '', units);
  const actor = createActor(machineWithWorker(fakeClient()), { input: { formula: 'molarity', form } }).start();
  if (typed !== null) actor.send({ type: 'edit', field: 'volume', value: typed });
  const open = vi.fn<LinkEvents['open']>();
  openLink(fields, actor, { current: { open, fail() {} } }, new AbortController().signal);
  actor.stop();
  const [linked, before] = open.mock.calls[0] ?? [];
  expect(linked).toEqual(LINKED);
  return before ?? null;
}

test('the values stay in the address until the boxes hold others, whatever day begins', () => {
  vi.stubGlobal('location', { hash: '#volume=250&volume_unit=mL', pathname: '/molarity', search: '' });
  const replaceState = vi.fn();
  vi.stubGlobal('history', { state: null, replaceState });
  const form = createFormModel({ fields, fixed: {} });
  const actor = createActor(machineWithWorker(fakeClient()), { input: { formula: 'molarity', form } }).start();
  const open = (draft: Values) => actor.send({ type: 'fill', draft });
  openLink(fields, actor, { current: { open, fail() {} } }, new AbortController().signal);
  actor.send({ type: 'today', date: '2024-04-01', units: {} });
  expect(replaceState).not.toHaveBeenCalled();
  actor.send({ type: 'edit', field: 'volume', value: '25' });
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/molarity');
  actor.stop();
});

test('what was typed is handed on, to come back by Undo', () => {
  expect(replacedBy({}, '3')).toEqual({ volume: '3', volume_unit: 'L' });
});

test.each([{}, { volume_unit: 'mL' }])('there is nothing to undo of a blank form in the units %j', (units) => {
  expect(replacedBy(units, null)).toBeNull();
});

test('nor of the same filling', () => {
  expect(replacedBy({ volume_unit: 'mL' }, '250')).toBeNull();
});
