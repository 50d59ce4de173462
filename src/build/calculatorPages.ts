import type { Plugin } from 'vite';

/**
 * What a calculator's page is drawn from, as one module and so as one chunk: `calculator.ts?page` gives its definition,
 * its text and its facts. The facts are a copy of the page's own: the menu holds those of all calculators, and a page
 * can come alive without it.
 */
export function calculatorPages(): Plugin {
  return {
    name: 'calculator-pages',
    enforce: 'pre',
    load: {
      filter: { id: /\/calculators\/[^/]+\/calculator\.ts\?page$/ },
      handler: () => `
        export { default as definition } from './calculator.ts';
        export { default as content } from './content.ts';
        export { default as meta } from './meta.ts?own';
      `,
    },
  };
}
