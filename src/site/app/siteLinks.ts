/** What the header offers on every page, and which of it a page belongs to. */
import { ANIMALS_PATH, petEmergencyPath } from '#src/engine/kit/siteAddress.ts';
import { OF_ANIMALS, SUBCATEGORIES } from '#src/engine/kit/taxonomy.ts';

/** The list of all calculators on Home. */
export const ALL_PATH = '/#all';

export interface SiteLink {
  readonly name: string;
  readonly to: string;
}

/** The links of the menu 'Animals', without the one for emergencies. */
export const ANIMALS: readonly SiteLink[] = [
  { name: 'Expecting animals', to: '/category/biology/animal-pregnancy' },
  { name: 'Dogs', to: '/category/biology#dogs' },
  { name: 'Cats', to: '/category/biology#cats' },
  { name: 'Cat health', to: '/category/biology/cat-health' },
  { name: 'More animals', to: '/category/other/more-animals' },
];

/** What the visitor keeps; beside the animals, but on no list of calculators. */
export const MY_ANIMALS: SiteLink = { name: 'My animals', to: ANIMALS_PATH };

export const EMERGENCY: SiteLink = { name: 'Pet emergency', to: petEmergencyPath() };

/** Returns the id of the category that a page belongs to; 'animals' for pages about animals, whichever category lists them. */
export function partOf(pathname: string): string | undefined {
  const [, kind, id = '', listId] = pathname.split('/');
  const list = SUBCATEGORIES.find((each) =>
    kind === 'category'
      ? each.category === id && each.id === listId
      : (each.calculators as readonly string[]).includes(id),
  );
  return pathname === ANIMALS_PATH || OF_ANIMALS.includes(id) || (list !== undefined && 'area' in list)
    ? 'animals'
    : (list?.category ?? id);
}
