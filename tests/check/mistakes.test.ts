/** `npm run check -- <ids>` reports every typical mistake, all planted at once. One at a time: `npm run test:check`. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MISTAKES } from './mistakes.mjs';
import { checked, isSaid, plant } from './planting.mjs';
import { siteCopy } from './siteCopy.mjs';

const copy: string = siteCopy(process.cwd());
let run: ReturnType<typeof checked>;
beforeAll(() => {
  for (const mistake of MISTAKES) plant(copy, mistake);
  run = checked(
    copy,
    MISTAKES.map(({ id }) => id),
  );
});
afterAll(() => rmSync(copy, { recursive: true }));

test.each(MISTAKES)('$name', (mistake) => {
  expect(isSaid(mistake, run.sentences), run.stdout).toBe(true);
});

test('the exit code reports the failure', () => {
  expect(run.status).toBe(1);
});
