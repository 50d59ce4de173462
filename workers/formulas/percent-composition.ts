/**
 * Mass percent of each element in a compound, and the inverse: the formulas that fit an elemental analysis.
 *
 *   share = 100·count·atomic weight ÷ M    %
 *   back: every formula with all shares within a window, ranked by how near and how small it is (`lib/empiricalFormulas`)
 *
 * Source: atomic weights `prohaska2022`, `ciaaw2024`. The window is 0.4 percentage points, as most journals ask for
 * (`elementalAnalysis2022`), unless another is entered. One percentage may be left blank: the remainder to 100, as is
 * usual for oxygen. A molar mass picks the molecular formula.
 *
 * Refuses, for a formula: a blank one, a symbol that is not an element, one that cannot be read. For an analysis: a
 * missing symbol, more than one percentage missing, a symbol that is not an element, one entered twice, a percentage,
 * window or molar mass not above 0, a sum farther from 100 than the windows of all together and at least 0.5, and
 * percentages that no formula has.
 */
import type { Candidate, Formula, Verdict } from '../contract.ts';
import {
  empiricalByDivisor,
  formulaText,
  hillOrder,
  howRead,
  readFormula,
  validatedFormula,
} from '../lib/chemistry/chemicalFormula.ts';
import {
  type ElementShare,
  elementShares,
  isElement,
  massOfAtoms,
  massOfIon,
  withoutStandardWeight,
} from '../lib/chemistry/elementShares.ts';
import { refuseFormula } from '../lib/chemistry/formulaHelp.ts';
import type { AtomCount, FormulaAsRead } from '../lib/chemistry/formulaParser.ts';
import { rowsOf, textOf } from '../lib/inputs/candidateParts.ts';
import { NOT_POSITIVE, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { isAbove, isWithin } from '../lib/inputs/within.ts';
import {
  type AnalysedElement,
  empiricalFormulas,
  type FormulaCandidate,
  hasEmpiricalFormula,
  type RankedFormulas,
} from './percent-composition/empiricalFormulas.ts';

export interface MeasuredShare {
  readonly symbol: string;
  /** Percent of the mass, above 0. Left blank for one element: the remainder to 100. */
  readonly percentage?: number;
}

export interface PercentCompositionInput {
  readonly mode: 'formula' | 'composition';
  /** Only for `formula`: as typed, without white space at its ends. */
  readonly formula: string;
  /** Only for `composition`: each element once. */
  readonly composition: readonly MeasuredShare[];
  /** Only for `composition`: how far each percentage may be off, in percentage points, up to 5. Left blank: 0.4. */
  readonly window?: number;
  /** Only for `composition`: of the compound, where it is known, g/mol. */
  readonly molarMass?: number;
}

export interface CompositionOfFormula extends FormulaAsRead {
  readonly mode: 'formula';
  /** g/mol. */
  readonly molarMass: number;
  /** In order of first appearance. */
  readonly composition: readonly ElementShare[];
  readonly hillFormula: string;
  /** By the greatest common divisor of the counts. */
  readonly empiricalFormula: string;
  readonly withoutStandardWeight: readonly string[];
}

export interface FormulaOfComposition {
  readonly mode: 'composition';
  /** The best candidate; symbols in the order entered. */
  readonly empiricalFormula: string;
  /** By how much the ratios to the scarcest element were multiplied: its count. */
  readonly multiplier: number;
  /** g/mol, of the empirical formula. */
  readonly empiricalMass: number;
  /** Of the compound with the entered molar mass; null without one, or where no candidate has it. */
  readonly molecularFormula: string | null;
  /** Percent, all shares together; 100 where one of them is the rest. */
  readonly totalPercentage: number;
  /** The largest distance of a calculated percentage from an entered one, in percentage points. */
  readonly deviation: number;
  /** Percentage points. */
  readonly window: number;
  /** No other candidate comes near the first. */
  readonly isClear: boolean;
  /** False where no candidate has the entered molar mass. */
  readonly fitsMolarMass: boolean;
  /** How many formulas fit, of up to `mostAtoms` atoms. */
  readonly fitting: number;
  readonly mostAtoms: number;
  /** The best ones, at most ten, the best first. */
  readonly candidates: readonly CandidateFormula[];
  readonly analysis: readonly {
    readonly symbol: string;
    /** g/mol. */
    readonly atomicMass: number;
    /** Percent, as entered or the remainder to 100. */
    readonly measured: number;
    /** True when not entered but the remainder to 100. */
    readonly isRest: boolean;
    /** mol in 100 g. */
    readonly moles: number;
    /** `moles` divided by the smallest. */
    readonly ratio: number;
    readonly count: number;
    /** Percent that the empirical formula would have. */
    readonly calculated: number;
  }[];
  readonly withoutStandardWeight: readonly string[];
}

export interface CandidateFormula {
  /** Symbols in the order entered. */
  readonly formula: string;
  /** g/mol. */
  readonly mass: number;
  /** The smallest molecule that the valences allow, or the one with the entered molar mass. */
  readonly molecule: string;
  /** Of the molecule; below 0 for salts of amines and hydrates; null outside organic chemistry. */
  readonly unsaturation: number | null;
  /** Percentage points. */
  readonly deviation: number;
}

export type PercentCompositionResult = CompositionOfFormula | FormulaOfComposition;

/** Minimum tolerance of the sum, in percentage points, for rounding. */
const SUM_TOLERANCE = 0.5;
/** Percentage points. */
const USUAL_WINDOW = 0.4;
const WIDEST_WINDOW = 5;
const MOST_SHOWN = 10;

declare module '../contract.ts' {
  interface FormulaTypes {
    'percent-composition': FormulaType<PercentCompositionInput, PercentCompositionResult>;
  }
}

export default {
  id: 'percent-composition',

  validate(candidate) {
    if (candidate.mode === 'composition') return checkedAnalysis(candidate);
    const reading = readFormula(candidate.formula, isElement);
    return reading.ok
      ? accept({ mode: 'formula', formula: candidate.formula.trim(), composition: [] })
      : refuseFormula(candidate.formula, reading, isElement, 'formula');
  },

  compute(input) {
    return input.mode === 'formula' ? ofFormula(input.formula) : ofAnalysis(input);
  },
} satisfies Formula<'percent-composition'>;

/** Skips blank rows. */
function checkedAnalysis({
  composition,
  window,
  molarMass,
}: Candidate<PercentCompositionInput>): Verdict<PercentCompositionInput> {
  const used = rowsOf(composition).flatMap((row, index) => {
    const symbol = textOf(row.symbol).trim();
    return symbol === '' && row.percentage === null
      ? []
      : [{ symbol, percentage: row.percentage, path: `composition.${index}` }];
  });
  if (used.length === 0) return refuse(REQUIRED, 'composition.0.symbol');
  const nameless = used.find(({ symbol }) => symbol === '');
  if (nameless !== undefined) return refuse(REQUIRED, `${nameless.path}.symbol`);
  // One blank percentage is the remainder to 100; it needs at least one measured percentage.
  const blank = used.filter(({ percentage }) => percentage === null);
  const missing = used.find(({ percentage }) => Number.isNaN(percentage)) ?? blank[used.length > 1 ? 1 : 0];
  if (missing !== undefined) return refuse(REQUIRED, `${missing.path}.percentage`);
  const unknown = used.find(({ symbol }) => !isElement(symbol));
  if (unknown !== undefined) return refuse(`Unknown element: ${unknown.symbol}`, `${unknown.path}.symbol`);
  const repeated = used.find(({ symbol }, index) => used.findIndex((row) => row.symbol === symbol) < index);
  if (repeated !== undefined) return refuse('Please enter each element once', `${repeated.path}.symbol`);
  const notAbove = used.find(({ percentage }) => percentage !== null && !(percentage > 0));
  if (notAbove !== undefined) return refuse(NOT_POSITIVE, `${notAbove.path}.percentage`);
  if (window !== null && !(window > 0)) return refuse(NOT_POSITIVE, 'window');
  if (window !== null && window > WIDEST_WINDOW)
    return refuse(`The error of a percentage can be at most ${WIDEST_WINDOW}`, 'window');
  if (molarMass !== null && !(molarMass > 0)) return refuse(NOT_POSITIVE, 'molarMass');
  const shares = used.map(({ symbol, percentage }) => (percentage === null ? { symbol } : { symbol, percentage }));
  const input = {
    mode: 'composition',
    formula: '',
    composition: shares,
    ...(window === null ? {} : { window }),
    ...(molarMass === null ? {} : { molarMass }),
  } as const;
  return checkedSum(input, `${used.at(-1)?.path ?? ''}.percentage`);
}

function checkedSum(input: PercentCompositionInput, path: string): Verdict<PercentCompositionInput> {
  const [total, window] = [sumOf(input.composition), input.window ?? USUAL_WINDOW];
  const hasRest = input.composition.some(({ percentage }) => percentage === undefined);
  const tolerance = Math.max(SUM_TOLERANCE, window * input.composition.length);
  if (hasRest ? !isAbove(100, total) : !isWithin(total, 100 - tolerance, 100 + tolerance))
    return refuse('Percentages must sum to 100', path, placeOfSum(total, hasRest));
  if (!hasEmpiricalFormula(analysed(input), input.window ?? USUAL_WINDOW))
    return refuse('No simple whole-number ratio found', 'composition');
  return accept(input);
}

/** Hint for sums below 100, whose usual cause is an analysis without oxygen. */
function placeOfSum(total: number, hasRest: boolean): string | undefined {
  if (hasRest) return 'They leave nothing of 100 for the element without a percentage.';
  return total < 100
    ? 'An element that was not measured, such as oxygen, gets a row of its own with its percentage left blank.'
    : undefined;
}

function ofFormula(formula: string): CompositionOfFormula {
  const reading = validatedFormula(formula, isElement);
  const { atoms, charge } = reading;
  return {
    mode: 'formula',
    molarMass: massOfIon(atoms, charge),
    ...howRead(reading),
    composition: elementShares(atoms),
    hillFormula: formulaText(hillOrder(atoms)),
    empiricalFormula: formulaText(empiricalByDivisor(atoms)),
    withoutStandardWeight: withoutStandardWeight(atoms),
  };
}

function ofAnalysis(input: PercentCompositionInput): FormulaOfComposition {
  const elements = analysed(input);
  const { candidates, mostAtoms, isClear, fitsMolarMass } = rankedFor(input);
  const [best] = candidates;
  if (best === undefined) throw new Error('A validated analysis has a formula');
  const moles = elements.map(({ symbol, percentage }) => percentage / massOfAtoms([{ symbol, count: 1 }]));
  const smallest = Math.min(...moles);
  return {
    mode: 'composition',
    empiricalFormula: formulaText(best.atoms),
    multiplier: best.atoms[moles.indexOf(smallest)]?.count ?? 1,
    empiricalMass: best.mass,
    molecularFormula: input.molarMass === undefined || !fitsMolarMass ? null : moleculeOf(best),
    totalPercentage: elements.reduce((total, { percentage }) => total + percentage, 0),
    deviation: best.deviation,
    window: input.window ?? USUAL_WINDOW,
    isClear,
    fitsMolarMass,
    fitting: candidates.length,
    mostAtoms,
    candidates: candidates.slice(0, MOST_SHOWN).map((candidate) => ({
      formula: formulaText(candidate.atoms),
      mass: candidate.mass,
      molecule: moleculeOf(candidate),
      unsaturation: candidate.unsaturation,
      deviation: candidate.deviation,
    })),
    analysis: elementShares(best.atoms).map(({ symbol, atomicMass, count, percentage }, index) => ({
      symbol,
      atomicMass,
      measured: elements[index]?.percentage ?? 0,
      isRest: elements[index]?.isRest ?? false,
      moles: moles[index] ?? 0,
      ratio: (moles[index] ?? 0) / smallest,
      count,
      calculated: percentage,
    })),
    withoutStandardWeight: withoutStandardWeight(best.atoms),
  };
}

function rankedFor(input: PercentCompositionInput): RankedFormulas {
  return empiricalFormulas(analysed(input), input.window ?? USUAL_WINDOW, input.molarMass);
}

function analysed({ composition }: PercentCompositionInput): readonly AnalysedElement[] {
  const rest = 100 - sumOf(composition);
  return composition.map(({ symbol, percentage }) => ({
    symbol,
    percentage: percentage ?? rest,
    isRest: percentage === undefined,
  }));
}

function moleculeOf({ atoms, times }: FormulaCandidate): string {
  return formulaText(atoms.map(({ symbol, count }): AtomCount => ({ symbol, count: count * times })));
}

/** Of the percentages that were entered. */
function sumOf(shares: readonly MeasuredShare[]): number {
  return shares.reduce((total, { percentage }) => total + (percentage ?? 0), 0);
}
