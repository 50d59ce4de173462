import { expect, test } from 'vitest';
import { orderedPrimer } from '#workers/lib/sequences/primers/orderedPrimer.ts';

test.each([
  ['5′-acgT-3′', 'acgT', []],
  ['/56-FAM/ACGT/iSp18/AC/3BHQ_1/', 'ACGTAC', ['/56-FAM/', '/iSp18/', '/3BHQ_1/']],
  ['[Phos]A+CG+T*A', 'ACGTA', ['[Phos]', '+ ×2', '* ×1']],
  ['rArCrGrU', 'ACGU', ['r ×4']],
  // A purine in lower case before capitals.
  ['rATG', 'rATG', []],
])('%s', (word, typed, leftOut) => expect(orderedPrimer(word)).toEqual({ typed, leftOut }));

test.each([
  ['/5BiosgACG', 'opens a modification'],
  ['AC(T)G', 'the character ('],
  ['ACrGAC', 'mixes bases of RNA'],
])('%s is refused', (word, words) => expect(orderedPrimer(word)).toContain(words));
