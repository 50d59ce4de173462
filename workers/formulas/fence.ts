/**
 * Posts, rails or wire, gates and braces for a fence.
 *
 *   fence = perimeter − gates;  sections = fence ÷ spacing, rounded up           m
 *   closed: posts = sections + gates;  open run: posts = sections + gates + 1
 *   braces: two for each corner and each gate, one for each end;  wire = strands × fence × (1 + waste)
 *
 * Source: `nrcsFence382`, `missouriFence`. Of the posts, corners, two for each gate and two ends are set apart; the rest
 * are line posts. Where these fixed posts are more than the count, all posts are fixed ones.
 *
 * Refuses: blanks, half-filled gates among them; lengths and a spacing not above 0; corners, rails and gates that are not
 * whole or too few; a waste outside 0 to 50 %; a roll not above 0; gates wider than the fence; negative prices; unknown
 * options; results beyond the range of a double.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { enteredRows } from '../lib/inputs/enteredRows.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { acceptWithinNumbers, INVALID } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { isWithin, SLACK } from '../lib/inputs/within.ts';
import { wholeUp } from '../lib/mathematics/wholeUp.ts';

/** Of one width. */
export interface Gate {
  /** m, above 0. */
  readonly width: number;
  /** Whole, 1 or more. Left out: 1. */
  readonly count?: number;
}

export interface FenceInput {
  readonly mode: 'perimeter' | 'rectangle' | 'line';
  /** m, above 0: of a closed fence, or of an open run. */
  readonly perimeter?: number;
  /** m, above 0: of a rectangle. */
  readonly length?: number;
  readonly width?: number;
  /** m, above 0: at most this far from post to post. */
  readonly postSpacing: number;
  /** Whole, 0 or more. Left out: 4 of a closed fence, 0 of a run. */
  readonly corners?: number;
  readonly gates: readonly Gate[];
  readonly lineType: 'wire' | 'rails' | 'mesh';
  /** Rails or wires, one above the other, whole, 0 or more. Left out: 3. */
  readonly strands?: number;
  /** Percent of wire or mesh, 0 to 50. Left out: 5. */
  readonly waste?: number;
  /** m, above 0. */
  readonly rollLength?: number;
  /** Prices in any currency, 0 or more; of a rail: for one section. */
  readonly postPrice?: number;
  readonly railPrice?: number;
  readonly rollPrice?: number;
  readonly gatePrice?: number;
}

export interface FenceResult {
  /** m. */
  readonly perimeter: number;
  /** m, without gates. */
  readonly fenceLength: number;
  readonly sections: number;
  /** m; null where gates take up the whole length. */
  readonly actualSpacing: number | null;
  readonly posts: number;
  readonly linePosts: number;
  readonly cornerPosts: number;
  readonly gatePosts: number;
  readonly endPosts: number;
  readonly braceAssemblies: number;
  /** Rails of one section; null of wire and mesh. */
  readonly rails: number | null;
  /** m of wire or mesh with waste; null of rails. */
  readonly lineLength: number | null;
  /** Null without the length of a roll, and of rails. */
  readonly rolls: number | null;
  readonly gates: number;
  /** m², hectares and acres of a rectangle; else null. */
  readonly area: number | null;
  readonly hectares: number | null;
  readonly acres: number | null;
  /** Null without prices. */
  readonly cost: number | null;
}

const OPTIONAL = [
  'corners',
  'strands',
  'waste',
  'rollLength',
  'postPrice',
  'railPrice',
  'rollPrice',
  'gatePrice',
] as const;
const PRICES = ['postPrice', 'railPrice', 'rollPrice', 'gatePrice'] as const;
const SIDES = { perimeter: ['perimeter'], rectangle: ['length', 'width'], line: ['perimeter'] } as const;
const USUAL = { closedCorners: 4, strands: 3, waste: 5 } as const;
const [SQUARE_METERS_PER_HECTARE, SQUARE_METERS_PER_ACRE] = [10_000, 4046.8564224];

declare module '../contract.ts' {
  interface FormulaTypes {
    fence: FormulaType<FenceInput, FenceResult>;
  }
}

export default {
  id: 'fence',

  validate(candidate) {
    const { mode, lineType } = candidate;
    if (mode === '' || !Object.hasOwn(SIDES, mode)) return refuse(INVALID, 'mode');
    if (lineType !== 'wire' && lineType !== 'rails' && lineType !== 'mesh') return refuse(INVALID, 'lineType');
    const sides: readonly ('perimeter' | 'length' | 'width')[] = SIDES[mode];
    const lengths = enteredNumbers(candidate, sides);
    if (!lengths.ok) return lengths;
    const numbers = enteredNumbers(candidate, ['postSpacing'], OPTIONAL);
    if (!numbers.ok) return numbers;
    const gates = enteredGates(candidate);
    if (!gates.ok) return gates;
    const { postSpacing, corners = 0, strands = 1, waste = 0, rollLength = 1 } = numbers.input;
    const refused = firstRefusal([
      ...sides.map((name): Rule => [!(lengths.input[name] > 0), 'Lengths must be greater than 0', name]),
      [!(postSpacing > 0), 'Post spacing must be greater than 0', 'postSpacing'],
      [!isWhole(corners, 0), 'Corners must be a whole number of at least 0', 'corners'],
      [!isWhole(strands, 0), 'Rails or wires must be a whole number of at least 0', 'strands'],
      [!isWithin(waste, 0, 50), 'Waste must be between 0 and 50 %', 'waste'],
      [!(rollLength > 0), 'Roll length must be greater than 0', 'rollLength'],
      ...gates.input.flatMap(({ width, count = 1, path }): readonly Rule[] => [
        [!isWhole(count, 1), 'Gates must be a whole number of at least 1', `${path}.count`],
        [!(width > 0), 'Gate width must be greater than 0', `${path}.width`],
      ]),
    ]);
    if (refused !== null) return refused;
    const input: FenceInput = {
      mode,
      lineType,
      ...lengths.input,
      ...numbers.input,
      gates: gates.input.map(({ path: _, ...gate }) => gate),
    };
    const late = firstRefusal([
      [
        lengthOf(input) < gatesWidth(input) - SLACK,
        'The gates are wider than the fence',
        `${gates.input[0]?.path ?? 'gates.0'}.width`,
      ],
      ...PRICES.map((name): Rule => [(numbers.input[name] ?? 0) < 0, 'Prices must not be negative', name]),
    ]);
    return late ?? acceptWithinNumbers(input, Object.values(materials(input)), 'postSpacing');
  },

  compute: materials,
} satisfies Formula<'fence'>;

function enteredGates(candidate: Candidate<FenceInput>): Verdict<readonly (Gate & { readonly path: string })[]> {
  const rows = enteredRows(candidate.gates, 'gates', ['width'], ['count']);
  return rows.ok ? accept(rows.input.map(({ numbers, path }) => ({ ...numbers, path }))) : rows;
}

function isWhole(value: number, least: number): boolean {
  return Number.isInteger(value) && value >= least;
}

function lengthOf({ mode, perimeter = 0, length = 0, width = 0 }: FenceInput): number {
  return mode === 'rectangle' ? 2 * (length + width) : perimeter;
}

function gatesWidth({ gates }: FenceInput): number {
  return gates.reduce((sum, { width, count = 1 }) => sum + width * count, 0);
}

function materials(input: FenceInput): FenceResult {
  const { mode, length = 0, width = 0, postSpacing, lineType, strands = USUAL.strands, waste = USUAL.waste } = input;
  const isRun = mode === 'line';
  const perimeter = lengthOf(input);
  const fenceLength = Math.max(0, perimeter - gatesWidth(input));
  const sections = wholeUp(fenceLength / postSpacing);
  const gates = input.gates.reduce((sum, { count = 1 }) => sum + count, 0);
  const cornerPosts = input.corners ?? (isRun ? 0 : USUAL.closedCorners);
  const [gatePosts, endPosts] = [2 * gates, isRun ? 2 : 0];
  const fixed = cornerPosts + gatePosts + endPosts;
  const posts = Math.max(sections + gates + (isRun ? 1 : 0), fixed);
  const rails = lineType === 'rails' ? strands * sections : null;
  const lineLength =
    lineType === 'rails' ? null : (lineType === 'wire' ? strands : 1) * fenceLength * (1 + waste / 100);
  const rolls = lineLength === null || input.rollLength === undefined ? null : wholeUp(lineLength / input.rollLength);
  const area = mode === 'rectangle' ? length * width : null;
  return {
    perimeter,
    fenceLength,
    sections,
    actualSpacing: sections === 0 ? null : fenceLength / sections,
    posts,
    linePosts: posts - fixed,
    cornerPosts,
    gatePosts,
    endPosts,
    braceAssemblies: 2 * cornerPosts + 2 * gates + endPosts,
    rails,
    lineLength,
    rolls,
    gates,
    area,
    hectares: area === null ? null : area / SQUARE_METERS_PER_HECTARE,
    acres: area === null ? null : area / SQUARE_METERS_PER_ACRE,
    cost: costOf(input, { posts, rails: rails ?? 0, rolls: rolls ?? 0, gates }),
  };
}

function costOf(
  { postPrice, railPrice, rollPrice, gatePrice }: FenceInput,
  counts: { readonly posts: number; readonly rails: number; readonly rolls: number; readonly gates: number },
): number | null {
  const prices = [postPrice, railPrice, rollPrice, gatePrice];
  if (prices.every((price) => price === undefined)) return null;
  const amounts = [counts.posts, counts.rails, counts.rolls, counts.gates];
  return amounts.reduce((sum, amount, index) => sum + amount * (prices[index] ?? 0), 0);
}
