/** No two pages share a sentence. */
import { expect, test } from 'vitest';
import { everyPage, type Page } from '#tests/support/everyCalculator.ts';
import { sentencesOf } from '#tests/support/sentences.ts';

const PAGES = await everyPage();

test('there are pages', () => {
  expect(PAGES.length).toBeGreaterThan(50);
});

test('no two calculators have a name, a description or a sentence in common', () => {
  const owners = new Map<string, Set<string>>();
  for (const page of PAGES) {
    for (const text of ownTexts(page)) {
      owners.set(text, (owners.get(text) ?? new Set()).add(page.id));
    }
  }
  const shared = [...owners].filter(([, ids]) => ids.size > 1).map(([text, ids]) => `${[...ids].join(', ')}: ${text}`);
  expect(shared).toEqual([]);
});

function ownTexts({ content }: Page): readonly string[] {
  const { introduction, guide, faq, notes } = content;
  const prose = [
    ...introduction,
    ...guide.flatMap(({ text }) => text),
    ...faq.flatMap(({ question, answer }) => [question, answer]),
    ...notes,
  ];
  // Short answers such as 'Yes.' may repeat.
  const sentences = prose.flatMap(sentencesOf).filter((sentence) => sentence.split(/\s+/).length > 3);
  return [content.name, content.description, ...sentences].map((text) => text.toLowerCase());
}
