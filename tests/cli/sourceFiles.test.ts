/** Files named by a call; pipes are tested in `process.test.ts`. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CommandMistake } from '#src/tools/cli/commandMistake.ts';
import { isStandardInput, openFile, readBytes } from '#src/tools/cli/sourceFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'source-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'x.fa');
writeFileSync(path, '>a\nACGT\n');
chmodSync(folder, 0o755);

test('a file is read unchanged, under its own name', async () => {
  const file = await openFile(path);
  expect([file.name, await file.text()]).toEqual([basename(path), '>a\nACGT\n']);
  expect(new TextDecoder().decode(await readBytes(path))).toBe('>a\nACGT\n');
});

test.each([openFile, readBytes])('a file that nobody may read: %o', async (read) => {
  const closed = join(folder, 'closed.fa');
  writeFileSync(closed, '>a\nACGT\n');
  chmodSync(closed, 0);
  const refusal = await asNobody(() => read(closed).catch((error: unknown) => error));
  expect(refusal).toBeInstanceOf(CommandMistake);
  expect(refusal).toMatchObject({ message: `'${closed}' cannot be read: permission denied` });
});

test('names of the standard input', () => {
  expect(['-', '/dev/stdin', '/dev/fd/0'].every(isStandardInput)).toBe(true);
  expect(['/dev/fd/63', 'stdin', './-'].some(isStandardInput)).toBe(false);
});

const NOBODY = 65_534;

/** The superuser may read everything. */
async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  const own = process.geteuid?.();
  if (own !== 0) return work();
  process.seteuid?.(NOBODY);
  try {
    return await work();
  } finally {
    process.seteuid?.(own);
  }
}
