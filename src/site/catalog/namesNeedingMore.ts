/** Names of substances that are everyday words: alone they name it, or where something was swallowed; else they are what they say. */
import { namesNoThing, thingWords } from './petQuestion.ts';
import type { Word } from './queryWords.ts';

/** Beside other words none of these names a substance: psoriasis cream is not the cream that one eats. */
const WHOLE_TEXT_ONLY = namesOf(
  `cream, milk, stone, stones, rock, rocks, soil, paint, ink, bait, slug, snail, frog, rose, nuts, cake, sweets, candy, lighter, flare, lime, tar,
   blow, spice, mace, ice pack, poop eaten, salmon, oak, chestnut, berries, plaster, render, gravel, sand, grain, corn, bread, oats, lotion,
   shampoo, statin, antibiotic, steroid, fat, ham, ball, toy, needle, nail, screw, plastic, bone, stick, cloth`,
);

/** Nobody is asked about unless it was swallowed: a dog's lead, a tomcat, speed. */
const SWALLOWED_ONLY = namesOf(
  `tomcat, speed, lead, pot, joint, kiss, raid, ball, stick, bone, toy, coke, acid, ice, weed, grass, rose, cheese, cookie, corn, fat`,
);

/** A name as its words, in the singular. */
export function nameKey(name: readonly Word[]): string {
  return name.map(({ singular }) => singular).join(' ');
}

/**
 * @param words all that the text says of what it may be
 * @param isSwallowed something was, or the question is what it was
 * @returns the names that do not count here
 */
export function namesNeedingMore(words: readonly Word[], isSwallowed = true): ReadonlySet<string> {
  const whole = nameKey(words.filter((word) => !namesNoThing(word)));
  return new Set([...WHOLE_TEXT_ONLY.filter((name) => name !== whole), ...(isSwallowed ? [] : SWALLOWED_ONLY)]);
}

function namesOf(names: string): readonly string[] {
  return names.split(/,\s+/).map((name) => nameKey(thingWords(name)));
}
