import { readFile } from 'node:fs/promises';
import { type Plugin, transformWithOxc } from 'vite';
import type { CalculatorContent, CalculatorMeta, CalculatorOpening } from '#src/engine/kit/content.ts';

/**
 * Vite plug-in: combines the modules of a calculator's page into one module and thus one chunk: `calculator.ts?page`,
 * or `content.ts?guide` where there is no calculation. It contains everything needed for hydration; the rest of the
 * page's text is a chunk that is loaded later. `content.ts?meta` is name, description, purpose and back link: on a page a copy for
 * itself alone, because the menu, which has those of all calculators, is not needed for hydration. `content.ts?keywords` are
 * the words by which search finds a page.
 */
export function calculatorPages(): Plugin {
  return {
    name: 'calculator-pages',
    enforce: 'pre',
    load: {
      filter: { id: /\/calculators\/[^/]+\/(?:calculator\.ts\?page|content\.ts\?(?:guide|opening|keywords|meta))$/ },
      async handler(id) {
        if (id.endsWith('?page')) return pageModule({ definition: './calculator.ts', ...WORDS });
        if (id.endsWith('?guide')) return pageModule(WORDS);
        const [file = ''] = id.split('?');
        this.addWatchFile(file);
        const content = await contentIn(file);
        const [, part = ''] = id.split('?');
        return `export default ${JSON.stringify(partOf(content, part))};`;
      },
    },
  };
}

const CONTENT = './content.ts';
const WORDS = { meta: `${CONTENT}?meta`, opening: `${CONTENT}?opening` };

function pageModule(firstParts: Readonly<Record<string, string>>): string {
  return [
    ...Object.entries(firstParts).map(([name, file]) => `export { default as ${name} } from ${JSON.stringify(file)};`),
    `export const loadContent = async () => (await import(${JSON.stringify(CONTENT)})).default;`,
  ].join('\n');
}

/** A content module imports nothing but its type, so that it can be evaluated on its own. */
async function contentIn(file: string): Promise<CalculatorContent> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { lang: 'ts', tsconfig: false });
  const { default: content }: { default: CalculatorContent } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  return content;
}

function partOf(
  { name, description, purpose, back, title, keywords }: CalculatorContent,
  part: string,
): CalculatorMeta | CalculatorOpening | readonly string[] {
  if (part === 'meta') return { name, description, purpose, back };
  return part === 'keywords' ? keywords : { ...(title === undefined ? {} : { title }), keywords };
}
