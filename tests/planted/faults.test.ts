/** The faults that are planted: the same from the same seed, one place each, and none where nothing runs. */
import { expect, test } from 'vitest';
import { relatedTests } from '#tests/selection/relatedTests.ts';
import { sourceFiles } from '#tests/support/sourceFiles.ts';
import { drawFaults, GROUPS } from './faults.ts';

const SOURCES = sourceFiles(['src', 'workers']);
const FAULTS = drawFaults(SOURCES, 200, 20);

test('200 faults, shared among the groups; the same from the same seed', () => {
  expect(FAULTS).toHaveLength(200);
  for (const { name, share } of GROUPS) expect(FAULTS.filter(({ group }) => group === name)).toHaveLength(share);
  expect(drawFaults(SOURCES, 200, 20).map(({ name }) => name)).toEqual(FAULTS.map(({ name }) => name));
  expect(drawFaults(SOURCES, 200, 21).map(({ name }) => name)).not.toEqual(FAULTS.map(({ name }) => name));
  expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(200);
});

test('each changes one place of its file', () => {
  for (const { name, file, text } of FAULTS) {
    const [before, after] = [(SOURCES[file] ?? '').split('\n'), text.split('\n')];
    expect(after.length).toBe(before.length);
    expect(
      after.filter((line, index) => line !== before[index]),
      name,
    ).toHaveLength(1);
  }
});

test('none is in a comment, an import, a type or a string of code', () => {
  const source = [
    "import { a } from '1 + 2';",
    '/** 3 < 4 */',
    '  // 5 > 6',
    'const text = "7 + 8";',
    'const sum = a + 9;',
    '  readonly b?: 10;',
  ].join('\n');
  const faults = drawFaults({ 'workers/formulas/x.ts': source, ...SOURCES }, 200, 1);
  expect(faults.length).toBe(200);
  const drawn = new Set<string>();
  for (let seed = 0; seed < 20; seed += 1)
    for (const { name } of drawFaults({ ...onlyIn(source) }, 5, seed)) drawn.add(name.replace(/^.*:(\d+):.*$/, '$1'));
  expect([...drawn]).toEqual(['5']);
});

/** The same few lines for each group. */
function onlyIn(source: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [
      ...['workers/formulas/x.ts', 'src/calculators/families/x.ts', 'src/engine/machine/x.ts', 'workers/streams/x.ts'],
      'workers/reference/x.ts',
    ].map((path) => [path, path.includes('reference') ? '\n\n\n\nexport const x = 12;' : source]),
  );
}

test('a file concerns the tests that import it, by other files as well', () => {
  const sources = {
    'src/a.ts': '',
    'src/b.ts': "import { a } from './a.ts';",
    'tests/a.test.ts': "import { a } from '#src/a.ts';",
    'tests/b.test.tsx': "import { b } from '#src/b.ts';",
    'tests/c.test.ts': "import { c } from '#src/c.ts';",
  };
  expect(relatedTests(sources, ['src/a.ts'])).toEqual(['tests/a.test.ts', 'tests/b.test.tsx']);
  expect(relatedTests(sources, ['src/b.ts'])).toEqual(['tests/b.test.tsx']);
});
