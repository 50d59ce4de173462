/**
 * `npm run test:planted`: plants faults in copies of the site, one by one, and says which of them `npm test` names, and which of the others
 * `npm run test:all` names. What is known of a fault is kept, so that a run that was stopped goes on: `-- --from-start` forgets it.
 *
 * A fault is looked for in the order of what the looks cost, and the first that fails ends the search: golden cases of the calculators
 * concerned, unit tests that import the file, types, contract tests of the calculators concerned, all that are in the sample, browser tests.
 */
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { siteCopy } from '#tests/check/siteCopy.mjs';
import { affectedCalculators } from '#tests/selection/affectedCalculators.ts';
import { chosenSpecs } from '#tests/selection/chosenSpecs.ts';
import { today } from '#tests/selection/inTurn.ts';
import { relatedTests } from '#tests/selection/relatedTests.ts';
import { everyCalculator, formulasOf } from '#tests/support/everyCalculator.ts';
import type { Sample } from '#tests/support/sample.ts';
import { sourceFiles } from '#tests/support/sourceFiles.ts';
import { drawFaults } from './faults.ts';

type PlantedFault = ReturnType<typeof drawFaults>[number];

/** What a look costs decides when it is taken; `whole` is how `npm run test:all` looks. */
interface Look {
  readonly name: string;
  readonly isMeant: (fault: PlantedFault, concerned: readonly string[]) => boolean;
  /** Asks about the calculators concerned alone: what fails there fails in the whole sample as well. */
  readonly isNarrow?: true;
  readonly args: (fault: PlantedFault, whole: boolean) => readonly (readonly string[])[];
  /** Whether `test:all` sees more here. */
  readonly differs: boolean;
}

interface Outcome {
  readonly name: string;
  readonly group: string;
  /** What named it in the run of `npm test`; null: nothing. */
  readonly sampled: string | null;
  /** What named it in the run of `npm run test:all`. */
  readonly whole: string | null;
}

const ROOT = process.cwd();
const SOURCES = sourceFiles(['src', 'workers']);
const WITH_TESTS = { ...SOURCES, ...sourceFiles(['tests']) };
/** What a run of `npm test` may leave unnamed of what `npm run test:all` names. */
const MOST_UNNAMED = 0.05;

/** More calculators than that are most of the sample. */
const MOST_NARROW = 12;

const vitest = (...args: readonly string[]) => ['node_modules/vitest/vitest.mjs', 'run', '--bail', '1', ...args];
const typeScript = (file: string, ...args: readonly string[]) => ['tests/setup/runTypeScript.mjs', file, ...args];

const LOOKS: readonly Look[] = [
  {
    name: 'golden cases',
    isMeant: ({ file }) => file.startsWith('workers/'),
    args: () => [typeScript('tests/vectorRunner/worker.ts')],
    differs: false,
  },
  {
    name: 'tests that import the file',
    isMeant: ({ file }) => relatedTests(WITH_TESTS, [file]).length > 0,
    args: ({ file }) => [vitest(...relatedTests(WITH_TESTS, [file]))],
    differs: true,
  },
  { name: 'types', isMeant: () => true, args: () => [['node_modules/typescript/bin/tsc', '-b']], differs: false },
  {
    name: 'contract tests of its calculators',
    isMeant: (_, { length }) => length > 0 && length <= MOST_NARROW,
    isNarrow: true,
    args: () => [vitest('tests/contract')],
    differs: false,
  },
  {
    name: 'contract tests',
    isMeant: () => true,
    args: () => [vitest('tests/contract', 'tests/reference')],
    differs: true,
  },
  {
    name: 'browser tests',
    isMeant: () => true,
    args: (_, whole) => [
      ['node_modules/vite/bin/vite.js', 'build'],
      typeScript('tests/vectorRunner/page.ts'),
      ...(whole ? [] : [['tests/selection/chooseBrowserTests.mjs', 'tests/.results/browser.txt']]),
      [
        ...['node_modules/playwright/cli.js', 'test', '-c', 'tests/playwright.config.ts', '-x'],
        ...(whole ? [] : ['--project=production', '--test-list', 'tests/.results/browser.txt']),
      ],
    ],
    differs: true,
  },
];

export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      count: { type: 'string', default: '200' },
      seed: { type: 'string', default: '20' },
      jobs: { type: 'string', default: '2' },
      /** Without the browser: what is left unnamed is looked for there in a later run. */
      'no-browser': { type: 'boolean', default: false },
      'from-start': { type: 'boolean', default: false },
    },
  });
  const kept = join(ROOT, `node_modules/.cache/planted-${values.seed}-${values.count}.jsonl`);
  if (values['from-start']) rmSync(kept, { force: true });
  mkdirSync(dirname(kept), { recursive: true });
  const known = existsSync(kept)
    ? readFileSync(kept, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Outcome)
    : [];
  const faults = drawFaults(SOURCES, Number(values.count), Number(values.seed));
  const waiting = faults.filter(({ name }) => !known.some((each) => each.name === name));
  const looks = values['no-browser'] ? LOOKS.filter(({ name }) => name !== 'browser tests') : LOOKS;
  const outcomes = [...known];
  await Promise.all(
    Array.from({ length: Number(values.jobs) }, async (_, job) => {
      const copy = preparedCopy();
      try {
        for (let fault = waiting.shift(); fault !== undefined; fault = waiting.shift()) {
          const outcome = await plantedIn(copy, job, fault, looks);
          outcomes.push(outcome);
          if (outcome.sampled !== null || !values['no-browser']) appendFileSync(kept, `${JSON.stringify(outcome)}\n`);
          console.log(`${outcome.sampled ?? `— (test:all: ${outcome.whole ?? 'nothing'})`}  ${fault.name}`);
        }
      } finally {
        rmSync(copy, { recursive: true, force: true });
      }
    }),
  );
  return summary(outcomes);
}

/** A copy with a repository of its own, in which the fault is all that differs, and the sample of the site without faults. */
function preparedCopy(): string {
  const copy = siteCopy(ROOT);
  const git = (...args: readonly string[]) =>
    spawnSync('git', ['-c', 'user.name=planted', '-c', 'user.email=planted@example.org', ...args], { cwd: copy });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'without faults');
  mkdirSync(join(copy, 'tests/.results'), { recursive: true });
  spawnSync(process.execPath, typeScript('tests/selection/chooseTests.ts', 'tests/.results/sample.json'), {
    cwd: copy,
  });
  return copy;
}

async function plantedIn(copy: string, job: number, fault: PlantedFault, looks: readonly Look[]): Promise<Outcome> {
  const { name, group, file, text } = fault;
  const before = readFileSync(join(copy, file), 'utf8');
  const sampleFile = join(copy, 'tests/.results/sample.json');
  const sample = readFileSync(sampleFile, 'utf8');
  const concerned = await concernedBy(file);
  const widened = withFault(JSON.parse(sample) as Sample, file, concerned);
  writeFileSync(join(copy, file), text);
  try {
    const meant = looks.filter((look) => look.isMeant(fault, concerned));
    const sampled = await firstToFail(meant, (look) => {
      const { isNarrow = false } = look;
      writeFileSync(sampleFile, JSON.stringify(isNarrow ? { ...widened, calculators: concerned } : widened));
      return fails(copy, look.args(fault, false), sampledEnv(copy, job));
    });
    if (sampled !== null) return { name, group, sampled, whole: sampled };
    const more = meant.filter(({ differs }) => differs);
    const whole = await firstToFail(more, (look) =>
      fails(copy, look.args(fault, true), { ...process.env, ...portOf(job) }),
    );
    return { name, group, sampled, whole };
  } finally {
    writeFileSync(join(copy, file), before);
    writeFileSync(sampleFile, sample);
  }
}

async function firstToFail(looks: readonly Look[], isNamed: (look: Look) => Promise<boolean>): Promise<string | null> {
  for (const look of looks) if (await isNamed(look)) return look.name;
  return null;
}

async function fails(cwd: string, commands: readonly (readonly string[])[], env: NodeJS.ProcessEnv): Promise<boolean> {
  for (const command of commands) {
    const child = spawn(process.execPath, [...command], {
      cwd,
      env: { ...env, TEST_ORDER: 'quickest' },
      stdio: 'ignore',
    });
    if ((await new Promise((resolve) => child.on('close', resolve))) !== 0) return true;
  }
  return false;
}

function sampledEnv(copy: string, job: number): NodeJS.ProcessEnv {
  return { ...process.env, ...portOf(job), TEST_BASE: 'HEAD', TEST_SAMPLE: join(copy, 'tests/.results/sample.json') };
}

/** Copies that serve the site at the same time. */
function portOf(job: number): NodeJS.ProcessEnv {
  return { TEST_PORT: String(4283 + 2 * job) };
}

async function concernedBy(file: string): Promise<readonly string[]> {
  const formulas = new Map((await everyCalculator()).map((each) => [each.id, formulasOf(each)]));
  return affectedCalculators(formulas, SOURCES, [file]);
}

function withFault({ calculators, looks, leftOut }: Sample, file: string, concerned: readonly string[]): Sample {
  return {
    calculators: [...new Set([...calculators, ...concerned])],
    looks,
    changed: concerned,
    files: [file],
    leftOut,
    specs: chosenSpecs(WITH_TESTS, [file], concerned, today()),
  };
}

function summary(outcomes: readonly Outcome[]): number {
  console.log('');
  for (const group of new Set(outcomes.map((each) => each.group))) {
    const ofGroup = outcomes.filter((each) => each.group === group);
    const named = ofGroup.filter(({ sampled }) => sampled !== null).length;
    const byAll = ofGroup.filter(({ whole }) => whole !== null).length;
    console.log(`${group}: ${ofGroup.length} planted, npm test named ${named}, npm run test:all ${byAll}`);
  }
  for (const { name, sampled, whole } of outcomes)
    if (sampled === null) console.log(`not named by npm test${whole === null ? '' : `, but by ${whole}`}: ${name}`);
  const byAll = outcomes.filter(({ whole }) => whole !== null).length;
  const named = outcomes.filter(({ sampled }) => sampled !== null).length;
  const isEnough = named >= (1 - MOST_UNNAMED) * byAll;
  console.log(`\n${named} of ${byAll} (${((100 * named) / byAll).toFixed(1)} %) that are named at all`);
  return isEnough ? 0 : 1;
}
