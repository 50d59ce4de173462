/**
 * A randomized layout of a 96- or 384-well plate that the same seed gives again.
 *
 *   shuffle: for i from the last down to 1, j = ⌊u × (i + 1)⌋, swap i and j; u from one stream of numbers for the layout
 *   blocked: block b holds one replicate of every standard and sample that has so many, and its share of the blanks
 *
 * Source: `durstenfeld1964`; positions of the wells `slas4`.
 *
 * Refuses, in this order: blank samples and unreadable numbers; negative counts, replicates below 1; counts that are not whole; a seed that is
 * not whole or out of range; nothing to place; more than the plate has wells for.
 */
import type { Formula } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { INVALID, NOT_POSITIVE } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { isWholeWithin, LARGEST_SEED } from '../lib/inputs/wholeNumbers.ts';
import { mulberry32 } from '../lib/mathematics/mulberry32.ts';
import { shuffled } from '../lib/mathematics/shuffled.ts';

export interface PlateLayoutInput {
  readonly plate: '96' | '384';
  /** Whole, 0 or more, as all counts but the replicates. */
  readonly samples: number;
  /** Whole, 1 or more. Left out: 1. */
  readonly replicates?: number;
  /** Levels. Left out: 0. */
  readonly standards?: number;
  /** Whole, 1 or more. Left out: 2. */
  readonly standardReplicates?: number;
  /** Left out: 0. */
  readonly blanks?: number;
  /** Leaves out the first and the last row and column. */
  readonly keepEdgesFree: boolean;
  readonly arrangement: 'blocked' | 'ordered' | 'random';
  readonly fillOrder: 'rows' | 'columns';
  /** Whole, 0 to 4294967295. Left out: 1. */
  readonly seed?: number;
}

export interface PlateLayoutResult {
  readonly usedWells: number;
  /** Of the whole plate. */
  readonly freeWells: number;
  readonly usableWells: number;
  /** The used wells, in the order in which they are filled. */
  readonly wells: readonly { readonly well: string; readonly content: string }[];
  /** The plate as a grid of separated values: numbers of the columns, then each row behind its letter. */
  readonly csv: string;
}

const SIZES = { '96': { rows: 8, columns: 12 }, '384': { rows: 16, columns: 24 } } as const;
const COUNTS = ['samples', 'replicates', 'standards', 'standardReplicates', 'blanks'] as const;
const USUAL = { replicates: 1, standards: 0, standardReplicates: 2, blanks: 0, seed: 1 } as const;
const ARRANGEMENTS: readonly string[] = ['blocked', 'ordered', 'random'];
const LETTERS = 'ABCDEFGHIJKLMNOP';

declare module '../contract.ts' {
  interface FormulaTypes {
    'plate-layout': FormulaType<PlateLayoutInput, PlateLayoutResult>;
  }
}

export default {
  id: 'plate-layout',

  validate(candidate) {
    const { plate, arrangement, fillOrder, keepEdgesFree } = candidate;
    if (plate === '' || !Object.hasOwn(SIZES, plate)) return refuse(INVALID, 'plate');
    if (arrangement === '' || !ARRANGEMENTS.includes(arrangement)) return refuse(INVALID, 'arrangement');
    if (fillOrder !== 'rows' && fillOrder !== 'columns') return refuse(INVALID, 'fillOrder');
    const numbers = enteredNumbers(
      candidate,
      ['samples'],
      ['replicates', 'standards', 'standardReplicates', 'blanks', 'seed'],
    );
    if (!numbers.ok) return numbers;
    const values = { ...USUAL, ...numbers.input };
    const fraction = COUNTS.find((name) => !Number.isInteger(values[name]));
    const { samples, replicates, standards, standardReplicates, blanks, seed } = values;
    const input: PlateLayoutInput = {
      plate,
      arrangement,
      fillOrder,
      keepEdgesFree: keepEdgesFree === true,
      ...numbers.input,
    };
    const needed = samples * replicates + standards * standardReplicates + blanks;
    const usable = usableWells(input).length;
    return (
      firstRefusal([
        ...(['samples', 'standards', 'blanks'] as const).map(
          (name): Rule => [values[name] < 0, 'All values must be non-negative', name],
        ),
        [!(replicates > 0), NOT_POSITIVE, 'replicates'],
        [!(standardReplicates > 0), NOT_POSITIVE, 'standardReplicates'],
        [
          fraction !== undefined,
          'Samples, replicates, standards and blanks must be whole numbers',
          fraction ?? 'samples',
        ],
        [!isWholeWithin(seed, 0, LARGEST_SEED), `Seed must be a whole number between 0 and ${LARGEST_SEED}`, 'seed'],
        [needed === 0, 'Please enter at least one sample, standard or blank', 'samples'],
        [needed > usable, `The layout needs ${needed} wells; ${usable} are usable on this plate`, 'samples'],
      ]) ?? accept(input)
    );
  },

  compute(input) {
    const usable = usableWells(input);
    const wells = contentsOf(input).map((content, index) => ({ well: usable[index] ?? '', content }));
    const { rows, columns } = SIZES[input.plate];
    return {
      usedWells: wells.length,
      freeWells: rows * columns - wells.length,
      usableWells: usable.length,
      wells,
      csv: gridOf(wells, rows, columns),
    };
  },
} satisfies Formula<'plate-layout'>;

/** Names of the wells in the order of filling. */
function usableWells({ plate, keepEdgesFree, fillOrder }: PlateLayoutInput): readonly string[] {
  const { rows, columns } = SIZES[plate];
  const edge = keepEdgesFree ? 1 : 0;
  const [ys, xs] = [rows, columns].map((size) => Array.from({ length: size - 2 * edge }, (_, index) => index + edge));
  const name = (row: number, column: number) => `${LETTERS[row]}${column + 1}`;
  if (fillOrder === 'rows') return (ys ?? []).flatMap((row) => (xs ?? []).map((column) => name(row, column)));
  return (xs ?? []).flatMap((column) => (ys ?? []).map((row) => name(row, column)));
}

function contentsOf(input: PlateLayoutInput): readonly string[] {
  const { samples, replicates, standards, standardReplicates, blanks, seed } = { ...USUAL, ...input };
  const random = mulberry32(seed);
  const [standardNames, sampleNames] = [labels('STD', standards), labels('S', samples)];
  if (input.arrangement !== 'blocked') {
    const list = [
      ...standardNames.flatMap((name) => Array.from({ length: standardReplicates }, () => name)),
      ...sampleNames.flatMap((name) => Array.from({ length: replicates }, () => name)),
      ...labelsOfBlanks(blanks),
    ];
    return input.arrangement === 'random' ? shuffled(list, random) : list;
  }
  const blocks = Math.max(samples > 0 ? replicates : 0, standards > 0 ? standardReplicates : 0, 1);
  return Array.from({ length: blocks }, (_, block) => [
    ...(block < standardReplicates ? standardNames : []),
    ...(block < replicates ? sampleNames : []),
    ...labelsOfBlanks(blanks).filter((_blank, index) => index % blocks === block),
  ]).flatMap((block) => shuffled(block, random));
}

function labels(prefix: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
}

function labelsOfBlanks(count: number): readonly string[] {
  return Array.from({ length: count }, () => 'BLANK');
}

function gridOf(wells: PlateLayoutResult['wells'], rows: number, columns: number): string {
  const contents = new Map(wells.map(({ well, content }) => [well, content]));
  const numbers = Array.from({ length: columns }, (_, index) => index + 1);
  const lines = Array.from({ length: rows }, (_, row) =>
    [LETTERS[row], ...numbers.map((number) => contents.get(`${LETTERS[row]}${number}`) ?? '')].join(','),
  );
  return [['', ...numbers].join(','), ...lines].join('\n');
}
