/** Comments and documents keep to plain words: those listed here made readers look twice. */
import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/sourceFiles.ts';
import { DOCUMENTS, textOf } from './markdown.ts';

/** 'Stands for' and 'there is no' are ordinary English. */
const RIDDLES =
  /\banew\b|\bwhatever\b|\b(?:is|are|was|were) none\b|\bstands?\b(?! for)|(?<!there )\b(?:is|are) no (?!longer\b|more\b|less\b)[a-z]/i;

const STRING_OR_COMMENT = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(\/\*[\s\S]*?\*\/|\/\/.*)/g;

/** Each comment on one line, without its marks. */
function commentsIn(source: string): readonly string[] {
  return [...source.matchAll(STRING_OR_COMMENT)].flatMap(([, comment]) =>
    comment === undefined ? [] : [comment.replace(/\n\s*\*? ?/g, ' ')],
  );
}

function riddlesIn(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => RIDDLES.test(text));
}

test('comments have none of them', () => {
  const found = Object.entries(sourceFiles(['src', 'workers'])).flatMap(([path, source]) =>
    riddlesIn(commentsIn(source)).map((comment) => `${path}: ${comment}`),
  );
  expect(found).toEqual([]);
});

test('documents have none of them, but for quoted messages', () => {
  const found = DOCUMENTS.flatMap((path) =>
    riddlesIn(
      textOf(path)
        .replace(/```[\s\S]*?```|`[^`\n]*`|'[^'\n]{2,200}?'(?!\w)|"[^"\n]*"/g, '')
        .split('\n'),
    ).map((line) => `${path}: ${line}`),
  );
  expect(found).toEqual([]);
});

test.each([
  '// An answer stands beside it.',
  '/** The number that is none. */',
  '/**\n * Read anew, whatever\n * it holds.\n */',
])('would be found: %s', (source) => {
  expect(riddlesIn(commentsIn(`${source}\nname`))).toHaveLength(1);
});

test('texts of the site are not comments', () => {
  expect(commentsIn("const text = 'it stands // there'; // plain")).toEqual(['// plain']);
});
