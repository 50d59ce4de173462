/**
 * A life table with the rates of increase that follow from it.
 *
 *   l = n/n₀;  d = l − next l;  q = d/l;  L = w(l + next l)/2, w the width of the class;  T = Σ L from here;  e = T/l
 *   k = −log₁₀(next l/l);  R₀ = Σ l·m;  T_c = Σ x·l·m/R₀;  r ≈ ln R₀/T_c, exactly Σ e^(−r·x)·l·m = 1;  λ = e^r
 *
 * All of the last class die in it, and it is as wide as the one before. Sources: `deevey1947`, `lotka1925`, `gotelli2008`.
 * Refuses fewer than two or more than 200 ages, ages that do not rise, a first age without survivors, and survivors of a
 * cohort that rise.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { filledRows } from '../lib/inputs/filledRows.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { brentRoot } from '../lib/statistics/brentRoot.ts';

type LifeTableType = 'cohort' | 'static';

/** An age class as entered. */
export interface LifeTableRow {
  /** In any unit, 0 or more, rising. */
  readonly age: number;
  /** Counts or shares alive at this age. */
  readonly survivors: number;
  /** Daughters of a female of this age; absent counts as 0 where another row has one. */
  readonly fertility?: number;
}

export interface LifeTableInput {
  readonly type: LifeTableType;
  readonly rows: readonly LifeTableRow[];
}

/** An age class with what follows from it. */
interface LifeTableClass {
  readonly age: number;
  readonly survivors: number;
  /** Share of the first age alive. */
  readonly lx: number;
  /** Share that dies before the next age. */
  readonly dx: number;
  /** Of those alive; null where none is, as is the next. */
  readonly qx: number | null;
  /** Life expectancy at this age. */
  readonly ex: number | null;
  /** Time lived in the class, and from here on, per individual of the first age. */
  readonly Lx: number;
  readonly Tx: number;
  /** Null where this or the next class has no survivors. */
  readonly kx: number | null;
}

export interface LifeTableResult {
  readonly rows: readonly LifeTableClass[];
  /** At the first age, in the unit of age. */
  readonly lifeExpectancy: number;
  /** Daughters of a newborn female; null without fertilities. What follows is null then, and where it is 0. */
  readonly netReproductiveRate: number | null;
  readonly generationTime: number | null;
  /** Per unit of age; both rates are null where all births are at age 0. */
  readonly approximateRate: number | null;
  readonly intrinsicRate: number | null;
  readonly lambda: number | null;
  /** Null unless the population grows. */
  readonly doublingTime: number | null;
  readonly meanParentAge: number | null;
  /** Ages with more survivors than the one before. */
  readonly risingAges: readonly number[];
}

const MOST_AGES = 200;
const NEGATIVE = 'All values must be non-negative';
/** A population that grows at no more than this rate does not double. */
const LEAST_GROWTH = 1e-12;

declare module '../contract.ts' {
  interface FormulaTypes {
    'life-table': FormulaType<LifeTableInput, LifeTableResult>;
  }
}

export default {
  id: 'life-table',

  validate(candidate) {
    const verdict = inputOf(candidate);
    return verdict.ok ? acceptFiniteResult(verdict.input, compute(verdict.input), 'rows') : verdict;
  },

  compute,
} satisfies Formula<'life-table'>;

function inputOf({ type, rows: candidates }: Candidate<LifeTableInput>): Verdict<LifeTableInput> {
  if (type !== 'cohort' && type !== 'static') return refuse(REQUIRED, 'type');
  const filled = filledRows(candidates, 'rows', ['age', 'survivors', 'fertility']);
  if (filled.length === 0) return refuse(REQUIRED, 'rows');
  const rows: LifeTableRow[] = [];
  for (const { row, path } of filled) {
    const { age, survivors, fertility = null } = row;
    if (isMissing(age)) return refuse(REQUIRED, `${path}.age`);
    if (isMissing(survivors)) return refuse(REQUIRED, `${path}.survivors`);
    if (fertility !== null && isMissing(fertility)) return refuse(REQUIRED, `${path}.fertility`);
    rows.push(fertility === null ? { age, survivors } : { age, survivors, fertility });
  }
  const negative = rows.findIndex(({ age, survivors, fertility = 0 }) => age < 0 || survivors < 0 || fertility < 0);
  if (negative >= 0) return refuse(NEGATIVE, `${filled[negative]?.path}.${negativeKey(rows[negative])}`);
  const backwards = rows.findIndex(({ age }, at) => age <= (rows[at - 1]?.age ?? -1));
  const rising = rows.findIndex(({ survivors }, at) => survivors > (rows[at - 1]?.survivors ?? survivors));
  return (
    firstRefusal([
      [rows.length < 2, 'Please enter at least two ages', 'rows'],
      [rows.length > MOST_AGES, 'Please enter at most 200 ages', 'rows'],
      [backwards >= 0, 'Ages must rise from row to row', `${filled[backwards]?.path}.age`],
      [rows[0]?.survivors === 0, 'The first age needs survivors', `${filled[0]?.path}.survivors`],
      [
        type === 'cohort' && rising >= 0,
        `Survivors of a cohort cannot rise: age ${rows[rising]?.age}`,
        `${filled[rising]?.path}.survivors`,
      ],
    ]) ?? accept({ type, rows })
  );
}

function negativeKey({ age, survivors }: LifeTableRow = { age: 0, survivors: 0 }): string {
  if (age < 0) return 'age';
  return survivors < 0 ? 'survivors' : 'fertility';
}

function compute({ rows }: LifeTableInput): LifeTableResult {
  const first = rows[0]?.survivors ?? 1;
  const lives = rows.map(({ survivors }) => survivors / first);
  const widths = rows.map(({ age }, at) => {
    const [from, to] = at + 1 < rows.length ? [age, rows[at + 1]?.age ?? age] : [rows[at - 1]?.age ?? 0, age];
    return to - from;
  });
  const times = lives.map((l, at) => ((widths[at] ?? 0) * (l + (lives[at + 1] ?? 0))) / 2);
  let left = 0;
  const totals = times.map(() => 0);
  for (let at = times.length - 1; at >= 0; at -= 1) {
    left += times[at] ?? 0;
    totals[at] = left;
  }
  const classes = rows.map(({ age, survivors }, at): LifeTableClass => {
    const [l, next, total] = [lives[at] ?? 0, lives[at + 1] ?? 0, totals[at] ?? 0];
    return {
      age,
      survivors,
      lx: l,
      dx: l - next,
      qx: l === 0 ? null : (l - next) / l,
      Lx: times[at] ?? 0,
      Tx: total,
      ex: l === 0 ? null : total / l,
      kx: l === 0 || next === 0 ? null : -Math.log10(next / l),
    };
  });
  return {
    rows: classes,
    lifeExpectancy: totals[0] ?? 0,
    ...increaseOf(rows, lives),
    risingAges: rows.flatMap(({ age, survivors }, at) =>
      survivors > (rows[at - 1]?.survivors ?? survivors) ? [age] : [],
    ),
  };
}

/** What one female just born contributes at an age. */
interface Births {
  /** 0 or more. */
  readonly age: number;
  /** Daughters expected, survival included; 0 or more, above 0 at one age at least. */
  readonly daughters: number;
}

function increaseOf(rows: readonly LifeTableRow[], lives: readonly number[]) {
  const births: readonly Births[] = rows.map(({ age, fertility = 0 }, at) => ({
    age,
    daughters: (lives[at] ?? 0) * fertility,
  }));
  const rate = births.reduce((sum, { daughters }) => sum + daughters, 0);
  const none = {
    generationTime: null,
    approximateRate: null,
    intrinsicRate: null,
    lambda: null,
    doublingTime: null,
    meanParentAge: null,
  };
  if (rows.every(({ fertility }) => fertility === undefined)) return { netReproductiveRate: null, ...none };
  if (rate === 0) return { netReproductiveRate: 0, ...none };
  const generationTime = births.reduce((sum, { age, daughters }) => sum + age * (daughters / rate), 0);
  const approximateRate = generationTime === 0 ? null : Math.log(rate) / generationTime;
  const exact = intrinsicRate(births);
  return {
    netReproductiveRate: rate,
    generationTime,
    approximateRate,
    intrinsicRate: exact,
    lambda: exact === null ? null : Math.exp(exact),
    doublingTime: exact === null || exact <= LEAST_GROWTH ? null : Math.LN2 / exact,
    meanParentAge: exact === null ? null : meanParentAgeAt(births, exact),
  };
}

const MOST_DOUBLINGS = 200;

/**
 * The rate r at which Σ e^(−r·age)·daughters = 1: the sum falls with r, so that there is one. Source: `lotka1925`.
 *
 * @returns null where all births are at age 0, or so many that no rate makes the sum as small as 1
 */
export function intrinsicRate(all: readonly Births[]): number | null {
  const births = all.filter(({ daughters }) => daughters > 0);
  const atOnce = births.reduce((sum, { age, daughters }) => (age === 0 ? sum + daughters : sum), 0);
  if (births.every(({ age }) => age === 0) || atOnce >= 1) return null;
  const excess = (rate: number) => logarithmOfSum(births, rate);
  let reach = 1 / births.reduce((most, { age }) => Math.max(most, age), 0);
  for (let step = 0; step < MOST_DOUBLINGS && !(excess(-reach) > 0 && excess(reach) < 0); step += 1) reach *= 2;
  if (!(excess(-reach) > 0 && excess(reach) < 0)) return null;
  return polished(births, brentRoot(excess, -reach, reach));
}

const MOST_STEPS = 20;
const SETTLED = 1e-15;

/** A rate near the root to its last digits, by Newton's steps. */
function polished(births: readonly Births[], start: number): number {
  let rate = start;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const change = logarithmOfSum(births, rate) / meanParentAgeAt(births, rate);
    if (!Number.isFinite(change)) break;
    rate += change;
    if (Math.abs(change) <= SETTLED * Math.abs(rate)) break;
  }
  return rate;
}

/** ln Σ e^(−r·age)·daughters, for a sum of any size. */
function logarithmOfSum(births: readonly Births[], rate: number): number {
  const exponents = births.map(({ age, daughters }) => Math.log(daughters) - rate * age);
  const largest = exponents.reduce((most, exponent) => Math.max(most, exponent), Number.NEGATIVE_INFINITY);
  return largest + Math.log(exponents.reduce((sum, exponent) => sum + Math.exp(exponent - largest), 0));
}

/** Mean age of the mothers of the newborn in a population that grows at this rate. */
export function meanParentAgeAt(births: readonly Births[], rate: number): number {
  return births.reduce((sum, { age, daughters }) => sum + age * daughters * Math.exp(-rate * age), 0);
}
