/**
 * Real or complex roots of ax² + bx + c = 0, and the vertex of its parabola.
 *
 *   D = b² − 4ac;  q = −(b + sign(b)·√D) ÷ 2;  roots q ÷ a and c ÷ q         sign(0) = 1; for b = 0: ±√(−c ÷ a)
 *   D < 0: −b ÷ 2a ± i·√(−D) ÷ 2|a|;  vertex (−b ÷ 2a, c − b² ÷ 4a)
 *
 * Source: `goldberg1991`, `numericalRecipes`: the schoolbook formula subtracts two nearly equal numbers when b² is much
 * larger than 4|ac|, and loses digits. Its roots are under `reference`.
 *
 * Refuses: coefficients that are blank or unreadable; a = 0; coefficients above 1e100 in size, or a below 1e-100.
 */
import type { Formula, FormulaType } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';

export interface QuadraticEquationInput {
  /** Not 0, 1e-100 to 1e100 in size. */
  readonly a: number;
  /** Up to 1e100 in size, as is c. */
  readonly b: number;
  readonly c: number;
}

/** A point of the plane. */
interface Point {
  readonly x: number;
  readonly y: number;
}

export interface QuadraticEquationResult {
  readonly discriminant: number;
  readonly nature: 'twoReal' | 'oneReal' | 'complex';
  /** The smaller real root; null when the roots are complex. */
  readonly x1: number | null;
  readonly x2: number | null;
  /** Of complex roots; null when they are real. */
  readonly realPart: number | null;
  /** Above 0. */
  readonly imaginaryPart: number | null;
  readonly vertex: Point;
  readonly yIntercept: number;
  readonly sumOfRoots: number;
  readonly productOfRoots: number;
  readonly opens: 'up' | 'down';
  readonly reference: {
    /** The same roots by the schoolbook formula in doubles; null when they are complex. */
    readonly x1: number | null;
    readonly x2: number | null;
  };
}

const LARGEST = 1e100;
const SMALLEST = 1e-100;
const OUT_OF_RANGE = 'The numbers are too large or too small for this calculation';

declare module '../contract.ts' {
  interface FormulaTypes {
    'quadratic-equation': FormulaType<QuadraticEquationInput, QuadraticEquationResult>;
  }
}

export default {
  id: 'quadratic-equation',

  validate(candidate) {
    const names = ['a', 'b', 'c'] as const;
    const numbers = enteredNumbers(candidate, names);
    if (!numbers.ok) return numbers;
    const { a } = numbers.input;
    const refused = firstRefusal([
      [a === 0, 'a must not be 0: without x² the equation is linear', 'a'],
      ...names.map((name): Rule => [Math.abs(numbers.input[name]) > LARGEST, OUT_OF_RANGE, name]),
      [Math.abs(a) < SMALLEST, OUT_OF_RANGE, 'a'],
    ]);
    return refused ?? numbers;
  },

  compute(input) {
    const { a, b, c } = input;
    const discriminant = b * b - 4 * a * c;
    const isReal = discriminant >= 0;
    const [x1, x2] = isReal ? inOrder(stableRoots(input, discriminant)) : [null, null];
    const root = Math.sqrt(discriminant);
    const [naive1, naive2] = isReal ? inOrder([(-b - root) / (2 * a), (-b + root) / (2 * a)]) : [null, null];
    return {
      discriminant,
      nature: isReal ? (discriminant === 0 ? 'oneReal' : 'twoReal') : 'complex',
      x1,
      x2,
      realPart: isReal ? null : -b / (2 * a),
      imaginaryPart: isReal ? null : Math.sqrt(-discriminant) / (2 * Math.abs(a)),
      vertex: { x: -b / (2 * a), y: c - (b * b) / (4 * a) },
      yIntercept: c,
      sumOfRoots: -b / a,
      productOfRoots: c / a,
      opens: a > 0 ? 'up' : 'down',
      reference: { x1: naive1, x2: naive2 },
    };
  },
} satisfies Formula<'quadratic-equation'>;

function stableRoots({ a, b, c }: QuadraticEquationInput, discriminant: number): readonly [number, number] {
  if (b === 0) {
    const root = Math.sqrt(-c / a);
    return [root, -root];
  }
  const q = -(b + Math.sign(b) * Math.sqrt(discriminant)) / 2;
  // A b too small to be halved leaves 0: then both roots are 0.
  return [q / a, q === 0 ? 0 : c / q];
}

function inOrder([one, other]: readonly [number, number]): readonly [number, number] {
  // Adding 0 turns −0 into 0.
  return [Math.min(one, other) + 0, Math.max(one, other) + 0];
}
