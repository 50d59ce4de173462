/** Sequence libraries from the package registry, timed in Node on the same random letters. Development dependencies only. */
import { calculatePercentGC, getComplementSequenceString } from '@teselagen/sequence-utils';

export interface Rival {
  readonly name: string;
  readonly run: (letters: string) => number;
}

export const RIVALS: readonly Rival[] = [
  {
    name: '@teselagen/sequence-utils, complement and GC only',
    run: timed((letters) => getComplementSequenceString(letters, false).length + calculatePercentGC(letters)),
  },
];

/** Milliseconds for the work; the output is used, so that it cannot be optimized away. */
function timed(work: (letters: string) => number): (letters: string) => number {
  return (letters) => {
    const started = performance.now();
    const value = work(letters);
    const time = performance.now() - started;
    if (Number.isNaN(value)) throw new Error('the rival gave no number');
    return time;
  };
}
