import { type CalculatorId, SUBCATEGORIES } from './taxonomy.ts';

/** Whether any list of the menu holds a calculator of this name. */
export function isListed(id: string): id is CalculatorId {
  return SUBCATEGORIES.some(({ calculators }) => calculators.some((each) => each === id));
}
