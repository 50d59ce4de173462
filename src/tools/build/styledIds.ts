import { relative, sep } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

/**
 * Vite plug-in: gives every styled component an id that is the same on the server, in the browser and in any checkout.
 * By default the ids come from a counter, which differs between code-split pages; Vite's own option hashes the absolute
 * path of the file, so this hashes the path relative to the root. Ids are shortened, because each page names about a
 * hundred of them before anything can be painted; a test keeps them distinct.
 */
export function styledIds(): Plugin {
  let root = '';
  return {
    name: 'styled-ids',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: /from ['"]styled-components['"]/ },
      async handler(code, id) {
        const name = relative(root, id).split(sep).join('/');
        const transformed = await transformWithOxc(code, name, {
          lang: id.endsWith('x') ? 'tsx' : 'ts',
          jsx: 'preserve',
          sourcemap: true,
          tsconfig: false,
          plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, minify: true, pure: true } },
        });
        return { ...transformed, code: shortened(transformed.code) };
      },
    },
  };
}

/** `sc-urlyg9-12` becomes `surly12`, with a letter first, as selectors require. Behind an id the source map is six columns off. */
function shortened(code: string): string {
  return code.replace(/(?<=["'`])sc-([a-z0-9]{4})[a-z0-9]*-(\d+)(?=["'`])/g, 's$1$2');
}
