/** The 9-point body condition score of dogs, and what a point means. */

/**
 * What to see and feel at each score, from 1 on: the chart of `wsavaBodyCondition` after `laflamme1997`, in our own words.
 */
export const BODY_CONDITION_SCORES = [
  'Ribs, spine and hip bones stand out from afar; no fat, and muscle is visibly lost.',
  'Ribs, spine and hip bones are easily seen; no fat to be felt, a little muscle lost.',
  'Ribs are easily felt and may be seen; tops of the spine show, the waist is sharp.',
  'Ribs are easily felt under very little fat; waist clear from above, belly tucked up.',
  'Ribs are felt without excess fat; waist behind the ribs from above, belly tucked up from the side.',
  'Ribs are felt under slightly too much fat; the waist can be made out but is not distinct.',
  'Ribs are hard to feel under heavy fat; fat on loin and tail base, waist gone or nearly so.',
  'Ribs are felt only with firm pressure or not at all; no waist, no tuck, the belly may hang.',
  'Massive fat on chest, spine and tail base, also on neck and limbs; the belly is distended.',
] as const;

/** Categories by their highest score, the lowest first. Sources: `laflamme1997`, `aahaWeightManagement`. */
export const CONDITION_CATEGORIES = [
  { name: 'Underweight', upTo: 3 },
  { name: 'Ideal', upTo: 5 },
  { name: 'Overweight', upTo: 7 },
  { name: 'Obese', upTo: 9 },
] as const;

export type ConditionCategory = (typeof CONDITION_CATEGORIES)[number]['name'];

/** Scores that count as ideal, edges included. */
export const IDEAL_SCORES = { from: 4, to: 5 } as const;

/** % of the ideal weight that a point beyond the ideal scores stands for. Source: `aahaWeightManagement`. */
export const PERCENT_PER_POINT = 10;

/** Body fat, % of the weight: `at5`, and so much more with each point, never below `least`. Sources: `laflamme1997`, `mawby2004`. */
export const BODY_FAT = { at5: 20, perPoint: 5, least: 5 } as const;

/** cm, edges included; a shoulder height outside is taken for a slip or a wrong unit. */
export const SHOULDER_HEIGHT_CM = { min: 10, max: 110 } as const;
