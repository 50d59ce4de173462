/** Decision records: one short file each, all in the same form, all in the list. */
import { describe, expect, test } from 'vitest';
import { DOCUMENTS, textOf } from './markdown.ts';

const FOLDER = 'docs/decisions';
const LIST = `${FOLDER}/README.md`;
const DECISIONS = DOCUMENTS.filter((path) => path.startsWith(`${FOLDER}/`) && path !== LIST);

/** Lines, not headings, with at most one blank line between them. */
const PARAGRAPHS = String.raw`\n\n(?:[^#\n][^\n]*\n\n?)+`;
const FORM = new RegExp(
  `^# [^\\n]+\\n\\nDate: \\d{4}-\\d\\d-\\d\\d\\n\\n## Question${PARAGRAPHS}## Decision${PARAGRAPHS}## Reason${PARAGRAPHS}$`,
);

const titleOf = (text: string): string => /^# (.+)$/m.exec(text)?.[1] ?? '';
const dateOf = (text: string): string => /^Date: (.+)$/m.exec(text)?.[1] ?? '';

describe('decisions', () => {
  test('are found', () => expect(DECISIONS.length).toBeGreaterThanOrEqual(72));

  test('have a title, a date, a question, a decision and a reason', () => {
    expect(DECISIONS.filter((path) => !FORM.test(textOf(path)))).toEqual([]);
    expect(DECISIONS.filter((path) => !/^## Question\n\n[^#]*\?\n/m.test(textOf(path)))).toEqual([]);
  });

  test('are all in the list, by title and date, and nothing else is', () => {
    const listed = [...textOf(LIST).matchAll(/^- (\[.+\]\(.+\) \(.+\))$/gm)].map(([, entry = '']) => entry);
    const there = DECISIONS.map((path) => {
      const text = textOf(path);
      return `[${titleOf(text)}](${path.slice(FOLDER.length + 1)}) (${dateOf(text)})`;
    });
    expect(listed.toSorted()).toEqual(there.toSorted());
  });

  test.each([
    ['no date', '# A\n\n## Question\n\nB?\n\n## Decision\n\nC\n\n## Reason\n\nD\n'],
    ['no reason', '# A\n\nDate: 2026-11-21\n\n## Question\n\nB?\n\n## Decision\n\nC\n'],
    [
      'another heading',
      '# A\n\nDate: 2026-11-21\n\n## Question\n\nB?\n\n## Decision\n\nC\n\n## Reason\n\nD\n\n## E\n\nF\n',
    ],
    ['an empty decision', '# A\n\nDate: 2026-11-21\n\n## Question\n\nB?\n\n## Decision\n\n## Reason\n\nD\n'],
  ])('one with %s would be found', (_, text) => {
    expect(text).not.toMatch(FORM);
  });
});
