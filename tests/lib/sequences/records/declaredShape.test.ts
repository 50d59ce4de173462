import { expect, test } from 'vitest';
import { declaredShape } from '#workers/lib/sequences/records/declaredShape.ts';

test.each([
  ['LOCUS       NC_005816               9609 bp    DNA     circular BCT 21-JUL-2008', 'circular'],
  ['LOCUS       SCU49845     5028 bp    DNA             linear   PLN 21-JUN-1999', 'linear'],
  ['LOCUS       OLD  12 bp    DNA', null],
  // A name that only looks like the word.
  ['LOCUS       circular  12 bp    DNA             SYN 01-JAN-1999', null],
  ['LOCUS       circular_ori  21 bp    DNA     linear  SYN 01-JAN-1999', 'linear'],
  ['DEFINITION  circular plasmid', null],
])('%s', (line, said) => expect(declaredShape('genbank', line)?.said ?? null).toBe(said));

test.each([
  ['ID   X56734; SV 1; linear; mRNA; STD; PLN; 1859 BP.', 'linear'],
  ['ID   J01749; SV 1; circular; genomic DNA; STD; SYN; 4361 BP.', 'circular'],
  ['ID   circular; SV 1; DNA; STD; SYN; 10 BP.', null],
  ['ID   PX1        standard; circular DNA; SYN; 21 BP.', 'circular'],
  ['ID   PX1        standard; circular genomic DNA; SYN; 21 BP.', 'circular'],
  ['ID   PX1        standard; DNA; SYN; 21 BP.', null],
])('%s', (line, said) => expect(declaredShape('embl', line)?.said ?? null).toBe(said));

test.each([
  ['x [topology=circular]', 'circular'],
  ['x [organism=E. coli] [Topology = LINEAR] plasmid', 'linear'],
  ['1 length=15 depth=1.00x circular=true', 'circular'],
  ['1 circular=false length=15', 'linear'],
  ['1 noncircular=true', null],
  ['circular permutation of x', null],
])('%s', (header, said) => expect(declaredShape('fasta', header)?.said ?? null).toBe(said));
