/** Runs the examples of docs/cli.md in order. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { commandOnDisk } from '#tests/support/headless.ts';
import { CALCULATE, inShell, wordsOf } from '#tests/support/shell.ts';

const GUIDE = readFileSync('docs/cli.md', 'utf8');
const BLOCKS = [...GUIDE.matchAll(/^```sh( setup)?\n(.*?)^```$/gms)].map(([, kind, lines = '']) => ({ kind, lines }));
const EXAMPLES = BLOCKS.filter(({ kind }) => kind === undefined).flatMap(({ lines }) => lines.trim().split('\n'));

const folder = mkdtempSync(join(tmpdir(), 'documented-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'herd.csv': 'tag,matingDate\nA,2024-04-15\nB,2024-05-01\n',
  'sample.json': '{"pH": 7.4}',
  'samples.csv': 'pH\n7\n3\n',
  'reads.fa': '>read-1 of two\nATGAAATAG\n>read-2 of two\nCCCGGG\n',
  'genome.fa.gz': gzipSync(readFileSync('tests/data/lambda-phage.fa')),
};
for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);
copyFileSync('tests/data/NC_005816.faa', join(folder, 'proteins.faa'));
copyFileSync('tests/data/cloning/pFA-KanMX4.dna', join(folder, 'plasmid.dna'));

describe('docs/cli.md', () => {
  test('has examples', () => expect(EXAMPLES.length).toBeGreaterThan(20));

  test('names the command as it is called', () => {
    const [setup] = BLOCKS.filter(({ kind }) => kind !== undefined);
    expect(setup?.lines.replace('/path/to/checkout', process.cwd())).toBe(
      `calculate() { node ${CALCULATE.join(' ')} "$@"; }\n`,
    );
  });

  test.each(EXAMPLES.filter((example) => !isForShell(example)))('%s', async (example) => {
    vi.stubEnv('INIT_CWD', folder);
    const { code, out, err } = await commandOnDisk(wordsOf(example));
    expect(code, err).toBe(0);
    expect(out).toMatch(/\S/);
  });

  test.each(EXAMPLES.filter(isForShell))('%s', (example) => {
    // npm must be called in the folder of its package.
    const { status, stdout } = inShell(
      `set -eo pipefail\n${example}`,
      '',
      example.startsWith('npm') ? undefined : folder,
    );
    expect(status).toBe(0);
    expect(stdout).toMatch(/\S/);
  });
});

/** Whether it is more than one call: a pipeline, a list, or a call of another program. */
function isForShell(example: string): boolean {
  return !example.startsWith('calculate ') || /[|>&]/.test(example.replace(/'[^']*'|#.*/g, ''));
}
