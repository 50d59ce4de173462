/** Screen-reader announcements after each event, by the pure machine. */
import { describe, expect, test } from 'vitest';
import type { CalculatorEvent } from '#src/engine/machine/calculatorEvents.ts';
import { spoken } from '#src/engine/machine/remarks.ts';
import {
  accepted,
  append,
  arrive,
  calculate,
  cancel,
  chooseSphere,
  clearSize,
  computed,
  editSize,
  openLink,
  pressExample,
  reset,
  say,
  startAnew,
  today,
  undo,
  WAY_TO,
} from '#tests/support/machineEvents.ts';
import { replay } from '#tests/support/replay.ts';
import { sampleForm, strictSampleForm } from '#tests/support/sampleForm.ts';

const remarkAfter = (...events: readonly CalculatorEvent[]) => replay(events, { form: sampleForm }).context.remark;
const onStrictPage = (...events: readonly CalculatorEvent[]) =>
  replay(events, { form: strictSampleForm }).context.remark;

const { result } = WAY_TO;
const AGAIN = '\u00a0';

test.each<readonly [string, readonly CalculatorEvent[], string]>([
  ['an edit', [editSize], ''],
  ['an edit that empties other fields', [editSize, chooseSphere], 'The other fields were cleared.'],
  ['the same with a result', [...result, chooseSphere], 'The other fields were cleared. The result was removed.'],
  ['Reset', [editSize, reset], 'Form cleared.'],
  ['Reset with a result', [...result, reset], 'Form cleared. The result was removed.'],
  ['an example', [pressExample], 'Example filled in.'],
  ['an example over a result, which stays out of date', [...result, pressExample], 'Example filled in.'],
  ['a link', [openLink], 'Opened from a link.'],
  ['Undo', [editSize, reset, undo], 'Your inputs are back.'],
  [
    'Undo over a result',
    [editSize, openLink, calculate, accepted, computed, pressExample, undo],
    'Your inputs are back.',
  ],
  ['a cancelled calculation', [editSize, calculate, cancel], 'Cancelled.'],
  ['a cancel with nothing to cancel', [editSize, cancel], ''],
  ['what a box says', [say], say.words],
  ['what arrives', [arrive], arrive.words],
  ['a day that begins', [say, today], say.words],
  ['the next edit', [say, editSize], ''],
  ['the next press of Calculate', [editSize, say, calculate], ''],
  ['the next press of Add', [say, append], ''],
  ['a return to a page that must not remember', [say, startAnew], say.words],
])('announced after %s', (_, events, words) => expect(remarkAfter(...events)).toBe(words));

describe('where an edit removes the result', () => {
  test('its removal is announced once for all following edits', () => {
    expect(onStrictPage(...result, clearSize)).toBe('The result was removed.');
    expect(onStrictPage(...result, clearSize, editSize)).toBe('The result was removed.');
    expect(onStrictPage(...result, clearSize, editSize, calculate, accepted)).toBe('');
  });

  test('it is announced with other news', () => {
    expect(onStrictPage(...result, pressExample)).toBe('Example filled in. The result was removed.');
    expect(onStrictPage(...result, chooseSphere)).toBe('The other fields were cleared. The result was removed.');
  });
});

describe('a repeated announcement changes its text', () => {
  test.each([
    ['a box', say, say.words],
    ['what arrives', arrive, arrive.words],
    ['a link', openLink, 'Opened from a link.'],
    ['Reset', reset, 'Form cleared.'],
    ['an example', pressExample, 'Example filled in.'],
  ])('by %s', (_, event, words) => {
    expect(remarkAfter(event)).toBe(words);
    expect(remarkAfter(event, event)).toBe(`${words}${AGAIN}`);
    expect(remarkAfter(event, event, event)).toBe(words);
  });
});

describe('with the result', () => {
  const CURRENT = { stale: false };
  const STALE = { stale: true };
  const STATUS = 'The volume is 8.';

  test.each([
    ['a fresh one is told', '', CURRENT, STATUS, STATUS],
    ['after what was said of the event', 'Opened from a link.', CURRENT, STATUS, `Opened from a link. ${STATUS}`],
    ['one that cannot be put into words is not', 'Opened from a link.', CURRENT, undefined, 'Opened from a link.'],
    ['one that no longer fits is called so', '', STALE, STATUS, 'The inputs changed: the result is out of date.'],
    ['unless there is more to say', 'Cancelled.', STALE, STATUS, 'Cancelled.'],
    ['without one, the remark is all', 'Form cleared.', null, undefined, 'Form cleared.'],
    ['and nothing is nothing', '', null, undefined, ''],
  ])('%s', (_, remark, outcome, status, words) => expect(spoken(false, remark, outcome, status)).toBe(words));

  test('and nothing before it is there, so that no remark is heard twice', () =>
    expect(spoken(true, 'Size: “½” was read as 0.5.', null, undefined)).toBe(''));
});
