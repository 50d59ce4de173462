/**
 * `node tests/setup/runTypeScript.mjs tests/bench/askedOnPage.ts` after a build: asks the further questions on the DNA page in
 * Chromium, in turn in each round, and writes tests/bench/QUESTIONS_ON_PAGE.md: times from the press to the painted answer,
 * gaps of the event loop, memory. In the same run: the page's own pass over the file, and the press of an empty page.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { preview } from 'vite';
import { EACH_RECORD } from '#src/engine/kit/defineAnalysis.ts';
import { lettersOf } from '#tests/support/longSequences.ts';
import { watchTasks } from './busiestTask.ts';
import { writeRandomFasta, writeRecords } from './fastaFile.ts';
import { launch, openDnaPage, type PageRun, reset, runEmpty, runFile, runQuestion } from './pageRuns.ts';
import { fiftyEnzymes, LEAST_CODONS, MISMATCHES, PRIMERS, WORD_LETTERS } from './questionTools.ts';

const ROUNDS = 5;
/** Milliseconds: worst gap of the event loop, and longest task. */
const MOST_GAP = 50;
/** Peak memory, of the input. */
const MOST_MEMORY = 0.75;
const MOST_PASSES = 1.3;
const ALIGNED = 10_000;

/** A question of the page: the id of its analysis, what it is called in the table, and the boxes to fill in. */
interface PageQuestion {
  readonly id: string;
  readonly name: string;
  readonly boxes: Readonly<Record<string, string>>;
  /** It is asked of all records. */
  readonly ofEachRecord?: true;
}

const CHROMOSOME: readonly PageQuestion[] = [
  {
    id: 'restriction-sites',
    name: 'sites of 50 restriction enzymes, both strands',
    boxes: {
      enzymes: fiftyEnzymes()
        .map(({ name }) => name)
        .join(', '),
    },
  },
  {
    id: 'reading-frames',
    name: `open reading frames of at least ${LEAST_CODONS} codons, six frames`,
    boxes: { minimumCodons: String(LEAST_CODONS) },
  },
  {
    id: 'in-silico-pcr',
    name: `in-silico PCR, one pair, ${MISMATCHES} mismatches`,
    boxes: { primers: PRIMERS.join(' '), mismatches: String(MISMATCHES) },
  },
  { id: 'codon-usage', name: 'codon usage', boxes: {} },
  { id: 'word-counts', name: `words of ${WORD_LETTERS} letters`, boxes: { size: String(WORD_LETTERS) } },
];

const RECORDS: readonly PageQuestion[] = [{ id: 'all-records', name: 'the table of 1,000,000 records', boxes: {} }];

/** Each of a million would take minutes. */
const EACH_OF_RECORDS: readonly PageQuestion[] = [
  { id: 'region', name: 'GC content and masses of each of 20,000 records', boxes: {}, ofEachRecord: true },
];

const ALIGNMENT: readonly PageQuestion[] = [
  {
    id: 'pairwise-alignment',
    name: 'alignment of 10 kb and 10 kb',
    boxes: { second: lettersOf({ type: 'lcg32', seed: 5, length: ALIGNED, alphabet: 'ACGT' }) },
  },
];

/** A run, and its longest task of the page's thread: milliseconds of the processor. */
type TracedRun = PageRun & { readonly task: number };

export async function main(args: readonly string[]): Promise<number> {
  const [megabases = 100] = args.map(Number);
  const folder = mkdtempSync(join(tmpdir(), 'asked-'));
  const server = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' });
  const origin = server.resolvedUrls?.local[0] ?? '';
  const [before = Number.NaN] = loadavg();
  const sections: string[] = [];
  const file = join(folder, 'file.fa');
  try {
    for (const [title, write, questions] of [
      ['1 Mb, one record', () => writeRandomFasta(file, 1_000_000), CHROMOSOME],
      [`${megabases} Mb, one record`, () => writeRandomFasta(file, megabases * 1_000_000), CHROMOSOME],
      ['1,000,000 records of 60 letters', () => writeRecords(file, 1_000_000), RECORDS],
      ['20,000 records of 60 letters', () => writeRecords(file, 20_000), EACH_OF_RECORDS],
      ['10 kb', () => writeRandomFasta(file, ALIGNED), ALIGNMENT],
    ] as const) {
      const size = write();
      const section = await measured(origin, file, size, title, questions);
      console.log(section.join('\n'));
      sections.push(...section);
    }
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
  const [after = Number.NaN] = loadavg();
  const load = `Load of the machine: ${before.toFixed(1)} before, ${after.toFixed(1)} after, on ${availableParallelism()} processors.`;
  const text = [...HEAD, load, '', ...sections].join('\n');
  if (args.length === 0) writeFileSync('tests/bench/QUESTIONS_ON_PAGE.md', text);
  return 0;
}

async function measured(
  origin: string,
  file: string,
  size: number,
  title: string,
  questions: readonly PageQuestion[],
): Promise<readonly string[]> {
  const browser = await launch();
  const runs = new Map<string, TracedRun[]>();
  try {
    const page = await openDnaPage(browser, origin);
    await openQuestions(browser, page, file, questions);
    for (let round = 0; round <= ROUNDS; round += 1) {
      const note = async (name: string, run: () => Promise<PageRun>) => {
        const tasks = await watchTasks(browser);
        const figures = { ...(await run()), task: await tasks.stop() };
        if (round > 0) runs.set(name, [...(runs.get(name) ?? []), figures]);
      };
      await note('empty', async () => ({ time: await runEmpty(page), gap: Number.NaN, memory: Number.NaN }));
      await note('pass', () => runFile(browser, page, file));
      for (const { id } of questions) await note(id, () => runQuestion(browser, page, id));
      await reset(page);
    }
  } finally {
    await browser.close();
  }
  const middle = (name: string, of: keyof TracedRun) => median((runs.get(name) ?? []).map((run) => run[of]));
  const [empty, pass] = [middle('empty', 'time'), middle('pass', 'time')];
  return [
    `## ${title}`,
    '',
    `The press of an empty page, to its paint: ${milliseconds(empty)}.`,
    '',
    '| from the press to the paint | median | times the own pass | times the empty press | worst gap of the event loop | longest task of the page’s thread, processor time | peak memory above base, of the input |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...[{ id: 'pass', name: 'the page’s own pass, from the file chosen' }, ...questions].map(({ id, name }) => {
      const time = middle(id, 'time');
      const passes = (time / pass).toFixed(2);
      const wanted = id === 'restriction-sites' ? ` (wanted ${MOST_PASSES}, ${hit(time <= MOST_PASSES * pass)})` : '';
      const [gap, memory] = [middle(id, 'gap'), middle(id, 'memory') / size];
      const cells = [
        name,
        milliseconds(time),
        `${passes}${wanted}`,
        (time / empty).toFixed(1),
        `${milliseconds(gap)} (wanted ${MOST_GAP} ms, ${hit(gap < MOST_GAP)})`,
        milliseconds(middle(id, 'task')),
        // A short text weighs less than the page's own coming and going.
        size < 10_000_000 ? '' : `${memory.toFixed(2)} (wanted ${MOST_MEMORY}, ${hit(memory <= MOST_MEMORY)})`,
      ];
      return `| ${cells.join(' | ')} |`;
    }),
    '',
  ];
}

/** Opens the sections and fills in their boxes; they stay as they are from then on. */
async function openQuestions(
  browser: Browser,
  page: Page,
  file: string,
  questions: readonly PageQuestion[],
): Promise<void> {
  await runFile(browser, page, file);
  for (const { id, boxes, ofEachRecord } of questions) {
    await page.locator(`#${id}-heading`).click();
    await page.locator(`form[aria-labelledby="${id}-heading"]`).waitFor();
    for (const [box, value] of Object.entries(boxes)) await page.locator(`[name="${id}.${box}"]`).fill(value);
    if (ofEachRecord) await page.locator(`[name="${id}.${EACH_RECORD}"]`).check();
  }
  await reset(page);
}

const HEAD = [
  '# Further questions on the page: measured',
  '',
  'Written by `node tests/setup/runTypeScript.mjs tests/bench/askedOnPage.ts` after a build: one run in Chromium, all questions in turn',
  `in each of ${ROUNDS} rounds after a first one, medians. A question reads the file again. Times include the wait for the frame, which`,
  'is all that the press of an empty page takes. On a busy machine a gap also has the time in which the page was not scheduled; the',
  'longest task by processor time has not.',
  '',
];

function hit(isHit: boolean): string {
  return isHit ? 'hit' : 'missed';
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

function milliseconds(value: number): string {
  return Number.isNaN(value) ? '' : `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}
