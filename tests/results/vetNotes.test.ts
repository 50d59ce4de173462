import { expect, test } from 'vitest';
import { noteLines, timeSince } from '#src/engine/results/vetNotes.ts';

const NOON = new Date(2026, 10, 22, 12, 0);

test.each([
  ['11:15', 'about 45 min ago'],
  ['10:00', 'about 2 h ago'],
  ['09:50', 'about 2 h 10 min ago'],
  ['12:00', 'about 0 min ago'],
  // That time has not come yet today, so it means the evening before.
  ['22:30', 'about 13 h 30 min ago, yesterday'],
  ['13:30', 'about 22 h 30 min ago, yesterday'],
  // A typing error: nobody means almost a day ago.
  ['12:02', ''],
  ['13:00', ''],
  ['', ''],
  ['noon', ''],
])('at noon, %s is %s', (time, words) => {
  expect(timeSince(time, NOON)).toBe(words);
});

test('a question without an answer leaves room to write one', () => {
  const asks = [
    { key: 'eatenAt', label: 'Eaten at', kind: 'time' },
    { key: 'signs', label: 'Signs since', kind: 'text' },
    { key: 'package', label: 'Package', kind: 'text' },
  ] as const;
  expect(noteLines(asks, { eatenAt: '10:30', signs: ' none yet ', other: 'x' }, NOON)).toEqual([
    'Eaten at: 10:30 (about 1 h 30 min ago)',
    'Signs since: none yet',
    'Package: ____',
  ]);
});
