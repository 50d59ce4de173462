import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { strictestUrgency } from '#src/site/catalog/strictestUrgency.ts';
import { leavesOf } from '#tests/support/calculatorRuns.ts';
import { isListed } from '#tests/support/isListed.ts';
import {
  ALSO_CALLED,
  DEPARTURES,
  NO_LONGER_CALLED,
  type OriginalWords,
} from '#tests/support/petEmergencyDepartures.ts';
import { ADDED, keyOf, rowOf, wordsOf } from '#tests/support/petEmergencyRows.ts';
import { DOSE, REASSURANCE, TREATMENT } from '#tests/support/reassurance.ts';
import { FARM_EMERGENCIES } from '#workers/reference/farmEmergencies.ts';
import {
  COMMON_PET_EMERGENCIES,
  NOT_ON_THE_LIST,
  PET_EMERGENCIES,
  PET_EMERGENCY_GROUPS,
  type PetEmergency,
} from '#workers/reference/petEmergencies.ts';
import { PET_EMERGENCY_ADVICE, SIGNS_MAKE_AN_EMERGENCY } from '#workers/reference/petEmergencyAdvice.ts';
import { POISON_URGENCY } from '#workers/reference/poisoning.ts';
import { SOURCES, type Source, type SourceKey } from '#workers/reference/sources.ts';

interface OriginalEntry {
  readonly id: string;
  readonly names: readonly string[];
  readonly synonyms: readonly string[];
  readonly species: readonly string[];
  readonly urgency: Readonly<Record<'dog' | 'cat', string>>;
  readonly why: string;
  readonly do: string;
  readonly dont: string;
  readonly note?: string;
  readonly link: Readonly<Record<string, string>>;
  readonly sources: readonly string[];
}

interface Original {
  readonly urgency: Readonly<Record<string, string>>;
  readonly signsLine: string;
  readonly sources: Readonly<Record<string, { readonly url: string | null }>>;
  readonly entries: readonly OriginalEntry[];
}

const COPY = 'tests/data/pet-emergencies.json';
const BESIDE_THE_CHECKOUT = '../shared/science/tables/pet-emergencies.json';

const ORIGINAL = JSON.parse(readFileSync(COPY, 'utf8')) as Original;
const ROWS: readonly PetEmergency[] = PET_EMERGENCIES;

/** 'watch' requires a publication that names them; none could be verified, so these need a call. */
const CALLED_ABOUT = ['poinsettia', 'silica-gel', 'glow-stick'];

describe('the table', () => {
  test('has a copy of its original, equal to it where that is beside the checkout', () => {
    expect(ORIGINAL.entries).toHaveLength(66);
    if (existsSync(BESIDE_THE_CHECKOUT))
      expect(ORIGINAL).toEqual(JSON.parse(readFileSync(BESIDE_THE_CHECKOUT, 'utf8')));
  });

  test('has the rows of its originals, within each group in the same order', () => {
    const ids = [...ORIGINAL.entries, ...ADDED.rows].map(({ id }) => id);
    const groups = [...Object.keys(PET_EMERGENCY_GROUPS), null];
    const expected = groups.flatMap((group) => ids.filter((id) => rowOf(id).group === group));
    expect(ROWS.map(({ id }) => id)).toEqual(expected);
    expect(new Set(ids).size).toBe(147);
  });

  test.each(ORIGINAL.entries)('says of $id what its original says', (original) => {
    const row = rowOf(original.id);
    expect(original.species).toEqual(['dog', 'cat']);
    expect([row.name]).toEqual(original.names);
    const names = [
      ...original.synonyms,
      ...(ALSO_CALLED[row.id]?.split(', ') ?? []),
      ...(ADDED.addSynonyms[row.id] ?? []),
    ];
    const gone = NO_LONGER_CALLED[row.id] ?? [];
    expect(row.synonyms).toBe([...new Set(names)].filter((name) => !gone.includes(name)).join(', '));
    expect(row.doses).toEqual(original.link);
    const { because: _, ...instead } = DEPARTURES[row.id] ?? { because: '' };
    expect(wordsOf(row.id)).toEqual({
      why: original.why,
      do: original.do,
      dont: original.dont,
      ...instead,
      ...(original.note === undefined ? {} : { note: original.note }),
      sources: original.sources.map(keyOf),
    });
  });

  test.each(ORIGINAL.entries)('is never less urgent on $id than its original', ({ id, urgency }) => {
    expect(Object.values(urgency).includes('watch')).toBe(CALLED_ABOUT.includes(id));
    const least = CALLED_ABOUT.includes(id) ? { dog: 'callForAdvice', cat: 'callForAdvice' } : urgency;
    expect(rowOf(id).urgency).toEqual(least);
  });

  test('departs from its original exactly where a reason is given', () => {
    for (const [id, { because, ...instead }] of Object.entries(DEPARTURES)) {
      const original = [...ORIGINAL.entries, ...ADDED.rows].find((each) => each.id === id);
      expect(because).toMatch(/\S/);
      for (const [key, words] of Object.entries(instead))
        expect(words, id).not.toBe(original?.[key as keyof OriginalWords]);
    }
  });

  test('has words for an animal alone where dog and cat differ in urgency, in the place of the calmer one at least', () => {
    for (const { id, urgency } of ROWS) {
      const only = PET_EMERGENCY_ADVICE[id].only ?? {};
      const calmer = urgency.dog === urgency.cat ? null : urgency.dog === strictestUrgency(urgency) ? 'cat' : 'dog';
      if (calmer === null) expect(only, id).toEqual({});
      else expect(Object.keys(only), id).toContain(calmer);
    }
  });

  test.each([
    [
      'xylitol',
      'cat',
      'Call today for advice, in case the product holds something else. Have the package in your hand.',
    ],
    ['macadamia', 'cat', 'Call today for advice. With chocolate or raisins, or if you do not know: call now.'],
    [
      'lily',
      'dog',
      'Call today for advice. Take a photo of the plant. Lily of the valley, or not sure which lily it is: call now.',
    ],
    ['permethrin', 'dog', 'Call today for advice, with the package in your hand. Keep cats away from the dog.'],
    ['aspirin', 'dog', 'Call now with the strength and the number of tablets.'],
    ['pet-nsaid', 'dog', 'Call now with the strength and the number missing. A whole bottle is an emergency.'],
  ] as const)('has a text about %s and a %s only: %s', (id, animal, steps) => {
    expect(PET_EMERGENCY_ADVICE[id].only?.[animal]?.do).toBe(steps);
  });

  test('uses the urgency lines and the line on signs of its original', () => {
    for (const [urgency, { line }] of Object.entries(POISON_URGENCY)) expect(ORIGINAL.urgency[urgency]).toBe(line);
    expect(SIGNS_MAKE_AN_EMERGENCY).toBe(ORIGINAL.signsLine);
  });

  test('links only to pages of the menu', () => {
    const ids = ROWS.flatMap(({ doses }) => Object.values(doses));
    expect(ids.filter((id) => !isListed(id))).toEqual([]);
    expect(new Set(ids).size).toBe(6);
  });

  test('has every row but the one for the unknown in a group, as many as follow', () => {
    expect(ROWS.filter(({ group }) => group === null).map(({ id }) => id)).toEqual([NOT_ON_THE_LIST]);
    const sizes = Object.keys(PET_EMERGENCY_GROUPS).map((group) => [
      group,
      ROWS.filter((row) => row.group === group).length,
    ]);
    expect(Object.fromEntries(sizes)).toEqual({
      food: 23,
      medicines: 34,
      petMedicines: 8,
      poisons: 37,
      plants: 27,
      things: 9,
      outdoors: 8,
    });
  });

  test('offers what is common by the words of its rows', () => {
    for (const { id, label } of COMMON_PET_EMERGENCIES) {
      const row = ROWS.find((each) => each.id === id);
      const words = [row?.name, row?.synonyms].join(' ').toLowerCase();
      for (const word of label.toLowerCase().split(', ')) expect(words, label).toContain(word.replace(/y$/, ''));
    }
  });
});

describe('its sources', () => {
  /** Found after the original was written. */
  const FOUND_LATER = ['merckAllium', 'merckForeignBody'];
  const rows = [...Object.values(PET_EMERGENCY_ADVICE), ...FARM_EMERGENCIES];
  const named = [...new Set(rows.flatMap(({ sources }): readonly SourceKey[] => sources))];

  test('are all that the original names, and no others', () => {
    const cited = new Set(
      [...ORIGINAL.entries, ...ADDED.rows, ...ADDED.farmRows].flatMap(({ sources }) => sources.map(keyOf)),
    );
    expect(named.toSorted()).toEqual([...cited].toSorted());
  });

  test.each(named)('%s has no address but that of the original, and none where nobody has opened it', (key) => {
    const { url }: Source = SOURCES[key];
    const originals = [...Object.entries(ORIGINAL.sources), ...Object.entries(ADDED.sources)].filter(
      ([each]) => keyOf(each) === key,
    );
    expect(originals.length).toBeGreaterThan(0);
    if (url === undefined || FOUND_LATER.includes(key)) return;
    expect(originals.map(([, original]) => original.url?.replace('http:', 'https:'))).toContain(url);
    expect(ADDED.sources[key]?.state ?? 'opened').toBe('opened');
  });
});

describe('its words', () => {
  /** Sentences with such a word that say the opposite, or are factual. */
  const ALLOWED = [
    'A few can injure the kidneys of some dogs, and nobody can tell which dogs. No safe amount is known.',
    'Do not decide by a picture that it is harmless.',
    'What is not on this list is not known to be harmless.',
    'Do not count it as harmless because it is natural.',
    'Do not give water by force. Do not wait and see.',
    'Do not rely on the word non-toxic.',
    // What was swallowed.
    'Firelighter, charcoal, barbecue fuel',
    'firelighter, fire lighter, barbecue fuel, charcoal briquette, lighter, fire log, starter log',
  ];
  const texts = leavesOf([PET_EMERGENCIES, FARM_EMERGENCIES, PET_EMERGENCY_ADVICE, SIGNS_MAKE_AN_EMERGENCY]).flatMap(
    ({ leaf }) => (typeof leaf === 'string' ? [leaf] : []),
  );

  test('reassure nobody and treat nothing', () => {
    const found = texts.filter((text) => [...REASSURANCE, ...TREATMENT, DOSE].some((pattern) => pattern.test(text)));
    expect(found.toSorted()).toEqual(ALLOWED.toSorted());
  });

  test('name no dose', () => {
    expect(texts.filter((text) => /\d\s*(?:mg|g|mL|ml|oz|kg|lb)\b/.test(text))).toEqual([]);
  });
});
