/** The modules of all pages of calculators and guides: one line of script each, which a first visit does without. */
import type { PageModule } from '../pageModule.ts';

/** `calculator.ts?page`, or `content.ts?guide` where there is no calculation: `src/tools/build/calculatorPages.ts`. */
const MODULES: Readonly<Record<string, () => Promise<PageModule>>> = {
  ...import.meta.glob<PageModule>('../../../calculators/*/calculator.ts', { query: '?page' }),
  ...import.meta.glob<PageModule>(
    ['../../../calculators/pet-emergency/content.ts', '../../../calculators/animal-emergency/content.ts'],
    { query: '?guide' },
  ),
};

/**
 * Loads the module of the page with this id.
 *
 * @throws when no calculator or guide has this id, or when the module cannot be loaded
 */
export async function loadFromList(id: string): Promise<PageModule> {
  const folder = `../../../calculators/${id}/`;
  const load = MODULES[`${folder}calculator.ts`] ?? MODULES[`${folder}content.ts`];
  if (load === undefined) throw new Error(`'${id}' has no page`);
  return load();
}
