/** Judges a typed day as the answer to a figure that is a day. */
import { dayNumber, isInCalendar, isIsoDate } from '#src/engine/kit/isoDate.ts';
import type { IsoDate } from '#workers/contract.ts';
import type { Judged } from './judgedAnswer.ts';

/** @param text YYYY-MM-DD, as a date box has it */
export function judgedDay(text: string, day: IsoDate): Judged {
  const typed = text.trim();
  if (!isIsoDate(typed) || !isInCalendar(typed))
    return { kind: 'unreadable', words: 'Enter a day of the calendar first, such as 2024-02-29.' };
  const late = dayNumber(typed) - dayNumber(day);
  if (late === 0) return { kind: 'right', digits: 'fitting', words: 'Right.' };
  const [year, month, date] = typed.split('-');
  if (`${year}-${date}-${month}` === day) return { kind: 'wrong', words: 'Not right. Day and month are exchanged.' };
  if (typed.slice(4) === day.slice(4))
    return { kind: 'wrong', words: 'Not right. Day and month are right, and the year is wrong.' };
  const size = Math.abs(late) === 1 ? 'One day' : `${Math.abs(late)} days`;
  const hint = Math.abs(late) === 1 ? ' The first day counts as day 0.' : '';
  return { kind: 'wrong', words: `Not right. ${size} too ${late > 0 ? 'late' : 'early'}.${hint}` };
}
