import type { Issue } from '../../../contract.ts';
import type { Region } from './strandRegion.ts';

/** What a visitor says about a region; a blank end is that of the strand. */
export interface TypedRegion {
  readonly from: number | null;
  readonly to: number | null;
  /** The region may run across the end of the strand. */
  readonly isCircular: boolean;
}

/**
 * Returns the region, or the issue with it, under the paths `from` and `to`.
 *
 * @param length letters of the whole
 */
export function readRegion(
  { from, to, isCircular }: TypedRegion,
  length: number,
  whole: 'strand' | 'protein' = 'strand',
): Region | Issue {
  const ends = { from: from ?? 1, to: to ?? length };
  for (const path of ['from', 'to'] as const) {
    const end = ends[path];
    if (!Number.isInteger(end) || end < 1)
      return { message: 'Please enter a position as a whole number, counted from 1', path };
    if (end > length) return { message: `The ${whole} has only ${length} letters`, path };
  }
  if (ends.from <= ends.to || isCircular) return ends;
  const issue = { message: 'The region ends before it begins', path: 'to' };
  if (whole === 'protein') return issue;
  return {
    ...issue,
    remedies: [{ label: 'The strand is circular', field: 'shape', value: 'circular' }],
  };
}
