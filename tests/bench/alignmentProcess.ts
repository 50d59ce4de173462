/** A local alignment as a program: reads two FASTA files, aligns them some times, prints score and milliseconds of each time. */
import { readFileSync } from 'node:fs';
import { createTileKernel } from '#workers/lib/sequences/alignment/alignmentResult.ts';
import { alignPair } from '#workers/lib/sequences/alignment/pairAlignment.ts';
import { matchScores } from '#workers/lib/sequences/alignment/pairScores.ts';

const [first = '', second = '', times = '1'] = process.argv.slice(2);
const options = { mode: 'local', scores: matchScores(5, -4), open: 10, extend: 0.5 } as const;
const createKernel = await createTileKernel;
const letters = [first, second].map((file) =>
  new TextEncoder().encode(readFileSync(file, 'utf8').replace(/^>.*/, '').replace(/\s/g, '')),
) as [Uint8Array, Uint8Array];
for (let time = 0; time < Number(times); time += 1) {
  const started = performance.now();
  const { score } = alignPair(...letters, options, () => {}, createKernel);
  console.log(score, performance.now() - started);
}
