/** Decisions: a file for each area, a section of one form for each decision, which names a file that is there. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DOCUMENTS, textOf } from './markdown.ts';

const FOLDER = 'docs/decisions';
const LIST = `${FOLDER}/README.md`;
const AREAS = DOCUMENTS.filter((path) => path.startsWith(`${FOLDER}/`) && path !== LIST);

/** Title, date, file, question, and the answer with its reason. */
const FORM = /^[^\n]+\n\n\*(\d{4}-\d\d-\d\d), `([^`]+)`\.\* [^#]*?\?\n\n[^\n]+\n/;

const sectionsOf = (text: string): readonly string[] => text.split(/^## /m).slice(1);

describe('decisions', () => {
  test('are found', () => expect(AREAS.flatMap((path) => sectionsOf(textOf(path))).length).toBeGreaterThan(140));

  test.each(AREAS)('of %s have a title, a date, a file that is there, a question and an answer', (path) => {
    for (const section of sectionsOf(textOf(path))) {
      expect(section).toMatch(FORM);
      expect(section).not.toMatch(/^#/m);
      expect(existsSync(FORM.exec(section)?.[2] ?? ''), section.slice(0, 60)).toBe(true);
    }
  });

  test('are counted in the list', () => {
    const listed = [...textOf(LIST).matchAll(/^\| \[.+\]\((.+)\) \| (\d+) \|$/gm)].map(([, file, count]) => [
      `${FOLDER}/${file}`,
      Number(count),
    ]);
    const there = AREAS.map((path) => [path, sectionsOf(textOf(path)).length]);
    expect(listed.toSorted()).toEqual(there.toSorted());
  });

  test.each([
    ['no date', 'A\n\n*`src`.* B?\n\nC\n'],
    ['no question', 'A\n\n*2026-11-21, `src`.* B.\n\nC\n'],
    ['no file', 'A\n\n*2026-11-21.* B?\n\nC\n'],
    ['no answer', 'A\n\n*2026-11-21, `src`.* B?\n'],
  ])('one with %s would be found', (_, text) => {
    expect(text).not.toMatch(FORM);
  });
});
