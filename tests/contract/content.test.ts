/** The texts of every calculator's page: complete, of the agreed length, and about that calculator only. */
import { describe, expect, test } from 'vitest';
import { CONTENT_COUNTS, type Count, countInWords, isEnough } from '#src/engine/kit/contentCounts.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { exampleDraft, leavesOf, runExample } from '#tests/support/calculatorRuns.ts';
import { everyCalculator, everyFormula } from '#tests/support/everyCalculator.ts';
import { sentencesOf } from '#tests/support/sentences.ts';
import { SOURCES } from '#workers/reference/sources.ts';

const CALCULATORS = await everyCalculator();
// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();

describe.each(CALCULATORS)('$id', ({ id, content, definition }) => {
  const { introduction, keywords, guide, faq, notes } = content;

  test('has a name and a description of one sentence', () => {
    expect(content.name.trim()).toBe(content.name);
    expect(content.name).not.toBe('');
    expect(sentencesOf(content.description)).toHaveLength(1);
    expect(content.description).toMatch(/\.$/);
  });

  test('has a purpose of a few words, which does not repeat the name', () => {
    const { purpose, name } = content;
    expect([...purpose].length, purpose).toBeLessThanOrEqual(32);
    expect(purpose.split(' ').length, purpose).toBeGreaterThan(1);
    expect(purpose).toMatch(/[^.]$/);
    expect(name.toLowerCase()).not.toContain(purpose.toLowerCase());
  });

  test('says as much as a page has to say', () => {
    const counted = {
      keywords: [keywords.length],
      'words of the introduction': [introduction.join(' ').split(/\s+/).filter(Boolean).length],
      'guide cards': [guide.length],
      'FAQ questions': [faq.length],
      'sentences of an answer': faq.map(({ answer }) => sentencesOf(answer).length),
      notes: [notes.length],
      // 'spec' alone: every number is fixed by the specification.
      sources: definition.sources.join() === 'spec' ? [] : [definition.sources.length],
    } satisfies Record<keyof typeof CONTENT_COUNTS, readonly number[]>;
    expect(countComplaints(id, counted)).toEqual([]);
  });

  test('has each keyword once', () => {
    expect(new Set(keywords.map((word) => word.toLowerCase())).size).toBe(keywords.length);
  });

  test('has a number of the example in a guide card', async () => {
    for (const { text } of guide) expect(text.length).toBeGreaterThan(0);
    const { presentation } = await runExample(definition);
    const shown = figuresOf(presentation).flatMap(({ text, note = '' }) => [text, note]);
    const entered = leavesOf(exampleDraft(definition)).map(({ leaf }) => String(leaf));
    const numbers = new Set([...shown, ...entered].flatMap(numbersIn));
    expect(
      guide
        .flatMap(({ text }) => text)
        .flatMap(numbersIn)
        .filter((number) => numbers.has(number)),
    ).not.toEqual([]);
  });

  test('asks in questions', () => {
    expect(faq.map(({ question }) => question).filter((question) => !question.endsWith('?'))).toEqual([]);
  });

  test('names existing sources, each once', () => {
    const { sources } = definition;
    expect(new Set(sources).size).toBe(sources.length);
    expect(
      sources
        .filter((key) => !(key in SOURCES))
        .map((key) => `src/calculators/${id}/calculator.ts: workers/reference/sources.ts has no source '${key}'`),
    ).toEqual([]);
  });

  test('is written plainly: nothing blank, nothing shouted, no markup', () => {
    const texts = leavesOf([content]).map(({ leaf }) => leaf);
    for (const text of texts) {
      if (typeof text !== 'string') continue;
      expect(text.trim(), text).toBe(text);
      expect(text).not.toBe('');
      expect(text, text).not.toMatch(/!(?!=)|<\/?[a-z]+>|\*\*|\]\(/i);
    }
  });
});

/** '… keywords: 3, and a page has 5 to 8'. */
function countComplaints(
  id: string,
  counted: Readonly<Record<keyof typeof CONTENT_COUNTS, readonly number[]>>,
): readonly string[] {
  return (Object.keys(counted) as (keyof typeof CONTENT_COUNTS)[]).flatMap((name) => {
    const file = name === 'sources' ? 'calculator' : 'content';
    const count: Count = CONTENT_COUNTS[name];
    return counted[name]
      .filter((number) => !isEnough(number, count))
      .map((number) => `src/calculators/${id}/${file}.ts: ${name}: ${number}, and a page has ${countInWords(count)}`);
  });
}

/** '150', '37.9', '3.9811e-8'. */
function numbersIn(text: string): readonly string[] {
  return text.match(/\d+(?:\.\d+)?(?:e[+-]?\d+)?/g) ?? [];
}
