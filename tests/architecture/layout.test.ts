/** Locations, names and lengths of files. */
import { describe, expect, test } from 'vitest';
import { GUIDES, SUBCATEGORIES } from '#src/engine/kit/taxonomy.ts';
import { sourceFiles } from '#tests/support/sourceFiles.ts';
import { functionLengths } from './functionLengths.ts';
import { withoutComments } from './importGraph.ts';

const SOURCES: ReadonlyMap<string, string> = new Map(
  Object.entries(sourceFiles(['src', 'workers', 'tests'], /\.(?:tsx?|mts)$/)),
);
const PATHS = [...SOURCES.keys()];
const PRODUCT = PATHS.filter((path) => !path.startsWith('tests/'));

const LONGEST = 300;
/** Files that may be longer, and why. */
const LONG_FOR_A_REASON: Readonly<Record<string, string>> = {
  'src/site/catalog/synonyms.ts': 'a table with a row for each calculator',
  'tests/architecture/fences.ts': 'a table with a row for each layer',
};

/** Maximum lines of a hook: a longer one does several jobs. */
const LONGEST_HOOK = 80;
const HOOK = /^use[A-Z]/;

/** Files found by glob pattern, which therefore have a default export; all other exports are named. */
const FOUND_BY_PATTERN = [
  /^workers\/formulas\/[^/]+\.ts$/,
  /^src\/calculators\/[^/]+\/(?:content|calculator)\.ts$/,
  /^src\/calculators\/analyses\/[^/]+\.ts$/,
  // Asked in the worker as a formula is.
  /^src\/site\/asking\/lineReading\.ts$/,
  // In place of a module of a package that has one.
  /^src\/engine\/ui\/drawnIcon\.ts$/,
];

/** Modifiers of Vitest and Playwright that skip a test, skip the others, or ignore a failure. */
const SET_ASIDE = /\b(?:test|it|describe)(?:\.\w+|\([^()]*\))*\.(?:skip|skipIf|runIf|only|todo|fixme|fails?)\b/;

/** File names, without folder and extension, of the files directly in a folder. */
function namesIn(folder: string, ending = '.ts'): readonly string[] {
  return pathsUnder(folder, ending).filter((name) => !name.includes('/'));
}

/** Relative paths, without extension, of the files in a folder and its subfolders. */
function pathsUnder(folder: string, ending = '.ts'): readonly string[] {
  return PATHS.filter((path) => path.startsWith(`${folder}/`) && path.endsWith(ending)).map((path) =>
    path.slice(folder.length + 1, -ending.length),
  );
}

function codeOf(path: string): string {
  return withoutComments(SOURCES.get(path) ?? '');
}

const LISTED: readonly string[] = SUBCATEGORIES.flatMap(({ calculators }): readonly string[] => calculators);
const FOLDERS = [
  ...new Set(PATHS.flatMap((path) => /^src\/calculators\/(?!analyses\/|families\/)([^/]+)\//.exec(path)?.[1] ?? [])),
];

describe('tests', () => {
  test.each(['formulas', 'lib', 'streams'])('exist for every file of workers/%s, in the same folder', (folder) => {
    const tested = pathsUnder(`tests/${folder}`, '.test.ts');
    expect(tested.length).toBeGreaterThan(5);
    expect(pathsUnder(`workers/${folder}`).filter((path) => !tested.includes(path))).toEqual([]);
  });

  test('are never skipped, focused or expected to fail', () => {
    for (const ending of [/\.test\.tsx?$/, /\.spec\.ts$/]) {
      const tests = PATHS.filter((path) => ending.test(path));
      expect(tests.length).toBeGreaterThan(5);
      expect(tests.filter((path) => SET_ASIDE.test(withoutTexts(codeOf(path))))).toEqual([]);
    }
  });

  test.each(['test.skip(', 'describe.only(', 'test.describe.fixme(', 'it.runIf(isThere)(', 'test.each(rows).skip('])(
    '%s would be found',
    (code) => expect(code).toMatch(SET_ASIDE),
  );
});

describe('calculators', () => {
  const calculating = FOLDERS.filter((id) => !GUIDES.some((guide) => guide === id));

  test.each(calculating)('%s has content and calculator', (id) => {
    const names = namesIn(`src/calculators/${id}`);
    const missing = ['calculator', 'content'].filter((name) => !names.includes(name));
    expect(missing.map((name) => `src/calculators/${id}/${name}.ts is missing`)).toEqual([]);
  });

  test.each(GUIDES)('%s is a guide: texts, and no calculation', (id) => {
    expect(namesIn(`src/calculators/${id}`).toSorted()).toEqual(['content']);
  });

  test('every folder is on the menu', () => {
    const unlisted = FOLDERS.filter((id) => !LISTED.includes(id));
    expect(
      unlisted.map((id) => `src/engine/kit/taxonomy.ts lists no '${id}', and src/calculators has its folder`),
    ).toEqual([]);
  });

  test('ids are lower case words with hyphens', () => {
    expect(
      [...LISTED, ...namesIn('workers/formulas')].filter((id) => !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id)),
    ).toEqual([]);
  });

  test('no subcategory lists one twice', () => {
    for (const { calculators } of SUBCATEGORIES) expect(new Set(calculators).size).toBe(calculators.length);
  });
});

describe('files', () => {
  test(`have ${LONGEST} lines at most, reference tables aside`, () => {
    const tooLong = [...SOURCES]
      .filter(([path]) => !path.startsWith('workers/reference/') && !(path in LONG_FOR_A_REASON))
      .map(([path, source]) => ({ path, lines: source.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > LONGEST)
      .map(({ path, lines }) => `${path} has ${lines} lines; a file has ${LONGEST} at most`);
    expect(tooLong).toEqual([]);
  });

  test('have names that say what is in them', () => {
    const vague = /(?:^|\/)(?:index|utils?|helpers?|misc|common|shared|types|constants)\.(?:ts|tsx)$/i;
    expect(PATHS.filter((path) => vague.test(path))).toEqual([]);
  });

  test('do not re-export, except the entries', () => {
    const barrels = PRODUCT.filter((path) => path !== 'src/entry-server.tsx').filter((path) =>
      /^export (?:type )?(?:\*|\{[^}]*\}) ?.*from /m.test(codeOf(path)),
    );
    expect(barrels).toEqual([]);
  });

  test('have a default export only where a glob pattern loads them', () => {
    const isFound = (path: string) => FOUND_BY_PATTERN.some((pattern) => pattern.test(path));
    const wrong = PRODUCT.filter((path) => /^export default /m.test(codeOf(path)) !== isFound(path));
    expect(wrong.map((path) => `${path} should ${isFound(path) ? '' : 'not '}have a default export`)).toEqual([]);
  });
});

describe('hooks', () => {
  const hooksIn = (path: string, source: string) => functionLengths(path, source).filter(({ name }) => HOOK.test(name));

  test(`have ${LONGEST_HOOK} lines at most`, () => {
    const hooks = [...SOURCES]
      .filter(([path, source]) => path.startsWith('src/') && /\buse[A-Z]/.test(source))
      .flatMap(([path, source]) => hooksIn(path, source).map((hook) => ({ path, ...hook })));
    expect(hooks.length).toBeGreaterThan(20);
    expect(hooks.filter(({ lines }) => lines > LONGEST_HOOK)).toEqual([]);
  });

  const body = '\n'.repeat(LONGEST_HOOK - 1);
  test.each([
    ['a function', `export function useThis<T extends { a: string }>(of: T): void {${body}}`],
    ['a default function', `export default function useThis() {${body}}`],
    ['an arrow function', `const useThis = (of: string): void => {${body}};`],
    ['an arrow function of more lines than its body', `const useThis = (\nof = '}',\n) => ({${body}});`],
    ['one that is wrapped', `export const useThis = wrapped(() => {${body}});`],
    ['a method', `const all = { useThis() {${body}} };`],
    ['one with markup and odd brackets in it', `function useThis() { return <p title="{">{'}'}${body}</p>; }`],
    ['one in another', `function usual() {\nfunction useThis() {${body}}\n}`],
  ])('the length of %s is known', (_, code) => {
    const [hook, ...others] = hooksIn('hook.tsx', code);
    expect(others).toEqual([]);
    expect(hook).toMatchObject({ name: 'useThis' });
    expect(hook?.lines).toBeGreaterThanOrEqual(LONGEST_HOOK);
    expect(hook?.lines).toBeLessThanOrEqual(LONGEST_HOOK + 2);
  });

  test('a caller of a hook is not a hook, and neither is a callback in its body', () => {
    expect(hooksIn('hook.ts', 'function shown() { useThis(() => {\n\n}); }')).toEqual([]);
    expect(hooksIn('hook.ts', 'function useThis() { useThat(() => {\n\n}); }')).toEqual([
      { name: 'useThis', lines: 3 },
    ]);
  });

  test('code that cannot be parsed is an error, not code without hooks', () => {
    expect(() => functionLengths('hook.ts', 'function useThis() {')).toThrow('hook.ts');
  });
});

describe('types', () => {
  test('are never any', () => {
    const loose = /(?::|\bas|<|,|\|)\s*any\b(?!['"])|\bany\[\]/;
    expect(PATHS.filter((path) => loose.test(withoutTexts(codeOf(path))))).toEqual([]);
  });

  test('are not switched off', () => {
    const switches = new RegExp(['ts-ignore', 'ts-nocheck'].map((name) => `@${name}`).join('|'));
    expect(PATHS.filter((path) => switches.test(SOURCES.get(path) ?? ''))).toEqual([]);
  });

  test('there are no enums, namespaces or parameter properties', () => {
    const unerasable =
      /^\s*(?:export )?(?:const )?(?:enum|namespace) |constructor\([^)]*\b(?:public|private|readonly) /m;
    expect(PRODUCT.filter((path) => unerasable.test(withoutTexts(codeOf(path))))).toEqual([]);
  });
});

describe('the product', () => {
  test('has only tables in reference', () => {
    const tables = PRODUCT.filter((path) => path.startsWith('workers/reference/'));
    expect(tables.length).toBeGreaterThan(5);
    expect(tables.filter((path) => /\bfunction\b|=>/.test(withoutTexts(codeOf(path))))).toEqual([]);
  });

  test('has no comments about later work', () => {
    const later = new RegExp(['TO', 'FIX'].map((start, index) => `\\b${start}${['DO', 'ME'][index]}\\b`).join('|'));
    expect(PATHS.filter((path) => later.test(SOURCES.get(path) ?? ''))).toEqual([]);
  });

  test('writes no markup from text and prints nothing but the warning about sharing', () => {
    expect(PRODUCT.filter((path) => /dangerouslySetInnerHTML|\.innerHTML\b/.test(codeOf(path)))).toEqual([]);
    const printing = PRODUCT.filter((path) => !path.startsWith('src/tools/build/') && /\bconsole\./.test(codeOf(path)));
    expect(printing.filter((path) => !path.startsWith('src/site/share/'))).toEqual([]);
  });

  test('names colors only in the theme', () => {
    const colours = /#[0-9a-f]{3,8}\b(?=[;'"`, )])|\b(?:rgb|hsl)a?\(/i;
    const painted = PRODUCT.filter((path) => path.startsWith('src/') && colours.test(codeOf(path)));
    // The base styles contain the shadows and the white of paper.
    expect(painted.filter((path) => !/^src\/engine\/ui\/(?:onDemand\/palettes|globalStyle)\.ts$/.test(path))).toEqual(
      [],
    );
  });
});

/** Removes the content of strings from the code. */
function withoutTexts(code: string): string {
  return code.replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''");
}
