import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'DNA Sequence Calculator',
  description:
    'GC content, complementary strand, RNA and protein of a DNA sequence, from a few bases to a whole genome.',
  purpose: 'GC content, strand, protein',
  back: { to: 'biology' },
  keywords: [
    'GC content',
    'complementary strand',
    'reverse complement',
    'DNA to RNA',
    'DNA translation',
    'open reading frames',
    'FASTA and GenBank',
  ],
  introduction: [
    'Paste a DNA strand and read its length, GC content, complementary strand, RNA and first protein. For students checking an exercise and for researchers who need numbers for a whole genome without sending it anywhere: the sequence stays in your browser.',
  ],
  guide: [
    {
      title: 'Enter one strand',
      text: [
        'Paste the letters A, T, G and C in either case, 5′ to 3′, or choose a file: plain text, FASTA, GenBank, EMBL, FASTQ or SnapGene, also in gzip or zip. Spaces and line breaks may stay. The first character that does not belong is named with its line and column, with a button where one would help. Ambiguity letters such as N are accepted when you allow them.',
        '“Recognize and clean up” reads these formats, alignments, tables and numbered lines in a pasted text as well, leaves out digits, gaps and end marks, and says how many. A paste that begins like FASTA, GenBank, EMBL, FASTQ or an alignment ticks it.',
      ],
    },
    {
      title: 'How it is computed',
      text: [
        'GC content is the share of G and C among all bases: the example has 14 G and 8 C in 39 bases, (14 + 8) ÷ 39 × 100 = 56.41 %. The complement swaps A with T and G with C. RNA replaces T by U. Translation starts at the first AUG, reads three bases at a time by the standard genetic code, and ends before the first stop codon in that frame.',
      ],
    },
    {
      title: 'How to read the result',
      text: [
        'The complementary strand is written under yours, base by base, so it runs 3′ to 5′; the reverse complement is the same strand the usual way round. The example gives the protein MAIVMGR: eight codons, the last of them the stop UGA, after which 15 further bases are not translated. Below stand the base composition, the open reading frames of both strands and, for a file with many records, a table of all of them.',
      ],
    },
  ],
  faq: [
    {
      question: 'Complement or reverse complement: which one do I need?',
      answer:
        'To order a primer for the other strand, to search a database or to compare with a published sequence, take the reverse complement, because those are written 5′ to 3′. The plain complement is what pairs with your strand position by position. Mixing up the two is a classic error, so both are shown with their ends.',
    },
    {
      question: 'Why is the RNA the same text as my DNA?',
      answer:
        'Your strand is taken as the coding strand, whose RNA is identical but for U in place of T. If you have the template strand instead, enter its reverse complement.',
    },
    {
      question: 'Why does it say “No AUG found”?',
      answer:
        'None of the three frames of your strand holds an ATG. A fragment from the middle of a gene often has none, and a gene on the opposite strand does not count here. The table of open reading frames searches both strands, and starts at other codons as well, such as GTG and TTG in bacteria (code 11), when you choose the starts of the genetic code.',
    },
    {
      question: 'The protein is much shorter than I expected. Why?',
      answer:
        'The first AUG in the text decides the frame, and in a long sequence it is rarely the start of the gene: chance stops end such a reading soon. The table of open reading frames lists the longest readings of all six frames, with the protein of the longest one. Introns are not removed, so use the coding sequence rather than genomic DNA.',
    },
    {
      question: 'How long may the sequence be?',
      answer:
        'A whole chromosome works: choose its file, and it is read once, in the background, without leaving your device. Long texts are not put into the page as a whole. You read them in a window, and Download gives all of the letters.',
    },
  ],
  notes: [
    'Only A, T, G and C are accepted, and the ambiguity letters of IUPAC when you allow them. RNA, gaps, digits and headers in the text box are refused rather than skipped, unless “Recognize and clean up” is on; then the result says what was left out or read as T.',
    'The protein is that of the first AUG of the strand you enter. The table of open reading frames is no gene finder either: long frames occur by chance, and short genes are easily missed.',
    'The standard genetic code (NCBI table 1) is used unless you choose another. In codes 27, 28 and 31, codons that are both sense and stop are read as sense.',
    'A codon with ambiguity letters is translated where all its readings agree (GCN is alanine) and is X elsewhere; it neither starts nor ends an open reading frame, so one that can only be a stop (TAR) is X within it.',
    'A start codon in the text is no proof of translation: Kozak or ribosome binding context, splicing and signal peptides are not considered.',
    'GC content counts every A, C, G and T of the strand, untranslated parts included. Circular sequences are read as linear: a frame across the origin is not found.',
  ],
} satisfies CalculatorContent;
