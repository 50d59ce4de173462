/** Texts of people whose animal is in danger: where they are led, and that nobody with another emergency is led to a poison line. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PET_EMERGENCIES } from '#workers/reference/petEmergencies.ts';
import { type Corpus, judgedPhrase, type Phrase } from './judgedPhrase.ts';

const COPY = 'tests/distress/distress.json';
const ORIGINAL = '../shared/distress/distress.json';
const CORPUS: Corpus = JSON.parse(readFileSync(COPY, 'utf8'));
const ALL = [...CORPUS.phrases, ...CORPUS.controls];

const ROWS: readonly string[] = PET_EMERGENCIES.map(({ id }) => `guide:${id}`);
/** A phrase about a row of the list of swallowed things counts once the list has that row. */
const isCounted = ({ first }: Phrase): boolean =>
  first.some((each) => !each.startsWith('guide:') || ROWS.includes(each));

describe('the corpus', () => {
  test('is a copy of the original, where that is beside the checkout', () => {
    if (existsSync(ORIGINAL)) expect(CORPUS).toEqual(JSON.parse(readFileSync(ORIGINAL, 'utf8')));
    expect(ALL.length).toBeGreaterThanOrEqual(135);
  });

  test('shows no number of a poison line where none may be', () => {
    expect(ALL.filter((phrase) => judgedPhrase(phrase).hasWrongNumber)).toEqual([]);
  });

  test.each(ALL.filter(isCounted))('‘$q’', (phrase) => {
    expect(judgedPhrase(phrase).fault).toBe(null);
  });
});
