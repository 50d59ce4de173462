/** What no text of a pregnancy page may say: that trouble can wait, or that a rule comes from the specification. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gestationCalculator } from '#src/calculators/families/gestation.ts';
import { sharedText } from '#src/engine/kit/onDemand/sharedText.ts';
import { leavesOf } from '#tests/support/calculatorRuns.ts';
import { gestationInputs } from '#tests/support/gestationInputs.ts';
import { eventsOf, pregnancy, presented, SPECIES } from '#tests/support/gestationPages.ts';
import { BIRTH_EMERGENCIES } from '#workers/reference/birthEmergencies.ts';

const CONTENTS = import.meta.glob<{ default: unknown }>('/src/calculators/{*-gestation,*-pregnancy}/content.ts', {
  eager: true,
});

describe('no text lets trouble wait for a day', () => {
  const TROUBLE = /strain|collaps|discharge|bleed|fever|red bag|cannot rise|prolapse|down\b/i;
  const WAITING = /same day|that day\b|tomorrow|next week/i;
  /**
   * A late date, a retained afterbirth and a mother that does not eat require a call the same day: these are their
   * exact sentences.
   */
  const FROM_TABLE = new Set(
    Object.values(BIRTH_EMERGENCIES).flatMap(({ callNow, watchFor, lateLine }) => [...callNow, ...watchFor, lateLine]),
  );

  function sentencesOf(text: string): readonly string[] {
    return text.split(/(?<=[.:;!?])\s+/);
  }

  function textsIn(value: unknown): readonly string[] {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
  }

  function faults(texts: readonly string[]): readonly string[] {
    return texts
      .filter((text) => !FROM_TABLE.has(text))
      .flatMap(sentencesOf)
      .filter((sentence) => TROUBLE.test(sentence) && WAITING.test(sentence));
  }

  test('the words of the pages', () => {
    expect(Object.keys(CONTENTS)).toHaveLength(SPECIES.length);
    expect(faults(textsIn(Object.values(CONTENTS)))).toEqual([]);
  });

  test('the patterns find faults', () => {
    expect(faults(['Straining without progress needs a veterinarian the same day.'])).toHaveLength(1);
  });

  test('the results, calendars and shared texts, for any input', () => {
    fc.assert(
      fc.property(gestationInputs(SPECIES), (given) => {
        const page = presented(given);
        const shared = sharedText(gestationCalculator(given.species), page)?.split('\n') ?? [];
        expect(faults([...textsIn(page), ...textsIn(eventsOf(given)), ...shared])).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

test.each([
  ['dog-pregnancy', /\b72\b/, 'call on day 69 all the same'],
  ['cat-pregnancy', /\b76\b/, 'call on day 68 all the same'],
])('%s: a published length beyond the day to call is shown with that day', (page, length, call) => {
  const texts = leavesOf([CONTENTS[`/src/calculators/${page}/content.ts`]]).map(({ leaf }) => String(leaf));
  const found = texts.filter((text) => length.test(text));
  expect(found).not.toEqual([]);
  for (const text of found) expect(text).toContain(call);
});

test('the page of the buffalo says why its days are fewer than the averages it quotes', () => {
  const texts = leavesOf([CONTENTS['/src/calculators/buffalo-gestation/content.ts']]).map(({ leaf }) => String(leaf));
  const found = texts.filter((text) => text.includes('316 to 319'));
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/310 days for river buffaloes, on the early side .* so that no preparation comes too late/);
});

test('no page says that a rule is specified, and all use American spelling', () => {
  const texts = JSON.stringify([
    CONTENTS,
    SPECIES.map((species) => [gestationCalculator(species), presented(pregnancy(species))]),
  ]);
  expect(texts).not.toMatch(/specified|specification|behaviour|luteinis|oestrus|diarrhoea|labour|centre\b/i);
});
