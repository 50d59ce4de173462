// A short name for the state of the sources: it changes as soon as a file is added, removed or written.
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Uses path, size and modification time of the files and never reads them, because reading would delay the start of a
 * command.
 *
 * @param root absolute path
 * @param paths files and folders below it; missing ones are part of the state as well
 */
export function sourceState(root, paths) {
  const hash = createHash('sha256').update(`${process.version}\n`);
  for (const path of paths) note(path, join(root, path), hash);
  return hash.digest('hex').slice(0, 16);
}

function note(name, path, hash) {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    for (const entry of readdirSync(path).sort()) note(`${name}/${entry}`, join(path, entry), hash);
  } else hash.update(`${name} ${found?.size} ${found?.mtimeMs}\n`);
}
