import { expect, test } from 'vitest';
import { declaredTopology } from '#workers/lib/sequences/entryTopology.ts';

test.each([
  ['LOCUS       NC_005816               9609 bp    DNA     circular BCT 21-JUL-2008', 'circular'],
  ['LOCUS       SCU49845     5028 bp    DNA             linear   PLN 21-JUN-1999', 'linear'],
  ['LOCUS       OLD  12 bp    DNA', null],
  // A name that only looks like the word.
  ['LOCUS       circular  12 bp    DNA             SYN 01-JAN-1999', null],
  ['ID   X56734; SV 1; linear; mRNA; STD; PLN; 1859 BP.', 'linear'],
  ['ID   J01749; SV 1; circular; genomic DNA; STD; SYN; 4361 BP.', 'circular'],
  ['ID   circular; SV 1; DNA; STD; SYN; 10 BP.', null],
  ['DEFINITION  circular plasmid', null],
])('%s', (line, topology) => expect(declaredTopology(line)).toBe(topology));
