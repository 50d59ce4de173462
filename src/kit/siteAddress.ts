/** Addresses of the site, and how others see it: search engines, social networks, whoever keeps a link. */

/** The path of a calculator's page. */
export function calculatorPath(id: string): string {
  return `/calculator/${id}`;
}

/**
 * The page that says what to do when a pet has swallowed something.
 *
 * @param thing id of the row of `workers/reference/petEmergencies.ts` that it opens; absent: none yet
 */
export function petEmergencyPath(thing?: string): string {
  return calculatorPath('pet-emergency') + (thing === undefined ? '' : `#${thing}`);
}

/**
 * @param path begins with a slash
 * @returns the full address, or the path alone when the build was not told where the site will stand (`SITE_ORIGIN`)
 */
export function addressOf(path: string): string {
  return `${__SITE_ORIGIN__}${path}`;
}

/** The picture that stands for a page where a link to it is shared: 1200 × 630 pixels, written by the build. */
export function picturePath(path: string): string {
  return `/pictures${path === '/' ? '/home' : path}.png`;
}
