import { findCalculator } from '#src/site/catalog/catalog.ts';
import { nameParts } from '../../category/nameParts.ts';

/** Returns the name of a calculator in a sentence: 'Molecular Weight'; of an unknown id, the id. */
export function calculatorName(id: string): string {
  return nameParts(findCalculator(id)?.name ?? id).drawn;
}
