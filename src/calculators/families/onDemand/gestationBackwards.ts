import { type AnyBackwardsDefinition, defineBackwards } from '#src/engine/kit/defineCalculator.ts';
import type { DayOutput, Depends, Here, Outputs } from '#src/engine/kit/outputs.ts';
import { existingDate } from '#src/engine/kit/ready.ts';
import { plain } from '#src/engine/kit/writing.ts';
import type breedingDate from '#workers/formulas/breeding-date.ts';
import type { BreedingDateResult } from '#workers/formulas/breeding-date.ts';
import { BIRTH_YEARS, GESTATION, type GestatingSpecies, type GestationRow } from '#workers/reference/gestation.ts';
import { GESTATION_WORDS, withinSentence } from '../gestationWords.ts';

type Dates = Omit<BreedingDateResult, 'swamp'>;
type Place = Here<unknown, unknown, Dates>;

/** Returns the inverse question: from a wanted day of birth to the day of mating or breeding. */
export function breedingDatePlan(species: GestatingSpecies): AnyBackwardsDefinition {
  const { dateLabel } = GESTATION_WORDS[species];
  const { callDays, lateDaysFirstPregnancy }: GestationRow = GESTATION[species];
  const firstPregnancy =
    lateDaysFirstPregnancy === undefined ? '' : `; day ${lateDaysFirstPregnancy} in a first pregnancy`;
  const dates: Omit<Outputs<Dates, unknown, unknown>, 'breedingDate'> = {
    earlyBirthDate: day('Early date then', ({ row }) => `Day ${row.days.earlyBirthDate}`),
    lateBirthDate: day(
      'Late date then',
      ({ row }) =>
        `Day ${row.days.lateBirthDate}${firstPregnancy}. No birth by day ${callDays}: call a veterinarian that day`,
    ),
    days: {
      kind: 'each',
      label: 'Days from the breeding date',
      byName: true,
      each: { kind: 'number', label: 'Days from the breeding date', unit: 'days', written: plain },
    },
  };
  return defineBackwards<typeof breedingDate>()({
    formula: 'breeding-date',
    heading: 'Plan backwards',
    introduction: `Enter the day on which you want the birth to be due, and see the ${withinSentence(dateLabel)} for it. No birth can be planned to the day: the early and late dates say how far from the wanted one it may fall.`,
    fixed: { species },
    fields: {
      birthDate: {
        kind: 'date',
        label: 'Wanted birth date',
        min: `${BIRTH_YEARS.first}-01-01`,
        max: `${BIRTH_YEARS.last}-12-31`,
      },
    },
    ready: existingDate('birthDate', BIRTH_YEARS.first, BIRTH_YEARS.last),
    unready: `Enter a wanted birth date from ${BIRTH_YEARS.first} to ${BIRTH_YEARS.last}.`,
    outputs: {
      ...dates,
      breedingDate: day(dateLabel, ({ row }) => `${row.days.birthDate} days before the wanted birth date`),
      swamp: {
        kind: 'group',
        keys: {
          ...dates,
          breedingDate: day(
            `${dateLabel} of a swamp buffalo`,
            ({ row }) =>
              `${row.days.birthDate} days before the wanted birth date; choose the type above to calculate from it`,
          ),
        },
      },
    },
    figures: ({ swamp }, figure) => [
      figure('breedingDate'),
      figure('earlyBirthDate'),
      figure('lateBirthDate'),
      ...(swamp === undefined ? [] : [figure('swamp.breedingDate')]),
    ],
    reads: 'buffaloType',
    use: ({ breedingDate, swamp }, { buffaloType }) => {
      const label = `Calculate from this ${withinSentence(dateLabel)}`;
      return swamp !== undefined && buffaloType === 'swamp'
        ? { label: `${label} of a swamp buffalo`, field: 'matingDate', value: swamp.breedingDate }
        : { label, field: 'matingDate', value: breedingDate };
    },
  });
}

function day(label: string, note: Depends<string, Place>): DayOutput<Place> {
  return { kind: 'day', look: 'long', label, note };
}
