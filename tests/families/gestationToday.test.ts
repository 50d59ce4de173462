import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gestationCalculator } from '#src/calculators/families/gestation.ts';
import { gestationToday } from '#src/calculators/families/onDemand/gestationToday.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { draftOfCase } from '#src/tools/agreement/caseInputs.ts';
import type { JsonObject } from '#src/tools/agreement/goldenCase.ts';
import type { Candidate, IsoDate } from '#workers/contract.ts';
import formula, { type GestationInput, type GestationResult } from '#workers/formulas/gestation.ts';
import { addDays } from '#workers/lib/mathematics/calendar.ts';
import { GESTATION, type GestatingSpecies } from '#workers/reference/gestation.ts';

const FILE = 'tests/vectors/third/pets/gestation-today.json';
const SPECIES = Object.keys(GESTATION) as GestatingSpecies[];

interface TodayCase {
  readonly name: string;
  readonly input: JsonObject & { readonly calculator: string; readonly today: IsoDate };
  readonly expect: JsonObject;
}
const { cases } = JSON.parse(readFileSync(FILE, 'utf8')) as { readonly cases: readonly TodayCase[] };

function speciesOf(calculator: string): GestatingSpecies {
  const name = calculator.replace(/-(?:gestation|pregnancy)$/, '').replace('guinea-pig', 'guineaPig');
  const species = SPECIES.find((each) => each === name);
  if (species === undefined) throw new Error(`no animal of ${calculator}`);
  return species;
}

function computed(species: GestatingSpecies, inputs: JsonObject): readonly [GestationResult, GestationInput] {
  const definition = gestationCalculator(species);
  const candidate = createFormModel(definition).candidate(draftOfCase(definition.fields, inputs));
  const verdict = formula.validate(candidate as Candidate<GestationInput>);
  if (!verdict.ok) throw new Error('refused');
  return [formula.compute(verdict.input), verdict.input];
}

test.each(cases)('$name', ({ input: { calculator, today, ...inputs }, expect: expected }) => {
  const species = speciesOf(calculator);
  expect(gestationToday(species, ...computed(species, inputs), today)).toMatchObject(expected);
});

test.each(SPECIES)(
  '%s: the signs open from 7 days before the early date until 14 days after the day to call, and in every alarm',
  (species) => {
    const [result, input] = computed(species, { matingDate: '2026-01-10' });
    const opensOn = (day: IsoDate) => gestationToday(species, result, input, day).opensSigns;
    expect([-8, -7, 0].map((days) => opensOn(addDays(result.earlyDueDate, days)))).toEqual([false, true, true]);
    expect([0, 14].map((days) => opensOn(addDays(result.callDate, days)))).toEqual([true, true]);
    for (let days = 15; days < 100; days += 1) {
      const line = gestationToday(species, result, input, addDays(result.callDate, days));
      expect(line.opensSigns).toBe(line.tone === 'alarm');
    }
  },
);

describe('today', () => {
  const anyDay = fc.integer({ min: -40, max: 900 });

  test('changes nothing of the result on any day', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SPECIES), anyDay, (species, days) => {
        const [result, input] = computed(species, { matingDate: '2026-01-10' });
        const before = JSON.stringify(result);
        gestationToday(species, result, input, addDays('2026-01-10', days));
        expect(JSON.stringify(result)).toBe(before);
      }),
    );
  });

  test('never grows calmer from the due date to the end of the days of grace', () => {
    const loudness = ['calm', 'caution', 'alarm'];
    for (const species of SPECIES) {
      const [result, input] = computed(species, { matingDate: '2026-01-10' });
      const { days } = result;
      const tones = Array.from({ length: days.call + 30 - days.dueDate }, (_, after) =>
        loudness.indexOf(gestationToday(species, result, input, addDays(result.dueDate, after)).tone),
      );
      expect(tones).toEqual(tones.toSorted((one, other) => one - other));
      expect(tones.at(-1), species).toBe(2);
    }
  });

  test('says what comes next, and nothing of it once the day to call is past', () => {
    const [result, input] = computed('dog', { matingDate: '2026-10-20' });
    expect(gestationToday('dog', result, input, '2026-11-29').next).toBe(
      'Next: X-ray to count the puppies on Monday, December 14, 2026, in 15 days',
    );
    expect(gestationToday('dog', result, input, addDays(result.callDate, 1)).next).toBeNull();
  });

  test('adds the sentence on the late date to an alarm', () => {
    const [result, input] = computed('rabbit', { matingDate: '2026-10-25' });
    expect(gestationToday('rabbit', result, input, '2026-11-29').why).toBe(
      'No litter by day 32 (Thursday, November 26, 2026): call that day. Litters born after day 34 are usually dead.',
    );
  });

  test('names both services until the day to call of the first', () => {
    const [result, input] = computed('goat', { matingDate: '2026-06-20', secondMating: '2026-07-11' });
    const said = (day: IsoDate) => gestationToday('goat', result, input, day);
    expect(said('2026-11-20').headline).toMatch(/For the second service she is due on Tuesday, December 8, 2026\.$/);
    expect(said('2026-11-23')).toMatchObject({
      state: 'between',
      headline: expect.stringContaining('Today is the day to call'),
    });
    expect(said('2026-12-14')).toMatchObject({
      state: 'call',
      headline: expect.stringMatching(/^Counted from the second service: /),
    });
  });
});
