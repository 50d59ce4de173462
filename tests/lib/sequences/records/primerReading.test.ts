import { expect, test } from 'vitest';
import { primerAdvice } from '#workers/lib/sequences/records/primerReading.ts';

const M13 = 'TGTAAAACGACGGCCAGT';

test.each([
  [`5'-${M13}-3'`, 'Leave out 2 end marks (5′, 3′)'],
  [`5′–tgt aaa acg acg gcc agt–3′`, 'Leave out 2 end marks (5′, 3′)'],
  [`1 TGTAAAACGA 11 CGGCCAGT`, 'Leave out 3 digits'],
  ['TGT-AAA-ACG-ACG-GCC-AGT', 'Leave out 5 gaps'],
  ['UGUAAAACGACGGCCAGU', 'Read U as T'],
  [`>M13 forward\n${M13}\n`, 'Read as FASTA'],
  [`>M13 forward ${M13}`, `Read as ${M13}`],
  [`“${M13}”`, 'Leave out 2 quotation marks'],
  [`TGTAAAACGACGG\u200bCCAGT`, 'Leave out 1 invisible character'],
  [`5'-${M13}-3'\n3'-ACATTTTGCTGCCGGTCA-5'`, 'Leave out 2 end marks (5′, 3′) and the lower strand'],
])('%j: %s', (typed, label) => {
  expect(primerAdvice(typed, 'forwardPrimer')).toEqual({
    saying: '',
    remedies: [{ label, field: 'forwardPrimer', value: M13 }],
  });
});

test.each([
  ['ACGTNACGT', 'N stands for several bases: enter one primer for each of them.'],
  [`3'-ACGT-5'`, 'The strand is written from 3′ to 5′, or two strands are: enter one, from 5′ to 3′.'],
  [`>a\n${M13}\n>b\n${M13}`, 'There are several sequences: enter one in each box.'],
  ['ACG?', ''],
  // Where the name ends, nobody can tell.
  ['>gene CAT TGTAAAACGACGG', ''],
  ['>gene ACG', ''],
  ['12 34', ''],
])('%j cannot be read: %s', (typed, saying) => {
  expect(primerAdvice(typed, 'reversePrimer')).toEqual({ saying, remedies: [] });
});
