// Golden cases and recorded answers, one to a line. `node tests/vectorRunner/caseLines.mjs` writes all files so.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folders with golden cases, recorded answers and corpora, from the root. */
const FOLDERS = ['tests/vectors', 'tests/analyses', 'tests/data', 'tests/lib/statistics'];

/** @returns {readonly string[]} paths of the files from the root */
export function caseFiles() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  ).filter((path) => path.endsWith('.json'));
}

/**
 * @param {unknown} content of a file
 * @returns {string} its text: a key to a line, and each item of a list to a line
 */
export function caseLines(content) {
  if (Array.isArray(content)) return `${list(content, '')}\n`;
  const keys = Object.entries(content).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${Array.isArray(value) ? list(value, '  ') : JSON.stringify(value)}`,
  );
  return `{\n${keys.join(',\n')}\n}\n`;
}

/** A list of words or numbers is one line. */
function list(items, indent) {
  if (!items.some((each) => typeof each === 'object')) return JSON.stringify(items);
  return `[\n${items.map((each) => `${indent}  ${JSON.stringify(each)}`).join(',\n')}\n${indent}]`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const file of caseFiles()) writeFileSync(file, caseLines(JSON.parse(readFileSync(file, 'utf8'))));
