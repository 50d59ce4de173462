// The files that make up a calculator and the tests that concern it, read from its imports. Paths are from the
// repository root.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Contract tests that run for any selected calculators; of the others, those named after a calculator are run. */
export const WHOLE_SITE = [
  'everyFormula.test.ts',
  'generatorTexts.test.ts',
  'ownWords.test.ts',
  'visitorWords.test.ts',
];

/** Its own folder, its formulas, and the tests of both: what is linted. */
export function filesOf(root, id) {
  return [`src/calculators/${id}`, ...formulasOf(root, id).map((formula) => `workers/formulas/${formula}.ts`)]
    .concat(ownTests(root, id))
    .filter((path) => existsSync(join(root, path)));
}

/**
 * Its unit tests and those of its formulas and families, the contract tests, the fences, the tables and the tests of
 * this folder.
 */
export function testsOf(root, ids) {
  return [
    ...new Set([
      'tests/architecture/*.test.ts',
      'tests/check/*.check.ts',
      ...ids.flatMap((id) => ownTests(root, id)),
      // Tests of all calculators together are left to `npm test`.
      ...[...allTests(root, 'tests/reference'), ...ids.flatMap((id) => familyTests(root, id))].filter(
        (path) => !asksForAll(textOf(join(root, path))),
      ),
      ...allTests(root, 'tests/contract').filter((path) => concerns(join(root, path), ids)),
    ]),
  ];
}

/** A calculator without a formula of its own shares that of its family. */
function formulasOf(root, id) {
  const [own, families] = [sourcesIn(root, `src/calculators/${id}`), familiesOf(root, id)];
  const shared = families.map((family) => textOf(join(root, `src/calculators/families/${family}.ts`)));
  return [...new Set([id, ...matches([...own, ...shared], /#workers\/formulas\/([\w-]+)\.ts/g)])];
}

function ownTests(root, id) {
  const formulas = formulasOf(root, id);
  return [...testsNamed(root, 'tests/calculators', [id]), ...testsNamed(root, 'tests/formulas', formulas)];
}

function familyTests(root, id) {
  return testsNamed(root, 'tests/families', familiesOf(root, id));
}

function familiesOf(root, id) {
  return matches(sourcesIn(root, `src/calculators/${id}`), /#src\/calculators\/families\/(\w+)\.ts/g);
}

/** 'molarity.test.ts', 'molarity.zones.test.ts', 'molarity.test.tsx'. */
function testsNamed(root, folder, names) {
  return allTests(root, folder).filter((path) => names.includes(basename(path).split('.')[0]));
}

function concerns(path, ids) {
  const text = textOf(path);
  return WHOLE_SITE.includes(basename(path)) || asksForAll(text) || ids.some((id) => text.includes(`'${id}'`));
}

function asksForAll(text) {
  return text.includes('/everyCalculator.ts');
}

function allTests(root, folder) {
  return namesIn(root, folder)
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
}

function sourcesIn(root, folder) {
  return namesIn(root, folder).map((name) => textOf(join(root, folder, name)));
}

function namesIn(root, folder) {
  return existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
}

function textOf(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function matches(texts, pattern) {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)))];
}
