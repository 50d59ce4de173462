import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Vite plug-in: writes the base styles into the HTML of every page, also in development, and has the browser fetch their
 * fonts at once. Vite replaces the addresses of files by those of the built files.
 *
 * @param fonts that the styles name: paths from the root of the sources
 */
export function baseStyles(styles: string, fonts: readonly string[]): Plugin {
  return {
    name: 'base-styles',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        ...fonts.map(
          (href): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href },
            injectTo: 'head',
          }),
        ),
        { tag: 'style', children: styles, injectTo: 'head' },
      ],
    },
  };
}
