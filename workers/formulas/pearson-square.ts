/**
 * The mixture of two or more feeds that has a wanted share of protein, by the Pearson square.
 *
 *   adjusted target T = (target − premix × its protein) ÷ (1 − premix)      shares; percent of protein on one basis
 *   low group: feeds up to T, high group: feeds above T, each blended by the parts of its feeds
 *   parts of the low group = high − T, of the high group = T − low           percent of protein of the blends
 *
 * Source: `csuPearson`, `montanaPearson`. If no feed is above T, those that equal it are the high group.
 *
 * Refuses: a row that is half filled; blanks; percentages outside 0 to 100; parts, batch or price out of range; a premix
 * of 100 %; fewer than two feeds; a target that no mixture of the feeds reaches; results beyond the range of a double.
 */
import type { Formula, FormulaType } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { filledRows } from '../lib/inputs/filledRows.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { acceptWithinNumbers, INVALID } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { isAbove, isWithin } from '../lib/inputs/within.ts';

export interface MixedFeed {
  readonly name: string;
  /** Percent. */
  readonly protein: number;
  /** In its group, above 0. Left out: 1. */
  readonly parts?: number;
  /** For a kg, 0 or more. */
  readonly price?: number;
}

export interface PearsonSquareInput {
  /** Percent of protein. */
  readonly target: number;
  /** kg, above 0. */
  readonly batch: number;
  readonly feeds: readonly MixedFeed[];
  /** Minerals or another fixed supplement, percent of the batch, below 100. Left out: 0. */
  readonly premixPercent?: number;
  /** Percent of protein in it. Left out: 0. */
  readonly premixProtein?: number;
}

export interface PearsonSquareResult {
  /** Percent of protein that the feeds have to bring. */
  readonly adjustedTarget: number;
  /** Percent of protein of the two blends. */
  readonly lowProtein: number;
  readonly highProtein: number;
  readonly lowParts: number;
  readonly highParts: number;
  /** In the order entered; percent of the whole batch, kg. */
  readonly mix: readonly { readonly name: string; readonly percent: number; readonly amount: number }[];
  /** kg. */
  readonly premixAmount: number;
  /** Percent of protein of the whole batch. */
  readonly checkProtein: number;
  /** Of the feeds without the premix; null unless each has a price. */
  readonly cost: number | null;
  /** For a kg of the batch. */
  readonly costPerKg: number | null;
}

const PERCENTAGES = 'Percentages must be between 0 and 100';
const NOT_REACHED =
  'No mixture of these feeds reaches the target: it must lie between the lowest and the highest protein';

declare module '../contract.ts' {
  interface FormulaTypes {
    'pearson-square': FormulaType<PearsonSquareInput, PearsonSquareResult>;
  }
}

export default {
  id: 'pearson-square',

  validate(candidate) {
    const numbers = enteredNumbers(candidate, ['target', 'batch'], ['premixPercent', 'premixProtein']);
    if (!numbers.ok) return numbers;
    const feeds: MixedFeed[] = [];
    const rules: Rule[] = [];
    const rows = filledRows(candidate.feeds, 'feeds', ['name', 'protein', 'parts', 'price']);
    for (const { row, path } of rows) {
      const feed = enteredNumbers(row, ['protein'], ['parts', 'price']);
      if (!feed.ok) {
        const [issue] = feed.issues;
        return refuse(issue?.message ?? INVALID, `${path}.${issue?.path ?? 'protein'}`);
      }
      const { protein, parts = 1, price = 0 } = feed.input;
      rules.push(
        [!isWithin(protein, 0, 100), PERCENTAGES, `${path}.protein`],
        [!(parts > 0), 'Parts must be greater than 0', `${path}.parts`],
        [price < 0, 'Price must not be negative', `${path}.price`],
      );
      feeds.push({ name: textOf(row.name).trim(), ...feed.input });
    }
    const { target, batch, premixPercent = 0, premixProtein = 0 } = numbers.input;
    const refused = firstRefusal([
      [feeds.length < 2, 'Please enter at least two feeds', `feeds.${rows.length}.protein`],
      [!isWithin(target, 0, 100), PERCENTAGES, 'target'],
      [!isWithin(premixProtein, 0, 100), PERCENTAGES, 'premixProtein'],
      ...rules,
      [!(batch > 0), 'Batch must be greater than 0', 'batch'],
      [premixPercent < 0, PERCENTAGES, 'premixPercent'],
      [premixPercent >= 100, 'The premix must be below 100 %', 'premixPercent'],
    ]);
    if (refused !== null) return refused;
    const input = { ...numbers.input, feeds };
    const wanted = adjusted(input);
    const proteins = feeds.map(({ protein }) => protein);
    if (!isWithin(wanted, Math.min(...proteins), Math.max(...proteins))) return refuse(NOT_REACHED, 'target');
    const { mix, ...result } = mixed(input);
    return acceptWithinNumbers(input, [...Object.values(result), ...mix.map(({ amount }) => amount)], 'batch');
  },

  compute: mixed,
} satisfies Formula<'pearson-square'>;

function adjusted({ target, premixPercent = 0, premixProtein = 0 }: PearsonSquareInput): number {
  const share = premixPercent / 100;
  return (target - share * premixProtein) / (1 - share);
}

function mixed(input: PearsonSquareInput): PearsonSquareResult {
  const { feeds, batch, premixPercent = 0, premixProtein = 0 } = input;
  const adjustedTarget = adjusted(input);
  const isHigh = highGroup(feeds, adjustedTarget);
  const low = blend(feeds.filter((_, index) => !isHigh[index]));
  const high = blend(feeds.filter((_, index) => isHigh[index]));
  const lowParts = Math.max(0, high.protein - adjustedTarget);
  const highParts = Math.max(0, adjustedTarget - low.protein);
  // Feeds that all have the target protein have no square: any mixture will do.
  const total = lowParts + highParts;
  const highShare = total === 0 ? high.parts / (low.parts + high.parts) : highParts / total;
  const ofFeeds = 100 - premixPercent;
  const mix = feeds.map(({ name, parts = 1 }, index) => {
    const share = isHigh[index] ? (highShare * parts) / high.parts : ((1 - highShare) * parts) / low.parts;
    const percent = ofFeeds * share;
    return { name: name === '' ? `Feed ${index + 1}` : name, percent, amount: (batch * percent) / 100 };
  });
  const cost = feeds.every(({ price }) => price !== undefined)
    ? mix.reduce((sum, { amount }, index) => sum + amount * (feeds[index]?.price ?? 0), 0)
    : null;
  const protein = mix.reduce((sum, { percent }, index) => sum + percent * (feeds[index]?.protein ?? 0), 0);
  return {
    adjustedTarget,
    lowProtein: low.protein,
    highProtein: high.protein,
    lowParts,
    highParts,
    mix,
    premixAmount: (batch * premixPercent) / 100,
    checkProtein: (protein + premixPercent * premixProtein) / 100,
    cost,
    costPerKg: cost === null ? null : cost / batch,
  };
}

/** For each feed whether it belongs to the high group: those above the target or, without any, those that equal it. */
function highGroup(feeds: readonly MixedFeed[], target: number): readonly boolean[] {
  const above = feeds.map(({ protein }) => isAbove(protein, target));
  if (above.includes(true)) return above;
  const equal = feeds.map(({ protein }) => isWithin(protein, target, target));
  // One of several feeds with the target protein has to stay in the low group.
  return equal.every(Boolean) ? feeds.map((_, index) => index > 0) : equal;
}

/** Parts of a group together, and the percent of protein of its blend. */
function blend(feeds: readonly MixedFeed[]): { readonly parts: number; readonly protein: number } {
  const parts = feeds.reduce((sum, feed) => sum + (feed.parts ?? 1), 0);
  return { parts, protein: feeds.reduce((sum, feed) => sum + feed.protein * (feed.parts ?? 1), 0) / parts };
}
