import { catalog } from '#src/site/catalog/catalog.ts';

/** Returns the name of a calculator in a sentence: 'Molecular Weight'. An unknown id stands for itself. */
export function calculatorName(id: string): string {
  const name = catalog.calculators.find((entry) => entry.id === id)?.name ?? id;
  return name.replace(/ Calculator$/, '');
}
