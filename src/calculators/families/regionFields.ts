/** Fields that name a region of the held strand, shared by the questions about one. */
import { SHAPE } from '#src/engine/kit/onDemand/strandShape.ts';

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

export const SHAPE_OF_REGION = {
  ...SHAPE,
  hint: 'Of a circle, the region may begin before the end of the text and end after its beginning.',
} as const;

/** Where codons are read. */
export const REGION_OF_CODONS = {
  from: firstBase('Of the first codon, or of the region on the other strand. Blank: the first.'),
  to: LAST_BASE,
  strand: {
    kind: 'choice',
    label: 'Strand',
    look: 'menu',
    options: [
      { value: 'entered', label: 'The entered one' },
      { value: 'other', label: 'The other one' },
    ],
    initial: 'entered',
  },
} as const;

/** Where repeats are searched: those of a whole circle may cross the origin. */
export const REGION_OF_REPEATS = {
  from: firstBase('Blank: the first.'),
  to: LAST_BASE,
  shape: { ...SHAPE, hint: 'Of a circle, repeats may cross the origin, and so may the region.' },
} as const;
