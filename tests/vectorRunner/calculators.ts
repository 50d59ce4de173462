/** The calculators that exist, by discovery, and those of the menu that do not exist yet. */
import { SUBCATEGORIES } from '#src/catalog/taxonomy.ts';
import type { AnyAnalysisDefinition } from '#src/kit/defineAnalysis.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';

const MODULES = import.meta.glob<AnyCalculatorDefinition>('/src/calculators/*/calculator.ts', { import: 'default' });

const ANALYSES = import.meta.glob<AnyAnalysisDefinition>('/src/analyses/*/analysis.ts', { import: 'default' });

export async function loadDefinition(id: string): Promise<AnyCalculatorDefinition | undefined> {
  return MODULES[`/src/calculators/${id}/calculator.ts`]?.();
}

export async function loadAnalysis(id: string): Promise<AnyAnalysisDefinition | undefined> {
  return ANALYSES[`/src/analyses/${id}/analysis.ts`]?.();
}

/** True once every calculator of the menu has its folder. */
export function isCatalogComplete(): boolean {
  return SUBCATEGORIES.flatMap(({ calculators }): readonly string[] => calculators).every(
    (id) => `/src/calculators/${id}/calculator.ts` in MODULES,
  );
}
