import { describe, expect, test } from 'vitest';
import { heldTextsIn, keptOrHeld, MOST_CHARACTERS_IN_BOX } from '#src/engine/form/longText.ts';

const hold = (text: string, name: string) => ({
  held: 'text-1',
  name,
  size: text.length,
  unit: 'characters' as const,
  firstLine: text.slice(0, 4),
});

describe('keptOrHeld', () => {
  test('keeps a text that fits into a box, and holds one that is a character longer', () => {
    const longest = 'A'.repeat(MOST_CHARACTERS_IN_BOX);
    expect(keptOrHeld(longest, hold)).toBe(longest);
    expect(keptOrHeld(`${longest}C`, hold)).toEqual({
      held: 'text-1',
      name: 'Pasted text',
      size: MOST_CHARACTERS_IN_BOX + 1,
      unit: 'characters',
      firstLine: 'AAAA',
    });
  });
});

describe('heldTextsIn', () => {
  test('finds them however deep, and nothing else', () => {
    const draft = {
      sequence: hold('ACGT', 'a'),
      rows: [{ text: { ...hold('A', 'b'), held: 'text-2' } }, { text: 'held' }],
    };
    expect(heldTextsIn(draft)).toEqual(['text-1', 'text-2']);
    expect([heldTextsIn('text'), heldTextsIn(null), heldTextsIn(undefined), heldTextsIn(true)].flat()).toEqual([]);
  });
});
