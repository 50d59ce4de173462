/** Fields that name a region of the held strand, shared by the questions about one. */
import { SHAPE } from '#src/kit/onDemand/strandShape.ts';

/** @param hint what the first base is of, and that blank is the first */
export function firstBase(hint = 'Counted from 1. Blank: the first.') {
  return { kind: 'number', label: 'First base', hint, optional: true, isExact: true, min: 1 } as const;
}

export const LAST_BASE = {
  kind: 'number',
  label: 'Last base',
  hint: 'It belongs to the region. Blank: the last.',
  optional: true,
  isExact: true,
  min: 1,
} as const;

export const STRAND_OF_REGION = {
  kind: 'choice',
  label: 'Strand',
  look: 'menu',
  options: [
    { value: 'entered', label: 'The entered one' },
    { value: 'other', label: 'The other one' },
  ],
  initial: 'entered',
} as const;

export const SHAPE_OF_REGION = {
  ...SHAPE,
  hint: 'Of a circle, the region may begin before the end of the text and end after its beginning.',
} as const;

/** Of searches for repeats: those of a whole circle may cross the origin. */
export const SHAPE_OF_REPEATS = {
  ...SHAPE,
  hint: 'Of a circle, repeats may cross the origin, and so may the region.',
} as const;

/** Said of a table of places on a circle, behind other sentences. */
export const CROSSES_ORIGIN = ' An end below the start lies beyond the origin.';
