/** The calculators that exist, by discovery, and those of the menu that do not exist yet. */

import type { AnyAnalysisDefinition } from '#src/engine/kit/defineAnalysis.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { SUBCATEGORIES } from '#src/engine/kit/taxonomy.ts';

const MODULES = import.meta.glob<AnyCalculatorDefinition>('/src/calculators/*/calculator.ts', { import: 'default' });

const ANALYSES = import.meta.glob<AnyAnalysisDefinition>('/src/calculators/analyses/*.ts', { import: 'default' });

export async function loadDefinition(id: string): Promise<AnyCalculatorDefinition | undefined> {
  return MODULES[`/src/calculators/${id}/calculator.ts`]?.();
}

export async function loadAnalysis(id: string): Promise<AnyAnalysisDefinition | undefined> {
  return ANALYSES[`/src/calculators/analyses/${id}.ts`]?.();
}

/** True once every calculator of the menu has its folder. */
export function isCatalogComplete(): boolean {
  return SUBCATEGORIES.flatMap(({ calculators }): readonly string[] => calculators).every(
    (id) => `/src/calculators/${id}/calculator.ts` in MODULES,
  );
}
