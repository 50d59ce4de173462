/** The words of every calculator's page: complete, of the agreed length, and about that calculator alone. */
import { describe, expect, test } from 'vitest';
import { figuresOf } from '#src/kit/presentation.ts';
import { exampleDraft, leavesOf, runExample } from '#tests/support/calculatorRuns.ts';
import { type BuiltCalculator, everyCalculator, everyFormula } from '#tests/support/everyCalculator.ts';
import { SOURCES } from '#workers/reference/sources.ts';

const CALCULATORS = await everyCalculator();
// The kernel of the sequence formulas is compiled when first loaded, which takes longer than a single test may.
await everyFormula();

describe.each(CALCULATORS)('$id', ({ meta, content, definition }) => {
  const { introduction, keywords, guide, faq, notes } = content;

  test('has a name and a description of one sentence', () => {
    expect(meta.name.trim()).toBe(meta.name);
    expect(meta.name).not.toBe('');
    expect(sentencesOf(meta.description)).toHaveLength(1);
    expect(meta.description).toMatch(/\.$/);
  });

  test('is introduced in 60 words at most', () => {
    const words = introduction.join(' ').split(/\s+/).filter(Boolean);
    expect(words.length).toBeGreaterThan(0);
    expect(words.length).toBeLessThanOrEqual(60);
  });

  test('has five to eight keywords, each once', () => {
    expect(keywords.length).toBeGreaterThanOrEqual(5);
    expect(keywords.length).toBeLessThanOrEqual(8);
    expect(new Set(keywords.map((word) => word.toLowerCase())).size).toBe(keywords.length);
  });

  test('has three guide cards, and a number of the example in one of them', async () => {
    expect(guide).toHaveLength(3);
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

  test('answers four to six questions, each in two to four sentences', () => {
    expect(faq.length).toBeGreaterThanOrEqual(4);
    expect(faq.length).toBeLessThanOrEqual(6);
    for (const { question, answer } of faq) {
      expect(question).toMatch(/\?$/);
      expect(sentencesOf(answer).length, answer).toBeGreaterThanOrEqual(2);
      expect(sentencesOf(answer).length, answer).toBeLessThanOrEqual(4);
    }
  });

  test('has four to six important notes', () => {
    expect(notes.length).toBeGreaterThanOrEqual(4);
    expect(notes.length).toBeLessThanOrEqual(6);
  });

  test('names two sources at least, each once, or the specification where every number is fixed by it', () => {
    const { sources } = definition;
    if (sources[0] !== 'spec' || sources.length > 1) expect(sources.length).toBeGreaterThanOrEqual(2);
    expect(new Set(sources).size).toBe(sources.length);
    expect(sources.filter((key) => !(key in SOURCES))).toEqual([]);
  });

  test('is written plainly: nothing blank, nothing shouted, no markup', () => {
    const texts = leavesOf([meta, content]).map(({ leaf }) => leaf);
    for (const text of texts) {
      if (typeof text !== 'string') continue;
      expect(text.trim(), text).toBe(text);
      expect(text).not.toBe('');
      expect(text, text).not.toMatch(/!(?!=)|<\/?[a-z]+>|\*\*|\]\(/i);
    }
  });
});

test('no two calculators have a name, a description or a sentence in common', () => {
  const owners = new Map<string, Set<string>>();
  for (const calculator of CALCULATORS) {
    for (const text of ownTexts(calculator)) {
      owners.set(text, (owners.get(text) ?? new Set()).add(calculator.id));
    }
  }
  const shared = [...owners].filter(([, ids]) => ids.size > 1).map(([text, ids]) => `${[...ids].join(', ')}: ${text}`);
  expect(shared).toEqual([]);
});

function ownTexts({ meta, content }: BuiltCalculator): readonly string[] {
  const { introduction, guide, faq, notes } = content;
  const prose = [
    ...introduction,
    ...guide.flatMap(({ text }) => text),
    ...faq.flatMap(({ question, answer }) => [question, answer]),
    ...notes,
  ];
  // 'Yes.' and the like belong to everybody.
  const sentences = prose.flatMap(sentencesOf).filter((sentence) => sentence.split(/\s+/).length > 3);
  return [meta.name, meta.description, ...sentences].map((text) => text.toLowerCase());
}

function sentencesOf(text: string): readonly string[] {
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');
}

/** '150', '37.9', '3.9811e-8'. */
function numbersIn(text: string): readonly string[] {
  return text.match(/\d+(?:\.\d+)?(?:e[+-]?\d+)?/g) ?? [];
}
