/** What a case's `display` means: whose figure, and the text on it. */

/** Names that are shorter than the key of the figure. */
const SHORT_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'annealing-temperature': {
    forwardTm: 'forward.tm',
    reverseTm: 'reverse.tm',
    forwardGc: 'forward.gc',
    reverseGc: 'reverse.gc',
  },
  'allele-frequency': {
    dominantPercentage: 'alleles.0.percentage',
    recessivePercentage: 'alleles.1.percentage',
  },
  'descriptive-statistics': {
    mean: 'columns.0.mean',
    standardDeviation: 'columns.0.standardDeviation',
    median: 'columns.0.median',
  },
};

/** Key of the figure that a name in `display` means. */
export function displayField(calculator: string, name: string): string {
  return SHORT_NAMES[calculator]?.[name] ?? name;
}

/** Figures have a hyphen for minus in copies and files, and a true minus sign where they are drawn: cases may have either. */
export function isShownAs(shown: string | undefined, text: string): boolean {
  return shown?.replace('−', '-') === text.replace('−', '-');
}
