/** What the pages of the pregnancy calculators call the dates of their result. */
import { longDate } from '#src/engine/kit/format.ts';
import type { DayOutput, Depends, Here, Outputs } from '#src/engine/kit/outputs.ts';
import { plain } from '#src/engine/kit/writing.ts';
import type { GestationInput, GestationResult } from '#workers/formulas/gestation.ts';
import {
  BREEDING_PLAN,
  type BreedLength,
  CALVING_CHECK_BEFORE,
  CATTLE_BREED_SPREAD,
  CATTLE_BREEDS,
  type CheckMethod,
  DOG_COUNTING,
  PREGNANCY_CHECKS,
  RETURN_TO_HEAT,
} from '#workers/reference/breeding.ts';
import { GESTATION, type GestatingSpecies, type GestationRow } from '#workers/reference/gestation.ts';
import { lateLine } from './birthWarning.ts';
import { AS_PLANNED, checkLabel, planLines } from './breedingWords.ts';
import { COUNTED_DAY, GESTATION_WORDS } from './gestationWords.ts';
import { CALL_LABEL, callDay, leadingDates } from './leadingDates.ts';

type Place = Here<GestationResult, GestationInput, unknown>;

export function gestationOutputs(species: GestatingSpecies): Outputs<GestationResult, GestationResult, GestationInput> {
  const { thirdTrimesterMarks }: GestationRow = GESTATION[species];
  const preparation = day(GESTATION_WORDS[species].checkLabel, ({ result, input }) => {
    const { check } = result.days;
    return `Day ${check}, ${leadingDates(species, result, input).due.day - check} days before the due date`;
  });
  const call: DayOutput<Place> = {
    ...day(CALL_LABEL, ({ result, input }) => callNote(species, result, input)),
    tone: 'caution',
  };
  const heat = RETURN_TO_HEAT[species];
  return {
    matingDate: day(({ result, input }) => leadingDates(species, result, input).dayLabel, 'Day 0'),
    dueDate: day('Due date', ({ result, input }) => `Day ${result.days.dueDate}${whichBreeds(input)}`),
    earlyDueDate: day('Early date', ({ result, input }) => `Day ${result.days.earlyDueDate}${whichBreeds(input)}`),
    lateDueDate: day('Late date', ({ result, input }) => {
      const { lateRemark, firstPregnancy } = GESTATION_WORDS[species];
      const remark = (input.firstPregnancy ? firstPregnancy?.lateRemark : undefined) ?? lateRemark;
      return `Day ${result.days.lateDueDate}${remark === undefined ? whichBreeds(input) : `. ${remark}`}`;
    }),
    callDate: call,
    nestingBehavior: preparation,
    weightCheckDate: preparation,
    checkupDate: preparation,
    nestingDate: preparation,
    firstTrimester: day('First trimester ends', ({ result }) => `Day ${result.days.firstTrimester}`),
    secondTrimester: day('Second trimester ends', ({ result }) => `Day ${result.days.secondTrimester}`),
    thirdTrimester: day(
      ({ input: { countedFrom = 'mating' } }) =>
        thirdTrimesterMarks === 'start'
          ? 'Third trimester starts'
          : `Third trimester ends${countedFrom === 'mating' ? ' (due date)' : ''}`,
      ({ result }) => `Day ${result.days.thirdTrimester}`,
    ),
    days: {
      kind: 'each',
      label: 'Days from the mating date',
      byName: true,
      each: { kind: 'number', label: 'Days from the mating date', unit: 'days', written: plain },
    },
    counted: {
      kind: 'group',
      keys: {
        due: countedDay('Due date', 'due'),
        early: countedDay('Early date', 'early'),
        late: countedDay('Late date', 'late'),
      },
    },
    breedDates: {
      kind: 'group',
      keys: {
        dueFrom: ofBreed(({ from, to }) =>
          from === to ? ['due date', `Day ${from}`] : ['due from', `Day ${from}; published averages differ`],
        ),
        dueTo: ofBreed(({ to }) => ['due to', `Day ${to}`]),
        early: ofBreed(({ from }) => ['early date', `Day ${from - CATTLE_BREED_SPREAD}`]),
        late: ofBreed(({ to }) => ['late date', `Day ${to + CATTLE_BREED_SPREAD}`]),
        check: ofBreed(({ from }) => [
          'pre-calving check',
          `Day ${from - CALVING_CHECK_BEFORE}, ${CALVING_CHECK_BEFORE} days before the due date`,
        ]),
        call,
      },
    },
    exposure: {
      kind: 'group',
      keys: {
        earliest: day('Earliest birth', sinceFirst),
        dueFrom: day('Due from', sinceFirst),
        dueTo: day('Due to', sinceLast),
        latest: day('Latest birth', sinceLast),
        call: day('No birth by then: call the veterinarian', sinceLast),
      },
    },
    second: {
      kind: 'group',
      keys: {
        dueDate: day('Due date, second service', sinceSecond),
        earlyDueDate: day('Early date, second service', sinceSecond),
        lateDueDate: day('Late date, second service', sinceSecond),
        callDate: day('Call the veterinarian if there is no birth by then', sinceSecond),
        intervalDays: {
          kind: 'number',
          label: 'From the first service to the second',
          unit: ({ value }) => (value === 1 ? 'day' : 'days'),
          written: plain,
        },
        likelier: { kind: 'flag', label: 'A returning heat' },
      },
    },
    returnToHeat: {
      kind: 'group',
      keys: {
        from: day('Watch for heat from', heat && `Day ${heat.from}`),
        to: day('Watch for heat to', heat && `Day ${heat.to}`),
      },
    },
    checks: {
      kind: 'group',
      keys: {
        behavior: checked(species, 'behavior'),
        ultrasound: checked(species, 'ultrasound'),
        blood: checked(species, 'blood'),
        palpation: checked(species, 'palpation'),
        heartbeat: checked(species, 'heartbeat'),
        recheck: checked(species, 'recheck'),
        xray: checked(species, 'xray'),
      },
    },
    plan: { kind: 'each', label: 'Plan', byName: true, each: planned(species) },
    reference: {
      kind: 'rows',
      label: 'Published lengths',
      row: {
        label: { kind: 'words', label: 'Length' },
        earliestDays: { kind: 'number', label: ({ row }) => `${row.label}, shortest`, unit: 'days', written: plain },
        latestDays: { kind: 'number', label: ({ row }) => `${row.label}, longest`, unit: 'days', written: plain },
        earliest: { kind: 'day', look: 'table', label: ({ row }) => `${row.label}, from` },
        latest: { kind: 'day', look: 'table', label: ({ row }) => `${row.label}, to` },
      },
    },
  };
}

function day(label: Depends<string, Place>, note: Depends<string | undefined, Place>): DayOutput<Place> {
  return { kind: 'day', look: 'long', label, note };
}

/** The general dates stay beside those of a breed. */
function whichBreeds({ breed }: GestationInput): string {
  return breed === undefined ? '' : ', all breeds';
}

function callNote(species: GestatingSpecies, result: GestationResult, input: GestationInput): string {
  const { breed, countedFrom = 'mating', matingEnd } = input;
  const call = callDay(result, input);
  const since = matingEnd === undefined ? '' : ' after the first day of breeding';
  return `Day ${call.day}${since}. ${lateLine(species, call.date, breed !== undefined || countedFrom !== 'mating')}`;
}

/** A date that is counted from the day of a dog's heat that was chosen. */
function countedDay(label: string, which: 'due' | 'early' | 'late'): DayOutput<Place> {
  return day(
    ({ input: { countedFrom = 'mating' } }) => `${label}, counted from ${COUNTED_DAY[countedFrom].from}`,
    ({ input: { countedFrom = 'mating' } }) => `Day ${DOG_COUNTING[countedFrom][which]}`,
  );
}

/** A date of the breed of cattle that was chosen; without one it is absent, and any breed gives its words. */
function ofBreed(words: (breed: BreedLength) => readonly [label: string, note: string]): DayOutput<Place> {
  const breedOf = ({ input: { breed = 'angus' } }: Place) => CATTLE_BREEDS[breed];
  return day(
    (here) => `${breedOf(here).label}: ${words(breedOf(here))[0]}`,
    (here) => words(breedOf(here))[1],
  );
}

function sinceFirst({ input: { matingDate } }: Place): string {
  return `Counted from the first day, ${longDate(matingDate)}`;
}

function sinceLast({ input: { matingEnd } }: Place): string | undefined {
  return matingEnd && `Counted from the last day, ${longDate(matingEnd)}`;
}

function sinceSecond({ input: { secondMating } }: Place): string | undefined {
  return secondMating && `Counted from the second service, ${longDate(secondMating)}`;
}

function checked(species: GestatingSpecies, method: CheckMethod): DayOutput<Place> {
  const days = PREGNANCY_CHECKS[species][method];
  const note = days === undefined ? undefined : `Day ${days} at the earliest, ${AS_PLANNED}`;
  return day(checkLabel(species, method), note);
}

/** A day of the plan, or the first or last one of a period of it. */
function planned(species: GestatingSpecies): DayOutput<Place> {
  const before: Readonly<Record<string, number | undefined>> = BREEDING_PLAN[species];
  const lines = planLines(species, BREEDING_PLAN[species]);
  return day(
    ({ at }) => {
      const { label = at, from, to } = lines.find((line) => line.from === at || line.to === at) ?? {};
      return to === undefined ? label : `${label}: ${at === from ? 'first' : 'last'} day`;
    },
    ({ at }) => `${before[at]} days before the due date, ${AS_PLANNED}`,
  );
}
