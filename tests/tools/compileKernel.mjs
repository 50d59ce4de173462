// `npm run kernel`: compiles workers/kernel/assembly and writes workers/kernel/compiled. That is committed, so that no build and no other
// test needs the compiler, which is 100 MB. With the word `compare` it writes nothing, and fails where compiling gives other files.
import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { main } from 'assemblyscript/asc';
import {
  CHECKSUMS,
  COMPILED,
  checksum,
  ENTRIES,
  OPTIONS,
  ROOT,
  SOURCES,
  sourcesChecksum,
} from '../kernel/kernelChecksums.mjs';

const compiled = await Promise.all(ENTRIES.map(async (name) => [name, await compile(name)]));
const files = [
  ...compiled.map(([name, bytes]) => [`${COMPILED}/${name}.ts`, moduleText(name, bytes)]),
  [CHECKSUMS, checksumsText()],
];

if (process.argv[2] === 'compare') {
  const different = files.filter(([path, text]) => readFileSync(join(ROOT, path), 'utf8') !== text);
  for (const [path] of different) console.log(`${path} is not what its sources compile to: run npm run kernel`);
  process.exitCode = different.length === 0 ? 0 : 1;
} else for (const [path, text] of files) writeFileSync(join(ROOT, path), text);

/** The bytes are part of the script, so that a worker makes no request for them. */
function moduleText(name, bytes) {
  return [
    `/** The bytes of \`../assembly/${name}.ts\` as WebAssembly, written by \`npm run kernel\`. */`,
    `const BASE_64 =\n  '${Buffer.from(bytes).toString('base64')}';`,
    '',
    'export const BYTES = Uint8Array.from(atob(BASE_64), (unit) => unit.charCodeAt(0));',
    '',
  ].join('\n');
}

function checksumsText() {
  const modules = Object.fromEntries(compiled.map(([name, bytes]) => [name, checksum(bytes)]));
  return `${JSON.stringify({ sources: sourcesChecksum(), modules }, null, 2)}\n`;
}

async function compile(name) {
  let module;
  let complaints = '';
  const { error } = await main([`${SOURCES}/${name}.ts`, '--outFile', 'module.wasm', ...OPTIONS], {
    // The compiler tries several paths for each import.
    readFile: (path, base) => readFile(join(ROOT, base, path), 'utf8').catch(() => null),
    writeFile(_, contents) {
      if (typeof contents !== 'string') module = contents;
    },
    listFiles: () => null,
    stderr: {
      write(chunk) {
        complaints += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
      },
    },
  });
  if (error !== null || module === undefined) throw new Error(`${name}.ts does not compile:\n${complaints}`);
  return module;
}
