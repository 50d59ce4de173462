/**
 * Hay and bales for a herd over a number of days.
 *
 *   dry matter = sum of (animals × weight × intake ÷ 100) × share of hay ÷ 100 × days            kg
 *   eaten = dry matter ÷ (dry matter of hay ÷ 100);  to buy = eaten ÷ (1 − waste ÷ 100)          kg
 *   bales = to buy ÷ weight of a bale, rounded up
 *   forage = intake × share of hay ÷ 100          % of body weight a day; low for a horse or donkey below LEAST_FORAGE
 *
 * Source: `nrcHorses2007`, `nrcSmallRuminants2007`, `nrcBeef2016` (intakes), `buskirk2003` (waste). Waste is a share of the
 * hay fed; `reference.wasteAdded` is the other way, a share added to what is eaten.
 *
 * Refuses: blanks, half-filled rows among them; animals that are not a whole number of 1 or more; weights, days and bales not
 * above 0; an intake outside 0.5 to 6 %, a weight of one animal outside HAY_WEIGHTS, waste outside 0 to 80 %, dry matter outside 50 to 100 %, a share of hay outside 0 to
 * 100 %; a negative price; no animal; unknown species; results beyond the range of a double.
 */
import type { Candidate, Formula, FormulaType, Issue, Verdict } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { enteredRows } from '../lib/inputs/enteredRows.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { INVALID } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { hasReached, isWithin } from '../lib/inputs/within.ts';
import { KG_PER_UNIT } from '../lib/mathematics/imperialUnits.ts';
import { wholeUp } from '../lib/mathematics/wholeUp.ts';
import { HAY_INTAKES, HAY_WEIGHTS, type HaySpecies, LEAST_FORAGE } from '../reference/hayIntakes.ts';

export interface HayEaters {
  readonly species: HaySpecies;
  /** Whole, 1 or more. */
  readonly count: number;
  /** kg, within HAY_WEIGHTS. */
  readonly bodyWeight: number;
  /** Dry matter a day in percent of body weight, 0.5 to 6. Left out: the usual one of the species. */
  readonly intake?: number;
}

export interface HayNeedsInput {
  readonly herd: readonly HayEaters[];
  /** Above 0. */
  readonly days: number;
  /** kg, above 0. */
  readonly baleWeight: number;
  /** Percent of the hay fed, 0 to 80. Left out: 15. */
  readonly waste?: number;
  /** Percent, 50 to 100. Left out: 88. */
  readonly hayDryMatter?: number;
  /** Percent of the dry matter that is hay, above 0 to 100. Left out: 100. */
  readonly forageShare?: number;
  /** 0 or more. */
  readonly pricePerBale?: number;
  /** What is not hay is pasture, which is forage as well. */
  readonly restIsPasture: boolean;
  /** For each of the herd its row of the form, from 0. Left out: no blank row was above. */
  readonly learnt?: { readonly rows: readonly number[] };
}

/** kg unless said otherwise. */
export interface HayNeedsResult {
  readonly dryMatterNeeded: number;
  readonly hayEaten: number;
  readonly hayToBuy: number;
  /** A day, with the waste. */
  readonly hayPerDay: number;
  readonly wasted: number;
  readonly tonnes: number;
  readonly bales: number;
  readonly balesExact: number;
  /** Null without a price. */
  readonly cost: number | null;
  /** A day, in the order entered. */
  readonly herd: readonly {
    readonly species: HaySpecies;
    readonly dryMatterPerAnimal: number;
    /** Hay, in dry matter, in percent of body weight. */
    readonly foragePercent: number;
    /** Eaten by the group. */
    readonly hayPerDay: number;
  }[];
  /** A horse or donkey gets less forage than LEAST_FORAGE: it is at risk of colic. */
  readonly forageLow: boolean;
  readonly reference: {
    /** Hay to buy when the waste is added to what is eaten. */
    readonly wasteAdded: number;
  };
}

const USUAL = { waste: 15, hayDryMatter: 88, forageShare: 100 } as const;
const KG_PER_TONNE = 1000;

declare module '../contract.ts' {
  interface FormulaTypes {
    'hay-needs': FormulaType<HayNeedsInput, HayNeedsResult>;
  }
}

export default {
  id: 'hay-needs',

  validate(candidate) {
    const numbers = enteredNumbers(
      candidate,
      ['days', 'baleWeight'],
      ['waste', 'hayDryMatter', 'forageShare', 'pricePerBale'],
    );
    if (!numbers.ok) return numbers;
    const rows = enteredHerd(candidate);
    if (!rows.ok) return rows;
    const { days, baleWeight, pricePerBale = 0 } = numbers.input;
    const { waste, hayDryMatter, forageShare } = { ...USUAL, ...numbers.input };
    const refused = firstRefusal([
      ...rows.input.flatMap(({ species, count, bodyWeight, intake = 1, path }): readonly Rule[] => [
        [
          !(Number.isInteger(count) && count >= 1),
          'Number of animals must be a whole number of at least 1',
          `${path}.count`,
        ],
        [!(bodyWeight > 0), 'Body weight must be greater than 0', `${path}.bodyWeight`],
        [!isPlausible(species, bodyWeight), weightLimits(species), `${path}.bodyWeight`],
        [!isWithin(intake, 0.5, 6), 'Intake must be between 0.5 and 6 % of body weight', `${path}.intake`],
      ]),
      [rows.input.length === 0, 'Please enter at least one animal', 'herd.0.count'],
      [!(days > 0), 'Days must be greater than 0', 'days'],
      [!(baleWeight > 0), 'Bale weight must be greater than 0', 'baleWeight'],
      [!isWithin(waste, 0, 80), 'Waste must be between 0 and 80 %', 'waste'],
      [!isWithin(hayDryMatter, 50, 100), 'Dry matter of hay must be between 50 and 100 %', 'hayDryMatter'],
      [
        !(forageShare > 0 && isWithin(forageShare, 0, 100)),
        'Share of hay must be above 0 and up to 100 %',
        'forageShare',
      ],
      [pricePerBale < 0, 'All values must be non-negative', 'pricePerBale'],
    ]);
    if (refused !== null) return withPounds(refused, rows.input);
    const restIsPasture = candidate.restIsPasture === true;
    const input = { ...numbers.input, restIsPasture, herd: rows.input.map(({ path: _, ...row }) => row) };
    const ofForm = rows.input.map(({ path }) => Number(path.split('.').at(-1)));
    const learnt = ofForm.some((row, index) => row !== index) ? { learnt: { rows: ofForm } } : {};
    return acceptFiniteResult({ ...input, ...learnt }, hayFor(input), 'herd.0.count');
  },

  compute: hayFor,
} satisfies Formula<'hay-needs'>;

function enteredHerd(candidate: Candidate<HayNeedsInput>): Verdict<readonly (HayEaters & { readonly path: string })[]> {
  const rows = enteredRows(candidate.herd, 'herd', ['count', 'bodyWeight'], ['intake']);
  if (!rows.ok) return rows;
  const herd: (HayEaters & { readonly path: string })[] = [];
  for (const { row, numbers, path } of rows.input) {
    const { species } = row;
    if (species === '' || !Object.hasOwn(HAY_INTAKES, species)) return refuse(INVALID, `${path}.species`);
    herd.push({ species, ...numbers, path });
  }
  return accept(herd);
}

function hayFor(input: HayNeedsInput): HayNeedsResult {
  const { days, baleWeight, pricePerBale } = input;
  const { waste, hayDryMatter, forageShare } = { ...USUAL, ...input };
  const groups = input.herd.map(({ species, count, bodyWeight, intake = HAY_INTAKES[species].usual }) => {
    const dryMatterPerAnimal = (bodyWeight * intake * forageShare) / 10_000;
    const foragePercent = (intake * forageShare) / 100;
    return { species, dryMatterPerAnimal, foragePercent, dryMatter: count * dryMatterPerAnimal };
  });
  const dryMatterNeeded = days * groups.reduce((sum, { dryMatter }) => sum + dryMatter, 0);
  const hayEaten = (100 * dryMatterNeeded) / hayDryMatter;
  const hayToBuy = hayEaten / (1 - waste / 100);
  const balesExact = hayToBuy / baleWeight;
  const bales = wholeUp(balesExact);
  return {
    dryMatterNeeded,
    hayEaten,
    hayToBuy,
    hayPerDay: hayToBuy / days,
    wasted: hayToBuy - hayEaten,
    tonnes: hayToBuy / KG_PER_TONNE,
    bales,
    balesExact,
    cost: pricePerBale === undefined ? null : bales * pricePerBale,
    herd: groups.map(({ species, dryMatterPerAnimal, foragePercent, dryMatter }) => ({
      species,
      dryMatterPerAnimal,
      foragePercent,
      hayPerDay: (100 * dryMatter) / hayDryMatter,
    })),
    forageLow: !input.restIsPasture && groups.some(isForageLow),
    reference: { wasteAdded: hayEaten * (1 + waste / 100) },
  };
}

function isForageLow({
  species,
  foragePercent,
}: {
  readonly species: HaySpecies;
  readonly foragePercent: number;
}): boolean {
  return LEAST_FORAGE.species.some((each) => each === species) && !hasReached(foragePercent, LEAST_FORAGE.percent);
}

function isPlausible(species: HaySpecies, kilograms: number): boolean {
  const { minKg, maxKg } = HAY_WEIGHTS[species];
  return isWithin(kilograms, minKg, maxKg);
}

/** Offers a weight that no such animal has in kilograms in pounds, where one has that. */
function withPounds(refused: Verdict<never>, rows: readonly (HayEaters & { readonly path: string })[]): Verdict<never> {
  if (refused.ok) return refused;
  const issues = refused.issues.map((issue): Issue => {
    const row = rows.find(({ path }) => issue.path === `${path}.bodyWeight`);
    if (row === undefined || !isPlausible(row.species, row.bodyWeight * KG_PER_UNIT.lb)) return issue;
    const value = `${row.bodyWeight} lb`;
    return {
      ...issue,
      place: 'Was that pounds?',
      remedies: [{ label: `Use ${value}`, field: `${row.path}.bodyWeight`, value }],
    };
  });
  return { ok: false, issues };
}

function weightLimits(species: HaySpecies): string {
  const { spoken, minKg, maxKg } = HAY_WEIGHTS[species];
  const [minLb, maxLb] = [minKg, maxKg].map((kilograms) => Math.round(kilograms / KG_PER_UNIT.lb));
  return `Weight of one ${spoken} must be between ${minKg} and ${maxKg} kg (${minLb} and ${maxLb} lb)`;
}
