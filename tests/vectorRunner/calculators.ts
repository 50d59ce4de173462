/** The calculators that exist, by discovery, and those of the menu that do not exist yet. */
import { SUBCATEGORIES } from '#src/catalog/taxonomy.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';

const MODULES = import.meta.glob<AnyCalculatorDefinition>('/src/calculators/*/calculator.ts', { import: 'default' });

export async function loadDefinition(id: string): Promise<AnyCalculatorDefinition | undefined> {
  return MODULES[`/src/calculators/${id}/calculator.ts`]?.();
}

/** True once every calculator of the menu has its folder. */
export function isCatalogComplete(): boolean {
  return SUBCATEGORIES.flatMap(({ calculators }): readonly string[] => calculators).every(
    (id) => `/src/calculators/${id}/calculator.ts` in MODULES,
  );
}
