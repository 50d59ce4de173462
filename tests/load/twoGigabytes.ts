/**
 * `npm run load:file`: a valid FASTA file of two billion bases (or `-- bases`), generated for the run and chosen on the
 * DNA page. Fails when the reported length is wrong, or when the tab needs more memory than a small fraction of the
 * file.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { writeRandomFasta } from '#tests/bench/fastaFile.ts';
import { launch, openDnaPage, runFile } from '#tests/bench/pageRuns.ts';
import { inMegabytes } from './memory.ts';

const BASES = 2_000_000_000;
const MOST_MEMORY_BYTES = 300_000_000;

export async function main(): Promise<number> {
  const bases = Number(process.argv[3] ?? BASES);
  const folder = mkdtempSync(join(tmpdir(), 'two-gigabytes-'));
  const server = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' });
  const browser = await launch();
  try {
    const file = join(folder, 'random.fa');
    writeRandomFasta(file, bases);
    const page = await openDnaPage(browser, server.resolvedUrls?.local[0] ?? '');
    page.setDefaultTimeout(0);
    const { time, gap, memory } = await runFile(browser, page, file);
    const found = Number(await page.locator('data[data-field="length"]').getAttribute('value'));
    const isRight = found === bases && !(memory > MOST_MEMORY_BYTES);
    console.log(
      `${isRight ? 'Read' : 'FAILED'}: ${found} of ${bases} bases in ${(time / 1000).toFixed(1)} s, the page silent for at most ` +
        `${gap.toFixed(0)} ms, ${inMegabytes(memory)} of memory above the level before`,
    );
    return isRight ? 0 : 1;
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
