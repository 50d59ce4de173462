import { readFile } from 'node:fs/promises';
import { type Plugin, transformWithOxc } from 'vite';
import type { CalculatorContent, CalculatorOpening } from '#src/kit/content.ts';

/**
 * What a calculator's page is drawn from, as one module and so as one chunk: `calculator.ts?page`. What it must have at
 * hand to come alive is in it; the rest of its text is a chunk to be fetched later. The facts are a copy of the page's own:
 * the menu holds those of all calculators, and a page can come alive without it.
 */
export function calculatorPages(): Plugin {
  return {
    name: 'calculator-pages',
    enforce: 'pre',
    load: {
      filter: { id: /\/calculators\/[^/]+\/(?:calculator\.ts\?page|content\.ts\?opening)$/ },
      async handler(id) {
        if (id.endsWith('?page')) return PAGE;
        const file = id.slice(0, -'?opening'.length);
        this.addWatchFile(file);
        return `export default ${JSON.stringify(await openingOf(file))};`;
      },
    },
  };
}

const CONTENT = './content.ts';
const FIRST_PARTS = { definition: './calculator.ts', meta: './meta.ts?own', opening: `${CONTENT}?opening` };

const PAGE = [
  ...Object.entries(FIRST_PARTS).map(([name, file]) => `export { default as ${name} } from ${JSON.stringify(file)};`),
  `export const loadContent = async () => (await import(${JSON.stringify(CONTENT)})).default;`,
].join('\n');

/** A text module imports nothing but its type, so that it can be read on its own. */
async function openingOf(file: string): Promise<CalculatorOpening> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { lang: 'ts', tsconfig: false });
  const { default: content }: { default: CalculatorContent } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  const { title, keywords, introduction } = content;
  return { ...(title === undefined ? {} : { title }), keywords, introduction };
}
