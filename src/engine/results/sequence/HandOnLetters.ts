import { createContext } from 'react';
import type { SequenceBlock } from '#src/engine/kit/presentation.ts';

/** A page that takes the letters of a block. */
export interface LettersTarget {
  /** 'Use in Protein Synthesis'. */
  readonly label: string;
  /** Opens that page with the letters. */
  readonly open: (letters: string) => void;
}

/** Which pages take the letters of a block. Null: none, as on a page that is printed or built. */
export const HandOnLetters = createContext<((block: SequenceBlock) => readonly LettersTarget[]) | null>(null);
