import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gestationCalculator } from '#src/calculators/families/gestation.ts';
import { gestationToday } from '#src/calculators/families/onDemand/gestationToday.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { missingWords } from '#src/engine/kit/ready.ts';
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

/** The lines as they are to be worded, by what they are about. */
const { headlines: LINES, twoServices: SERVICES } = JSON.parse(readFileSync('tests/data/birth-today.json', 'utf8')) as {
  readonly headlines: Readonly<Record<string, string>>;
  readonly twoServices: Readonly<Record<'headline' | 'likelier' | 'dogCat', string>> & {
    readonly hints: Readonly<Record<'order' | 'same' | 'long' | 'both', string>>;
  };
};
const [PREFIX = '', ALSO = ''] = [LINES.secondPrefix, LINES.pastSecond];

/** Matches a text of the table with any days in its gaps: '1 day' and never '1 days'. */
function worded(template: string): RegExp {
  const escaped = template.replace(/[.?()]/g, '\\$&');
  const count = '-?(?:0|[1-9]\\d*)';
  const filled = escaped
    .replace(/\{\w+\} days/g, `(?:1 day|(?!1 )${count} days)`)
    .replace(/\{(?:day|m)\}/g, count)
    .replace(/\{\w+\}/g, '[A-Z][a-z]+day, [A-Z][a-z]+ \\d+, \\d{4}');
  return new RegExp(`^${filled}$`);
}

test('each line is one of the table, to the letter, and each of the table is a line on some day', () => {
  const used = new Set<string>();
  const known = Object.entries(LINES).flatMap(([name, text]): readonly (readonly [string, RegExp])[] => {
    if (name === 'secondPrefix' || name === 'pastSecond') return [];
    const own = [[name, worded(text)]] as const;
    return name === 'past' ? [...own, ['pastSecond', worded(`${text}${ALSO}`)]] : own;
  });
  const inputs: readonly (readonly [GestatingSpecies, JsonObject])[] = [
    ...SPECIES.map((species) => [species, {}] as const),
    ['cow', { breed: 'angus' }],
    ['goat', { secondMating: '2026-01-31' }],
  ];
  for (const [species, more] of inputs) {
    const [result, input] = computed(species, { matingDate: '2026-01-10', ...more });
    for (let day = -3; day <= 500; day += 1) {
      const { headline } = gestationToday(species, result, input, addDays('2026-01-10', day));
      const isOfSecond = headline.startsWith(PREFIX);
      const line = isOfSecond ? headline.slice(PREFIX.length) : headline;
      const names = known.filter(([, pattern]) => pattern.test(line)).map(([name]) => name);
      expect(names, headline).toHaveLength(1);
      for (const name of [...names, ...(isOfSecond ? ['secondPrefix'] : [])]) used.add(name);
    }
  }
  expect([...used].toSorted()).toEqual(Object.keys(LINES).toSorted());
});

describe('two services', () => {
  const goat = gestationCalculator('goat');
  const form = createFormModel(goat);

  test.each([
    ['order', { secondMating: '2026-06-19' }],
    ['same', { secondMating: '2026-06-20' }],
    ['long', { secondMating: '2026-10-19' }],
    ['both', { secondMating: '2026-07-11', matingEnd: '2026-07-11' }],
  ] as const)('%s: Calculate is off, and the hint says why', (hint, dates) => {
    const draft = { ...form.blank, matingDate: '2026-06-20', ...dates };
    expect(form.canSubmit(draft)).toBe(false);
    if (goat.needs === undefined) throw new Error('nothing is needed');
    expect(missingWords(goat.needs, draft)).toBe(SERVICES.hints[hint]);
  });

  test('1 to 120 days after the first are taken', () => {
    for (const secondMating of ['2026-06-21', '2026-10-18'])
      expect(form.canSubmit({ ...form.blank, matingDate: '2026-06-20', secondMating })).toBe(true);
  });

  test('the result says both due dates, and which is likelier', () => {
    const said = (secondMating: string) => {
      const [result, input] = computed('goat', { matingDate: '2026-06-20', secondMating });
      const { status, blocks } = goat.present(result, input);
      expect(status).toMatch(worded(SERVICES.headline));
      return blocks.flatMap((block) => (block.kind === 'notice' && block.text.startsWith(status) ? [block.text] : []));
    };
    expect(said('2026-07-11')).toEqual([expect.stringMatching(worded(`${SERVICES.headline} ${SERVICES.likelier}`))]);
    expect(said('2026-07-30')).toEqual([expect.stringMatching(worded(SERVICES.headline))]);
  });

  test('with a breed both are counted by its days, and the second is due until its later mean', () => {
    const dates = { matingDate: '2026-03-01', secondMating: '2026-03-22', breed: 'angus' };
    const [result, input] = computed('cow', dates);
    expect(gestationCalculator('cow').present(result, input).status).toBe(
      'Due on Monday, December 7, 2026 if she held to the first service, on Monday, December 28, 2026 if to the second.',
    );
    const { second, breedDates } = result;
    if (second === undefined || breedDates === undefined) throw new Error('there are no such dates');
    expect(gestationToday('cow', result, input, second.callDate)).toMatchObject({ state: 'call', daysToGo: -13 });
    const { headline } = gestationToday('cow', result, input, addDays(second.callDate, 1));
    expect(headline).toContain('12 days past the due date and 1 past the day to call');
  });

  test('what comes next between both is the day to call of the second', () => {
    const [result, input] = computed('goat', { matingDate: '2026-06-20', secondMating: '2026-07-11' });
    expect(gestationToday('goat', result, input, '2026-12-10')).toMatchObject({
      state: 'between',
      word: 'pregnancy check',
      next: 'Next: Call the veterinarian if there is no birth (second service) on Monday, December 14, 2026, in 4 days',
    });
  });

  test('a dog and a cat are asked for the first of two days', () => {
    for (const species of ['dog', 'cat'] as const)
      expect(gestationCalculator(species).fields.matingDate?.hint).toContain(SERVICES.dogCat);
  });
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
