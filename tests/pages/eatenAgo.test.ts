/** How long ago it was swallowed: a sentence in the guide, which never says how long one may wait. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { agoSentence } from '#src/site/pages/emergency/answer.ts';
import { EATEN_AGO, EATEN_AGO_OPTIONS, EATEN_AGO_QUESTION, type EatenAgo } from '#workers/reference/eatenAgo.ts';
import { NOT_TO_BE_VOMITED, NOT_VOMITED } from '#workers/reference/notVomited.ts';
import { PET_EMERGENCIES } from '#workers/reference/petEmergencies.ts';

const HANDOVER = JSON.parse(readFileSync('tests/data/pet-handover.json', 'utf8')) as {
  readonly ago: {
    readonly question: string;
    readonly options: readonly string[];
    readonly values: readonly string[];
    readonly sentences: Readonly<Record<EatenAgo | 'under2NotVomit', string>>;
    readonly notVomitRows: readonly string[];
  };
};
const ids = PET_EMERGENCIES.map(({ id }) => id);

describe('how long ago', () => {
  test.each(ids)(
    'of %s: get it out is said where an animal may be made to vomit, and nothing where it is not answered',
    (id) => {
      const isVomited = !HANDOVER.ago.notVomitRows.includes(id);
      expect(agoSentence(null, id)).toBe('');
      const { sentences } = HANDOVER.ago;
      expect(agoSentence('under2', id)).toBe(isVomited ? sentences.under2 : sentences.under2NotVomit);
      for (const ago of ['2to6', 'over6', 'unknown'] as const) expect(agoSentence(ago, id)).toBe(sentences[ago]);
    },
  );

  test('is asked as in the sheet, and no horse or cow is said to be made to vomit', () => {
    expect(EATEN_AGO_QUESTION).toBe(HANDOVER.ago.question);
    expect(Object.keys(EATEN_AGO)).toEqual(HANDOVER.ago.values);
    expect(EATEN_AGO_OPTIONS.map(({ value }) => value)).toEqual(HANDOVER.ago.values);
    expect(Object.values(EATEN_AGO).map(({ label }) => label)).toEqual(HANDOVER.ago.options);
    expect(new Set(HANDOVER.ago.notVomitRows)).toEqual(new Set(NOT_VOMITED));
    expect(agoSentence('under2', 'farm-yew')).toBe(NOT_TO_BE_VOMITED);
  });
});
