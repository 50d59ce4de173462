import type { CategoryId } from '#src/engine/kit/taxonomy.ts';
import type { DrawingName } from './Drawing.tsx';

/** The drawing of each category. */
export const DRAWING_OF: Readonly<Record<CategoryId, DrawingName>> = {
  biology: 'bench',
  chemistry: 'flask',
  ecology: 'leaf',
  conversion: 'ruler',
  construction: 'wall',
  everyday: 'cup',
  finance: 'coins',
  math: 'square',
  sport: 'stopwatch',
  food: 'apple',
  health: 'heart',
  statistics: 'bell',
  other: 'drawers',
};

/** Lists with a drawing of their own. */
const DRAWING_OF_LIST: Readonly<Record<string, DrawingName>> = {
  'cell-biology': 'cell',
  genetics: 'helix',
  physiology: 'heart',
  ecology: 'leaf',
  biochemistry: 'water',
  'animal-pregnancy': 'calendar',
  'cat-health': 'cat',
  'pet-emergencies': 'phone',
  'more-animals': 'calendar',
};

/** Returns the drawing of a subcategory: where it has none, that of its category. */
export function drawingOfList(category: CategoryId, id: string): DrawingName {
  return DRAWING_OF_LIST[id] ?? DRAWING_OF[category];
}
