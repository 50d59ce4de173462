/** Leaves out what a contract test holds of the calculators that are not asked for, and of all of them together. */
import { basename } from 'node:path';
import { beforeEach } from 'vitest';
import { WHOLE_SITE } from './calculatorParts.mjs';

const IDS = (process.env.ONLY_CALCULATOR ?? '').split(',');

beforeEach(({ task, skip }) => {
  const { filepath } = task.file;
  if (!filepath.includes('/tests/contract/') || WHOLE_SITE.includes(basename(filepath))) return;
  // A name from a table stands in quotes.
  const name = task.fullTestName.replace(/^'/, '');
  if (!IDS.some((id) => name.startsWith(id) && !/^[\w-]/.test(name.slice(id.length)))) skip();
});
