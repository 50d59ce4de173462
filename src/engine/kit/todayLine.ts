/** What a result of the calendar means on the day it is looked at. */
export interface TodayLine {
  /** The day of the count, whole; below 0 before it begins. */
  readonly day: number;
  /** Days to the date that the result is about; below 0 after it. */
  readonly daysToGo: number;
  readonly state: 'future' | 'pregnant' | 'window' | 'past' | 'call' | 'late' | 'old' | 'between';
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
