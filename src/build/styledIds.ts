import { relative, sep } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

/**
 * Vite plug-in: gives every styled component an id that is the same on the server, in the browser and in any checkout.
 * By default the ids come from a counter, which differs between code-split pages; Vite's own option hashes the absolute
 * path of the file, so this hashes the path relative to the root.
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
      handler(code, id) {
        const name = relative(root, id).split(sep).join('/');
        return transformWithOxc(code, name, {
          lang: id.endsWith('x') ? 'tsx' : 'ts',
          jsx: 'preserve',
          sourcemap: true,
          tsconfig: false,
          plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, minify: true, pure: true } },
        });
      },
    },
  };
}
