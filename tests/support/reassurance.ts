/** Phrases that no page on poisoning may contain. */

/** Words that could keep a frightened owner from calling, even where a sentence negates them. */
export const REASSURANCE = [
  /\bsafe/i,
  /harmless/i,
  /\b(?:no|little|low|without) (?:risk|danger|harm)\b/i,
  /risk-free/i,
  /no need/i,
  /worry/i,
  /\bnot? (?:toxic|poisonous|dangerous)\b/i,
  /non-?toxic/i,
  /tolerat/i,
  /unlikely/i,
  /\brarely\b/i,
  /\bok(?:ay)?\b/i,
  /wait and see/i,
  /reassur/i,
  /probably fine|will be fine|is fine\b/i,
  /[✓✔✅👍]/u,
];
/** Treatments that belong to a veterinarian alone. */
export const TREATMENT = [/peroxide/i, /\bipecac/i, /\bcharcoal\b(?!, so ask| unless|, unless)/i, /\binduce/i];
/** An amount of anything but the poison itself. */
export const DOSE = /mg of (?!theo|methyl|xylitol)/i;
