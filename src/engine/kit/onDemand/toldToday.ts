/**
 * What a result means on a day that a program names: `--today` of the command line, `today` of agents. Neither knows a day of its own, so
 * that the same call gives the same answer on every one.
 */
import type { IsoDate } from '#workers/contract.ts';
import type { AnyCalculatorDefinition } from '../defineCalculator.ts';
import { isInCalendar, isIsoDate } from '../isoDate.ts';
import type { TodayLine } from './todayLine.ts';

/** The member 'today' of an answer, beside the result: the line of the page, with the day that it is about. */
export interface ToldToday extends Omit<TodayLine, 'opensSigns' | 'word'> {
  readonly date: IsoDate;
}

/** Says why a day cannot be used; null where it can. */
export function dayFault({ today }: Pick<AnyCalculatorDefinition, 'today'>, text: unknown): string | null {
  if (today === undefined) return "The day changes nothing of this result: leave out 'today'";
  return isIsoDate(text) && isInCalendar(text) ? null : "'today' is a day of the calendar, YYYY-MM-DD";
}

/** Returns the member 'today' of an answer; nothing where no day is named, or nothing was computed. */
export async function toldToday(
  { today: line }: Pick<AnyCalculatorDefinition, 'today'>,
  answer: { readonly input: unknown; readonly result: unknown } | { readonly issues: unknown },
  date: IsoDate | undefined,
): Promise<{ readonly today?: ToldToday }> {
  if (line === undefined || date === undefined || 'issues' in answer) return {};
  const lineOf = await line.load();
  const { opensSigns: _, word: __, ...told } = lineOf(answer.result, answer.input, date);
  return { today: { date, ...told } };
}
