/** Where the day lies among the dates, and whether the due date, the first of two, is past by then. */
const STATES = {
  future: { isPastDue: false },
  pregnant: { isPastDue: false },
  window: { isPastDue: false },
  past: { isPastDue: true },
  call: { isPastDue: true },
  late: { isPastDue: true },
  old: { isPastDue: true },
  between: { isPastDue: true },
} as const;

export type TodayState = keyof typeof STATES;

/** Returns whether the due date is said to have been. */
export function isPastDue(state: TodayState): boolean {
  return STATES[state].isPastDue;
}

/** What a result of the calendar means on the day it is looked at. */
export interface TodayLine {
  /** The day of the count, whole; below 0 before it begins. */
  readonly day: number;
  /** Days to the date that the result is about; below 0 after it. */
  readonly daysToGo: number;
  readonly state: TodayState;
  /** The signs of trouble are shown without being asked for: a birth is near or may be overdue. */
  readonly opensSigns: boolean;
  /** How loud it is drawn: 'alarm' with whom to call directly below. */
  readonly tone: 'calm' | 'caution' | 'alarm';
  readonly headline: string;
  /** What now, in a word or two: for a table. */
  readonly word: string;
  /** What an alarm is about, below whom to call; null for none. */
  readonly why: string | null;
  /** The next step that is due; null for none. */
  readonly next: string | null;
}
