// `npm run test:busy -- [--loops 16] [--times 10] [script]`: repeats an npm script (all tests by default) while endless
// loops keep the machine busy. Fails when any run fails. Uses only Node's built-in modules.
import { spawn, spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: { loops: { type: 'string', default: '16' }, times: { type: 'string', default: '10' } },
  allowPositionals: true,
});
const script = positionals[0] ?? 'test';
const loops = Array.from({ length: Number(values.loops) }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
const lines = [];
try {
  for (let time = 1; time <= Number(values.times); time += 1) {
    const started = performance.now();
    const { status } = spawnSync('npm', ['run', script], { stdio: 'inherit', shell: process.platform === 'win32' });
    const minutes = (performance.now() - started) / 60_000;
    const load = loadavg()[0].toFixed(0);
    lines.push(
      `${time} of ${values.times}: ${status === 0 ? 'passed' : 'FAILED'} in ${minutes.toFixed(1)} min at a load of ${load}`,
    );
    if (status !== 0) process.exitCode = 1;
  }
} finally {
  for (const loop of loops) loop.kill();
}
console.log(`\n${script} beside ${loops.length} endless loops\n${lines.join('\n')}`);
