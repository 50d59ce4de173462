import type { Plugin } from 'vite';

/**
 * Vite plug-in: writes the base styles into the HTML of every page, also in development, and has the browser fetch their
 * font at once. Vite replaces the addresses of files by those of the built files.
 *
 * @param font that the styles name: a path from the root of the sources
 */
export function baseStyles(styles: string, font: string): Plugin {
  return {
    name: 'base-styles',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        {
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: font },
          injectTo: 'head',
        },
        { tag: 'style', children: styles, injectTo: 'head' },
      ],
    },
  };
}
