/**
 * Local alignment of 10 kb × 10 kb with affine gaps, against EMBOSS water and parasail where they are installed:
 * `node tests/setup/runTypeScript.mjs tests/bench/alignment.ts`. Two pairs of sequences, one related and one random. All take turns in
 * each round; the scores must agree.
 *
 * Ours and parasail are timed inside their processes, warm, and with the way back to the rows of letters (parasail: 'trace'; it is called
 * through Python's ctypes). water is timed as a process, of which starting and reading take some 20 ms.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

const ROUNDS = 5;
const LETTERS = 10_000;
/** Times in a process; the first ones warm it up. */
const TIMES = 6;

/** Scores are doubled, because parasail knows whole numbers only. */
const PARASAIL = `
import ctypes, ctypes.util, sys, time
library = ctypes.CDLL(ctypes.util.find_library('parasail') or 'libparasail.so.8')
library.parasail_matrix_create.restype = ctypes.c_void_p
library.parasail_matrix_create.argtypes = [ctypes.c_char_p, ctypes.c_int, ctypes.c_int]
library.parasail_result_get_score.argtypes = [ctypes.c_void_p]
library.parasail_result_free.argtypes = [ctypes.c_void_p]
library.parasail_result_is_saturated.argtypes = [ctypes.c_void_p]
library.parasail_result_get_cigar.restype = ctypes.c_void_p
library.parasail_result_get_cigar.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_void_p]
library.parasail_cigar_free.argtypes = [ctypes.c_void_p]
first, second = [''.join(open(name).read().split('\\n')[1:]).encode() for name in sys.argv[2:4]]
matrix = library.parasail_matrix_create(b'ACGT', 10, -8)
name = sys.argv[1]
align = getattr(library, name)
align.restype = ctypes.c_void_p
align.argtypes = [ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_void_p]
for each in range(int(sys.argv[4])):
    started = time.perf_counter()
    result = align(first, len(first), second, len(second), 20, 1, matrix)
    score = library.parasail_result_get_score(result)
    if library.parasail_result_is_saturated(result):
        score = float('nan')
    elif 'trace' in name:
        library.parasail_cigar_free(library.parasail_result_get_cigar(result, first, len(first), second, len(second), matrix))
    library.parasail_result_free(result)
    print(score / 2, 1000 * (time.perf_counter() - started))
`;

interface Contender {
  readonly name: string;
  /** Runs once; returns milliseconds and the score, or null where the tool is missing. */
  readonly run: (first: string, second: string) => { readonly time: number; readonly score: number } | null;
}

export async function main(): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), 'alignment-'));
  try {
    const program = await bundled(directory);
    const parasail = (name: string): Contender => ({
      name: `parasail ${name}`,
      run: (first, second) => timedInside(['/usr/bin/python3', '-c', PARASAIL, `parasail_${name}`, first, second]),
    });
    const contenders: readonly Contender[] = [
      { name: 'ours', run: (first, second) => timedInside([process.execPath, program, first, second]) },
      parasail('sw_trace_striped_16'),
      parasail('sw_trace_striped_32'),
      parasail('sw_striped_16'),
      { name: 'EMBOSS water', run: (first, second) => water(first, second, join(directory, 'out.txt')) },
    ];
    const source = randomLetters(LETTERS, 1);
    const pairs = { related: changed(source, 2), random: randomLetters(LETTERS, 3) };
    const first = join(directory, 'first.fa');
    writeFileSync(first, `>first\n${source}\n`);
    for (const [name, letters] of Object.entries(pairs)) {
      const second = join(directory, `${name}.fa`);
      writeFileSync(second, `>${name}\n${letters}\n`);
      report(name, contenders, measured(contenders, first, second));
    }
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
      ssr: 'tests/bench/alignmentProcess.ts',
      outDir: directory,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'alignment.mjs' } },
    },
  });
  return join(directory, 'alignment.mjs');
}

/** The best of the times that a process prints; null where it fails, or where the score did not fit. */
function timedInside([command = '', ...args]: readonly string[]): ReturnType<Contender['run']> {
  const { status, stdout } = spawnSync(command, [...args, String(TIMES)], { encoding: 'utf8' });
  if (status !== 0) return null;
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number) as [number, number]);
  const score = lines[0]?.[0] ?? Number.NaN;
  return Number.isNaN(score) ? null : { score, time: Math.min(...lines.map(([, time]) => time)) };
}

function water(first: string, second: string, out: string): ReturnType<Contender['run']> {
  const files = ['-asequence', first, '-bsequence', second, '-outfile', out];
  const started = performance.now();
  const { status } = spawnSync('water', [...files, '-gapopen', '10', '-gapextend', '0.5', '-auto']);
  const time = performance.now() - started;
  if (status !== 0) return null;
  const score = spawnSync('grep', ['-m1', '^# Score:', out], { encoding: 'utf8' }).stdout;
  return { time, score: Number(score.split(':')[1]) };
}

function measured(
  contenders: readonly Contender[],
  first: string,
  second: string,
): ReadonlyMap<string, readonly number[]> {
  const times = new Map<string, number[]>();
  const scores = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, run } of contenders) {
      const outcome = run(first, second);
      if (outcome === null) continue;
      scores.add(outcome.score);
      times.set(name, [...(times.get(name) ?? []), outcome.time]);
    }
  if (scores.size !== 1) throw new Error(`The scores differ: ${[...scores].join(', ')}`);
  return times;
}

function report(pair: string, contenders: readonly Contender[], times: ReadonlyMap<string, readonly number[]>): void {
  const ours = median(times.get('ours') ?? []);
  process.stdout.write(`${pair}, ${LETTERS} × ${LETTERS}\n`);
  for (const { name } of contenders) {
    const own = times.get(name);
    const text =
      own === undefined
        ? 'not installed, or the score does not fit into its 16 bits'
        : `${median(own).toFixed(1).padStart(8)} ms${(median(own) / ours).toFixed(2).padStart(8)} × ours`;
    process.stdout.write(`  ${name.padEnd(30)}${text}\n`);
  }
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? Number.NaN;
}

function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function randomLetters(length: number, seed: number): string {
  const next = generator(seed);
  return Array.from({ length }, () => 'ACGT'[Math.floor(4 * next())]).join('');
}

/** A quarter of the letters changed, one in twenty with a gap. */
function changed(letters: string, seed: number): string {
  const next = generator(seed);
  const made = [...letters].flatMap((letter) => {
    const kind = next();
    if (kind < 0.2) return ['ACGT'.charAt(Math.floor(4 * next()))];
    if (kind < 0.225) return [letter, ...randomLetters(1 + Math.floor(5 * next()), Math.floor(1e6 * next()))];
    return kind < 0.25 ? [] : [letter];
  });
  return `${made.join('')}${letters}`.slice(0, LETTERS);
}
