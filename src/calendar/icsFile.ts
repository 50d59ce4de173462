/**
 * Events as a file that calendar programs open: iCalendar, RFC 5545. Whole days are written as days (VALUE=DATE), so that no
 * program moves them by a time zone; they block no time and ring no alarm.
 */

import { BRAND } from '#src/kit/brand.ts';
import type { CalendarEvent } from '#src/kit/calendarEvent.ts';
import type { IsoDate } from '#workers/contract.ts';
import { dayAfter } from './days.ts';

/**
 * The text of one file with all events, of one animal or of many. An event keeps its identifier from file to file as long
 * as title and first day stay the same, so that opening a file twice does not enter it twice.
 *
 * @param source id of the calculator
 * @param made the moment of writing, which the format asks for
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
      // The end is the first day that no longer belongs to the event.
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
/** Letters of a title that go into its identifier: an animal's name may be a whole sentence of a spreadsheet. */
const TITLE_LETTERS = 80;
/** The octets that a line may have, its end not counted. */
const LINE_OCTETS = 75;

/** Where two events would share an identifier, the later ones are numbered. */
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

/** A text with what the format uses itself escaped; control characters, which it forbids, become blanks. */
function textValue(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Long lines go on after a line end and a blank, which is an octet of the next line; no character is cut in two. */
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

/** How many octets a character has in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
