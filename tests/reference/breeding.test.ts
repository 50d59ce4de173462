/** Every number of the breeding tables, checked against a separate number. */
import { expect, test } from 'vitest';
import {
  BREEDING_PLAN,
  BREEDING_SOURCES,
  CATTLE_BREED_SPREAD,
  CATTLE_BREEDS,
  DOG_COUNTING,
  LONGEST_MATING_PERIOD,
  MATED_IN_HERDS,
  PREGNANCY_CHECKS,
  RETURN_TO_HEAT,
} from '#workers/reference/breeding.ts';

test.each([
  ['holstein', 279, 279],
  ['jersey', 279, 279],
  ['angus', 281, 283],
  ['shorthorn', 282, 282],
  ['hereford', 285, 285],
  ['simmental', 284, 289],
  ['charolais', 289, 289],
  ['limousin', 289, 289],
  ['brownSwiss', 290, 292],
  ['brahman', 292, 292],
] as const)('the published lengths of %s', (breed, from, to) => {
  expect(CATTLE_BREEDS[breed]).toMatchObject({ from, to });
});

test('ten breeds, ten days to either side', () => {
  expect(Object.keys(CATTLE_BREEDS)).toHaveLength(10);
  expect(CATTLE_BREED_SPREAD).toBe(10);
});

test.each([
  ['mating', 63, 58, 68, 69, 57, 72],
  ['ovulation', 63, 62, 64, 65, 62, 64],
  ['lh', 65, 64, 66, 67, 64, 66],
] as const)('a dog counted from %s', (day, due, early, late, call, from, to) => {
  expect(DOG_COUNTING[day]).toMatchObject({ due, early, late, call, published: { from, to } });
});

test('days of returning heat; none where mating brings ovulation, and none for dogs', () => {
  expect(RETURN_TO_HEAT).toEqual({
    cow: { from: 18, to: 24 },
    buffalo: { from: 18, to: 24 },
    goat: { from: 18, to: 24 },
    sheep: { from: 14, to: 19 },
    swine: { from: 18, to: 24 },
    horse: { from: 17, to: 24 },
    donkey: { from: 20, to: 28 },
  });
});

test('days of checks', () => {
  expect(PREGNANCY_CHECKS).toEqual({
    cow: { ultrasound: 30, blood: 30, palpation: 40 },
    buffalo: { ultrasound: 30, palpation: 45 },
    horse: { ultrasound: 14, heartbeat: 28, recheck: 45 },
    donkey: { ultrasound: 14, heartbeat: 28, recheck: 45 },
    goat: { ultrasound: 30, blood: 30 },
    sheep: { ultrasound: 40, blood: 30 },
    swine: { ultrasound: 25 },
    llama: { behavior: 14, ultrasound: 30, recheck: 60 },
    alpaca: { behavior: 14, ultrasound: 30, recheck: 60 },
    dog: { ultrasound: 28, blood: 30, xray: 55 },
    cat: { ultrasound: 25, xray: 50 },
    rabbit: { palpation: 12 },
    guineaPig: { ultrasound: 28 },
  });
});

test('days of preparations', () => {
  expect(BREEDING_PLAN).toEqual({
    cow: { dryOff: 60, closeUp: 21, vaccineFrom: 84, vaccineTo: 21 },
    buffalo: { dryOff: 60, closeUp: 21 },
    goat: { dryOff: 60, steamUp: 42, boosterFrom: 42, boosterTo: 28 },
    sheep: { steamUp: 42, boosterFrom: 42, boosterTo: 28 },
    horse: { boosterFrom: 42, boosterTo: 28 },
    donkey: { boosterFrom: 42, boosterTo: 28 },
    llama: { boosterFrom: 56, boosterTo: 28 },
    alpaca: { boosterFrom: 56, boosterTo: 28 },
    swine: { vaccineFrom: 35, vaccineTo: 14, moveIn: 7 },
    dog: { temperatureFrom: 7 },
    cat: { nestFrom: 7 },
    rabbit: {},
    guineaPig: {},
  });
});

test('who is left with a male, and for how long at most', () => {
  expect(MATED_IN_HERDS.toSorted()).toEqual(
    ['cow', 'buffalo', 'sheep', 'goat', 'swine', 'horse', 'donkey', 'llama', 'alpaca'].sort(),
  );
  expect(LONGEST_MATING_PERIOD).toBe(365);
});

test('where there are heat days there is a source of the plan', () => {
  const unsourced = Object.keys(RETURN_TO_HEAT).filter(
    (animal) => BREEDING_SOURCES[animal as keyof typeof BREEDING_SOURCES].length === 0,
  );
  expect(unsourced).toEqual([]);
});
