/** The 9-point body condition score of dogs and cats, and what a point means. */

/**
 * What to see and feel at each score, from 1 on: the charts of `wsavaBodyCondition` and `wsavaCatCondition` after
 * `laflamme1997`, in our own words.
 */
export const BODY_CONDITION_SCORES = {
  dog: [
    'Ribs, spine and hip bones stand out from afar; no fat, and muscle is visibly lost.',
    'Ribs, spine and hip bones are easily seen; no fat to be felt, a little muscle lost.',
    'Ribs are easily felt and may be seen; tops of the spine show, the waist is sharp.',
    'Ribs are easily felt under very little fat; waist clear from above, belly tucked up.',
    'Ribs are felt without excess fat; waist behind the ribs from above, belly tucked up from the side.',
    'Ribs are felt under slightly too much fat; the waist can be made out but is not distinct.',
    'Ribs are hard to feel under heavy fat; fat on loin and tail base, waist gone or nearly so.',
    'Ribs are felt only with firm pressure or not at all; no waist, no tuck, the belly may hang.',
    'Massive fat on chest, spine and tail base, also on neck and limbs; the belly is distended.',
  ],
  cat: [
    'Ribs can be seen on a short-haired cat; no fat to be felt, belly deeply tucked up, spine and hip bones easily felt.',
    'Ribs easily seen on a short-haired cat; spine stands out with little muscle, belly clearly tucked up, no fat to be felt.',
    'Ribs easily felt under very little fat; spine can be made out, clear waist behind the ribs, hardly any belly fat.',
    'Ribs felt under very little fat; waist behind the ribs easily noticed, belly slightly tucked up, no fat pad on it.',
    'Well proportioned: waist behind the ribs, ribs felt under a slight cover of fat, the fat pad of the belly small.',
    'Ribs felt under slightly too much fat; waist and belly fat can be made out but are not distinct, no tuck.',
    'Ribs hard to feel under a layer of fat; waist hardly to be seen, belly rounded with a moderate fat pad.',
    'Ribs not to be felt under the fat; no waist, belly round with a large fat pad, fat over the loins.',
    'Ribs not to be felt under heavy fat; heavy fat on loins, face and limbs, belly swollen with a very large fat pad.',
  ],
} as const satisfies Readonly<Record<'dog' | 'cat', readonly string[]>>;

export const HIGHEST_SCORE = 9;

/** Scores so far from the ideal that a veterinarian should plan the feeding: up to `thin`, and from `fat` on. */
export const PLANNED_SCORES = { thin: 2, fat: 8 } as const;

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

/** Percent of the ideal weight per point beyond the ideal scores. Source: `aahaWeightManagement`. */
export const PERCENT_PER_POINT = 10;

/** Body fat, % of the weight: `at5`, and so much more with each point, never below `least`. Sources: `laflamme1997`, `mawby2004`. */
export const BODY_FAT = { at5: 20, perPoint: 5, least: 5 } as const;

/** cm, edges included; a shoulder height outside is assumed to be a typing error or a wrong unit. */
export const SHOULDER_HEIGHT_CM = { min: 10, max: 110 } as const;
