import type { VetQuestion } from '#src/kit/presentation.ts';

/** What the visitor wrote into the card for the veterinarian, by the keys of its questions. */
export type VetNotes = Readonly<Record<string, string>>;

const MINUTES_A_DAY = 24 * 60;
/** A time so little ahead of the clock is a slip of the hand, not a day ago. */
const SLIP_MINUTES = 60;

/** The questions as lines of a text, each with its answer or with room for one. */
export function noteLines(asks: readonly VetQuestion[], notes: VetNotes, now: Date): readonly string[] {
  return asks.map(({ key, label, kind }) => {
    const note = notes[key]?.trim() ?? '';
    if (note === '') return `${label}: ____`;
    const since = kind === 'time' ? timeSince(note, now) : '';
    return `${label}: ${note}${since === '' ? '' : ` (${since})`}`;
  });
}

/**
 * How long ago an hour of the day was: the last time that the clock stood there.
 *
 * @param time HH:MM
 * @returns 'about 1 h 20 min ago', 'about 13 h ago, yesterday'; '' for what is no time of day, or lies a little ahead
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
