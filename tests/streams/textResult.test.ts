import { expect, test } from 'vitest';
import { INLINE_LETTERS, textResult } from '#workers/streams/textResult.ts';

test('a short text is returned with its letters, a long one with its length', () => {
  const head = 'A'.repeat(INLINE_LETTERS);
  expect(textResult('', 0)).toBe('');
  expect(textResult(head, INLINE_LETTERS)).toBe(head);
  expect(textResult(head, INLINE_LETTERS + 1)).toEqual({ length: INLINE_LETTERS + 1 });
});
