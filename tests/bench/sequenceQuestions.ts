/**
 * `node tests/setup/runTypeScript.mjs tests/bench/sequenceQuestions.ts`: times further questions to a sequence against the
 * page's own pass and against programs that answer the same, on the same files, in one run, by turns. Prints ratios and writes
 * tests/bench/QUESTIONS.md. With a number of megabases as argument only that size, and nothing is written. With 'alone' without the
 * programs, which take a quarter of an hour: what they took in an earlier run stays in the file, and the file says so.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, readFile } from './askedQuestions.ts';
import { writeRandomFasta } from './fastaFile.ts';
import {
  ENZYME_COUNT,
  isInstalled,
  LEAST_CODONS,
  MISMATCHES,
  type Question,
  questionTools,
  timeTool,
  WORD_LETTERS,
} from './questionTools.ts';

const TABLE = 'tests/bench/QUESTIONS.md';

const SIZES = [
  { letters: 10_000_000, rounds: 5, toolRounds: 3 },
  { letters: 100_000_000, rounds: 5, toolRounds: 1 },
];

const QUESTIONS: Readonly<Record<Question, string>> = {
  sites: `sites of ${ENZYME_COUNT} restriction enzymes, both strands`,
  frames: `open reading frames of at least ${LEAST_CODONS} codons, six frames`,
  primers: `in-silico PCR, one pair, ${MISMATCHES} mismatches`,
  codons: 'codon usage',
  words: `words of ${WORD_LETTERS} letters`,
};
/** Times of the page's own pass that finding the sites may take. */
const MOST_PASSES = 1.3;

export async function main(args: readonly string[]): Promise<number> {
  const isAlone = args[0] === 'alone';
  const only = isAlone ? undefined : args.map(Number)[0];
  const sizes = only === undefined ? SIZES : [{ letters: only * 1_000_000, rounds: 5, toolRounds: 1 }];
  const folder = mkdtempSync(join(tmpdir(), 'questions-'));
  const lines = [...HEAD];
  try {
    for (const size of sizes) lines.push(...(await measured(size, folder, isAlone)));
  } finally {
    rmSync(folder, { recursive: true });
  }
  const text = lines.join('\n');
  console.log(text);
  if (only === undefined) writeFileSync(TABLE, text);
  return 0;
}

async function measured(
  { letters, rounds, toolRounds }: (typeof SIZES)[number],
  folder: string,
  isAlone: boolean,
): Promise<readonly string[]> {
  const file = join(folder, 'random.fa');
  writeRandomFasta(file, letters);
  const given = await readFile(file);
  const tools = isAlone ? [] : questionTools(file, folder).filter(isInstalled);
  const questions = Object.keys(QUESTIONS) as readonly Question[];
  const times = new Map<string, number[]>();
  /** Of this process: a tool's is not in it. */
  const processor = new Map<string, number[]>();
  const note = async (name: string, run: () => Promise<unknown>, isCounted: boolean) => {
    const before = process.cpuUsage();
    const started = performance.now();
    await run();
    if (!isCounted) return;
    times.set(name, [...(times.get(name) ?? []), performance.now() - started]);
    const { user, system } = process.cpuUsage(before);
    processor.set(name, [...(processor.get(name) ?? []), (user + system) / 1000]);
  };
  const [loadBefore = Number.NaN] = loadavg();
  for (let round = 0; round <= rounds; round += 1) {
    await note('pass', given.pass, round > 0);
    for (const question of questions) await note(question, () => ask(question, given), round > 0);
    // A tool's first run warms up nothing but the file.
    if (round > 0 && round <= toolRounds) for (const tool of tools) await note(tool.name, () => timeTool(tool), true);
  }
  rmSync(file);
  const timeOf = (name: string) => median(times.get(name) ?? []);
  const processorOf = (name: string) => median(processor.get(name) ?? []);
  const pass = timeOf('pass');
  const ownProcessor = processorOf('pass');
  const [loadAfter = Number.NaN] = loadavg();
  const compared = () => [
    '| compared with | its median | the question is faster by | wanted | |',
    '|---|---:|---:|---:|---|',
    ...tools.map(({ name, question, target }) => {
      const ratio = timeOf(name) / timeOf(question);
      return `| ${name} | ${milliseconds(timeOf(name))} | ${ratio.toFixed(1)}× | ${target}× | ${hit(ratio >= target)} |`;
    }),
    '',
  ];
  return [
    `## ${letters / 1e6} Mb, ${rounds} rounds, ${isAlone ? 'without the tools' : `tools in ${toolRounds === 1 ? 'the first' : `the first ${toolRounds}`}`}`,
    '',
    `The page’s own pass, which reads, checks and counts the letters: ${milliseconds(pass)}, of the processor`,
    `${milliseconds(ownProcessor)}. Load of the machine: ${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} after, on ${availableParallelism()} processors.`,
    '',
    '| question | median | times the own pass | processor time | times that of the own pass |',
    '|---|---:|---:|---:|---:|',
    ...questions.map((question) => {
      const ratio = timeOf(question) / pass;
      const verdict = question === 'sites' ? ` (wanted: at most ${MOST_PASSES}, ${hit(ratio <= MOST_PASSES)})` : '';
      const cells = [QUESTIONS[question], milliseconds(timeOf(question)), `${ratio.toFixed(2)}${verdict}`];
      const ofProcessor = processorOf(question);
      return `| ${[...cells, milliseconds(ofProcessor), (ofProcessor / ownProcessor).toFixed(2)].join(' | ')} |`;
    }),
    '',
    ...(isAlone ? earlierComparison(letters) : compared()),
  ];
}

/** The comparison with the programs that the file has of this size, said to be of an earlier run. */
function earlierComparison(letters: number): readonly string[] {
  const lines = readFileSync(TABLE, 'utf8').split('\n');
  const section = lines.slice(lines.findIndex((line) => line.startsWith(`## ${letters / 1e6} Mb,`)) + 1);
  const end = section.findIndex((line) => line.startsWith('## '));
  const rows = section
    .slice(0, end < 0 ? section.length : end)
    .filter((line) => /^\| (compared|seqkit|EMBOSS)/.test(line));
  const [head = '', ...others] = rows;
  return [EARLIER, '', head, '|---|---:|---:|---:|---|', ...others, ''];
}

const EARLIER = 'Compared with the programs in an earlier run, of its own times:';

const HEAD = [
  '# Further questions to a sequence: measured',
  '',
  'Written by `node tests/setup/runTypeScript.mjs tests/bench/sequenceQuestions.ts`: one run in Node.js, all contenders by turns in',
  'each round, medians. The file has one record of random bases. A question is asked as the worker of the page asks it, of a',
  'file that the page has read once: it reads the file again. The time of a tool is that of a whole process that',
  'reads the file and writes to nowhere. The programs write every site; the page lists the first ones and counts all.',
  'Where the machine is busy with other work, the time of the processor is the better measure.',
  'Missing: those that were not installed (`apt-get install seqkit emboss`).',
  '',
];

function hit(isHit: boolean): string {
  return isHit ? 'hit' : 'missed';
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}
