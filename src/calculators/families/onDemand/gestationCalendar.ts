import type { CalendarEvent } from '#src/engine/kit/calendarEvent.ts';
import { longDate } from '#src/engine/kit/format.ts';
import type { GestationInput, GestationResult } from '#workers/formulas/gestation.ts';
import { BIRTH_CALENDAR_LINES } from '#workers/reference/birthCalendarLines.ts';
import { BIRTH_EMERGENCIES, BIRTH_WORDS } from '#workers/reference/birthEmergencies.ts';
import {
  BREEDING_PLAN,
  CATTLE_BREED_SPREAD,
  CATTLE_BREEDS,
  PREGNANCY_CHECKS,
  RETURN_TO_HEAT,
} from '#workers/reference/breeding.ts';
import type { GestatingSpecies } from '#workers/reference/gestation.ts';
import { CALL_FOR } from '../birthWarning.ts';
import { AS_PLANNED, CHECK_ORDER, checkLabel, HEAT_REMARK, planLines } from '../breedingWords.ts';
import { GESTATION_WORDS, withinSentence } from '../gestationWords.ts';
import { CALL_LABEL, callDay, checkDay, leadingDates } from '../leadingDates.ts';

/** An event, before it gets its title and the text that all events share. */
interface Occasion {
  readonly label: string;
  readonly first: CalendarEvent['first'];
  /** Absent: lasts one day. */
  readonly last?: CalendarEvent['last'];
  /** The day of the pregnancy. */
  readonly on: string;
}

/**
 * Returns the calendar events of a pregnancy: the preparation date, the usual days of birth, the due date, the day to
 * call, the births of a breed or a mating period, and the plan if requested. The text of each begins with the signs of
 * trouble.
 *
 * @param name of the animal, or its tag; absent or blank: the kind of animal is used instead
 */
export function gestationEvents(
  species: GestatingSpecies,
  result: GestationResult,
  input: GestationInput,
  name = '',
): readonly CalendarEvent[] {
  const { animal } = GESTATION_WORDS[species];
  const occasions = [
    preparation(species, result, input),
    ...[...births(species, result, input), ...breed(result, input)].map((birth) =>
      result.second === undefined ? birth : { ...birth, label: `${birth.label} (first service)` },
    ),
    ...exposure(result, input),
    ...secondService(result, input),
    ...(input.planInCalendar ? planned(species, result) : []),
  ];
  return occasions.map(({ label, first, last = first, on }) => ({
    label,
    title: `${name.trim() || animal}: ${withinSentence(label)}`,
    first,
    last,
    description: `${BIRTH_CALENDAR_LINES[species]}\n${on}.\n${BIRTH_WORDS.banner}`,
  }));
}

function preparation(species: GestatingSpecies, result: GestationResult, input: GestationInput): Occasion {
  const { date, day } = checkDay(species, result, input);
  return {
    label: GESTATION_WORDS[species].checkLabel,
    first: date,
    on: `Day ${day}, ${since(species, result, input)}`,
  };
}

function births(species: GestatingSpecies, result: GestationResult, input: GestationInput): readonly Occasion[] {
  const { due, early, late } = leadingDates(species, result, input);
  const call = callDay(result, input);
  const counted = since(species, result, input);
  return [
    {
      label: 'Usual days of birth',
      first: early.date,
      last: late.date,
      on: `Day ${early.day} to day ${late.day}, ${counted}`,
    },
    { label: 'Due date', first: due.date, on: `Day ${due.day}, ${counted}` },
    {
      label: CALL_LABEL,
      first: call.date,
      on: `Day ${call.day}, ${counted}: ${CALL_FOR[BIRTH_EMERGENCIES[species].lateKind]}`,
    },
  ];
}

function since(species: GestatingSpecies, result: GestationResult, input: GestationInput): string {
  const { dayLabel } = leadingDates(species, result, input);
  return `counted from the ${withinSentence(dayLabel)}, ${longDate(result.matingDate)}`;
}

function breed({ breedDates }: GestationResult, input: GestationInput): readonly Occasion[] {
  if (breedDates === undefined || input.breed === undefined) return [];
  const { label, from, to } = CATTLE_BREEDS[input.breed];
  return [
    {
      label: `Usual days of birth, ${label}`,
      first: breedDates.early,
      last: breedDates.late,
      on: `Day ${from - CATTLE_BREED_SPREAD} to day ${to + CATTLE_BREED_SPREAD} of a cow of this breed`,
    },
  ];
}

function exposure({ exposure: period }: GestationResult, { matingEnd }: GestationInput): readonly Occasion[] {
  if (period === undefined || matingEnd === undefined) return [];
  return [
    {
      label: 'Births of the whole breeding period',
      first: period.earliest,
      last: period.latest,
      on: `From the earliest birth of the first day to the latest of the last day, ${longDate(matingEnd)}`,
    },
    {
      label: `${CALL_LABEL}, counted from the last day of breeding`,
      first: period.call,
      on: `The last day of breeding was ${longDate(matingEnd)}`,
    },
  ];
}

function secondService({ second }: GestationResult, { secondMating }: GestationInput): readonly Occasion[] {
  if (second === undefined || secondMating === undefined) return [];
  const on = `Counted from the second service, ${longDate(secondMating)}`;
  return [
    { label: 'Usual days of birth (second service)', first: second.earlyDueDate, last: second.lateDueDate, on },
    { label: 'Due date (second service)', first: second.dueDate, on },
    { label: `${CALL_LABEL} (second service)`, first: second.callDate, on },
  ];
}

function planned(species: GestatingSpecies, { returnToHeat, checks, plan }: GestationResult): readonly Occasion[] {
  const heat = RETURN_TO_HEAT[species];
  const before = BREEDING_PLAN[species];
  return [
    ...(returnToHeat === undefined || heat === undefined
      ? []
      : [
          {
            label: 'Watch for heat',
            first: returnToHeat.from,
            last: returnToHeat.to,
            on: `Day ${heat.from} to day ${heat.to}. ${HEAT_REMARK.replace(/\.$/, '')}`,
          },
        ]),
    ...CHECK_ORDER.flatMap((method) => {
      const first = checks[method];
      if (first === undefined) return [];
      const on = `Day ${PREGNANCY_CHECKS[species][method]} at the earliest, ${AS_PLANNED}`;
      return [{ label: checkLabel(species, method), first, on }];
    }),
    ...planLines(species, plan).flatMap(({ label, from, to = from }) => {
      const [first, last] = [plan[from], plan[to]];
      if (first === undefined || last === undefined) return [];
      const span = from === to ? `${before[from]}` : `${before[from]} to ${before[to]}`;
      return [{ label, first, last, on: `${span} days before the due date, ${AS_PLANNED}` }];
    }),
  ];
}
