/**
 * What the dates of a pregnancy mean today: its day, what has passed, and from the day to call on that a veterinarian is to be called.
 * A pure function beside the formula, which knows no day: a link gives the same result on every one.
 */
import { counted as countOf, longDate } from '#src/engine/kit/format.ts';
import { dateOfDay, dayNumber } from '#src/engine/kit/isoDate.ts';
import type { TodayLine, TodayState } from '#src/engine/kit/onDemand/todayLine.ts';
import type { GestationInput, GestationResult, SecondService } from '#workers/formulas/gestation.ts';
import { BIRTH_EMERGENCIES } from '#workers/reference/birthEmergencies.ts';
import { ALARM_AFTER_CALL_DAYS, GRACE_DAYS } from '#workers/reference/birthToday.ts';
import type { GestatingSpecies } from '#workers/reference/gestation.ts';
import { lateLine } from '../birthWarning.ts';
import { CHECK_ORDER, checkLabel, planLines } from '../breedingWords.ts';
import { GESTATION_WORDS } from '../gestationWords.ts';
import { CALL_LABEL, checkDay } from '../leadingDates.ts';

type IsoDate = GestationResult['dueDate'];

/** The dates that count for one service. */
interface Window {
  readonly start: IsoDate;
  readonly early: IsoDate;
  readonly dueFrom: IsoDate;
  readonly dueTo: IsoDate;
  readonly call: IsoDate;
}

/** The line of one service. */
type Line = Omit<TodayLine, 'next' | 'opensSigns' | 'word'>;

/** What now, in a table of many animals. */
const WORDS: Readonly<Record<TodayState, string>> = {
  future: 'check the date',
  pregnant: 'not yet',
  window: 'any day',
  past: 'past due',
  call: 'call',
  late: 'overdue',
  old: 'old',
  between: 'pregnancy check',
};

/** Days before the early date and after the day to call in which the signs of trouble are shown without being asked for. */
const SIGNS_BEFORE_EARLY = 7;
const SIGNS_AFTER_CALL = 14;

/** @param today the visitor's calendar day */
export function gestationToday(
  species: GestatingSpecies,
  result: GestationResult,
  input: GestationInput,
  today: IsoDate,
): TodayLine {
  const line = lineOf(species, result, input, today);
  const isPast = line.state === 'late' || line.state === 'old';
  return {
    ...line,
    word: WORDS[line.state],
    opensSigns: line.tone === 'alarm' || isNear(result, input, today),
    next: isPast ? null : nextStep(species, result, input, today),
  };
}

/** Of two services from the first birth that is possible to the last. */
function isNear(result: GestationResult, input: GestationInput, today: IsoDate): boolean {
  const { early, call } = windowOf(result, input);
  const last = result.second?.callDate ?? call;
  return daysFrom(today, early) <= SIGNS_BEFORE_EARLY && daysFrom(last, today) <= SIGNS_AFTER_CALL;
}

function lineOf(species: GestatingSpecies, result: GestationResult, input: GestationInput, today: IsoDate): Line {
  const first = windowOf(result, input);
  const { second } = result;
  if (second === undefined || input.secondMating === undefined) return lineIn(first, species, result, today);
  if (today >= second.callDate) {
    const line = lineIn(secondWindow(second, input.secondMating, result), species, result, today);
    return { ...line, headline: `Counted from the second service: ${line.headline}` };
  }
  if (today < first.call) {
    const line = lineIn(first, species, result, today);
    const also = line.state === 'past' ? ` For the second service she is due on ${longDate(second.dueDate)}.` : '';
    return { ...line, headline: `${line.headline}${also}` };
  }
  const passed =
    today === first.call
      ? 'Today is the day to call for the first service.'
      : `The day to call for the first service was ${longDate(first.call)}.`;
  return {
    ...numbers(first, today),
    state: 'between',
    tone: 'caution',
    headline: `${passed} If she held to the second, she is due on ${longDate(second.dueDate)}. A pregnancy check settles it: ask your veterinarian this week.`,
    why: null,
  };
}

/** Returns the dates in force: of a mating period, of a breed, by the day that was counted from, else of the animal. */
function windowOf({ exposure, breedDates, counted, ...result }: GestationResult, input: GestationInput): Window {
  const { matingDate: start, countedFrom = 'mating' } = input;
  if (exposure !== undefined) return { start, early: exposure.earliest, ...exposure };
  if (breedDates !== undefined) return { start, ...breedDates };
  const { dueDate, earlyDueDate, callDate: call } = result;
  const { due, early } =
    counted === undefined || countedFrom === 'mating' ? { due: dueDate, early: earlyDueDate } : counted;
  return { start, early, dueFrom: due, dueTo: due, call };
}

/** Returns the dates of the second service: of a breed with two published means up to the later one, as of the first. */
function secondWindow(second: SecondService, start: IsoDate, { breedDates }: GestationResult): Window {
  const { dueDate: dueFrom, earlyDueDate: early, callDate: call } = second;
  const means = breedDates === undefined ? 0 : daysFrom(breedDates.dueFrom, breedDates.dueTo);
  return { start, early, dueFrom, dueTo: dateOfDay(dayNumber(dueFrom) + means), call };
}

function numbers({ start, dueFrom }: Window, today: IsoDate): Pick<Line, 'day' | 'daysToGo'> {
  return { day: daysFrom(start, today), daysToGo: daysFrom(today, dueFrom) };
}

function lineIn(dates: Window, species: GestatingSpecies, result: GestationResult, today: IsoDate): Line {
  const { day, daysToGo } = numbers(dates, today);
  const { start, early, dueFrom, dueTo, call } = dates;
  const said = (state: Line['state'], tone: Line['tone'], headline: string): Line => {
    const why = tone === 'alarm' ? lateLine(species, call, call !== result.callDate) : null;
    return { day, daysToGo, state, tone, headline, why };
  };
  if (today < start) return said('future', 'caution', `That day lies ${days(-day)} ahead: check the date.`);
  if (today < early) return said('pregnant', 'calm', `Today is day ${day}: ${days(daysToGo)} to go.`);
  if (today < dueFrom)
    return said(
      'window',
      'calm',
      `Today is day ${day}, ${days(daysToGo)} before the due date. The birth can begin any day.`,
    );
  if (today <= dueTo)
    return said(
      'window',
      'calm',
      dueFrom === dueTo
        ? `Today is the due date, day ${day}. The birth can begin any hour.`
        : `Today is day ${day}: the birth is due now, until ${longDate(dueTo)}.`,
    );
  const past = daysFrom(dueTo, today);
  if (today < call)
    return said(
      'past',
      'caution',
      `Today is day ${day}, ${days(past)} past the due date. Still within the usual range; the day to call is ${longDate(call)}.`,
    );
  const overdue = daysFrom(call, today);
  if (overdue > GRACE_DAYS[species])
    return said(
      'old',
      'caution',
      `The due date was ${days(past)} ago. If she has not given birth, call a veterinarian now.`,
    );
  const isExamined = BIRTH_EMERGENCIES[species].lateKind === 'examine';
  if (overdue === 0)
    return isExamined
      ? said(
          'call',
          'alarm',
          `Today is day ${day}: the day to call. No birth yet? Call a veterinarian today: she must be examined.`,
        )
      : said(
          'call',
          'caution',
          `Today is day ${day}: the day to call for advice. No birth yet? Call your veterinarian today.`,
        );
  const isAlarm = overdue >= ALARM_AFTER_CALL_DAYS[species];
  const toDo = isExamined
    ? 'Call a veterinarian now: she must be examined.'
    : isAlarm
      ? 'Call a veterinarian now.'
      : 'Call your veterinarian for advice today.';
  return said(
    'late',
    isAlarm ? 'alarm' : 'caution',
    `Today is day ${day}, ${days(past)} past the due date and ${overdue} past the day to call. No birth yet? ${toDo}`,
  );
}

/** Returns the first check, preparation or day to call that is not past. */
function nextStep(
  species: GestatingSpecies,
  result: GestationResult,
  input: GestationInput,
  today: IsoDate,
): string | null {
  const { checks, plan, second } = result;
  const steps = [
    ...CHECK_ORDER.map((method) => ({ label: checkLabel(species, method), date: checks[method] })),
    ...planLines(species, plan).map(({ label, from }) => ({ label, date: plan[from] })),
    {
      label: GESTATION_WORDS[species].checkLabel,
      date: checkDay(species, result, input).date,
    },
    { label: CALL_LABEL, date: windowOf(result, input).call },
    { label: `${CALL_LABEL} (second service)`, date: second?.callDate },
  ];
  const ahead = steps.flatMap(({ label, date }) => (date !== undefined && date >= today ? [{ label, date }] : []));
  const [next] = ahead.toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
  if (next === undefined || today < input.matingDate) return null;
  const wait = daysFrom(today, next.date);
  return `Next: ${next.label} on ${longDate(next.date)}, ${wait === 0 ? 'today' : `in ${days(wait)}`}`;
}

function days(count: number): string {
  return countOf(count, 'day', 'days');
}

function daysFrom(first: IsoDate, last: IsoDate): number {
  return dayNumber(last) - dayNumber(first);
}
