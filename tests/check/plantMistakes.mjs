// `npm run test:check`: each mistake alone, because one may mask another. `npm run test:check -- unit`: those with this
// word in their name. Ends with "N passed, N failed".
import { rmSync } from 'node:fs';
import { MISTAKES } from './mistakes.mjs';
import { checked, isSaid, plant } from './planting.mjs';
import { siteCopy } from './siteCopy.mjs';

const copy = siteCopy(process.cwd());
// The last one runs without an id: its lint errors must not hide the broken import rule.
const [first] = MISTAKES;
const wished = process.argv[2] ?? '';
const RUNS = [
  ...MISTAKES.map((mistake) => ({ mistake, ids: [mistake.id] })),
  { mistake: { ...first, name: `${first.name}, and no id is asked for` }, ids: [] },
].filter(({ mistake }) => mistake.name.includes(wished));
let failed = 0;
try {
  for (const { mistake, ids } of RUNS) {
    const mend = plant(copy, mistake);
    const started = performance.now();
    const { status, stdout, sentences } = checked(copy, ids);
    mend();
    const isFound = status === 1 && isSaid(mistake, sentences);
    if (!isFound) failed += 1;
    console.log(
      `${isFound ? 'ok  ' : 'FAIL'} ${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${mistake.name}`,
    );
    if (!isFound) console.log(stdout);
  }
} finally {
  rmSync(copy, { recursive: true });
}
console.log(`${RUNS.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
