/** The command in a pipeline: what it reads, and how it ends when the pipes close. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { EXIT } from '#src/tools/cli/command.ts';
import { MOST_IN_MEMORY } from '#src/tools/cli/spool.ts';
import { commandOnDisk } from '#tests/support/headless.ts';
import { CALCULATE, inShell } from '#tests/support/shell.ts';

const folder = mkdtempSync(join(tmpdir(), 'pipes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LAMBDA = readFileSync('tests/data/lambda-phage.fa', 'utf8');

/** What a page would show of the same letters. */
const LAMBDA_PROTEIN = 'MKIFRFKAFPFFFVIT';
const PROTEIN_OF = 'calculate dna-sequence --text protein --sequence';

test.each<readonly [name: string, words: string, input: string | Uint8Array]>([
  ['-', `${PROTEIN_OF} -`, LAMBDA],
  ['/dev/stdin', `${PROTEIN_OF} /dev/stdin`, LAMBDA],
  ['/dev/stdin, which is a pipe', `cat tests/data/lambda-phage.fa | ${PROTEIN_OF} /dev/stdin`, ''],
  ['/dev/stdin, which is a file', `${PROTEIN_OF} /dev/stdin < tests/data/lambda-phage.fa`, ''],
  ['a process', `${PROTEIN_OF} <(cat tests/data/lambda-phage.fa)`, ''],
  ['a compressed process', `${PROTEIN_OF} <(gzip -c tests/data/lambda-phage.fa)`, ''],
  ['a compressed text', `${PROTEIN_OF} -`, gzipSync(LAMBDA)],
  [
    'a named pipe',
    `mkfifo '${join(folder, 'pipe')}'; cat tests/data/lambda-phage.fa > '${join(folder, 'pipe')}' & ${PROTEIN_OF} '${join(folder, 'pipe')}'`,
    '',
  ],
])('calculate: a sequence from %s', (_, words, input) => {
  const { status, stdout, stderr } = inShell(words, input);
  expect([status, stderr]).toEqual([0, 'Read as: FASTA, 1 record.\n']);
  expect(stdout.split('\n')[1]).toBe(LAMBDA_PROTEIN);
});

test.each([
  ['-', 'calculate ph-analysis --input -'],
  ['/dev/stdin', 'calculate ph-analysis --input /dev/stdin'],
  ['a process', `calculate ph-analysis --input <(echo '{"pH": 7.4}')`],
])('calculate: inputs from %s', (_, words) => {
  const { status, stdout, stderr } = inShell(words, '{"pH": 7.4}');
  expect([status, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout).input.pH).toBe(7.4);
});

test.each([
  ['dna-sequence --sequence none.fa', "There is no file 'none.fa'\n"],
  ['dna-sequence --sequence tests/data/none.fa.gz', "There is no file 'tests/data/none.fa.gz'\n"],
  ['dna-sequence --sequence package.json/none', "There is no file 'package.json/none'\n"],
  ['dna-sequence --sequence tests', "'tests' is a folder, not a file\n"],
  ['ph-analysis --input tests', "'tests' is a folder, not a file\n"],
])('calculate %s: a message, and the exit code of a wrong call', async (words, sentence) => {
  expect(await commandOnDisk(words.split(' '))).toEqual({ code: EXIT.mistake, out: '', err: sentence });
});

test('calculate: with flags the standard input is not awaited', async () => {
  // Its standard input stays open.
  const run = spawn(process.execPath, [...CALCULATE, 'ph-analysis', '--pH', '7.4'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const printed = await text(run.stdout);
  run.stdin.end();
  expect(JSON.parse(printed).input.pH).toBe(7.4);
});

test('calculate: interrupted, it leaves nothing behind and exits with the signal’s code', async () => {
  const run = spawn(process.execPath, [...CALCULATE, 'dna-sequence', '--sequence', '-'], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  run.stdin.on('error', () => {});
  run.stdin.write(Buffer.alloc(MOST_IN_MEMORY + 1, 'A'));
  const ended = new Promise((resolve) => run.on('exit', resolve));
  const spooled = () => readdirSync(folder).filter((name) => name.startsWith('calculate-text-'));
  while (spooled().length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  run.kill('SIGINT');
  expect(await ended).toBe(130);
  expect(spooled()).toEqual([]);
});

test('calculate: a long text in a pipe that is closed early ends without an error message', () => {
  const { stdout, stderr } = inShell(
    `calculate dna-sequence --sequence tests/data/lambda-phage.fa --text rna | head -n 1; echo "\${PIPESTATUS[@]}"`,
  );
  expect([stdout, stderr]).toEqual([`${LAMBDA.split('\n', 1)[0]}\n0 0\n`, 'Read as: FASTA, 1 record.\n']);
});
