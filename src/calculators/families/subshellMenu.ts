/** The menu of the subshells in which an atom may have electrons, by shell and then by type. */
import { FILLING_ORDER } from '#workers/reference/electronConfigurations.ts';

const OCCUPIED = FILLING_ORDER.filter((name) => name !== '8s').toSorted(
  (one, other) => Number(one[0]) - Number(other[0]) || 'spdf'.indexOf(one.charAt(1)) - 'spdf'.indexOf(other.charAt(1)),
);

export const SUBSHELL_MENU = {
  kind: 'choice',
  label: 'Orbital',
  hint: 'Not chosen: the outermost, by the highest n and then the highest l.',
  look: 'menu',
  options: OCCUPIED.map((value) => ({ value, label: value })),
  optional: true,
} as const;
