/** What the questions for assistants are about: counted in `tests/bench/independent/questions.jsonl`, which a test compares with this table. */

export const QUESTION_SET: readonly {
  readonly subject: string;
  readonly questions: number;
  readonly asked: string;
  /** The programs whose answers count, with their versions. */
  readonly by: string;
}[] = [
  {
    subject: 'statistics',
    questions: 154,
    asked: 'p values, test statistics, coefficients, slopes, confidence intervals, sizes of groups',
    by: 'R 4.2.2, SciPy 1.10.1',
  },
  {
    subject: 'sequences',
    questions: 54,
    asked: 'GC content, cuts of an enzyme, melting temperature, score of an alignment',
    by: 'Biopython 1.80, EMBOSS 6.6.0, primer3 2.6.1',
  },
  {
    subject: 'proteins',
    questions: 40,
    asked: 'mass, hydropathy, extinction coefficient',
    by: 'Biopython 1.80',
  },
  {
    subject: 'ecology',
    questions: 39,
    asked: 'Shannon index, Bray–Curtis dissimilarity, growth rate of a Leslie matrix',
    by: 'NumPy 1.24.2, SciPy 1.10.1',
  },
  { subject: 'days', questions: 13, asked: 'days between dates', by: 'Python 3.11.2' },
];
