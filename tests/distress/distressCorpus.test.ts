/** Texts of people whose animal is in danger: where they are led, and that nobody with another emergency is led to a poison line. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Corpus, judgedPhrase } from './judgedPhrase.ts';

const COPY = 'tests/distress/distress.json';
const ORIGINAL = '../shared/distress/distress.json';
const CORPUS: Corpus = JSON.parse(readFileSync(COPY, 'utf8'));
const ALL = [...CORPUS.phrases, ...CORPUS.controls];

describe('the corpus', () => {
  test('is a copy of the original, where that is beside the checkout', () => {
    if (existsSync(ORIGINAL)) expect(CORPUS).toEqual(JSON.parse(readFileSync(ORIGINAL, 'utf8')));
    expect(ALL.length).toBeGreaterThanOrEqual(135);
  });

  test('shows no number of a poison line where none may be', () => {
    expect(ALL.filter((phrase) => judgedPhrase(phrase).hasWrongNumber)).toEqual([]);
  });

  test.each(ALL)('‘$q’', (phrase) => {
    expect(judgedPhrase(phrase).fault).toBe(null);
  });
});
