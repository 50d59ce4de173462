// Golden cases, one to a line. `node tests/vectorRunner/caseLines.mjs` writes all files of `tests/vectors` so.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @param {Readonly<Record<string, unknown>>} content of a file of golden cases
 * @returns {string} its text: a key to a line, and a case to a line
 */
export function caseLines(content) {
  const keys = Object.entries(content).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${key === 'cases' ? list(value) : JSON.stringify(value)}`,
  );
  return `{\n${keys.join(',\n')}\n}\n`;
}

function list(cases) {
  return `[\n${cases.map((each) => `    ${JSON.stringify(each)}`).join(',\n')}\n  ]`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = fileURLToPath(new URL('../vectors', import.meta.url));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) =>
    each.endsWith('.json'),
  )) {
    const file = join(folder, name);
    writeFileSync(file, caseLines(JSON.parse(readFileSync(file, 'utf8'))));
  }
}
