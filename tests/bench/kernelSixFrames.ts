/**
 * Six frames of 100 Mb, program against program: `node tests/setup/runTypeScript.mjs tests/bench/kernelSixFrames.ts`. Bundles
 * `kernelSixFramesProcess.ts` for Node.js, writes a random FASTA file, checks that EMBOSS transeq gives the same amino acids
 * on a small one, and times both alternately with the output thrown away. Without transeq only our own time is printed.
 *
 * Not the same work to the last byte: transeq wraps its lines.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

const ROUNDS = 7;
const LINE = 60;

export async function main(): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), 'six-frames-'));
  try {
    const program = await bundled(directory);
    const hasTranseq = spawnSync('transeq', ['-version']).error === undefined;
    if (hasTranseq) expectSameFrames(program, directory);
    const file = join(directory, 'long.fa');
    writeFileSync(file, randomFasta(100_000_000));
    const commands = { ours: [process.execPath, program, file, '/dev/null'] as const };
    const rivals = hasTranseq ? { transeq: transeq(file, '/dev/null') } : {};
    report(timed({ ...commands, ...rivals }));
    return 0;
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** The program as one plain script, so that the measurement does not include a compiler. */
async function bundled(directory: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: 'tests/bench/kernelSixFramesProcess.ts',
      outDir: directory,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'sixFrames.mjs' } },
    },
  });
  return join(directory, 'sixFrames.mjs');
}

/** Reverse frames are numbered from the last letter. */
function transeq(input: string, output: string): readonly string[] {
  return ['transeq', '-frame', '6', '-alternative', '-sequence', input, '-outseq', output];
}

function expectSameFrames(program: string, directory: string): void {
  for (const length of [1_000_000, 1_000_001, 1_000_002]) {
    const [input, ours, theirs] = ['short.fa', 'ours.fa', 'theirs.fa'].map((name) => join(directory, name)) as [
      string,
      string,
      string,
    ];
    writeFileSync(input, randomFasta(length));
    run([process.execPath, program, input, ours]);
    run(transeq(input, theirs));
    const [own, other] = [framesOf(ours), framesOf(theirs)];
    for (const [frame, aminoAcids] of own.entries()) {
      // transeq translates one or two letters left over at the end as well, mostly to X.
      if (other[frame]?.slice(0, aminoAcids.length) !== aminoAcids)
        throw new Error(`transeq differs in frame ${frame + 1}`);
    }
    if (own.length !== 6) throw new Error(`${own.length} frames`);
  }
}

function framesOf(file: string): readonly string[] {
  const records = readFileSync(file, 'latin1').split('>').slice(1);
  return records.map((record) => record.slice(record.indexOf('\n')).replaceAll('\n', ''));
}

function timed(commands: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, readonly number[]> {
  const times = new Map<string, number[]>(Object.keys(commands).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, command] of Object.entries(commands)) {
      const before = performance.now();
      run(command);
      if (round > 0) times.get(name)?.push(performance.now() - before);
    }
  }
  return times;
}

function run([command, ...rest]: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command as string, rest, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`);
}

function report(times: ReadonlyMap<string, readonly number[]>): void {
  const ours = median(times.get('ours') ?? []);
  for (const [name, all] of times) {
    const time = median(all);
    process.stdout.write(
      `${name.padEnd(10)}${time.toFixed(0).padStart(8)} ms${(time / ours).toFixed(2).padStart(8)} × ours\n`,
    );
  }
}

function randomFasta(length: number): Buffer {
  const header = Buffer.from('>random\n');
  const text = Buffer.alloc(header.length + length + Math.ceil(length / LINE));
  header.copy(text);
  let state = length;
  let at = header.length;
  for (let index = 0; index < length; index += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    text[at++] = 'ACGT'.charCodeAt(state >>> 30);
    if (index % LINE === LINE - 1 || index === length - 1) text[at++] = 0x0a;
  }
  return text.subarray(0, at);
}

function median(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
