/** What the pages that read sequences say of formats is what their reader reads. */
import { expect, test } from 'vitest';
import dnaSequence from '#src/calculators/dna-sequence/calculator.ts';
import dnaContent from '#src/calculators/dna-sequence/content.ts';
import proteinSynthesis from '#src/calculators/protein-synthesis/calculator.ts';
import proteinContent from '#src/calculators/protein-synthesis/content.ts';

const FILES = ['FASTA', 'GenBank', 'EMBL', 'FASTQ', 'SnapGene', 'gzip', 'zip'];

test.each([
  ['dna-sequence', dnaContent, dnaSequence],
  ['protein-synthesis', proteinContent, proteinSynthesis],
] as const)('%s names every format of files, and the option for pasted texts', (_, { guide, notes }, { fields }) => {
  const words = guide.flatMap(({ text }) => text).join(' ');
  expect(FILES.filter((format) => !new RegExp(`\\b${format}\\b`).test(words))).toEqual([]);
  const option = `“${fields.recognize?.label}”`;
  expect(words).toContain(option);
  // What is refused without it is not refused always.
  expect(notes.find((note) => /\bgaps\b/.test(note))).toContain(option);
  expect(JSON.stringify([guide, notes, fields])).not.toMatch(/FASTA or GenBank/);
});
