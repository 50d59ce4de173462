/** Skips the parts of a contract test about calculators that are not selected, and about all of them together. */
import { basename } from 'node:path';
import { beforeEach } from 'vitest';
import { WHOLE_SITE } from './calculatorParts.mjs';

const IDS = (process.env.ONLY_CALCULATOR ?? '').split(',');

beforeEach(({ task, skip }) => {
  const { filepath } = task.file;
  if (!filepath.includes('/tests/contract/') || WHOLE_SITE.includes(basename(filepath))) return;
  // A name from a table is in quotes.
  const name = task.fullTestName.replace(/^'/, '');
  if (!IDS.some((id) => name.startsWith(id) && !/^[\w-]/.test(name.slice(id.length)))) skip();
});
