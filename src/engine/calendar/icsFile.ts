/**
 * Writes events as a file that calendar programs open: iCalendar, RFC 5545. Whole days are written as dates
 * (VALUE=DATE), so that no program shifts them by a time zone; they block no time and have no alarm.
 */

import { BRAND } from '#src/engine/kit/brand.ts';
import type { CalendarEvent } from '#src/engine/kit/calendarEvent.ts';
import type { IsoDate } from '#workers/contract.ts';
import { dayAfter } from './days.ts';

/**
 * Returns the text of one file with all events, of one animal or of many. An event keeps its identifier from file to
 * file while its title and first day stay the same, so that opening a file twice does not enter it twice.
 *
 * @param source id of the calculator
 * @param made time of creation, which the format requires
 */
export function icsFile(source: string, events: readonly CalendarEvent[], made: Date): string {
  const stamp = made.toISOString().replace(/[-:]|\.\d+/g, '');
  const identifiers = identifiersOf(source, events);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(BRAND)}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    ...events.flatMap(({ title, first, last, description }, index) => [
      'BEGIN:VEVENT',
      `UID:${textValue(identifiers[index] ?? '')}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${dateValue(first)}`,
      // DTEND is exclusive: the first day after the event.
      `DTEND;VALUE=DATE:${dateValue(dayAfter(last))}`,
      `SUMMARY:${textValue(title)}`,
      `DESCRIPTION:${textValue(description)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + LINE_END).join('');
}

const LINE_END = '\r\n';
/** Most characters of a title in its identifier: an animal's name may be a whole sentence of a spreadsheet. */
const TITLE_LETTERS = 80;
/** Most octets of a line, without its line break. */
const LINE_OCTETS = 75;

/** Numbers the later ones of events that would share an identifier. */
function identifiersOf(source: string, events: readonly CalendarEvent[]): readonly string[] {
  const seen = new Map<string, number>();
  return events.map(({ title, first }) => {
    const words = [...title.replace(/[^\p{L}\p{N}]+/gu, '-')].slice(0, TITLE_LETTERS).join('');
    const plain = `${source}-${first}-${words}`;
    const count = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, count);
    return `${plain}${count === 1 ? '' : `-no-${count}`}@pipette-and-paw`;
  });
}

function dateValue(date: IsoDate): string {
  return date.replaceAll('-', '');
}

/** Escapes the format's special characters; control characters, which it forbids, become spaces. */
function textValue(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Folds long lines with a line break and a space, which counts toward the next line; never splits a character. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      text += `${LINE_END} `;
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

/** Returns the number of octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
