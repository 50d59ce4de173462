import { describe, expect, test } from 'vitest';
import { keepEdits } from '#src/engine/form/createFormModel.ts';

const before = { size: '', day: '', reading: { pressure: '', day: '' }, rows: [] };
const after = { size: '', day: '2025-06-01', reading: { pressure: '', day: '2025-06-01' }, rows: [] };

describe('a draft carried over', () => {
  test('untouched, it becomes the new blank itself', () => {
    expect(keepEdits(before, before, after)).toBe(after);
  });

  test('inputs are kept, and the others get the new values', () => {
    const draft = { size: '7', day: '', reading: { pressure: '120', day: '' }, rows: [{ pressure: '110' }] };
    expect(keepEdits(draft, before, after)).toEqual({
      size: '7',
      day: '2025-06-01',
      reading: { pressure: '120', day: '2025-06-01' },
      rows: [{ pressure: '110' }],
    });
  });

  test('a day that was chosen stays, and so does what neither form knows', () => {
    const draft = { ...before, day: '2024-01-31', other: 'x' };
    expect(keepEdits(draft, before, after)).toEqual({ ...after, day: '2024-01-31', other: 'x' });
  });
});
