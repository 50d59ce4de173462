/** The inputs of one animal's page, and its fixed inputs. */
import type { CalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Draft, Fields } from '#src/engine/kit/fields.ts';
import { isInCalendar, isIsoDate } from '#src/engine/kit/isoDate.ts';
import { existingDate } from '#src/engine/kit/ready.ts';
import type { GestationInput } from '#workers/formulas/gestation.ts';
import {
  CATTLE_BREEDS,
  type CattleBreed,
  DOG_COUNTING,
  type DogCounting,
  LONGEST_BETWEEN_SERVICES,
  LONGEST_MATING_PERIOD,
  MATED_IN_HERDS,
} from '#workers/reference/breeding.ts';
import { GESTATION, type GestatingSpecies, type GestationRow, MATING_YEARS } from '#workers/reference/gestation.ts';
import { GESTATION_WORDS, withinSentence } from './gestationWords.ts';

type Definition = CalculatorDefinition<'gestation', 'species'>;
type Asked = Omit<GestationInput, 'species'>;

/** Returns a part of a definition: every input is either a field of the page or fixed. */
export function gestationInputs(species: GestatingSpecies): Pick<Definition, 'fixed' | 'fields' | 'example'> {
  const isAsked: Readonly<Record<keyof Asked, boolean>> = {
    matingDate: true,
    countedFrom: species === 'dog',
    buffaloType: species === 'buffalo',
    matingEnd: MATED_IN_HERDS.includes(species),
    secondMating: MATED_IN_HERDS.includes(species),
    breed: species === 'cow',
    firstPregnancy: GESTATION_WORDS[species].asksFirstPregnancy,
    planInCalendar: true,
  };
  const asked = <Values extends object>(values: Values): Values => {
    const own = Object.entries(values).filter(([name]) => isAsked[name as keyof Asked]);
    return Object.fromEntries(own) as Values;
  };
  return {
    fixed: {
      species,
      ...Object.fromEntries(Object.entries(UNASKED).filter(([name]) => !isAsked[name as keyof Asked])),
    },
    fields: asked(allFields(species)),
    example: asked(EXAMPLE),
  };
}

/** Values of inputs that an animal's page does not ask for. */
const UNASKED = {
  countedFrom: undefined,
  buffaloType: undefined,
  matingEnd: undefined,
  secondMating: undefined,
  breed: undefined,
  firstPregnancy: false,
} as const satisfies Partial<Asked>;

const EXAMPLE: Draft<Required<Asked>> = {
  matingDate: '2024-04-15',
  countedFrom: 'mating',
  buffaloType: 'river',
  matingEnd: '',
  secondMating: '',
  breed: '',
  firstPregnancy: false,
  planInCalendar: false,
};

/** Where no second service is asked for. */
const TWO_DAYS: Readonly<Partial<Record<GestatingSpecies, string>>> = {
  dog: ' Mated on two days of one heat? Enter the first.',
  cat: ' Mated on two days of one heat? Enter the first.',
};

function allFields(species: GestatingSpecies): Fields<Asked> {
  const { dateLabel } = GESTATION_WORDS[species];
  return {
    matingDate: {
      kind: 'date',
      label: dateLabel,
      hint: `The day counted as day 0.${TWO_DAYS[species] ?? ''}`,
      min: `${MATING_YEARS.first}-01-01`,
      max: `${MATING_YEARS.last}-12-31`,
    },
    countedFrom: {
      kind: 'choice',
      label: 'The date is the day of',
      hint: 'Ovulation or the LH peak, if a veterinarian measured it.',
      look: 'menu',
      initial: 'mating',
      options: (Object.keys(DOG_COUNTING) as DogCounting[]).map((value) => ({
        value,
        label: DOG_COUNTING[value].label,
      })),
    },
    buffaloType: {
      kind: 'choice',
      label: 'Type of buffalo',
      look: 'radios',
      initial: 'river',
      options: [
        { value: 'river', label: 'River buffalo' },
        { value: 'swamp', label: 'Swamp buffalo' },
      ],
    },
    matingEnd: {
      kind: 'date',
      label: 'Male out, or last mating',
      hint: 'If the day is not known: the last possible one.',
      optional: true,
      min: `${MATING_YEARS.first}-01-01`,
      max: `${MATING_YEARS.last + 1}-12-31`,
    },
    secondMating: {
      kind: 'date',
      label: 'Served again on',
      hint: 'A second service, when she came into heat again.',
      optional: true,
      min: `${MATING_YEARS.first}-01-01`,
      max: `${MATING_YEARS.last + 1}-12-31`,
    },
    breed: {
      kind: 'choice',
      label: 'Breed',
      hint: 'Adds the dates of the breed to those of all breeds.',
      optional: true,
      look: 'menu',
      options: (Object.keys(CATTLE_BREEDS) as CattleBreed[]).map((value) => ({
        value,
        label: CATTLE_BREEDS[value].label,
      })),
    },
    firstPregnancy: { kind: 'checkbox', label: 'First pregnancy', hint: firstPregnancyHint(GESTATION[species]) },
    planInCalendar: {
      kind: 'checkbox',
      label: 'Plan in the calendar',
      hint: 'Puts the days of heat, checks and preparations into the calendar file as well.',
    },
  };
}

function firstPregnancyHint({ lateDays, lateDaysFirstPregnancy }: GestationRow): string {
  return lateDaysFirstPregnancy === undefined
    ? 'It does not change the dates for this animal.'
    : `Moves the late date from day ${lateDays} to day ${lateDaysFirstPregnancy}.`;
}

/** Requires an existing first day, and a last day, if there is one, that the formula accepts. */
export function gestationNeeds(species: GestatingSpecies): NonNullable<Definition['needs']> {
  const { first, last } = MATING_YEARS;
  const hasFirst = existingDate('matingDate', first, last);
  const called = withinSentence(GESTATION_WORDS[species].dateLabel);
  return {
    ready: (draft) => hasFirst(draft) && dateFault(draft) === null,
    missing: (draft) =>
      (hasFirst(draft) ? dateFault(draft) : null) ??
      (draft.matingDate === ''
        ? `Enter a ${called} to calculate.`
        : `${draft.matingDate} is not a day in the years ${first} to ${last}: enter another ${called}.`),
  };
}

/** Returns what is wrong with the dates after the first; null where nothing is. */
function dateFault(draft: Partial<Draft<Asked>>): string | null {
  const { matingEnd = '', secondMating = '' } = draft;
  if (matingEnd !== '' && secondMating !== '')
    return 'Enter either the last day of a period or a second service, not both.';
  return periodFault(draft) ?? secondFault(draft);
}

function secondFault({ matingDate, secondMating = '' }: Partial<Draft<Asked>>): string | null {
  if (secondMating === '') return null;
  if (!isIsoDate(secondMating) || !isInCalendar(secondMating)) return 'Enter a day of the second service that exists.';
  const length = daysFrom(matingDate, secondMating);
  if (length < 0) return 'The second service lies before the first.';
  if (length === 0) return 'Enter two different days.';
  return length > LONGEST_BETWEEN_SERVICES
    ? `More than ${LONGEST_BETWEEN_SERVICES} days: enter them as two pregnancies.`
    : null;
}

/** Returns what is wrong with the last day of mating; null when it is valid or blank. */
function periodFault({ matingDate, matingEnd = '' }: Partial<Draft<Asked>>): string | null {
  if (matingEnd === '') return null;
  if (!isIsoDate(matingEnd) || !isInCalendar(matingEnd)) return 'Enter a last day that exists.';
  const length = daysFrom(matingDate, matingEnd);
  if (length < 0) return 'The last day lies before the first.';
  return length > LONGEST_MATING_PERIOD
    ? `The last day lies more than ${LONGEST_MATING_PERIOD} days after the first.`
    : null;
}

function daysFrom(first: string | undefined, last: string): number {
  return (Date.parse(last) - Date.parse(first ?? '')) / DAY_MILLISECONDS;
}

const DAY_MILLISECONDS = 86_400_000;
