/**
 * The least area for a number of animals by a law or a rule of thumb, and how many animals an area has room for.
 *
 *   area = animals × area for one;  dog: (length + 6 in)² ÷ 144                  m²; ft² for the dog
 *   cattle above 350 kg: at least 1 m² indoors and 0.75 m² outdoors for every 100 kg
 *
 * Source: the text that the rule names; the areas are in `reference/animalSpace.ts`.
 *
 * Refuses: blanks; no rule; animals that are not a whole number of 1 or more; a body weight outside 0 to 1500 kg where the
 * rule goes by weight; a body length outside 10 to 150 cm where it goes by length; negative areas; results beyond the
 * range of a double.
 */
import type { Formula, FormulaType } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { hasReached, isAbove, isWithin, SLACK } from '../lib/inputs/within.ts';
import { SPACE_RULES, type SpaceBand, type SpaceRule, type SpaceRuleId } from '../reference/animalSpace.ts';

export interface AnimalSpaceInput {
  readonly rule: SpaceRuleId;
  /** Whole, 1 or more. */
  readonly count: number;
  /** kg, above 0 to 1500; for rules by weight. */
  readonly bodyWeight?: number;
  /** cm, 10 to 150, from the tip of the nose to the base of the tail; for the rule by length. */
  readonly bodyLength?: number;
  /** m², 0 or more. */
  readonly availableIndoor?: number;
  readonly availableOutdoor?: number;
}

interface SpaceForOne {
  /** m². */
  readonly indoorPerAnimal: number;
  /** m²; null where the text fixes none. */
  readonly outdoorPerAnimal: number | null;
}

export interface AnimalSpaceResult extends SpaceForOne {
  /** m². */
  readonly indoorTotal: number;
  readonly outdoorTotal: number | null;
  readonly indoorTotalSquareFeet: number;
  /** The text that fixes the areas. */
  readonly source: string;
  /** For the available area; null where none was entered or the text fixes none. */
  readonly maxAnimalsIndoor: number | null;
  readonly maxAnimalsOutdoor: number | null;
  readonly indoorEnough: boolean | null;
  readonly outdoorEnough: boolean | null;
  /** The other rules for the same species, as far as the body's measure is known. */
  readonly others: readonly (SpaceForOne & { readonly rule: SpaceRuleId })[];
}

const SQUARE_METERS_PER_SQUARE_FOOT = 0.09290304;
const CM_PER_INCH = 2.54;
const INCHES_ADDED = 6;
const SQUARE_INCHES_PER_SQUARE_FOOT = 144;
const AREAS = ['availableIndoor', 'availableOutdoor'] as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    'animal-space': FormulaType<AnimalSpaceInput, AnimalSpaceResult>;
  }
}

export default {
  id: 'animal-space',

  validate(candidate) {
    const { rule } = candidate;
    const numbers = enteredNumbers(candidate, ['count'], AREAS);
    if (!numbers.ok) return numbers;
    if (rule === '' || !Object.hasOwn(SPACE_RULES, rule))
      return refuse('Please select an animal and a standard', 'rule');
    const measure = measureOf(SPACE_RULES[rule]);
    const size = measure === null ? null : candidate[measure];
    if (measure !== null && isMissing(size)) return refuse(REQUIRED, measure);
    const { count, availableIndoor = 0, availableOutdoor = 0 } = numbers.input;
    const refused = firstRefusal([
      [!(Number.isInteger(count) && count >= 1), 'Number of animals must be a whole number of at least 1', 'count'],
      [
        measure === 'bodyWeight' && !((size ?? 0) > 0 && isWithin(size ?? 0, 0, 1500)),
        'Body weight must be above 0 and up to 1500 kg',
        'bodyWeight',
      ],
      [
        measure === 'bodyLength' && !isWithin(size ?? 0, 10, 150),
        'Body length must be between 10 and 150 cm (3.9 and 59.1 in)',
        'bodyLength',
      ],
      [availableIndoor < 0, 'Areas must not be negative', 'availableIndoor'],
      [availableOutdoor < 0, 'Areas must not be negative', 'availableOutdoor'],
    ]);
    if (refused !== null) return refused;
    const input = { rule, ...numbers.input, ...(measure === null ? {} : { [measure]: size }) };
    return acceptFiniteResult(input, spaceFor(input), 'count');
  },

  compute: spaceFor,
} satisfies Formula<'animal-space'>;

/** The measure of the body that the rule goes by. */
function measureOf({ bands }: SpaceRule): 'bodyWeight' | 'bodyLength' | null {
  if (bands === undefined) return 'bodyLength';
  return bands.length > 1 ? 'bodyWeight' : null;
}

function spaceFor(input: AnimalSpaceInput): AnimalSpaceResult {
  const { rule, count, availableIndoor, availableOutdoor } = input;
  const one = spaceForOne(SPACE_RULES[rule], input);
  if (one === null) throw new Error('A validated input has the measure of its rule');
  const { indoorPerAnimal, outdoorPerAnimal } = one;
  const indoor = fitting(indoorPerAnimal, count, availableIndoor);
  const outdoor = outdoorPerAnimal === null ? null : fitting(outdoorPerAnimal, count, availableOutdoor);
  return {
    ...one,
    indoorTotal: indoor.total,
    outdoorTotal: outdoor?.total ?? null,
    indoorTotalSquareFeet: indoor.total / SQUARE_METERS_PER_SQUARE_FOOT,
    source: SPACE_RULES[rule].source,
    maxAnimalsIndoor: indoor.most,
    maxAnimalsOutdoor: outdoor?.most ?? null,
    indoorEnough: indoor.isEnough,
    outdoorEnough: outdoor?.isEnough ?? null,
    others: othersLike(input),
  };
}

function fitting(each: number, count: number, available: number | undefined) {
  const total = each * count;
  if (available === undefined) return { total, most: null, isEnough: null };
  return { total, most: Math.floor(available / each + SLACK), isEnough: hasReached(available, total) };
}

function othersLike(input: AnimalSpaceInput): AnimalSpaceResult['others'] {
  return (Object.keys(SPACE_RULES) as SpaceRuleId[]).flatMap((rule) => {
    const isOther = rule !== input.rule && SPACE_RULES[rule].species === SPACE_RULES[input.rule].species;
    const one = isOther ? spaceForOne(SPACE_RULES[rule], input) : null;
    return one === null ? [] : [{ rule, ...one }];
  });
}

/** Null where the measure of the body is not known. */
function spaceForOne(rule: SpaceRule, { bodyWeight, bodyLength }: AnimalSpaceInput): SpaceForOne | null {
  const toSquareMeters = rule.unit === 'ft²' ? SQUARE_METERS_PER_SQUARE_FOOT : 1;
  if (rule.bands === undefined) {
    if (bodyLength === undefined) return null;
    const inches = bodyLength / CM_PER_INCH + INCHES_ADDED;
    return { indoorPerAnimal: (inches ** 2 / SQUARE_INCHES_PER_SQUARE_FOOT) * toSquareMeters, outdoorPerAnimal: null };
  }
  if (rule.bands.length > 1 && bodyWeight === undefined) return null;
  const weight = bodyWeight ?? 0;
  const band = rule.bands.find((each) => holds(each, weight, rule.isBelow === true));
  if (band === undefined) return null;
  const { indoor, outdoor, indoorPer100Kg = 0, outdoorPer100Kg = 0 } = band;
  return {
    indoorPerAnimal:
      Math.max(rule.isDensity === true ? 1 / indoor : indoor, (indoorPer100Kg * weight) / 100) * toSquareMeters,
    outdoorPerAnimal: outdoor === null ? null : Math.max(outdoor, (outdoorPer100Kg * weight) / 100) * toSquareMeters,
  };
}

function holds({ upTo }: SpaceBand, weight: number, isBelow: boolean): boolean {
  if (upTo === undefined) return true;
  return isBelow ? !hasReached(weight, upTo) : !isAbove(weight, upTo);
}
