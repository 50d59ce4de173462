import { relative, sep } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

/**
 * Gives every styled component an id that is the same on the server, in the browser and in any checkout. Without a
 * compiler the ids come from a counter, which code-split pages count differently; Vite's own option would hash the
 * absolute path of the file, so the file is named relative to the root here.
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
