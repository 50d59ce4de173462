import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { icsFile } from '#src/engine/calendar/icsFile.ts';
import type { CalendarEvent } from '#src/engine/kit/calendarEvent.ts';
import { readIcs } from '#tests/support/readIcs.ts';

const MADE = new Date('2024-04-15T23:30:05.678Z');
const DUE: CalendarEvent = {
  label: 'Due date',
  title: 'Bella: due date',
  first: '2024-06-17',
  last: '2024-06-17',
  description: 'Day 63',
};

function octets(text: string): number {
  return new TextEncoder().encode(text).length;
}

test('one event, line by line', () => {
  expect(icsFile('dog-pregnancy', [DUE], MADE).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pipette & Paw//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:dog-pregnancy-2024-06-17-Bella-due-date@pipette-and-paw',
    'DTSTAMP:20240415T233005Z',
    'DTSTART;VALUE=DATE:20240617',
    'DTEND;VALUE=DATE:20240618',
    'SUMMARY:Bella: due date',
    'DESCRIPTION:Day 63',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['2024-02-28', '20240229'],
  ['2023-02-28', '20230301'],
  ['2024-12-31', '20250101'],
] as const)('an event up to %s ends before %s', (last, end) => {
  const file = icsFile('x', [{ ...DUE, first: '2020-01-01', last }], MADE);
  expect(file).toContain(`\r\nDTEND;VALUE=DATE:${end}\r\n`);
});

test('it rings no alarm, names no server and blocks no time', () => {
  const file = icsFile('x', [DUE, DUE], MADE);
  expect(file).not.toMatch(/VALARM|https?:|ATTENDEE|ORGANIZER/);
  expect(file.match(/TRANSP:TRANSPARENT/g)).toHaveLength(2);
});

describe('texts', () => {
  test('what the format uses itself is escaped, and control characters are gone', () => {
    const title = 'Tag 7; "A,B" \\ C\u0007\tD';
    const file = icsFile('x', [{ ...DUE, title, description: 'one\r\ntwo\rthree\nfour' }], MADE);
    expect(file).toContain('SUMMARY:Tag 7\\; "A\\,B" \\\\ C  D\r\n');
    expect(file).toContain('DESCRIPTION:one\\ntwo\\nthree\\nfour\r\n');
  });

  test('a name cannot add lines of its own', () => {
    const name = 'x\r\nEND:VEVENT\r\nBEGIN:VALARM\r\nATTACH:https://example.org';
    const file = icsFile('x', [{ ...DUE, title: name }], MADE);
    expect(readIcs(file)).toHaveLength(1);
    expect(file).not.toMatch(/^(?:BEGIN:VALARM|ATTACH)/m);
  });

  test('long lines are folded at 75 octets, and no character is cut', () => {
    const title = `Ёжик ${'🐖é'.repeat(60)}`;
    const file = icsFile('x', [{ ...DUE, title }], MADE);
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
    expect(Math.max(...lines.map(octets))).toBeGreaterThan(70);
    expect(readIcs(file)[0]?.title).toBe(title);
  });

  test('any text is read back by the parser', () => {
    // A lone surrogate cannot be encoded as UTF-8, and control characters are not allowed in the format.
    const text = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 300 })
      .map((any) => any.replace(/\p{Cc}/gu, '\n'));
    fc.assert(
      fc.property(text, text, (title, description) => {
        const [read] = readIcs(icsFile('x', [{ ...DUE, title, description }], MADE));
        expect(read).toMatchObject({ title, description, first: DUE.first, last: DUE.last });
      }),
    );
  });
});

describe('identifiers', () => {
  test('stay the same from file to file and differ between animals, days and calculators', () => {
    const ids = (source: string, ...events: readonly CalendarEvent[]) =>
      readIcs(icsFile(source, events, new Date())).map(({ uid }) => uid);
    expect(ids('a', DUE)).toEqual(ids('a', DUE));
    const others = [
      ...ids('a', DUE, { ...DUE, title: 'Rex: due date' }, { ...DUE, first: '2024-06-16' }),
      ...ids('b', DUE),
    ];
    expect(new Set(others).size).toBe(others.length);
  });

  test('of two animals with one name and one day are numbered', () => {
    const ids = readIcs(icsFile('x', [DUE, DUE, { ...DUE, title: 'Bella (due) date' }], MADE)).map(({ uid }) => uid);
    expect(new Set(ids).size).toBe(3);
  });

  test('have an end, however long the name', () => {
    const [event] = readIcs(icsFile('x', [{ ...DUE, title: 'cow '.repeat(500) }], MADE));
    expect(octets(event?.uid ?? '')).toBeLessThan(256);
  });
});

test('a herd of 5,000 is one calendar that the parser reads', () => {
  const herd = Array.from({ length: 5000 }, (_, index) => ({ ...DUE, title: `Tag ${index}: due date` }));
  const file = icsFile('cow-gestation', herd, MADE);
  expect(new ICAL.Component(ICAL.parse(file)).getFirstPropertyValue('version')).toBe('2.0');
  expect(new Set(readIcs(file).map(({ uid }) => uid)).size).toBe(5000);
});
