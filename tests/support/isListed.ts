import { type CalculatorId, SUBCATEGORIES } from '#src/engine/kit/taxonomy.ts';

/** Returns whether the menu lists a calculator with this id. */
export function isListed(id: string): id is CalculatorId {
  return SUBCATEGORIES.some(({ calculators }) => calculators.some((each) => each === id));
}
