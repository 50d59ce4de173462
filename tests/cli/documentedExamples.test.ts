/** Runs the examples of docs/cli.md in order. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { CALCULATE, inShell } from '#tests/support/shell.ts';

const GUIDE = readFileSync('docs/cli.md', 'utf8');
const BLOCKS = [...GUIDE.matchAll(/^```sh( setup)?\n(.*?)^```$/gms)].map(([, kind, lines = '']) => ({ kind, lines }));
const EXAMPLES = BLOCKS.filter(({ kind }) => kind === undefined).flatMap(({ lines }) => lines.trim().split('\n'));

const folder = mkdtempSync(join(tmpdir(), 'documented-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'herd.csv': 'tag,matingDate\nA,2024-04-15\nB,2024-05-01\n',
  'sample.json': '{"pH": 7.4}',
  'samples.csv': 'pH\n7\n3\n',
  'reads.fa': '>read-1 of two\nATGAAATAG\n>read-2 of two\nCCCGGG\n',
  'genome.fa.gz': gzipSync(readFileSync('tests/data/lambda-phage.fa')),
};
for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);
copyFileSync('tests/data/NC_005816.faa', join(folder, 'proteins.faa'));

describe('docs/cli.md', () => {
  test('has examples', () => expect(EXAMPLES.length).toBeGreaterThan(20));

  test('names the command as it is called', () => {
    const [setup] = BLOCKS.filter(({ kind }) => kind !== undefined);
    expect(setup?.lines.replace('/path/to/checkout', process.cwd())).toBe(
      `calculate() { node ${CALCULATE.join(' ')} "$@"; }\n`,
    );
  });

  test.each(EXAMPLES)('%s', (example) => {
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
