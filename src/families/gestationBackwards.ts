import { type AnyBackwardsDefinition, defineBackwards } from '#src/kit/defineCalculator.ts';
import { longDate } from '#src/kit/format.ts';
import { existingDate } from '#src/kit/ready.ts';
import type breedingDate from '#workers/formulas/breeding-date.ts';
import { BIRTH_YEARS, GESTATION, type GestatingSpecies, type GestationRow } from '#workers/reference/gestation.ts';
import { GESTATION_WORDS, withinSentence } from './gestationWords.ts';

/** Returns the inverse question: from a wanted day of birth to the day of mating or breeding. */
export function breedingDatePlan(species: GestatingSpecies): AnyBackwardsDefinition {
  const { dateLabel } = GESTATION_WORDS[species];
  const { callDays, lateDaysFirstPregnancy }: GestationRow = GESTATION[species];
  const firstPregnancy =
    lateDaysFirstPregnancy === undefined ? '' : `; day ${lateDaysFirstPregnancy} in a first pregnancy`;
  return defineBackwards<typeof breedingDate>()({
    formula: 'breeding-date',
    heading: 'Plan backwards',
    introduction: `Enter the day on which you want the birth to be due, and see the ${withinSentence(dateLabel)} for it. No birth can be planned to the day: the early and late dates say how far from the wanted one it may fall.`,
    fixed: { species },
    fields: {
      birthDate: {
        kind: 'date',
        label: 'Wanted birth date',
        hint: `A day from ${BIRTH_YEARS.first} to ${BIRTH_YEARS.last}.`,
        min: `${BIRTH_YEARS.first}-01-01`,
        max: `${BIRTH_YEARS.last}-12-31`,
      },
    },
    ready: existingDate('birthDate', BIRTH_YEARS.first, BIRTH_YEARS.last),
    unready: `Enter a wanted birth date from ${BIRTH_YEARS.first} to ${BIRTH_YEARS.last}.`,
    figures: ({ breedingDate, earlyBirthDate, lateBirthDate, days, swamp }) => [
      {
        field: 'breedingDate',
        label: dateLabel,
        value: breedingDate,
        text: longDate(breedingDate),
        note: `${days.birthDate} days before the wanted birth date`,
      },
      {
        field: 'earlyBirthDate',
        label: 'Early date then',
        value: earlyBirthDate,
        text: longDate(earlyBirthDate),
        note: `Day ${days.earlyBirthDate}`,
      },
      {
        field: 'lateBirthDate',
        label: 'Late date then',
        value: lateBirthDate,
        text: longDate(lateBirthDate),
        note: `Day ${days.lateBirthDate}${firstPregnancy}. No birth by day ${callDays}: call a veterinarian that day`,
      },
      ...(swamp === undefined
        ? []
        : [
            {
              field: 'swamp.breedingDate',
              label: `${dateLabel} of a swamp buffalo`,
              value: swamp.breedingDate,
              text: longDate(swamp.breedingDate),
              note: `${swamp.days.birthDate} days before the wanted birth date; choose the type above to calculate from it`,
            } as const,
          ]),
    ],
    use: ({ breedingDate, swamp }, { buffaloType }) => {
      const label = `Calculate from this ${withinSentence(dateLabel)}`;
      return swamp !== undefined && buffaloType === 'swamp'
        ? { label: `${label} of a swamp buffalo`, field: 'matingDate', value: swamp.breedingDate }
        : { label, field: 'matingDate', value: breedingDate };
    },
  });
}
