/**
 * Every formula adds its types to the contract under the name of its file. There is no central list, so a test enforces
 * it.
 */
import { describe, expect, test } from 'vitest';
import { withoutComments } from './importGraph.ts';

const FORMULAS = import.meta.glob<string>('/workers/formulas/*.ts', { query: '?raw', import: 'default', eager: true });

const ADDED = /\bdeclare module '\.\.\/contract\.ts' \{\s*interface FormulaTypes \{\s*'?([\w-]+)'?: FormulaType</g;
const TYPED_AS = /\bsatisfies Formula<'([^']*)'>/g;
const OWN = /^ {2}id: '([^']*)',$/gm;

/** Returns what is wrong with the names in a formula, each with the name of its file. */
function misnomers(id: string, source: string): readonly string[] {
  const code = withoutComments(source);
  return [
    { does: 'adds itself to FormulaTypes as', ids: idsIn(code, ADDED) },
    { does: 'has the types of', ids: idsIn(code, TYPED_AS) },
    { does: 'has the id', ids: idsIn(code, OWN) },
  ].flatMap(({ does, ids }) => {
    if (ids.length !== 1) return [`workers/formulas/${id}.ts ${does} ${ids.length} ids, not one`];
    return ids[0] === id ? [] : [`workers/formulas/${id}.ts ${does} '${ids[0]}', not '${id}'`];
  });
}

function idsIn(code: string, pattern: RegExp): readonly string[] {
  return [...code.matchAll(pattern)].map(([, id = '']) => id);
}

test('every formula adds its types under the name of its file', () => {
  const formulas = Object.entries(FORMULAS);
  expect(formulas.length).toBeGreaterThan(50);
  expect(formulas.flatMap(([path, source]) => misnomers(path.replace(/^.*\/|\.ts$/g, ''), source))).toEqual([]);
});

describe('would be found:', () => {
  const added = (id: string) =>
    `declare module '../contract.ts' {\n  interface FormulaTypes {\n    ${id}: FormulaType<A, B>;\n  }\n}\n`;
  const formula = (own: string, typed: string) =>
    `export default {\n  id: '${own}',\n} satisfies Formula<'${typed}'>;\n`;

  test.each([
    ['one that does not add itself', formula('dog-age', 'dog-age'), 'adds itself to FormulaTypes as 0 ids'],
    ['in a comment', `/*\n${added("'dog-age'")}*/\n${formula('dog-age', 'dog-age')}`, 'FormulaTypes as 0 ids'],
    ['under another name', added("'cat-age'") + formula('dog-age', 'dog-age'), "FormulaTypes as 'cat-age'"],
    ['with the types of another', added("'dog-age'") + formula('dog-age', 'cat-age'), "types of 'cat-age'"],
    ['with the id of another', added("'dog-age'") + formula('cat-age', 'dog-age'), "has the id 'cat-age'"],
  ])('%s', (_, source, complaint) => {
    expect(misnomers('dog-age', source)).toEqual([expect.stringContaining(complaint)]);
  });

  test('and nothing where all is well', () => {
    expect(misnomers('dog-age', added("'dog-age'") + formula('dog-age', 'dog-age'))).toEqual([]);
    expect(misnomers('pka', added('pka') + formula('pka', 'pka'))).toEqual([]);
  });
});
