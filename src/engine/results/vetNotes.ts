import type { VetQuestion } from '#src/engine/kit/vetCard.ts';

/** The visitor's notes for the veterinarian, by the keys of the card's questions. */
export type VetNotes = Readonly<Record<string, string>>;

const MINUTES_A_DAY = 24 * 60;
/** A time at most this far ahead of the clock counts as a typing error, not as yesterday. */
const SLIP_MINUTES = 60;

/** Returns the questions as lines of text, each with its answer or with room for one. */
export function noteLines(asks: readonly VetQuestion[], notes: VetNotes, now: Date): readonly string[] {
  return asks.map(({ key, label, kind }) => {
    const note = notes[key]?.trim() ?? '';
    if (note === '') return `${label}: ____`;
    const since = kind === 'time' ? timeSince(note, now) : '';
    return `${label}: ${note}${since === '' ? '' : ` (${since})`}`;
  });
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
