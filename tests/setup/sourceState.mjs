// Tells whether a bundle is of the sources as they are now. Uses names, sizes and modification times and never reads a file, because
// reading would delay the start of a command.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** In the folder of a bundle. */
export const RECORD = 'inputs.json';

/** What every bundle is made with, besides the files in it. */
const ALWAYS = ['package.json', 'package-lock.json', 'tests/setup/bundleTypeScript.mjs'];

/**
 * Returns what a bundle was made of.
 *
 * @param {string} root of the site, absolute path
 * @param {readonly string[]} folders below it, in which file patterns look: a file that is added or removed is a change
 * @param {readonly string[]} files below it: those in the bundle, of which one that is written is a change
 */
export function sourceState(root, folders, files) {
  return {
    names: namesIn(root, folders),
    files: Object.fromEntries([...files, ...ALWAYS].map((file) => [file, markOf(join(root, file))])),
  };
}

/**
 * @param {string} parent folder of the bundles of one module
 * @returns {string | undefined} the folder of the one that is up to date
 */
export function currentBundle(root, folders, parent) {
  const records = foldersIn(parent).flatMap((name) => {
    const record = readRecord(join(parent, name));
    return record === undefined ? [] : { bundle: join(parent, name), record };
  });
  if (records.length === 0) return undefined;
  const names = namesIn(root, folders);
  return records.find(
    ({ record }) =>
      record.names === names && Object.entries(record.files).every(([file, mark]) => markOf(join(root, file)) === mark),
  )?.bundle;
}

function foldersIn(parent) {
  try {
    return readdirSync(parent);
  } catch {
    return [];
  }
}

/** A bundle that is being written has none yet; one that another run removes has none any more. */
function readRecord(bundle) {
  try {
    return JSON.parse(readFileSync(join(bundle, RECORD), 'utf8'));
  } catch {
    return undefined;
  }
}

function markOf(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? 'missing' : `${found.size} ${found.mtimeMs}`;
}

function namesIn(root, folders) {
  const hash = createHash('sha256').update(`${process.version}\n`);
  for (const folder of folders) noteNames(join(root, folder), hash);
  return hash.digest('hex');
}

function noteNames(folder, hash) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    hash.update(`${entry.name}\n`);
    if (entry.isDirectory()) noteNames(join(folder, entry.name), hash);
  }
  hash.update('..\n');
}
