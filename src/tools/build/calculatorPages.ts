import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';
import type { CalculatorContent, CalculatorMeta, CalculatorOpening } from '#src/engine/kit/content.ts';
import { builtServer } from './builtServer.ts';

/**
 * Vite plug-in: combines the modules of a calculator's page into one module and thus one chunk: `calculator.ts?page`,
 * or `content.ts?guide` where there is no calculation. It contains everything needed for hydration; the rest of the
 * page's text is a chunk that is loaded later. `content.ts?meta` is name, description, purpose and back link: on a page a copy for
 * itself alone, because the menu, which has those of all calculators, is not needed for hydration. `content.ts?keywords` are
 * the words by which search finds a page. `content.ts?rest` is the whole, with what the build computed of the example.
 */
export function calculatorPages(): Plugin {
  let root = '';
  let isBuild = false;
  return {
    name: 'calculator-pages',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    load: {
      filter: {
        id: /\/calculators\/[^/]+\/(?:calculator\.ts\?page|content\.ts\?(?:guide|opening|keywords|meta|rest))$/,
      },
      async handler(id) {
        if (id.endsWith('?page')) return pageModule({ definition: './calculator.ts', ...WORDS }, `${CONTENT}?rest`);
        if (id.endsWith('?guide')) return pageModule(WORDS, CONTENT);
        const [file = '', part = ''] = id.split('?');
        if (part === 'rest' && this.environment.name === 'ssr' && isBuild) return withExample(idOf(file));
        this.addWatchFile(file);
        const content = await contentIn(file);
        if (part !== 'rest') return `export default ${JSON.stringify(partOf(content, part))};`;
        const example = isBuild ? (await (await builtServer(root)).exampleResults())[idOf(file)] : undefined;
        return `export default ${JSON.stringify({ ...content, example })};`;
      },
    },
  };
}

const CONTENT = './content.ts';
const WORDS = { meta: `${CONTENT}?meta`, opening: `${CONTENT}?opening` };

/** The bundle for Node computes the example; that of the browser contains what it computed. */
function withExample(id: string): string {
  return [
    `import content from ${JSON.stringify(CONTENT)};`,
    `import { exampleResults } from '/src/tools/examples/everyExample.ts';`,
    `export default { ...content, example: (await exampleResults())[${JSON.stringify(id)}] };`,
  ].join('\n');
}

function idOf(file: string): string {
  return basename(dirname(file));
}

function pageModule(firstParts: Readonly<Record<string, string>>, content: string): string {
  return [
    ...Object.entries(firstParts).map(([name, file]) => `export { default as ${name} } from ${JSON.stringify(file)};`),
    `export const loadContent = async () => (await import(${JSON.stringify(content)})).default;`,
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
