import { expect, test } from 'vitest';
import { FIRST_LETTERS, INLINE_LETTERS, lettersInResult, textResult } from '#workers/streams/textResult.ts';

test('a short text is returned with its letters, a long one with its length and its first letters', () => {
  const head = 'A'.repeat(INLINE_LETTERS);
  expect(textResult('', 0)).toBe('');
  expect(textResult(head, INLINE_LETTERS)).toBe(head);
  expect(textResult(head, INLINE_LETTERS + 1)).toEqual({ length: INLINE_LETTERS + 1, head: 'A'.repeat(FIRST_LETTERS) });
});

test('needs all letters of a short text, and the first ones of a long text', () => {
  expect([0, INLINE_LETTERS, INLINE_LETTERS + 1].map(lettersInResult)).toEqual([0, INLINE_LETTERS, FIRST_LETTERS]);
});
