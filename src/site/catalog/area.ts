import { CATEGORIES, type CalculatorId, OF_ANIMALS, SUBCATEGORIES } from '#src/engine/kit/taxonomy.ts';

/** A part of the site with a color of its own, which helps to know where one is. */
export type Area = (typeof CATEGORIES)[number]['area'] | 'emergency';

/** Returns the area of a list of calculators. */
export function areaOfList(list: (typeof SUBCATEGORIES)[number]): Area {
  if ('area' in list) return list.area;
  return CATEGORIES.find(({ id }) => id === list.category)?.area ?? 'bench';
}

/** Returns the area of a calculator: that of the first list that has it, if it is not about an animal. */
export function areaOf(id: CalculatorId): Area {
  const list = SUBCATEGORIES.find(({ calculators }) => (calculators as readonly string[]).includes(id));
  return list === undefined || OF_ANIMALS.includes(id) ? 'animals' : areaOfList(list);
}
