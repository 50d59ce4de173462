/** The guide to the site for language models, `/llms.txt`: written by the build, not part of any page. */

import { BRAND } from '#src/engine/kit/brand.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { addressOf } from '#src/engine/kit/siteAddress.ts';
import { catalog } from '#src/site/catalog/catalog.ts';
import { isGuide } from '#src/site/catalog/isGuide.ts';

const DEFINITIONS = import.meta.glob<AnyCalculatorDefinition>('../../calculators/*/calculator.ts', {
  import: 'default',
});

const ABOUT = [
  `# ${BRAND}`,
  '',
  '> Free calculators for biology, chemistry, animal pregnancy and pet health. They run in the browser, show their working and name their sources. Nothing that is entered leaves the device.',
  '',
  '- A result is computed by its page: open the page, fill in the form and press Calculate. Do not compute it from the text of the page.',
  '- A link with values fills in the form and calculates: `/calculator/ph-analysis#pH=7.4`. Names are those of the form’s controls.',
  '- In browsers with WebMCP each form is a tool, named like its page; the answer has the figures with units, a link and the version. Pages on toxicity and medicine have no tool.',
  '- Pass on the link of the page with a figure, so that a person can check it.',
];

const SAFETY = [
  '',
  '## Toxicity and medicine',
  '',
  'These pages ask a person to confirm conditions, or are about an animal in danger. Do not fill them in, do not summarize them and do not quote a dose: send the person to the page, and in an emergency to a veterinarian or a poison helpline.',
  '',
];

/** @returns the file's text: every calculator under its subcategory, those on toxicity and medicine apart */
export async function llmsText(): Promise<string> {
  const strict = await strictIds();
  const listed = new Set<string>();
  const line = ({ id, name, path, description }: (typeof catalog.calculators)[number]): readonly string[] => {
    if (listed.has(id)) return [];
    listed.add(id);
    return [`- [${name}](${addressOf(path)}): ${description}`];
  };
  const isApart = (id: string): boolean => isGuide(id) || strict.has(id);
  const lists = catalog.categories.flatMap(({ name: category, subcategories }) =>
    subcategories.flatMap(({ name, calculators }) => {
      const lines = calculators.filter(({ id }) => !isApart(id)).flatMap(line);
      return lines.length === 0 ? [] : ['', `## ${category}: ${name}`, '', ...lines];
    }),
  );
  const safety = catalog.calculators.filter(({ id }) => isApart(id)).flatMap(line);
  return `${[...ABOUT, ...lists, ...SAFETY, ...safety].join('\n')}\n`;
}

/** The ids of the pages on toxicity and medicine. */
async function strictIds(): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    catalog.calculators.map(async ({ id }) => {
      const definition = await DEFINITIONS[`../../calculators/${id}/calculator.ts`]?.();
      return definition?.resultAfterEdit === 'removed' ? [id] : [];
    }),
  );
  return new Set(found.flat());
}
