import { type CalculatorId, GUIDES, type GuideId, SUBCATEGORIES } from './taxonomy.ts';

/** Returns whether the menu lists a calculator with this id. */
export function isListed(id: string): id is CalculatorId {
  return SUBCATEGORIES.some(({ calculators }) => calculators.some((each) => each === id));
}

/** Returns whether the page with this id is a guide, which calculates nothing. */
export function isGuide(id: string): id is GuideId {
  return GUIDES.some((each) => each === id);
}
