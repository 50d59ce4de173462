// `npm run check`: types, lint and import rules of the whole site. `npm run check -- <id> …`: everything about these
// calculators, that is their types, their lint, the import rules, their unit tests, contract tests and golden cases, and the
// tests of the tables. Everything runs even if an earlier part fails; the output ends with a list of what is missing or
// wrong.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOf } from './calculatorParts.mjs';
import { closingLines, lintComplaints, testComplaints, typeComplaints } from './complaints.mjs';
import { writeTypeProjects } from './typeProjects.mjs';

const root = process.cwd();
const ids = process.argv.slice(2);
const tool = (path) => join(root, 'node_modules', path);
const TSC = [tool('typescript/bin/tsc'), '--pretty', 'false'];

const unknown = ids.filter((id) => !existsSync(join(root, 'src/calculators', id)));
if (unknown.length > 0) {
  console.log(unknown.map((id) => `There is no calculator '${id}'. To begin one: npm run new -- ${id}`).join('\n'));
  process.exit(1);
}

const started = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'check-'));
try {
  const report = join(folder, 'tests.json');
  const [types, lint, tests] = await Promise.all([
    ids.length === 0 ? run('types', [...TSC, '-b']) : typesOf(ids),
    run('lint', [
      tool('@biomejs/biome/bin/biome'),
      'check',
      '--reporter=github',
      '--max-diagnostics=none',
      ...(ids.length === 0 ? ['.'] : ids.flatMap((id) => filesOf(root, id))),
    ]),
    run(
      'tests',
      [
        tool('vitest/vitest.mjs'),
        'run',
        ...(ids.length === 0 ? ['tests/architecture'] : ['--config', 'tests/check/vitest.config.ts']),
        '--reporter',
        join(root, 'tests/check/failureReporter.mjs'),
      ],
      { FAILURE_REPORT: report, ...(ids.length === 0 ? {} : { ONLY_CALCULATOR: ids.join(','), TEST_SAMPLE: '' }) },
    ),
  ]);
  const complaints = [
    ...typeComplaints(types),
    ...testComplaints({ ...tests, report: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null }, ids),
    ...lintComplaints(lint, realpathSync(root)),
  ];
  for (const line of closingLines(complaints, ids)) console.log(line);
  process.exitCode = complaints.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** Types of some calculators and of what they import. */
async function typesOf(ids) {
  const { folder, projects } = writeTypeProjects(root, ids);
  try {
    const runs = await Promise.all(projects.map((project) => run('types', [...TSC, '-p', project])));
    // What both projects contain is told once.
    const lines = new Set(runs.flatMap(({ output }) => output.split('\n')));
    return { status: Math.max(...runs.map(({ status }) => status ?? 1)), output: [...lines].join('\n') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Output and exit code of a tool. */
function run(name, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (status) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${name.padEnd(6)} ${status === 0 ? 'ok' : 'failed'} after ${seconds} s`);
      resolve({ name, status, output });
    });
  });
}
