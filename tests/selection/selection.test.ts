/** What a sampled run checks: each feature twice, what a change is about, and all of it within a week. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SUBCATEGORIES } from '#src/engine/kit/taxonomy.ts';
import { exampleDraft, runExample } from '#tests/support/calculatorRuns.ts';
import { definitionNamed, everyCalculator, formulasOf } from '#tests/support/everyCalculator.ts';
import { sourceFiles } from '#tests/support/sourceFiles.ts';
import { variedCases } from '#tests/vectorRunner/variedCases.ts';
import { affectedCalculators } from './affectedCalculators.ts';
import { changedFiles } from './changedFiles.mjs';
import { chosenSpecs } from './chosenSpecs.ts';
import { inTurn } from './inTurn.ts';
import { leftOutTests } from './leftOutTests.ts';
import { featuresOf } from './pageFeatures.ts';
import { smallestSample } from './smallestSample.ts';

describe('the smallest sample', () => {
  const features = new Map([
    ['a', new Set(['number', 'chart'])],
    ['b', new Set(['number'])],
    ['c', new Set(['number', 'table'])],
    ['d', new Set(['table'])],
    ['e', new Set(['table', 'number'])],
  ]);

  test('has each feature as often as is wanted, or as often as there is', () => {
    expect(smallestSample(features, 1)).toEqual(['a', 'c']);
    expect(smallestSample(features, 2)).toEqual(['a', 'c', 'd']);
  });

  test('of the calculators is less than a third of them, and is the same for the same pages', async () => {
    const calculators = await everyCalculator();
    const ofPages = new Map<string, ReadonlySet<string>>();
    for (const { id, definition } of calculators)
      ofPages.set(id, featuresOf(definition, (await runExample(definition)).presentation));
    const sample = smallestSample(ofPages, 2);
    expect(sample.length).toBeLessThan(calculators.length / 3);
    expect(smallestSample(ofPages, 2)).toEqual(sample);
    const counts = (ids: readonly string[]) => {
      const count = new Map<string, number>();
      for (const feature of ids.flatMap((id) => [...(ofPages.get(id) ?? [])]))
        count.set(feature, (count.get(feature) ?? 0) + 1);
      return count;
    };
    const inSample = counts(sample);
    for (const [feature, count] of counts([...ofPages.keys()]))
      expect(inSample.get(feature) ?? 0, feature).toBeGreaterThanOrEqual(Math.min(2, count));
  });
});

test('features of a page: kinds and options of fields, of blocks, their pairs, and those of the page', async () => {
  const definition = await definitionNamed('dog-chocolate-toxicity');
  const features = featuresOf(definition, (await runExample(definition)).presentation);
  expect(features).toContain('number.unitIn');
  expect(features).toContain('choice × facts');
  expect(features).toContain('page resultAfterEdit=removed');
  expect(features).toContain('result card');
  expect(features).not.toContain('number.label');
});

describe('the calculators that a change is about', async () => {
  const formulas = new Map((await everyCalculator()).map((each) => [each.id, formulasOf(each)]));
  const sources = sourceFiles(['src', 'workers']);
  const affected = (...changed: readonly string[]) => affectedCalculators(formulas, sources, changed);

  test.each([
    ['its own files', 'src/calculators/molarity/content.ts', ['molarity']],
    ['its formula', 'workers/formulas/molarity.ts', ['molarity']],
    ['its golden cases', 'tests/vectors/hardy-weinberg.reference.json', ['hardy-weinberg']],
    ['those of a later edition', 'tests/vectors/third/pets/cat-quality-life.json', ['cat-quality-life']],
    ['the test of its formula', 'tests/formulas/molarity.test.ts', ['molarity']],
    ['the engine', 'src/engine/machine/calculatorMachine.ts', []],
    ['a document', 'docs/features.md', []],
  ])('%s', (_, changed, ids) => expect(affected(changed)).toEqual(ids));

  test('a formula that several share, in the order of the pages', () => {
    const sharing = affected('workers/formulas/gestation.ts');
    expect(sharing).toContain('cow-gestation');
    expect(sharing.length).toBeGreaterThan(5);
    expect(affected('workers/formulas/molarity.ts', 'workers/formulas/pka.ts')).toEqual(['molarity', 'pka']);
  });
});

describe('those in turn', () => {
  const ids = [...new Set(SUBCATEGORIES.flatMap(({ calculators }): readonly string[] => calculators))];

  test('each page has its turn before one comes again', () => {
    const turns = Array.from({ length: Math.ceil(ids.length / 6) }, (_, day) => inTurn(ids, 6, day));
    expect(new Set(turns.flat()).size).toBe(ids.length);
    expect(turns.every((names) => new Set(names).size === 6)).toBe(true);
    expect(turns.slice(0, -1).flat()).toHaveLength(new Set(turns.slice(0, -1).flat()).size);
  });
});

describe('unit tests that are left out', () => {
  const sources = {
    'src/engine/results/copyText.ts': "import { plain } from './plain.ts';",
    'src/engine/results/plain.ts': '',
    'tests/results/copyText.test.ts': "import { copyText } from '#src/engine/results/copyText.ts';",
    'tests/results/other.test.ts': '',
    'tests/streams/gzip.test.ts': "import { made } from '#tests/support/made.ts';",
    'tests/support/made.ts': '',
    'tests/formulas/molarity.test.ts': '',
  };
  const leftOut = (...changed: readonly string[]) => leftOutTests(sources, changed);

  test('those of parts that no change is about, and never those of formulas', () => {
    expect(leftOut()).toEqual([
      'tests/results/copyText.test.ts',
      'tests/results/other.test.ts',
      'tests/streams/gzip.test.ts',
    ]);
    expect(leftOut('src/engine/results/plain.ts')).toEqual([
      'tests/results/other.test.ts',
      'tests/streams/gzip.test.ts',
    ]);
    expect(leftOut('tests/support/made.ts')).toEqual(['tests/results/copyText.test.ts', 'tests/results/other.test.ts']);
    expect(leftOut('tests/results/recorded.json')).toEqual(['tests/streams/gzip.test.ts']);
  });

  test('a document that a test names is as if it was imported', () => {
    const tests = { 'tests/cli/guide.test.ts': "read('docs/cli.md')", 'tests/cli/other.test.ts': '' };
    expect(leftOutTests(tests, ['docs/cli.md'])).toEqual(['tests/cli/other.test.ts']);
  });
});

describe('files of browser tests', () => {
  const names = ['dates', 'drafts', 'focus', 'offline', 'paper', 'units'];
  const specs = Object.fromEntries(names.map((name) => [`tests/browser/${name}.spec.ts`, '']));
  const sources = {
    ...specs,
    'tests/browser/dates.spec.ts': "page.goto('/calculator/cow-gestation')",
    'tests/browser/units.spec.ts': "import { expect } from './watch.ts';",
    'tests/browser/watch.ts': "'/calculator/cow-gestation'",
  };
  const chosen = (changed: readonly string[], concerned: readonly string[] = [], day = 1) =>
    chosenSpecs(sources, changed, concerned, day);

  test.each([
    'src/engine/machine/calculatorMachine.ts',
    'src/site/app/routes.tsx',
    'workers/host.ts',
    'workers/streams/gzipSource.ts',
    'vite.config.ts',
  ])('%s may change any page: all of them', (file) => {
    expect(chosen([file])).toEqual(Object.keys(specs));
  });

  test('else a third of them a day', () => {
    const others = ['workers/formulas/molarity.ts', 'docs/cli.md', 'tests/browser/README.md'];
    expect(chosen(others)).toHaveLength(2);
    expect(new Set([1, 2, 3].flatMap((day) => chosen(others, [], day)))).toEqual(new Set(Object.keys(specs)));
  });

  test('and those about safety', () => {
    const safety = 'tests/browser/safetyPages.spec.ts';
    for (const day of [1, 2, 3]) expect(chosenSpecs({ ...sources, [safety]: '' }, [], [], day)).toContain(safety);
  });

  test('and those that import what has changed, or have changed themselves', () => {
    expect(chosen([])).toEqual(['tests/browser/focus.spec.ts', 'tests/browser/offline.spec.ts']);
    expect(chosen(['tests/browser/watch.ts'])).toEqual([...chosen([]), 'tests/browser/units.spec.ts']);
    expect(chosen(['tests/browser/paper.spec.ts'])).toEqual([...chosen([]), 'tests/browser/paper.spec.ts']);
  });

  test('and those that name a calculator that the change is about', () => {
    expect(chosen([], ['cow-gestation'])).toEqual([...chosen([]), 'tests/browser/dates.spec.ts'].toSorted());
    expect(chosen([], ['cow'])).toEqual(chosen([]));
  });
});

describe('files that differ from the base', () => {
  let folder: string;
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], { cwd: folder });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'changed-'));
    git('init', '-q', '-b', 'main');
    writeFileSync(join(folder, 'kept.ts'), '1');
    git('add', '.');
    git('commit', '-qm', 'one');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('committed on the branch, changed since, and not tracked yet', () => {
    vi.stubEnv('TEST_BASE', 'main');
    git('checkout', '-qb', 'branch');
    writeFileSync(join(folder, 'new.ts'), '2');
    git('add', '.');
    git('commit', '-qm', 'two');
    writeFileSync(join(folder, 'kept.ts'), '3');
    mkdirSync(join(folder, 'a b'));
    writeFileSync(join(folder, 'a b/later.ts'), '4');
    expect(changedFiles(folder).toSorted()).toEqual(['a b/later.ts', 'kept.ts', 'new.ts']);
    vi.unstubAllEnvs();
  });

  test('without a remote, those since the last commit; outside a checkout, none', () => {
    writeFileSync(join(folder, 'kept.ts'), '3');
    expect(changedFiles(folder)).toEqual(['kept.ts']);
    rmSync(join(folder, '.git'), { recursive: true });
    expect(changedFiles(folder)).toEqual([]);
  });
});

test('varied cases: each outcome and each value of a choice, with the fewest cases', async () => {
  const definition = await definitionNamed('molarity');
  const [choice = ''] = Object.keys(definition.fields).filter((name) => definition.fields[name]?.kind === 'choice');
  const cases = [
    { name: 'one', input: { [choice]: 'a' }, expect: {} },
    { name: 'two', input: { [choice]: 'a' }, expect: {} },
    { name: 'three', input: { [choice]: 'b' }, expect: {} },
    { name: 'four', input: {}, error: 'No' },
  ];
  expect(choice).not.toBe('');
  expect(exampleDraft(definition)).toHaveProperty(choice);
  expect(variedCases(definition, cases).map(({ name }) => name)).toEqual(['one', 'three', 'four']);
});
