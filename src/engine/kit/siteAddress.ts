/** URLs of the site, for its own links and for search engines, social networks and bookmarks. */

/** The path of the page with the notebook. Search engines do not list it: it has nothing before a visitor uses it. */
export const NOTEBOOK_PATH = '/notebook';

/** The path of the page with the animals that a visitor keeps. Search engines do not list it: see above. */
export const ANIMALS_PATH = '/animals';

/** The path of the page that compares this site with other programs. */
export const AGREEMENT_PATH = '/agreement';

/** Returns the path of a calculator's page. */
export function calculatorPath(id: string): string {
  return `/calculator/${id}`;
}

/**
 * Returns the path of the guide to pet emergencies.
 *
 * @param thing id of the row of `workers/reference/petEmergencies.ts` that it opens; absent: none
 */
export function petEmergencyPath(thing?: string): string {
  return calculatorPath('pet-emergency') + (thing === undefined ? '' : `#${thing}`);
}

/**
 * Returns the path of the guide to emergencies of animals that are not poisonings.
 *
 * @param row id of the row of `workers/reference/animalEmergencies.ts` that it opens; absent: none
 */
export function animalEmergencyPath(row?: string): string {
  return calculatorPath('animal-emergency') + (row === undefined ? '' : `#${row}`);
}

/**
 * @param path begins with a slash
 * @returns the full URL, or the path alone when the build does not know the site's origin (`SITE_ORIGIN`)
 */
export function addressOf(path: string): string {
  return `${__SITE_ORIGIN__}${path}`;
}

/**
 * Returns the path of the preview picture of a page, shown where a link to it is shared: 1200 × 630 pixels, written by
 * the build.
 */
export function picturePath(path: string): string {
  return `/pictures${path === '/' ? '/home' : path}.png`;
}
