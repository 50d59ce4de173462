/** The list of emergencies that are not poisonings says what its original says. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isListed } from '#tests/support/isListed.ts';
import { DOSE, TREATMENT } from '#tests/support/reassurance.ts';
import {
  ANIMAL_EMERGENCIES,
  ANIMAL_URGENCY,
  type AnimalEmergency,
  FARM_SPECIES,
} from '#workers/reference/animalEmergencies.ts';
import { ANIMAL_EMERGENCY_ADVICE } from '#workers/reference/animalEmergencyAdvice.ts';
import { NOT_FOR_A_POISON_LINE } from '#workers/reference/helplines.ts';
import { SOURCES, type Source } from '#workers/reference/sources.ts';

interface OriginalRow {
  readonly id: string;
  readonly words: readonly string[];
  readonly sources: readonly string[];
  readonly poisonLine: boolean;
  readonly [key: string]: unknown;
}
interface Original {
  readonly lines: Readonly<Record<string, string>>;
  readonly farm: readonly string[];
  readonly notPoison: string;
  readonly order: readonly string[];
  readonly entries: readonly OriginalRow[];
  readonly sources: Readonly<Record<string, { readonly title: string; readonly url: string; readonly state: string }>>;
}

const COPY = 'tests/data/animal-emergencies.json';
const BESIDE_THE_CHECKOUT = '../shared/science/tables/pets-third/emergencies.json';
const ORIGINAL = JSON.parse(readFileSync(COPY, 'utf8')) as Original;
const ROWS: readonly AnimalEmergency[] = ANIMAL_EMERGENCIES;
/** Rows that a poison can cause: section 1 of the sheet names them. */
const MAY_BE_POISON = ['seizure', 'vomiting', 'collapse', 'allergy', 'breathing'];
/** Cited before by the pages on poisoning, in other words. */
const KNOWN_BEFORE = ['vpisOwner'];

describe('the table', () => {
  test('has a copy of its original, equal to it where that is beside the checkout', () => {
    expect(ORIGINAL.entries).toHaveLength(31);
    if (existsSync(BESIDE_THE_CHECKOUT))
      expect(ORIGINAL).toEqual(JSON.parse(readFileSync(BESIDE_THE_CHECKOUT, 'utf8')));
  });

  test('has its rows in the order of urgency, its lines and its farm animals', () => {
    expect(ROWS.map(({ id }) => id)).toEqual(ORIGINAL.order);
    const { emergency, callNow, callForAdvice } = ANIMAL_URGENCY;
    expect({
      emergency: emergency.pets,
      emergencyFarm: emergency.farm,
      callNow: callNow.pets,
      callForAdvice: callForAdvice.pets,
    }).toEqual(ORIGINAL.lines);
    expect([callNow.farm, callForAdvice.farm]).toEqual([callNow.pets, callForAdvice.pets]);
    expect(FARM_SPECIES).toEqual(ORIGINAL.farm);
    expect(NOT_FOR_A_POISON_LINE).toBe(ORIGINAL.notPoison);
  });

  test.each(ORIGINAL.entries)('says of $id what its original says', ({ poisonLine, ...original }) => {
    const row = ROWS.find(({ id }) => id === original.id);
    if (row === undefined) throw new Error('It has no such row');
    const { mayBePoison, words, ...rest } = row;
    expect({ ...rest, words: words.split(', '), ...ANIMAL_EMERGENCY_ADVICE[row.id] }).toEqual(original);
    expect(poisonLine).toBe(false);
    expect(mayBePoison === true).toBe(MAY_BE_POISON.includes(row.id));
  });

  test('leads to pages that exist', () => {
    const pages = Object.values(ANIMAL_EMERGENCY_ADVICE).flatMap(({ pages: each = {} }) => Object.values(each));
    expect(pages.length).toBeGreaterThan(15);
    expect(pages.filter((page) => !isListed(page))).toEqual([]);
  });

  test('cites what was read with its address, and what was not without', () => {
    const sources: Readonly<Record<string, Source>> = SOURCES;
    for (const [key, { title, url, state }] of Object.entries(ORIGINAL.sources)) {
      if (KNOWN_BEFORE.includes(key)) continue;
      expect(sources[key]?.url?.replace(/^https?:/, ''), key).toBe(
        state === 'opened' ? url.replace(/^https?:/, '') : undefined,
      );
      if (state !== 'own') expect(sources[key]?.citation).toBe(`${title.replace(/\.$/, '')}.`);
    }
  });
});

describe('the advice', () => {
  const WORDS = ROWS.map(({ id }) => {
    const { first, do: steps, sooner = '', lesser = '', ask = '' } = ANIMAL_EMERGENCY_ADVICE[id];
    return { id, said: [first, steps, sooner, lesser, ask].join(' ') };
  });

  test.each(WORDS)('on $id names no dose, and no treatment that only a veterinarian gives', ({ said }) => {
    expect(said).not.toMatch(DOSE);
    for (const treatment of TREATMENT) expect(said).not.toMatch(treatment);
    expect(said).not.toMatch(/helpline|poison line|\bsplint|\btrocar|\btourniquet|\bdrops\b|\bswing/i);
  });

  test('has the numbers that were opened, and no others', () => {
    const numbers = WORDS.flatMap(({ id, said }) => (said.match(/\d+/g) ?? []).map((each) => `${id}: ${each}`));
    expect(numbers).toEqual(['seizure: 5', 'cat-not-eating: 24']);
  });
});
