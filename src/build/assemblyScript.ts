import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Import specifiers of compiled modules: `import bytes from './assembly/sequence.ts?wasm'`. */
const REQUEST = /\.ts\?wasm$/;

interface Compiled {
  readonly module: Uint8Array;
  /** Absolute paths of the compiled sources. */
  readonly sources: readonly string[];
}

/** By entry file: the client, the server and each worker of one build import the same module. */
const compiled = new Map<string, Promise<Compiled>>();

/**
 * Vite plug-in: compiles AssemblyScript to WebAssembly with 128-bit vectors and turns it into a module whose default
 * export is the bytes. They are part of the script, so that a worker makes no request for them; compiling them in the
 * browser still needs `'wasm-unsafe-eval'` in the page's policy.
 */
export function assemblyScript(): Plugin {
  let root = '';
  return {
    name: 'assembly-script',
    enforce: 'pre',
    // Workers are bundled separately, with their own plug-ins.
    config: () => ({ worker: { plugins: () => [assemblyScript()] } }),
    configResolved(config) {
      root = config.root;
    },
    load: {
      filter: { id: REQUEST },
      async handler(id) {
        const entry = id.slice(0, -'?wasm'.length);
        const { module, sources } = await compileOnce(root, entry);
        for (const source of sources) this.addWatchFile(source);
        return {
          code: `export default Uint8Array.from(atob('${Buffer.from(module).toString('base64')}'), (unit) => unit.charCodeAt(0));`,
          map: { mappings: '' },
          moduleType: 'js',
        };
      },
    },
    watchChange(id) {
      // A worker's bundle and the page's may contain the same module; both recompile it after an edit.
      for (const key of compiled.keys()) if (dirname(key) === dirname(id)) compiled.delete(key);
    },
  };
}

function compileOnce(root: string, entry: string): Promise<Compiled> {
  const before = compiled.get(entry);
  if (before !== undefined) return before;
  const result = compile(root, entry);
  compiled.set(entry, result);
  // Evicts a failed compilation, so that a corrected source is compiled again.
  result.catch(() => compiled.delete(entry));
  return result;
}

/**
 * Optimizes for speed, not size: the module is small, and used on long sequences only. It has no garbage collector and
 * never allocates.
 */
const OPTIONS = '--optimizeLevel 3 --shrinkLevel 0 --converge --noAssert --runtime stub --enable simd'.split(' ');

async function compile(root: string, entry: string): Promise<Compiled> {
  // The compiler is large: loaded only by a build that needs it.
  const { main } = await import('assemblyscript/asc');
  const sources: string[] = [];
  let module: Uint8Array | undefined;
  let complaints = '';
  const { error } = await main([relative(root, entry), '--outFile', 'module.wasm', ...OPTIONS], {
    async readFile(name, base) {
      const path = join(root, base, name);
      try {
        const text = await readFile(path, 'utf8');
        sources.push(path);
        return text;
      } catch {
        // The compiler tries several paths for each import.
        return null;
      }
    },
    writeFile(_, contents) {
      if (typeof contents !== 'string') module = contents;
    },
    listFiles: () => null,
    stderr: {
      write(chunk: Uint8Array | string) {
        complaints += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
      },
    },
  });
  if (error !== null || module === undefined) throw new Error(`${entry} does not compile:\n${complaints}`);
  return { module, sources };
}
