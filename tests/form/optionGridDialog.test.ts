import { describe, expect, test } from 'vitest';
import { optionAfterKey } from '#src/engine/form/onDemand/OptionGridDialog.tsx';

/** A grid with a gap between a and b, and one above e. */
const ROWS = [
  { header: '1', cells: ['a', null, 'b'] },
  { header: '2', cells: ['c', null, null] },
  { header: '3', cells: ['d', 'e', 'f'] },
];

describe('arrow keys in a grid with gaps', () => {
  test.each([
    ['a', 'ArrowRight', 'b'],
    ['b', 'ArrowLeft', 'a'],
    ['b', 'ArrowDown', 'f'],
    ['f', 'ArrowUp', 'b'],
    ['a', 'ArrowDown', 'c'],
    ['d', 'End', 'f'],
    ['f', 'Home', 'd'],
    ['c', 'End', 'c'],
  ])('from %s, %s leads to %s', (from, key, to) => {
    expect(optionAfterKey(ROWS, from, key, false)).toBe(to);
  });

  test.each([
    ['a', 'ArrowUp'],
    ['a', 'ArrowLeft'],
    ['f', 'ArrowDown'],
    ['f', 'ArrowRight'],
    ['e', 'ArrowUp'],
    ['c', 'ArrowRight'],
  ])('from %s, %s leads nowhere', (from, key) => {
    expect(optionAfterKey(ROWS, from, key, false)).toBe(from);
  });

  test('Home and End with Ctrl go to the ends of the grid', () => {
    expect(optionAfterKey(ROWS, 'e', 'Home', true)).toBe('a');
    expect(optionAfterKey(ROWS, 'c', 'End', true)).toBe('f');
  });

  test('arrows with Ctrl are not the grid’s', () => {
    expect(optionAfterKey(ROWS, 'a', 'ArrowRight', true)).toBeNull();
  });

  test('other keys do not move', () => {
    for (const key of ['Enter', ' ', 'Tab', 'x', 'toString']) expect(optionAfterKey(ROWS, 'a', key, false)).toBeNull();
  });
});
