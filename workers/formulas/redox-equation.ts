/**
 * Completes equations in acid or base with H2O, H+ or OH− and electrons, and adds two half-equations up.
 *
 *   each half-equation × the electrons of the other, without what is on both sides
 *
 * The ion–electron method: `lib/redoxCompletion`; conservation of mass and charge: `lavoisier`.
 *
 * Refuses what is not an equation, one in which nothing reacts, one that no water, H+ and electrons can balance or that mixes several
 * reactions, and two equations that are not a reduction and an oxidation.
 */
import type { Formula, Verdict } from '../contract.ts';
import { readEquation } from '../lib/chemistry/chemicalEquation.ts';
import { didYouMean } from '../lib/chemistry/formulaHelp.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { INVALID } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import {
  type CompletedEquation,
  combined,
  completed,
  equationText,
  type Medium,
  type NamedSpecies,
} from './redox-equation/redoxCompletion.ts';

export interface RedoxEquationInput {
  readonly equation: string;
  /** '' for none. */
  readonly otherEquation: string;
  readonly medium: Medium;
}

/** With H2O, H+ or OH−, and electrons. */
export interface CompletedHalf {
  /** '8 H^+ + MnO4^- + 5 e^- → Mn^2+ + 4 H2O'. */
  readonly equation: string;
  readonly kind: 'reduction' | 'oxidation' | 'whole';
  /** Taken up or given off, 0 for a whole equation. */
  readonly electrons: number;
}

export interface RedoxEquationResult {
  /** The sum of both, or the only one. */
  readonly equation: string;
  /** Passed on in the sum; of a single half-equation its own; 0 for a whole equation. */
  readonly electrons: number;
  readonly halves: readonly CompletedHalf[];
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'redox-equation': FormulaType<RedoxEquationInput, RedoxEquationResult>;
  }
}

export default {
  id: 'redox-equation',

  validate(candidate) {
    const { medium } = candidate;
    if (medium !== 'acid' && medium !== 'base') return refuse(INVALID, 'medium');
    const [equation, otherEquation] = [textOf(candidate.equation).trim(), textOf(candidate.otherEquation).trim()];
    const one = read(equation, medium, 'equation');
    if (!one.ok) return one;
    if (otherEquation === '') return accept({ equation, otherEquation, medium });
    const other = read(otherEquation, medium, 'otherEquation');
    if (!other.ok) return other;
    if (combined(one.input, other.input) === null)
      return refuse(
        'Please enter a reduction and an oxidation',
        'otherEquation',
        `The first is ${described(one.input)}, the second ${described(other.input)}.`,
      );
    return accept({ equation, otherEquation, medium });
  },

  compute({ equation, otherEquation, medium }) {
    const halves = [equation, otherEquation].filter((each) => each !== '').map((each) => validated(each, medium));
    const [one, other] = halves;
    if (one === undefined) throw new Error('A validated equation is complete');
    const sum = other === undefined ? { equation: one, passed: Math.abs(one.electrons) } : combined(one, other);
    if (sum === null) throw new Error('Validated half-equations are a reduction and an oxidation');
    return {
      equation: equationText(sum.equation),
      electrons: sum.passed,
      halves: halves.map((half) => ({
        equation: equationText(half),
        kind: kindOf(half),
        electrons: Math.abs(half.electrons),
      })),
    };
  },
} satisfies Formula<'redox-equation'>;

function read(typed: string, medium: Medium, path: string): Verdict<CompletedEquation> {
  const reading = readEquation(typed);
  if (!reading.ok) {
    const { message, place, suggestions = [] } = reading;
    const remedies = suggestions.map(({ formula, equation }) => didYouMean(formula, path, equation));
    return {
      ok: false,
      issues: [
        { message, path, ...(place === undefined ? {} : { place }), ...(remedies.length === 0 ? {} : { remedies }) },
      ],
    };
  }
  const { reactants, products } = reading;
  if (areSame(reactants, products)) return refuse(NOTHING, path);
  const completion = completed(reactants, products, medium);
  if (completion.kind === 'complete') return accept(completion.equation);
  if (completion.kind === 'nothing') return refuse(NOTHING, path);
  if (completion.kind === 'ambiguous')
    return refuse('Equation has more than one balanced form', path, mixed(completion.reactions));
  return refuse('Equation cannot be balanced with water, its ions and electrons', path, onOneSide(reactants, products));
}

const NOTHING = 'Both sides are the same: nothing reacts';
/** Reactions that a sentence can list. */
const MOST_LISTED = 6;

/** The same species; coefficients do not matter. */
function areSame(reactants: readonly NamedSpecies[], products: readonly NamedSpecies[]): boolean {
  const [left, right] = [formulasOf(reactants), formulasOf(products)];
  return onOneOf(left, right).length === 0;
}

function mixed(reactions: readonly CompletedEquation[]): string {
  const way = 'Enter its reduction and its oxidation in the two boxes.';
  if (reactions.length < 2 || reactions.length > MOST_LISTED) return way;
  return `It mixes reactions that can run apart: ${reactions.map(equationText).join('; ')}. ${way}`;
}

/** The elements that water cannot bring in and that one side lacks; undefined where that is not the reason. */
function onOneSide(reactants: readonly NamedSpecies[], products: readonly NamedSpecies[]): string | undefined {
  const [left, right] = [symbolsOf(reactants), symbolsOf(products)];
  const lacking = onOneOf(left, right).filter((symbol) => symbol !== 'H' && symbol !== 'O');
  return lacking.length === 0
    ? undefined
    : `Every element besides H and O has to be on both sides: ${lacking.join(', ')} ${lacking.length === 1 ? 'is' : 'are'} on one only.`;
}

function formulasOf(side: readonly NamedSpecies[]): readonly string[] {
  return side.map(({ formula }) => formula);
}

function symbolsOf(side: readonly NamedSpecies[]): readonly string[] {
  return [...new Set(side.flatMap(({ atoms }) => atoms.map(({ symbol }) => symbol)))];
}

function onOneOf(one: readonly string[], other: readonly string[]): readonly string[] {
  return [...one.filter((each) => !other.includes(each)), ...other.filter((each) => !one.includes(each))];
}

function validated(typed: string, medium: Medium): CompletedEquation {
  const half = read(typed, medium, '');
  if (!half.ok) throw new Error('A validated equation is complete');
  return half.input;
}

function kindOf({ electrons }: CompletedEquation): CompletedHalf['kind'] {
  return electrons === 0 ? 'whole' : electrons > 0 ? 'reduction' : 'oxidation';
}

function described(equation: CompletedEquation): string {
  const kind = kindOf(equation);
  return kind === 'whole'
    ? 'a whole equation without electrons'
    : kind === 'reduction'
      ? 'a reduction'
      : 'an oxidation';
}
