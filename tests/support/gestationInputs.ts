/** Arbitrary valid inputs of the gestation formula: every animal, date and option. */
import fc from 'fast-check';
import type { GestationInput } from '#workers/formulas/gestation.ts';
import { addDays } from '#workers/lib/mathematics/calendar.ts';
import {
  CATTLE_BREEDS,
  type CattleBreed,
  DOG_COUNTING,
  type DogCounting,
  LONGEST_BETWEEN_SERVICES,
  LONGEST_MATING_PERIOD,
  MATED_IN_HERDS,
} from '#workers/reference/breeding.ts';
import type { GestatingSpecies } from '#workers/reference/gestation.ts';

const DAY_COUNT = { from: -25_567, to: 47_846 } as const;

export function gestationInputs(species: readonly GestatingSpecies[]): fc.Arbitrary<GestationInput> {
  return fc
    .record({
      species: fc.constantFrom(...species),
      day: fc.integer({ min: DAY_COUNT.from, max: DAY_COUNT.to }),
      period: fc.option(fc.integer({ min: 0, max: LONGEST_MATING_PERIOD })),
      service: fc.option(fc.integer({ min: 1, max: LONGEST_BETWEEN_SERVICES })),
      breed: fc.option(fc.constantFrom(...(Object.keys(CATTLE_BREEDS) as CattleBreed[]))),
      countedFrom: fc.option(fc.constantFrom(...(Object.keys(DOG_COUNTING) as DogCounting[]))),
      buffaloType: fc.option(fc.constantFrom('river' as const, 'swamp' as const)),
      firstPregnancy: fc.boolean(),
      planInCalendar: fc.boolean(),
    })
    .map(({ species: animal, day, period, service, breed, countedFrom, buffaloType, ...ticks }) => {
      const matingDate = addDays('1970-01-01', day);
      return {
        species: animal,
        matingDate,
        ...(animal === 'dog' && countedFrom !== null ? { countedFrom } : {}),
        ...(animal === 'buffalo' && buffaloType !== null ? { buffaloType } : {}),
        ...(MATED_IN_HERDS.includes(animal) && period !== null ? { matingEnd: addDays(matingDate, period) } : {}),
        ...(MATED_IN_HERDS.includes(animal) && period === null && service !== null
          ? { secondMating: addDays(matingDate, service) }
          : {}),
        ...(animal === 'cow' && breed !== null ? { breed } : {}),
        ...ticks,
      };
    });
}
