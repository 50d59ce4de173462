/** The commands as processes: files, pipes and exit codes. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const SCRIPTS: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const folder = mkdtempSync(join(tmpdir(), 'calculate-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script of package.json, which is always a file for Node. */
function npmRun(script: 'calculate' | 'replay', args: readonly string[], input = '') {
  const [, ...command] = (SCRIPTS[script] ?? '').split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...args], {
    input,
    encoding: 'utf8',
    // As if npm had been called in the repository root.
    env: { ...process.env, INIT_CWD: process.cwd() },
  });
  return { status, stdout, stderr };
}

function fileWith(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

test('calculate: standard input to standard output', () => {
  const { status, stdout, stderr } = npmRun('calculate', ['ph-analysis'], '{"pH": 7.4}');
  expect([status, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout).result.type).toBe('basic');
});

test('calculate: an answer that cannot be written is a failure', () => {
  const [, ...command] = (SCRIPTS.calculate ?? '').split(' ');
  // Opened read-only, so that writing fails, as on a full disk.
  const unwritable = openSync(fileWith('answer.json', ''), 'r');
  const { status, stderr } = spawnSync(process.execPath, [...command, 'ph-analysis', '--example'], {
    stdio: ['ignore', unwritable, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(unwritable);
  expect(status).toBe(3);
  expect(stderr).toMatch(/^The answer could not be written: EBADF.*\n$/);
});

test('calculate: the reader may close the pipe early', () => {
  const [, ...command] = (SCRIPTS.calculate ?? '').split(' ');
  const calculate = [process.execPath, ...command, 'ph-analysis', '--example'].map((word) => `'${word}'`).join(' ');
  // The reader closes before there is anything to read.
  const { stdout, stderr } = spawnSync('sh', ['-c', `{ ${calculate}; echo "code $?" >&2; } | true`], {
    encoding: 'utf8',
  });
  expect([stdout, stderr]).toEqual(['', 'code 0\n']);
});

test('calculate: a table as older spreadsheets save it', () => {
  const table = join(folder, 'old.csv');
  writeFileSync(table, 'name;temperature (°C);pH\nMüller;20;7,4\n', 'latin1');
  const { status, stdout, stderr } = npmRun('calculate', ['ph-analysis', '--input', table, '--format', 'csv']);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('Müller');
});

test('calculate: a table from a file, with a refusal', () => {
  const table = fileWith('herd.csv', 'tag,matingDate\nA,2024-04-15\nB,\n');
  const { status, stdout, stderr } = npmRun('calculate', ['goat-gestation', '--input', table, '--format', 'csv']);
  expect(status).toBe(1);
  expect(stdout.split('\r\n')[1]).toMatch(/^A,2024-04-15,.*2024-09-12/);
  expect(stderr).toMatch(/^Call a veterinarian now$/m);
  expect(stderr).toMatch(/^2: /m);
});

test('calculate: a genome from a file, and a text of it', () => {
  const { status, stdout } = npmRun('calculate', [
    'dna-sequence',
    '--sequence',
    'tests/data/lambda-phage.fa',
    '--text',
    'rna',
  ]);
  expect(status).toBe(0);
  expect(stdout.split('\n', 1)[0]).toBe('>gi|9626243|ref|NC_001416.1| Enterobacteria phage lambda, complete genome');
  expect(stdout.trimEnd().split('\n').slice(1).join('')).toHaveLength(48_502);
});

test('calculate: a missing file', () => {
  const { status, stdout, stderr } = npmRun('calculate', ['ph-analysis', '--input', join(folder, 'none.json')]);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toBe(`There is no file '${join(folder, 'none.json')}'\n`);
});

test('replay: as recorded, changed, and no log at all', () => {
  const recorded = 'tests/replay/logs/blood-pressure.json';
  const same = npmRun('replay', [recorded]);
  expect([same.status, same.stderr]).toEqual([0, '']);
  expect(same.stdout).toContain('All 22 steps go as recorded.');
  expect(npmRun('replay', [fileWith('no-log.json', '{}')])).toMatchObject({ status: 2, stdout: '' });
});
