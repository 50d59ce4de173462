/** The minutes, hours and degrees in the warning signs at birth, each checked against a separate number. */
import { describe, expect, test } from 'vitest';
import { BIRTH_CALENDAR_LINES } from '#workers/reference/birthCalendarLines.ts';
import { BIRTH_EMERGENCIES, BIRTH_WORDS, type BirthEmergency } from '#workers/reference/birthEmergencies.ts';
import { GESTATION, type GestatingSpecies } from '#workers/reference/gestation.ts';

interface Numbers {
  readonly callNow: readonly number[];
  readonly watchFor: readonly number[];
  readonly late: readonly number[];
  readonly calendar: readonly number[];
}

const COW: Numbers = { callNow: [30, 60, 2, 6, 15, 20], watchFor: [12], late: [], calendar: [30, 60, 2] };
const SMALL_RUMINANT: Numbers = { callNow: [30, 1, 30, 15, 8, 6], watchFor: [12], late: [], calendar: [30, 1] };
const CAMELID: Numbers = { callNow: [30, 30, 4], watchFor: [2, 4, 6], late: [], calendar: [30, 4] };

const NUMBERS: Readonly<Record<GestatingSpecies, Numbers>> = {
  cat: { callNow: [20, 30, 10, 2, 10, 39.4, 103], watchFor: [], late: [], calendar: [20, 30, 10] },
  guineaPig: { callNow: [10, 20, 2, 30], watchFor: [6, 7, 60], late: [], calendar: [10, 20] },
  cow: COW,
  dog: {
    callNow: [20, 30, 2, 2, 30, 2, 10, 10, 39.4, 103],
    watchFor: [37.2, 99, 12, 24, 24, 56],
    late: [65, 67],
    calendar: [20, 30, 2],
  },
  goat: SMALL_RUMINANT,
  horse: { callNow: [20, 30, 5, 10, 10], watchFor: [1, 2, 3, 310, 320], late: [345], calendar: [20] },
  llama: CAMELID,
  rabbit: { callNow: [30], watchFor: [30], late: [32, 34], calendar: [30, 32] },
  sheep: SMALL_RUMINANT,
  swine: { callNow: [30, 1, 30], watchFor: [39.7, 103.5], late: [], calendar: [30, 30] },
  alpaca: CAMELID,
  donkey: { callNow: [20, 30, 5, 10, 10], watchFor: [1, 2, 3], late: [], calendar: [20] },
  buffalo: COW,
};

/** For animals whose pregnancy varies by weeks, a late date calls for advice; for the others, for an examination. */
const EXAMINED: readonly string[] = ['cat', 'guineaPig', 'dog', 'rabbit', 'swine'];

function numbersIn(texts: readonly string[]): readonly number[] {
  return texts.flatMap((text) => text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}

describe.each(Object.entries(NUMBERS))('%s', (animal, numbers) => {
  const row: BirthEmergency = BIRTH_EMERGENCIES[animal as GestatingSpecies];
  const { first, callNow, watchFor, lateLine, lateHint = '', lateKind } = row;
  const calendarLine = BIRTH_CALENDAR_LINES[animal as GestatingSpecies];

  test('its signs have their numbers', () => {
    expect(numbersIn(callNow)).toEqual(numbers.callNow);
    expect(numbersIn(watchFor)).toEqual(numbers.watchFor);
    expect(numbersIn([lateLine, lateHint])).toEqual(numbers.late);
    expect(numbersIn([calendarLine])).toEqual(numbers.calendar);
  });

  test('its late line has one place for the day, and its kind', () => {
    expect(lateLine.match(/\{callDate\}/g)).toHaveLength(1);
    expect(lateKind).toBe(EXAMINED.includes(animal) ? 'examine' : 'advise');
  });

  test('the signs in short fit into a calendar and hold no telephone number', () => {
    expect(calendarLine.length).toBeLessThanOrEqual(200);
    expect(calendarLine).toMatch(/call now/i);
    expect(calendarLine).not.toMatch(/\d{4}/);
  });

  test('only a mare has a sign above all others', () => {
    const isMare = animal === 'horse' || animal === 'donkey';
    expect(first?.startsWith('A red, velvety bag') ?? false).toBe(isMare);
    expect(callNow.some((sign) => sign.includes('red'))).toBe(false);
  });
});

test('there is a row for every animal, and the shared texts', () => {
  expect(Object.keys(BIRTH_EMERGENCIES).sort()).toEqual(Object.keys(GESTATION).sort());
  expect(BIRTH_WORDS).toEqual({
    title: 'Call a veterinarian now',
    banner:
      'Dates are averages counted from the day you entered. Trouble at birth is a matter of minutes or hours. If you see one of the signs below, call a veterinarian now, day or night.',
    never:
      'Do not pull with force or with ropes, and give no medicine to bring on labor, unless a veterinarian tells you to.',
  });
});

test('the mare is told to open a red bag before she is told to call', () => {
  expect(BIRTH_EMERGENCIES.horse.first).toBe(
    'A red, velvety bag instead of a white one: cut or tear it open at once, help the foal out, and have someone call while you do it',
  );
  expect(BIRTH_CALENDAR_LINES.horse).toMatch(/^RED BAG: cut it open at once, then call\./);
});

test('the days in a dog’s late line are those of its counting days', () => {
  expect(BIRTH_EMERGENCIES.dog.lateHint).toBe('Counted from ovulation call on day 65, from the LH peak on day 67.');
});
