/** Styles that follow the country on the root element: before the first paint, and without this page's scripts. */
import { HELPLINE_COUNTRIES } from '#workers/reference/helplines.ts';

/** Selects what is said of a country whose lines are listed: `:root:is(…)`. */
export const IS_LISTED = `:is(${HELPLINE_COUNTRIES.map(({ code }) => `[data-country='${code}']`).join(', ')})`;

/** Selects each element with `data-of` whose country is the one on the root element. */
export const OF_SHOWN_COUNTRY = HELPLINE_COUNTRIES.map(
  ({ code }) => `:root[data-country='${code}'] &[data-of='${code}']`,
).join(', ');
