import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MonthTables } from '#src/engine/calendar/MonthTables.tsx';
import type { CalendarEvent } from '#src/engine/kit/calendarEvent.ts';

const EVENTS: readonly CalendarEvent[] = [
  { label: 'Usual days', title: '', description: '', first: '2024-06-29', last: '2024-07-02' },
  { label: 'Due date', title: '', description: '', first: '2024-07-01', last: '2024-07-01' },
  { label: 'Check', title: '', description: '', first: '2024-06-03', last: '2024-06-03' },
];
const markup = renderToStaticMarkup(<MonthTables events={EVENTS} />);

/** Text of a day's cell, including visually hidden text. */
function cell(day: string): string {
  const found = new RegExp(`<td data-day="${day}"[^>]*>(.*?)</td>`).exec(markup)?.[1] ?? 'no such day';
  return found.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');
}

test('two months, each a table with a caption and seven column headers', () => {
  expect(markup.match(/<table/g)).toHaveLength(2);
  expect(markup.match(/<caption>[^<]*2024<\/caption>/g)).toHaveLength(2);
  expect(markup.match(/<th scope="col">[^<]+<\/th>/g)).toHaveLength(14);
  expect(markup.match(/data-day=/g)).toHaveLength(30 + 31);
});

test('a marked day says by letter and in words what it is', () => {
  expect(cell('2024-06-03')).toBe('3|A|, Check|');
  expect(cell('2024-06-30')).toBe('30|B|, Usual days|');
  expect(cell('2024-07-01')).toBe('1|B C|, Usual days, Due date|');
  expect(cell('2024-07-03')).toBe('3');
  expect(markup.match(/data-marked/g)).toHaveLength(5);
});

test('every letter is explained, earliest first', () => {
  const legend = /<ul.*?<\/ul>/.exec(markup)?.[0].replace(/<[^>]+>/g, ' ') ?? '';
  expect(legend).toMatch(/A\s+Check: .*B\s+Usual days: .*C\s+Due date: /);
});
