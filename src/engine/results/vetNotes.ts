import { BRAND } from '#src/engine/kit/brand.ts';
import { localDay } from '#src/engine/kit/localDay.ts';
import type { VetCard, VetRow } from '#src/engine/kit/vetCard.ts';

/** The visitor's notes for the veterinarian, by the keys of the card's questions. */
export type VetNotes = Readonly<Record<string, string>>;

const MINUTES_A_DAY = 24 * 60;
/** A time at most this far ahead of the clock counts as a typing error, not as yesterday. */
const SLIP_MINUTES = 60;

const ROOM = /_{4,}(?: o’clock)?/;

/** Returns a row with the visitor's notes in place of the lines to write on. */
export function withNotes({ text, asks = [] }: VetRow, notes: VetNotes, now: Date): string {
  let end = 0;
  return asks.reduce((filled, { key, kind }) => {
    const room = ROOM.exec(filled.slice(end));
    if (room === null) return filled;
    const note = notes[key]?.trim() ?? '';
    const since = kind === 'time' ? timeSince(note, now) : '';
    const said = note === '' ? room[0] : `${note}${since === '' ? '' : ` (${since})`}`;
    const start = end + room.index;
    end = start + said.length;
    return filled.slice(0, start) + said + filled.slice(start + room[0].length);
  }, text);
}

/** Returns rows as lines of text. */
export function noteLines(rows: readonly VetRow[], notes: VetNotes, now: Date): readonly string[] {
  return rows.map((row) => `${row.label}: ${withNotes(row, notes, now)}`);
}

/** Returns the whole card as text: no telephone number, and no link. */
export function cardText({ line, known, asked }: VetCard, notes: VetNotes, now: Date): string {
  const made = `Made with ${BRAND} on ${localDay(now)}, ${now.toTimeString().slice(0, 5)}. Not a diagnosis.`;
  return [line, ...noteLines([...known, ...asked], notes, now), made].join('\n');
}

/**
 * Returns how long ago a time of day last occurred.
 *
 * @param time HH:MM
 * @returns 'about 1 h 20 min ago', 'about 13 h ago, yesterday'; '' for an invalid time, or one that is slightly in the
 * future
 */
export function timeSince(time: string, now: Date): string {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  const sinceMidnight = now.getHours() * 60 + now.getMinutes();
  const entered = hours * 60 + minutes;
  const passed = (sinceMidnight - entered + MINUTES_A_DAY) % MINUTES_A_DAY;
  if (Number.isNaN(passed) || passed >= MINUTES_A_DAY - SLIP_MINUTES) return '';
  const [wholeHours, rest] = [Math.floor(passed / 60), passed % 60];
  const parts = [
    ...(wholeHours > 0 ? [`${wholeHours} h`] : []),
    ...(rest > 0 || wholeHours === 0 ? [`${rest} min`] : []),
  ];
  return `about ${parts.join(' ')} ago${entered > sinceMidnight ? ', yesterday' : ''}`;
}
