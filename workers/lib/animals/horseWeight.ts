/** Weight of a horse from heart girth and body length, as if its trunk were a cylinder of that girth. */
import { GIRTH_DIVISORS, type HorseCategory, METRIC_DIVISOR } from '../../reference/horseWeight.ts';

/**
 * Pounds, unrounded. Source: `horseGirthExtension`.
 *
 * @param girth inches, above 0
 * @param length point of shoulder to point of buttock, inches, above 0
 */
export function weightFromInches(girth: number, length: number, category: HorseCategory): number {
  return (girth ** 2 * length) / GIRTH_DIVISORS[category];
}

/**
 * Kilograms of a grown horse by the metric formula, unrounded. Source: `carrollHuntington1988`.
 *
 * @param girth cm, above 0
 * @param length point of shoulder to point of buttock, cm, above 0
 */
export function weightFromCentimetres(girth: number, length: number): number {
  return (girth ** 2 * length) / METRIC_DIVISOR;
}
