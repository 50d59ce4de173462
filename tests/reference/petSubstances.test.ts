/** The rows that the third edition of the sheet on pets adds: 81 for dogs and cats, 12 for horses and farm animals. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { leavesOf } from '#tests/support/calculatorRuns.ts';
import { ALSO_CALLED, DEPARTURES, NO_LONGER_CALLED } from '#tests/support/petEmergencyDepartures.ts';
import { ADDED, keyOf, rowOf, wordsOf } from '#tests/support/petEmergencyRows.ts';
import { FARM_ANIMALS, FARM_EMERGENCIES, type FarmEmergency } from '#workers/reference/farmEmergencies.ts';
import { PET_EMERGENCIES } from '#workers/reference/petEmergencies.ts';
import { PET_EMERGENCY_ADVICE } from '#workers/reference/petEmergencyAdvice.ts';

const BESIDE_THE_CHECKOUT = '../shared/science/tables/pets-third/substances.json';
const FARM_ROWS: readonly FarmEmergency[] = FARM_EMERGENCIES;

/** Medicines for pets, which the originals list among medicines. */
const FOR_PETS = [
  'pet-nsaid',
  'flea-chews',
  'wormers',
  'horse-wormer',
  'itch-tablets',
  'joint-supplement',
  'pet-heart-pills',
  'epilepsy-pills',
];

/** Rows of which nobody has opened a source yet. */
const UNOPENED = [...ADDED.rows, ...ADDED.farmRows].filter(({ status }) => status === 'verify');

test('the copy of the table equals its original, where that is beside the checkout', () => {
  expect(ADDED.rows).toHaveLength(81);
  expect(ADDED.farmRows).toHaveLength(12);
  if (existsSync(BESIDE_THE_CHECKOUT)) expect(ADDED).toEqual(JSON.parse(readFileSync(BESIDE_THE_CHECKOUT, 'utf8')));
});

describe('a row for dogs and cats', () => {
  test.each(ADDED.rows)('says of $id what its original says', (original) => {
    const row = rowOf(original.id);
    expect(row.name).toBe(original.name);
    expect(row.synonyms).toBe([...original.synonyms, ALSO_CALLED[row.id] ?? []].flat().join(', '));
    expect(row.group).toBe(FOR_PETS.includes(original.id) ? 'petMedicines' : original.group);
    expect(row.doses).toEqual({});
    const { because: _, ...instead } = DEPARTURES[row.id] ?? { because: '' };
    const { note, ask } = original;
    expect(wordsOf(row.id)).toEqual({
      why: original.why,
      do: original.do,
      dont: original.dont,
      ...instead,
      ...(note === undefined ? {} : { note }),
      ...(ask === undefined ? {} : { ask }),
      sources: original.sources.map(keyOf),
    });
  });

  test('no longer has the names that the second original takes away', () => {
    for (const [id, names] of Object.entries(NO_LONGER_CALLED))
      for (const name of names) expect(ADDED.removeSynonyms[id]?.join(), name).toContain(name);
    const unknown = rowOf('unknown').synonyms.split(', ');
    expect(ADDED.removeSynonyms.unknown?.filter((name) => unknown.includes(name))).toEqual([]);
  });

  test.each(ADDED.rows)('has of $id the urgency of its original', ({ id, urgency }) => {
    expect(rowOf(id).urgency).toEqual(urgency);
  });

  test('has no number in its advice; 5-HTP is a name', () => {
    const ids = ADDED.rows.map(({ id }) => rowOf(id).id);
    const added = leavesOf([ids.map((id) => PET_EMERGENCY_ADVICE[id]), FARM_ROWS]).flatMap(({ path, leaf }) =>
      /\b(?:why|do|dont|note)$/.test(path) && typeof leaf === 'string' ? [leaf] : [],
    );
    expect(added.length).toBeGreaterThanOrEqual(3 * 93);
    expect(added.filter((text) => /\d/.test(text.replaceAll('5-HTP', '')))).toEqual([]);
  });
});

describe('a row of which nobody has opened a source', () => {
  test.each(UNOPENED)('$id calls at once, with the neutral text', ({ id, why }) => {
    const row = [...PET_EMERGENCIES, ...FARM_ROWS].find((each) => each.id === id);
    expect(JSON.stringify(row?.urgency)).not.toContain('callForAdvice');
    expect(why).toBe('No source has been opened for this yet: call and ask.');
  });

  test('is named for the veterinarian who releases the site, and none else', () => {
    const list = readFileSync('docs/releasing.md', 'utf8').split('## Rows without an opened source')[1] ?? '';
    const named = list.split('\n').filter((line) => line.startsWith('- '));
    expect(UNOPENED).toHaveLength(35);
    expect(named).toEqual(UNOPENED.map(({ id, name }) => `- \`${id}\`: ${name}`));
  });
});

describe('the rows for horses and farm animals', () => {
  test('are those of the original, word for word', () => {
    expect(FARM_ROWS).toEqual(
      ADDED.farmRows.map(({ id, animals, name, synonyms, urgency, why, do: steps, dont, sources }) => ({
        id,
        animals,
        name,
        synonyms: synonyms.join(', '),
        urgency,
        why,
        do: steps,
        dont,
        sources: sources.map(keyOf),
      })),
    );
  });

  test('have an animal each, and every animal has some', () => {
    const animals = FARM_ROWS.flatMap((row) => row.animals);
    expect(new Set(animals)).toEqual(new Set(Object.keys(FARM_ANIMALS)));
  });
});
