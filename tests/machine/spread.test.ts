/** What is typed after ±: in the draft, and in its log, without an effect on the result. */
import { expect, test } from 'vitest';
import { calculate, editSize, reset, spread, undo, WAY_TO } from '#tests/support/machineEvents.ts';
import { replay } from '#tests/support/replay.ts';
import { sampleForm } from '#tests/support/sampleForm.ts';

const input = { formula: 'sample', form: sampleForm };

test('no result becomes stale; Reset takes ± away, and Undo brings it back', () => {
  const typed = replay([...WAY_TO.result, spread], input);
  expect([typed.state, typed.context.outcome?.stale]).toEqual(['result', false]);
  expect(typed.context.draft).toEqual({ ...sampleForm.blank, size: '2', '±': spread.text });
  const gone = replay([...WAY_TO.result, spread, reset], input);
  expect(gone.context.draft).toEqual(sampleForm.blank);
  const back = replay([...WAY_TO.result, spread, reset, undo], input);
  expect(back.context.draft).toEqual(typed.context.draft);
});

test('an edit and a calculation keep it', () => {
  const { context } = replay([spread, editSize, calculate], input);
  expect(context.draft['±']).toBe(spread.text);
});
