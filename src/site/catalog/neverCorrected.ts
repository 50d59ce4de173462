/** English words that resemble a word of an emergency or of a substance without meaning it: they are what they say. */
export const NEVER_CORRECTED: ReadonlySet<string> = new Set(
  `acorn after attached being belly bite bleaching bloat bloated blood blooming breeding burn cancer cheese choker
   colic cooked cookie cookies corn down drop drops eye feed feeding fluid flutd gdv hand having hearing heat
   heaving ivdd labor labour lead leg losing morning needle needles nipples nothing other pacing painting
   parting paw peeling pine planting pot rose roses scoring sharing sick sizing speed stick stone stones stuck
   swollen tom walk walking wall warmer water weaning wearing weather weeding`.split(/\s+/),
);
