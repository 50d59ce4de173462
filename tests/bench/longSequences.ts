/**
 * `npm run bench`: compares the DNA page with other tools that do the same job, on the same files, interleaved by
 * round, so that a slow minute of the machine affects all of them. Prints ratios and writes tests/bench/RESULTS.md.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { lettersOf } from '#tests/support/longSequences.ts';
import { writeRandomFasta } from './fastaFile.ts';
import { isInstalled, NATIVE_TOOLS, timeTool } from './nativeTools.ts';
import {
  type CalculationRun,
  launch,
  openDnaPage,
  reset,
  runCopy,
  runDownload,
  runEmpty,
  runFile,
  runNaive,
  runPaste,
} from './pageRuns.ts';
import { type Measured, report } from './report.ts';
import { RIVALS } from './rivals.ts';

const ROUNDS = 7;
const SIZES = [1_000_000, 10_000_000, 100_000_000];
const LARGE_SIZES = [250_000_000, 1_000_000_000];
/**
 * Maximum sizes: beyond these, string-based code, the clipboard and some of the tools take minutes or exhaust memory.
 */
const MOST_NAIVE = 10_000_000;
const MOST_PASTED = 100_000_000;
const MOST_FOR_TOOLS = 100_000_000;

export async function main(): Promise<number> {
  const sizes = [...SIZES, ...(process.argv.includes('--large') ? LARGE_SIZES : [])];
  const folder = mkdtempSync(join(tmpdir(), 'long-sequences-'));
  const server = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' });
  const origin = server.resolvedUrls?.local[0] ?? '';
  const measured: Measured[] = [];
  try {
    for (const size of sizes) {
      const file = join(folder, `random-${size}.fa`);
      writeRandomFasta(file, size);
      measured.push(await measure(origin, file, size));
      rmSync(file);
    }
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const text = report(measured, ROUNDS);
  console.log(text);
  writeFileSync('tests/bench/RESULTS.md', text);
  return 0;
}

/** Measures one size: a warm-up round, then the counted ones, every contender once per round. */
async function measure(origin: string, file: string, size: number): Promise<Measured> {
  const browser = await launch();
  const tools = size <= MOST_FOR_TOOLS ? NATIVE_TOOLS.filter(isInstalled) : [];
  const chosen: CalculationRun[] = [];
  const pasted: CalculationRun[] = [];
  const empty: number[] = [];
  const others = new Map<string, number[]>();
  const add = (name: string, time: number) => others.set(name, [...(others.get(name) ?? []), time]);
  try {
    const page = await openDnaPage(browser, origin);
    const pastePage = size <= MOST_PASTED ? await openDnaPage(browser, origin) : null;
    const letters = size <= MOST_NAIVE ? lettersOf({ type: 'lcg32', seed: 1, length: size, alphabet: 'ACGT' }) : null;
    for (let round = 0; round <= ROUNDS; round += 1) {
      const isCounted = round > 0;
      const fileRun = await runFile(browser, page, file);
      if (isCounted && size <= MOST_PASTED)
        add('the whole complement written as a file, after that', await runDownload(page));
      await reset(page);
      const press = await runEmpty(page);
      if (isCounted) empty.push(press);
      if (isCounted) chosen.push(fileRun);
      if (pastePage !== null) {
        const pasteRun = await runPaste(browser, pastePage, size);
        await reset(pastePage);
        if (isCounted) pasted.push(pasteRun);
        const copy = await runCopy(pastePage, size);
        if (isCounted) add('copying as many bytes in the renderer', copy);
      }
      if (letters !== null && pastePage !== null) {
        const naive = await runNaive(pastePage, size);
        if (isCounted) add('naive TypeScript on the page’s own thread, into the page', naive);
        for (const rival of RIVALS) {
          const time = rival.run(letters);
          if (isCounted) add(rival.name, time);
        }
      }
      for (const tool of tools) {
        const time = await timeTool(tool, file);
        if (isCounted) add(tool.name, time);
      }
    }
  } finally {
    await browser.close();
  }
  return { size, chosen, pasted, empty, others: [...others].map(([name, times]) => ({ name, times })) };
}
