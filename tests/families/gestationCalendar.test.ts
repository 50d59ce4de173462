import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gestationInputs } from '#tests/support/gestationInputs.ts';
import { eventsOf, pregnancy, SPECIES } from '#tests/support/gestationPages.ts';
import { BIRTH_CALENDAR_LINES } from '#workers/reference/birthCalendarLines.ts';
import { BIRTH_WORDS } from '#workers/reference/birthEmergencies.ts';

describe('the calendar', () => {
  test('of a dog: preparation, window, due date and the day to call', () => {
    expect(eventsOf(pregnancy('dog'), 'Bella').map(({ title, first, last }) => [title, first, last])).toEqual([
      ['Bella: prepare the whelping area', '2024-06-10', '2024-06-10'],
      ['Bella: usual days of birth', '2024-06-12', '2024-06-22'],
      ['Bella: due date', '2024-06-17', '2024-06-17'],
      ['Bella: call the veterinarian if there is no birth', '2024-06-23', '2024-06-23'],
    ]);
    expect(eventsOf(pregnancy('dog'))[3]?.description).toMatch(
      /^Call now: .*\nDay 69, .*2024: she must be examined\.\n/,
    );
    expect(eventsOf(pregnancy('cow'))[3]?.description).toMatch(/: call for advice\.\n/);
  });

  test('gets the plan only where it is asked for', () => {
    const plain = eventsOf(pregnancy('cow')).map(({ label }) => label);
    const withPlan = eventsOf(pregnancy('cow', { planInCalendar: true })).map(({ label }) => label);
    expect(plain).toHaveLength(4);
    expect(withPlan.slice(0, 4)).toEqual(plain);
    expect(withPlan.slice(4)).toEqual([
      'Watch for heat',
      'Ultrasound scan',
      'Blood test',
      'Palpation',
      'Vaccine against calf scours, by its label',
      'Dry off',
      'Feed for calving from here on (close-up)',
    ]);
  });

  test('of a breed and a mating period has their days', () => {
    const days = eventsOf(
      pregnancy('cow', { matingDate: '2026-03-01', matingEnd: '2026-05-15', breed: 'simmental' }),
    ).map(({ label, first, last }) => [label, first, last]);
    expect(days).toContainEqual(['Call the veterinarian if there is no birth', '2026-12-26', '2026-12-26']);
    expect(days).toContainEqual(['Usual days of birth, Simmental', '2026-11-30', '2026-12-25']);
    expect(days.at(-1)).toEqual([
      'Call the veterinarian if there is no birth, counted from the last day of breeding',
      '2027-03-11',
      '2027-03-11',
    ]);
  });

  test('of two services has the days of both, each named, and the plan of the first', () => {
    const given = pregnancy('goat', { matingDate: '2026-09-15', secondMating: '2026-10-06', planInCalendar: true });
    const days = eventsOf(given, 'Daisy').map(({ title, first, last }) => [title, first, last]);
    expect(days.slice(0, 7)).toEqual([
      ['Daisy: pre-kidding check', expect.any(String), expect.any(String)],
      ['Daisy: usual days of birth (first service)', '2027-02-07', '2027-02-17'],
      ['Daisy: due date (first service)', '2027-02-12', '2027-02-12'],
      ['Daisy: call the veterinarian if there is no birth (first service)', '2027-02-18', '2027-02-18'],
      ['Daisy: usual days of birth (second service)', '2027-02-28', '2027-03-10'],
      ['Daisy: due date (second service)', '2027-03-05', '2027-03-05'],
      ['Daisy: call the veterinarian if there is no birth (second service)', '2027-03-11', '2027-03-11'],
    ]);
    const alone = eventsOf({ ...given, secondMating: undefined }, 'Daisy');
    expect(days.slice(7)).toEqual(alone.slice(4).map(({ title, first, last }) => [title, first, last]));
  });

  test('any input: signs first, then the day, then the banner, and no phone number', () => {
    fc.assert(
      fc.property(gestationInputs(SPECIES), (given) => {
        const labels = new Set<string>();
        for (const { label, description } of eventsOf(given)) {
          const lines = description.split('\n');
          expect([lines[0], lines[2], lines.length]).toEqual([
            BIRTH_CALENDAR_LINES[given.species],
            BIRTH_WORDS.banner,
            3,
          ]);
          expect(lines[1]).toMatch(/\d.*\.$/);
          // Days, minutes and years have four digits at most.
          expect(description).not.toMatch(/\d{5}|\d[\d ()-]{7,}\d|tel:/);
          labels.add(label);
        }
        expect(labels.size).toBe(eventsOf(given).length);
      }),
    );
  });
});
