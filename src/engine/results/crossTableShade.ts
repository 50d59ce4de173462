import { SHADE_MOST, shade } from '#src/engine/ui/theme.ts';

/**
 * Returns the color of a cell: the first group is the darkest, the last of several has no accent.
 *
 * @param group index of the cell's group
 * @param groups their number
 */
export function groupShade(group: number, groups: number): string {
  return shade(groups < 2 ? SHADE_MOST : Math.round((SHADE_MOST * (groups - 1 - group)) / (groups - 1)));
}
