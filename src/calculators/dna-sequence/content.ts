import type { CalculatorContent } from '#src/kit/content.ts';

export default {
  keywords: [
    'GC content',
    'complementary strand',
    'reverse complement',
    'DNA to RNA',
    'DNA translation',
    'base composition',
    'start codon',
  ],
  introduction: [
    'Paste a DNA strand and read its length, GC content, complementary strand, RNA and first protein. For students checking an exercise and for researchers who need numbers for a whole genome without sending it anywhere: the sequence stays in your browser.',
  ],
  guide: [
    {
      title: 'Enter one strand',
      text: [
        'Paste the letters A, T, G and C in either case, 5′ to 3′. Spaces and line breaks may stay. Remove FASTA header lines, line numbers and ambiguity letters such as N: the first character that does not belong is named with its line and column.',
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
        'The complementary strand is written under yours, base by base, so it runs 3′ to 5′; the reverse complement is the same strand the usual way round. The example gives the protein MAIVMGR: eight codons, the last of them the stop UGA, after which 15 further bases are not translated.',
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
      question: 'Why does it say “No start codon found”?',
      answer:
        'None of the three frames of your strand holds an ATG. A fragment from the middle of a gene often has none, and a gene on the opposite strand shows only after you enter the reverse complement. Alternative starts such as GTG and TTG, which bacteria use, are not tried.',
    },
    {
      question: 'The protein is much shorter than I expected. Why?',
      answer:
        'The first AUG in the text decides the frame, and in a long sequence it is rarely the start of the gene: chance stops end such a reading soon. Cut the sequence so that it begins at the right ATG. Introns are not removed either, so use the coding sequence rather than genomic DNA.',
    },
    {
      question: 'What happens when there is no stop codon?',
      answer:
        'The protein is read to the last whole codon, and one or two bases left over are ignored. The note under the protein says so, so that a truncated reading is not mistaken for a whole protein.',
    },
    {
      question: 'How long may the sequence be?',
      answer:
        'Strands of several million bases work. Long texts are not put into the page as a whole: you read them in a window, and Copy or Download gives all of the letters.',
    },
  ],
  notes: [
    'Only A, T, G and C are accepted. RNA, ambiguity letters (N, R, Y and others), gaps, digits and FASTA headers are refused rather than skipped.',
    'Only the strand you enter is translated, and only from its first AUG. It is not a gene finder: other reading frames and the opposite strand are not searched.',
    'The standard genetic code (NCBI table 1) is used. Mitochondria, ciliates and some yeasts read certain codons differently.',
    'A start codon in the text is no proof of translation: Kozak or ribosome binding context, splicing and signal peptides are not considered.',
    'GC content counts every base of the strand, untranslated parts included.',
  ],
} satisfies CalculatorContent;
