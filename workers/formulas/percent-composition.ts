/**
 * Mass percent of each element in a compound, and the way back: the empirical formula from an elemental analysis.
 *
 *   share = 100·count·atomic weight ÷ M    %
 *   back: share ÷ atomic weight, divided by the smallest, times the first of 1 to 10 that makes all nearly whole
 *
 * Source: atomic weights `prohaska2022`. How near is near enough: `lib/wholeRatio`.
 *
 * Refuses, for a formula: a blank one, a symbol that is no element, one that cannot be read. For an analysis: a missing
 * symbol or percentage, a symbol that is no element, one entered twice, a percentage not above 0, a sum more than 0.5 from
 * 100, and percentages in no simple ratio.
 */

import type { Candidate, Formula, Verdict } from '../contract.ts';
import { rowsOf, textOf } from '../lib/candidateParts.ts';
import { empiricalByDivisor, formulaText, hillOrder, readFormula } from '../lib/chemicalFormula.ts';
import {
  type ElementShare,
  elementShares,
  isElement,
  massOfAtoms,
  withoutStandardWeight,
} from '../lib/elementShares.ts';
import { NOT_POSITIVE, REQUIRED } from '../lib/positiveNumbers.ts';
import { accept, refuse } from '../lib/verdict.ts';
import { type WholeRatio, wholeRatio } from '../lib/wholeRatio.ts';
import { isWithin } from '../lib/within.ts';

export interface MeasuredShare {
  readonly symbol: string;
  /** Percent of the mass, above 0. */
  readonly percentage: number;
}

export interface PercentCompositionInput {
  readonly mode: 'formula' | 'composition';
  /** Only for `formula`: as typed, without white space at its ends. */
  readonly formula: string;
  /** Only for `composition`: each element once. */
  readonly composition: readonly MeasuredShare[];
}

export interface CompositionOfFormula {
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
  /** Symbols in the order entered. */
  readonly empiricalFormula: string;
  /** 1 to 10. */
  readonly multiplier: number;
  /** g/mol, of the empirical formula. */
  readonly empiricalMass: number;
  /** Percent, all entered shares together. */
  readonly totalPercentage: number;
  /** The largest distance of a multiplied ratio from its whole number. */
  readonly deviation: number;
  readonly analysis: readonly {
    readonly symbol: string;
    /** g/mol. */
    readonly atomicMass: number;
    /** Percent, as entered. */
    readonly measured: number;
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

export type PercentCompositionResult = CompositionOfFormula | FormulaOfComposition;

const SUM_TOLERANCE = 0.5;

export default {
  id: 'percent-composition',

  validate({ mode, formula, composition }) {
    if (mode === 'composition') return checkedAnalysis(composition);
    const reading = readFormula(formula, isElement);
    return reading.ok
      ? accept({ mode: 'formula', formula: formula.trim(), composition: [] })
      : refuse(reading.message, 'formula', reading.place);
  },

  compute({ mode, formula, composition }) {
    return mode === 'formula' ? ofFormula(formula) : ofAnalysis(composition);
  },
} satisfies Formula<'percent-composition', PercentCompositionInput, PercentCompositionResult>;

/** Rows left blank are passed over. */
function checkedAnalysis(rows: Candidate<readonly MeasuredShare[]>): Verdict<PercentCompositionInput> {
  const used = rowsOf(rows).flatMap((row, index) => {
    const symbol = textOf(row.symbol).trim();
    return symbol === '' && row.percentage === null
      ? []
      : [{ symbol, percentage: row.percentage, path: `composition.${index}` }];
  });
  if (used.length === 0) return refuse(REQUIRED, 'composition.0.symbol');
  const shares: MeasuredShare[] = [];
  for (const { symbol, percentage, path } of used) {
    if (symbol === '') return refuse(REQUIRED, `${path}.symbol`);
    if (percentage === null || Number.isNaN(percentage)) return refuse(REQUIRED, `${path}.percentage`);
    shares.push({ symbol, percentage });
  }
  const unknown = used.find(({ symbol }) => !isElement(symbol));
  if (unknown !== undefined) return refuse(`Unknown element: ${unknown.symbol}`, `${unknown.path}.symbol`);
  const repeated = used.find(({ symbol }, index) => shares.findIndex((share) => share.symbol === symbol) < index);
  if (repeated !== undefined) return refuse('Please enter each element once', `${repeated.path}.symbol`);
  const notAbove = used.find((row) => !((row.percentage ?? 0) > 0));
  if (notAbove !== undefined) return refuse(NOT_POSITIVE, `${notAbove.path}.percentage`);
  const last = used.at(-1)?.path ?? '';
  if (!isWithin(totalOf(shares), 100 - SUM_TOLERANCE, 100 + SUM_TOLERANCE))
    return refuse('Percentages must sum to 100', `${last}.percentage`);
  if (wholeRatio(molesOf(shares)) === null) return refuse('No simple whole-number ratio found', 'composition');
  return accept({ mode: 'composition', formula: '', composition: shares });
}

function ofFormula(formula: string): CompositionOfFormula {
  const reading = readFormula(formula, isElement);
  if (!reading.ok) throw new Error('A validated formula can be read');
  const { atoms } = reading;
  return {
    mode: 'formula',
    molarMass: massOfAtoms(atoms),
    composition: elementShares(atoms),
    hillFormula: formulaText(hillOrder(atoms)),
    empiricalFormula: formulaText(empiricalByDivisor(atoms)),
    withoutStandardWeight: withoutStandardWeight(atoms),
  };
}

function ofAnalysis(shares: readonly MeasuredShare[]): FormulaOfComposition {
  const moles = molesOf(shares);
  const ratio: WholeRatio | null = wholeRatio(moles);
  if (ratio === null) throw new Error('A validated analysis has a whole-number ratio');
  const atoms = shares.map(({ symbol }, index) => ({ symbol, count: ratio.counts[index] ?? 1 }));
  return {
    mode: 'composition',
    empiricalFormula: formulaText(atoms),
    multiplier: ratio.multiplier,
    empiricalMass: massOfAtoms(atoms),
    totalPercentage: totalOf(shares),
    deviation: ratio.deviation,
    analysis: elementShares(atoms).map(({ symbol, atomicMass, count, percentage }, index) => ({
      symbol,
      atomicMass,
      measured: shares[index]?.percentage ?? 0,
      moles: moles[index] ?? 0,
      ratio: ratio.ratios[index] ?? 0,
      count,
      calculated: percentage,
    })),
    withoutStandardWeight: withoutStandardWeight(atoms),
  };
}

/** In 100 g. */
function molesOf(shares: readonly MeasuredShare[]): readonly number[] {
  return shares.map(({ symbol, percentage }) => percentage / massOfAtoms([{ symbol, count: 1 }]));
}

function totalOf(shares: readonly MeasuredShare[]): number {
  return shares.reduce((total, { percentage }) => total + percentage, 0);
}
