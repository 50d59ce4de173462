import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readVectorFiles } from '#tests/vectorRunner/vectorFiles.ts';
import { type CataloguedMessage, MESSAGE_CATALOGUE } from './messageCatalogue.ts';

const TABLE = /<!-- messages -->\n([\s\S]*?)<!-- end of messages -->/;
const files = readVectorFiles('tests/vectors');

/** The table as it has to stand in tests/README.md. */
function table(rows: readonly CataloguedMessage[]): string {
  const lines = rows.map(({ message, where, shownAs, provokedBy, notOnPage }) => {
    const provoked =
      provokedBy === null
        ? 'nothing'
        : 'goldenCase' in provokedBy
          ? `golden case “${provokedBy.goldenCase}”`
          : `\`${provokedBy.file}\`: ${provokedBy.title}`;
    return `| ${message} | ${where}, ${shownAs} | ${provoked} | ${notOnPage === undefined ? 'yes' : `no: ${notOnPage}`} |`;
  });
  return ['| message | where | provoked by | on the page |', '|---|---|---|---|', ...lines, ''].join('\n');
}

describe('the catalogue of messages', () => {
  test.each(MESSAGE_CATALOGUE)(
    '“$message” of $where is provoked by a test that exists',
    ({ message, where, provokedBy }) => {
      if (provokedBy === null) return;
      if ('goldenCase' in provokedBy) {
        const file = files.find(({ calculator, isReference }) => calculator === where && !isReference);
        const found = file?.cases.find(({ name }) => name === provokedBy.goldenCase);
        expect(found?.error).toBe(message);
      } else {
        // Titles of generated tests are put together; their parts stand in the file.
        const source = readFileSync(provokedBy.file, 'utf8');
        expect(source).toContain(message);
      }
    },
  );

  test('a message that nothing provokes says why', () => {
    const unexplained = MESSAGE_CATALOGUE.filter((row) => row.provokedBy === null && row.notOnPage === undefined);
    expect(unexplained).toEqual([]);
  });

  test('stands in tests/README.md as it is here', () => {
    const [, written] = TABLE.exec(readFileSync('tests/README.md', 'utf8')) ?? [];
    expect(written).toBe(table(MESSAGE_CATALOGUE));
  });
});
