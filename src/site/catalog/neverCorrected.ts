/** English words that resemble a word of an emergency or of a substance without meaning it: they are what they say. */
export const NEVER_CORRECTED: ReadonlySet<string> = new Set(
  `acorn after being belly bite bleaching bloat bloated blood blooming breeding burn cancer cheese colic cooked cookie
   cookies corn down drop drops feed feeding fluid flutd gdv hand having hearing heat heaving ivdd labor labour lead leg
   losing morning needles nipples nothing other paw pine pot rose roses sick speed stick stone stones stuck swollen tom
   walk wall warmer water weaning wearing weather`.split(/\s+/),
);
