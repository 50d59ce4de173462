/**
 * Measures the cost of a command-line call: `node tests/setup/runTypeScript.mjs tests/bench/commandLine.ts`. Processor
 * time of whole processes, user and system together, interleaved in each round, as a ratio to an idle Node process and,
 * where installed, to seqkit on the same file.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CALCULATE } from '#tests/support/shell.ts';
import { writeRandomFasta } from './fastaFile.ts';

const ROUNDS = 5;
const BASES = 10_000_000;

export async function main(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'command-line-'));
  const file = join(folder, 'random.fa');
  writeRandomFasta(file, BASES);
  const calculate = [process.execPath, ...CALCULATE];
  const contenders: Readonly<Record<string, readonly string[]>> = {
    'Node, nothing to do': [process.execPath, '-e', '0'],
    'a small calculation': [...calculate, 'ph-analysis', '--pH', '7.4'],
    'the inputs of a calculator': [...calculate, 'molarity', '--help'],
    '10 Mb, as JSON': [...calculate, 'dna-sequence', '--sequence', file],
    '10 Mb, its reverse complement': [
      ...calculate,
      'dna-sequence',
      '--sequence',
      file,
      '--text',
      'reference.reverseComplement',
    ],
    'seqkit fx2tab -n -l -g': ['seqkit', 'fx2tab', '-n', '-l', '-g', file],
    'seqkit seq -r -p': ['seqkit', 'seq', '-r', '-p', file],
  };
  try {
    const times = new Map<string, number[]>();
    // The first round bundles the sources and is not counted.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [name, words] of Object.entries(contenders)) {
        const seconds = processorSeconds(words);
        if (seconds !== null && round > 0) times.set(name, [...(times.get(name) ?? []), seconds]);
      }
    }
    const alone = median(times.get('Node, nothing to do') ?? []);
    for (const [name, all] of times) {
      const seconds = median(all);
      process.stdout.write(
        `${name.padEnd(32)}${seconds.toFixed(2).padStart(6)} s${(seconds / alone).toFixed(1).padStart(7)} ×\n`,
      );
    }
    return 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Null for a program that is not installed. */
function processorSeconds(words: readonly string[]): number | null {
  const script = 'TIMEFORMAT="%U %S"; time "$@" > /dev/null 2>&1';
  const { stderr } = spawnSync('bash', ['-c', `${script} || exit 1`, 'bash', ...words], {
    env: { ...process.env, LC_ALL: 'C' },
    encoding: 'utf8',
  });
  if (spawnSync('sh', ['-c', `command -v "$1"`, 'sh', words[0] ?? '']).status !== 0) return null;
  const [user = Number.NaN, system = Number.NaN] = stderr.trim().split(' ').map(Number);
  return user + system;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}
