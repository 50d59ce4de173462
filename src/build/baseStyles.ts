import type { Plugin } from 'vite';

/**
 * Vite plug-in: writes the base styles into the HTML of every page, also in development. Vite replaces the addresses of
 * files in them by those of the built files.
 */
export function baseStyles(styles: string): Plugin {
  return {
    name: 'base-styles',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [{ tag: 'style', children: styles, injectTo: 'head' }],
    },
  };
}
