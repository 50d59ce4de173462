import { type CalculatorId, GUIDES, type GuideId, SUBCATEGORIES } from './taxonomy.ts';

/** Whether any list of the menu holds a calculator of this name. */
export function isListed(id: string): id is CalculatorId {
  return SUBCATEGORIES.some(({ calculators }) => calculators.some((each) => each === id));
}

/** Whether the page of this name is read, not calculated with. */
export function isGuide(id: string): id is GuideId {
  return GUIDES.some((each) => each === id);
}
