import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readVectorFiles } from '#tests/vectorRunner/vectorFiles.ts';
import { type CataloguedMessage, MESSAGE_CATALOGUE } from './messageCatalogue.ts';

const TABLE = /<!-- messages -->\n([\s\S]*?)<!-- end of messages -->/;
const files = readVectorFiles('tests/vectors');

/** The expected table of tests/FAULTS.md. */
function table(rows: readonly CataloguedMessage[]): string {
  const lines = rows.map(({ message, where, shownAs, provokedBy, notOnPage }) => {
    const provoked =
      'goldenCase' in provokedBy
        ? `golden case “${provokedBy.goldenCase}”`
        : `\`${provokedBy.file}\`: ${provokedBy.title}`;
    return `| ${message} | ${where}, ${shownAs} | ${provoked} | ${notOnPage === undefined ? 'yes' : `no: ${notOnPage}`} |`;
  });
  return ['| message | where | provoked by | on the page |', '|---|---|---|---|', ...lines, ''].join('\n');
}

/**
 * Returns title and body of the test with that title; null where there is none. The parts of a concatenated title are
 * on one line of the file.
 */
function testCalled(title: string, source: string): string | null {
  for (const { 2: written = '', index } of source.matchAll(/\btest\((['`])(.+?)\1, async/g)) {
    const found = titlePattern(written).exec(title);
    if (found === null) continue;
    const isOfARow = source.split('\n').some((line) => found.slice(1).every((part) => line.includes(`'${part}'`)));
    if (isOfARow) return title + source.slice(index).split(/^ *\}\);$/m, 1)[0];
  }
  return null;
}

/** Builds a pattern that matches the possible values of a template title and captures its substitutions. */
function titlePattern(written: string): RegExp {
  const fixedParts = written.split(/\$\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${fixedParts.join('(.+)')}$`);
}

describe('the catalogue of messages', () => {
  test.each(MESSAGE_CATALOGUE)(
    '“$message” of $where is triggered by an existing test',
    ({ message, where, provokedBy }) => {
      if ('goldenCase' in provokedBy) {
        const file = files.find(({ calculator, isReference }) => calculator === where && !isReference);
        const found = file?.cases.find(({ name }) => name === provokedBy.goldenCase);
        expect(found?.error).toBe(message);
      } else {
        expect(testCalled(provokedBy.title, readFileSync(provokedBy.file, 'utf8'))).toContain(message);
      }
    },
  );

  test('no message is listed twice in one place', () => {
    const places = MESSAGE_CATALOGUE.map(({ message, where }) => `${where}: ${message}`);
    expect(places).toEqual([...new Set(places)]);
  });

  test.each(["/category/alchemy says 'Subcategory not found'", 'an unknown address answers 404'])(
    'there is no test called: %s',
    (title) => {
      expect(testCalled(title, readFileSync('tests/browser/addresses.spec.ts', 'utf8'))).toBeNull();
    },
  );

  test('matches the table in tests/FAULTS.md', () => {
    const [, written] = TABLE.exec(readFileSync('tests/FAULTS.md', 'utf8')) ?? [];
    expect(written).toBe(table(MESSAGE_CATALOGUE));
  });
});
