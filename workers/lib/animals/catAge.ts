/**
 * The age of a cat in human years, and its life stage, as published charts and guidelines give them.
 *
 *   year 1: 15 a year;  year 2: 15 + 9·(y − 1);  then 24 + 4·(y − 2)        y is the age in years
 *
 * Sources: `aafpAaha2010` for the years, `aahaAafp2021` for the stages.
 */
import type { CatGuidelineStage } from '../../reference/catLifeStages.ts';

/**
 * Human years without a step, unrounded.
 *
 * @param years age of the cat, 0 or more
 */
export function chartedHumanYears(years: number): number {
  if (years < 1) return 15 * years;
  if (years < 2) return 15 + 9 * (years - 1);
  return 24 + 4 * (years - 2);
}

/**
 * The life stage by age of the guidelines of 2021: kitten below 1, young adult to the 7th birthday, mature adult up to
 * 10, senior above 10.
 *
 * @param years age of the cat, 0 or more
 */
export function guidelineStage(years: number): CatGuidelineStage {
  if (years < 1) return 'Kitten';
  if (years < 7) return 'Young adult';
  return years <= 10 ? 'Mature adult' : 'Senior';
}
