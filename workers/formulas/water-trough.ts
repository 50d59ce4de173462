/**
 * Drinking water of a herd for a day, the store for several days, and the flow that refills it.
 *
 *   beef cattle: table by temperature, linear between 40 and 90 °F, constant outside           US gallons → L
 *   dairy cow: 15.99 + 1.58 × dry matter + 0.90 × milk + 0.05 × sodium + 1.20 × minimum °C      kg, taken as L
 *   others: low end up to 10 °C, typical at 20 °C, high end from 30 °C, linear between         L
 *   store = day × days;  flow = day ÷ hours
 *
 * Source: `nrcBeefWater`, `guyerWater` (beef), `murphy1983` (dairy), `ontarioWater` (others). The ranges of the others name
 * no temperature: how they are spread over it is our own reading. A dairy cow in frost is never below 0.
 *
 * Refuses: blanks, half-filled rows among them; a temperature outside -30 to 45 °C; a store outside 0 to 30 days; a refill
 * outside 0 to 24 hours; animals that are not a whole number of 1 or more; negative milk, feed or sodium; no animal; unknown
 * animals; results beyond the range of a double.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { enteredRows } from '../lib/inputs/enteredRows.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { INVALID } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { isAbove, isWithin } from '../lib/inputs/within.ts';
import { piecewiseLinear } from '../lib/mathematics/piecewiseLinear.ts';
import {
  BEEF_WATER,
  type BeefAnimal,
  DAIRY_WATER,
  type OtherAnimal,
  RANGE_TEMPERATURES,
  WATER_RANGES,
  type WaterAnimal,
} from '../reference/livestockWater.ts';

export interface WaterDrinkers {
  readonly animal: WaterAnimal;
  /** Whole, 1 or more. */
  readonly count: number;
  /** kg a day of one dairy cow, 0 or more. Left out: 30. */
  readonly milk?: number;
  /** kg of dry matter a day of one dairy cow. Left out: 22. */
  readonly dryMatterIntake?: number;
  /** g a day of one dairy cow. Left out: 45. */
  readonly sodium?: number;
}

export interface WaterTroughInput {
  /** Daily mean, °C, -30 to 45. */
  readonly temperature: number;
  /** °C, for dairy cows. Left out: the mean. */
  readonly minimumTemperature?: number;
  readonly herd: readonly WaterDrinkers[];
  /** Above 0 to 30. Left out: 1. */
  readonly reserveDays?: number;
  /** Above 0 to 24. Left out: 8. */
  readonly refillHours?: number;
}

export interface WaterTroughResult {
  /** L. */
  readonly dailyWater: number;
  readonly dailyUsGallons: number;
  /** L a day, in the order entered. */
  readonly perAnimal: readonly {
    readonly animal: WaterAnimal;
    readonly perAnimal: number;
    readonly perGroup: number;
  }[];
  /** L. */
  readonly reserveVolume: number;
  /** L, to refill a day's water in the hours. */
  readonly flowPerHour: number;
  readonly flowPerMinute: number;
  /** It is hotter than a table reaches: 90 °F for beef cattle, 30 °C for the ranges. */
  readonly aboveTable: boolean;
  /** L a day of the herd at 0 to 40 °C. */
  readonly byTemperature: readonly { readonly temperature: number; readonly dailyWater: number }[];
}

const LITERS_PER_US_GALLON = 3.785411784;
const USUAL = { reserveDays: 1, refillHours: 8 } as const;
const DAIRY = ['milk', 'dryMatterIntake', 'sodium'] as const;
const TEMPERATURE = 'Temperature must be between -30 and 45 °C (-22 and 113 °F)';
const CURVE = [0, 5, 10, 15, 20, 25, 30, 35, 40] as const;
const MINUTES = 60;

declare module '../contract.ts' {
  interface FormulaTypes {
    'water-trough': FormulaType<WaterTroughInput, WaterTroughResult>;
  }
}

export default {
  id: 'water-trough',

  validate(candidate) {
    const numbers = enteredNumbers(candidate, ['temperature'], ['minimumTemperature', 'reserveDays', 'refillHours']);
    if (!numbers.ok) return numbers;
    const rows = enteredHerd(candidate);
    if (!rows.ok) return rows;
    const { temperature, minimumTemperature = temperature } = numbers.input;
    const { reserveDays = USUAL.reserveDays, refillHours = USUAL.refillHours } = numbers.input;
    const refused = firstRefusal([
      [!isWithin(temperature, -30, 45), TEMPERATURE, 'temperature'],
      [!isWithin(minimumTemperature, -30, 45), TEMPERATURE, 'minimumTemperature'],
      [!(reserveDays > 0 && isWithin(reserveDays, 0, 30)), 'Reserve must be above 0 and up to 30 days', 'reserveDays'],
      [
        !(refillHours > 0 && isWithin(refillHours, 0, 24)),
        'Refill time must be above 0 and up to 24 hours',
        'refillHours',
      ],
      ...rows.input.map(
        ({ count, path }): Rule => [
          !(Number.isInteger(count) && count >= 1),
          'Number of animals must be a whole number of at least 1',
          `${path}.count`,
        ],
      ),
      ...rows.input.flatMap(({ path, ...row }) =>
        DAIRY.map(
          (name): Rule => [(row[name] ?? 0) < 0, 'Milk, feed and sodium must not be negative', `${path}.${name}`],
        ),
      ),
      [rows.input.length === 0, 'Please enter at least one animal', 'herd.0.count'],
    ]);
    if (refused !== null) return refused;
    const input = { ...numbers.input, herd: rows.input.map(({ path: _, ...row }) => row) };
    return acceptFiniteResult(input, watered(input), 'herd.0.count');
  },

  compute: watered,
} satisfies Formula<'water-trough'>;

function enteredHerd(
  candidate: Candidate<WaterTroughInput>,
): Verdict<readonly (WaterDrinkers & { readonly path: string })[]> {
  const rows = enteredRows(candidate.herd, 'herd', ['count'], DAIRY);
  if (!rows.ok) return rows;
  const herd: (WaterDrinkers & { readonly path: string })[] = [];
  for (const { row, numbers, path } of rows.input) {
    const { animal } = row;
    if (animal === 'dairyCow') herd.push({ animal, ...numbers, path });
    else if (animal !== '' && (isBeef(animal) || isRanged(animal))) herd.push({ animal, count: numbers.count, path });
    else return refuse(INVALID, `${path}.animal`);
  }
  return accept(herd);
}

function isBeef(animal: string): animal is BeefAnimal {
  return Object.hasOwn(BEEF_WATER.gallons, animal);
}

function isRanged(animal: string): animal is OtherAnimal {
  return Object.hasOwn(WATER_RANGES, animal);
}

function watered(input: WaterTroughInput): WaterTroughResult {
  const { temperature, minimumTemperature = temperature, herd } = input;
  const { reserveDays = USUAL.reserveDays, refillHours = USUAL.refillHours } = input;
  const perAnimal = herd.map((group) => {
    const one = litersFor(group, temperature, minimumTemperature);
    return { animal: group.animal, perAnimal: one, perGroup: one * group.count };
  });
  const dailyWater = perAnimal.reduce((sum, { perGroup }) => sum + perGroup, 0);
  const flowPerHour = dailyWater / refillHours;
  const fahrenheit = inFahrenheit(temperature);
  return {
    dailyWater,
    dailyUsGallons: dailyWater / LITERS_PER_US_GALLON,
    perAnimal,
    reserveVolume: dailyWater * reserveDays,
    flowPerHour,
    flowPerMinute: flowPerHour / MINUTES,
    aboveTable: herd.some(
      ({ animal }) =>
        (isBeef(animal) && isAbove(fahrenheit, BEEF_WATER.fahrenheit[5])) ||
        (isRanged(animal) && isAbove(temperature, RANGE_TEMPERATURES[2])),
    ),
    byTemperature: CURVE.map((at) => ({
      temperature: at,
      dailyWater: herd.reduce(
        (sum, group) => sum + group.count * litersFor(group, at, at - temperature + minimumTemperature),
        0,
      ),
    })),
  };
}

/** L a day of one animal. */
function litersFor(group: WaterDrinkers, temperature: number, minimum: number): number {
  const { animal } = group;
  if (isBeef(animal))
    return LITERS_PER_US_GALLON * at(BEEF_WATER.fahrenheit, BEEF_WATER.gallons[animal], inFahrenheit(temperature));
  if (isRanged(animal)) return at(RANGE_TEMPERATURES, WATER_RANGES[animal], temperature);
  const { milk, dryMatterIntake, sodium } = { ...DAIRY_WATER.usual, ...group };
  const { constant, perKgDryMatter, perKgMilk, perGramSodium, perDegree } = DAIRY_WATER;
  return Math.max(
    0,
    constant + perKgDryMatter * dryMatterIntake + perKgMilk * milk + perGramSodium * sodium + perDegree * minimum,
  );
}

/** Between the points of a table, and its first and last value outside. */
function at(temperatures: readonly number[], values: readonly number[], temperature: number): number {
  const [first = 0, last = 0] = [temperatures[0], temperatures.at(-1)];
  const inside = Math.min(Math.max(temperature, first), last);
  return piecewiseLinear(
    temperatures.map((x, index) => [x, values[index] ?? 0] as const),
    inside,
  );
}

function inFahrenheit(celsius: number): number {
  return (celsius * 9) / 5 + 32;
}
