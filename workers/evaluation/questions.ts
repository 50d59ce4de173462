/** What the page asks of a formula as a function of its numbers, and the answers. */
import type { TextColumn } from '../columns.ts';
import type { Candidate, Report, TypeMap } from '../contract.ts';

/** Points at which a formula is evaluated, all else of its candidate being as it is. */
export interface SampleQuestion<T = unknown> {
  /** Complete, without held texts. */
  readonly candidate: Candidate<T>;
  /** Dotted paths of the numbers that are replaced in the candidate: `isotopes.0.mass`. */
  readonly paths: readonly string[];
  /** The numbers at the paths, each in its field's own unit; one list per point. */
  readonly points: readonly (readonly number[])[];
  /** Dotted keys of the wanted numbers of the result. */
  readonly keys: readonly string[];
}

/** Which value of the figure is wanted, and where its input may lie. */
export interface SolveTarget {
  /** As in the result, not as displayed. */
  readonly target: number;
  /** In the input's own unit; `present` is its value in the candidate. Absent limits are not declared. */
  readonly range: { readonly present: number; readonly min?: number; readonly max?: number };
}

/** A search for the value of one input that gives one number of the result a wanted value. */
export interface SolveQuestion<T = unknown> extends SolveTarget {
  /** Complete, without held texts. */
  readonly candidate: Candidate<T>;
  /** Dotted path of the number that is searched for. */
  readonly path: string;
  /** Dotted key of the number of the result. */
  readonly key: string;
}

/** A value of the input, in its own unit, and the number of the result there. */
export interface Solution {
  readonly at: number;
  readonly gives: number;
}

/** What was searched: accepted inputs, and the least and the greatest number of the result that was met. */
export interface Searched {
  readonly from: number;
  readonly to: number;
  readonly least: number;
  readonly most: number;
  readonly evaluations: number;
}

/** The outcome of a search. */
export type SolveAnswer =
  /** At most five, those nearest to the present value, in ascending order; `count` is the number of all. */
  | ({ readonly kind: 'found'; readonly solutions: readonly Solution[]; readonly count: number } & Searched)
  /** The number of the result jumps over the wanted value: the places on either side, the lesser result first. */
  | ({ readonly kind: 'stepped'; readonly sides: readonly Solution[] } & Searched)
  | ({ readonly kind: 'none' } & Searched)
  /** Every accepted input gives the same number. */
  | ({ readonly kind: 'independent' } & Searched)
  /** The budget of evaluations was spent before everything was searched, and nothing was found. */
  | ({ readonly kind: 'unfinished' } & Searched)
  /** No input was accepted. */
  | { readonly kind: 'refused'; readonly evaluations: number };

/** Inputs with their standard uncertainties, each in its field's own unit. */
export interface UncertainInputs {
  readonly values: readonly number[];
  /** 0 or more. */
  readonly standardUncertainties: readonly number[];
  /** Coefficients from -1 to 1, symmetric, with 1 in the diagonal. Absent: no two inputs are correlated. */
  readonly correlations?: readonly (readonly number[])[];
  /** Of the draws: the same seed gives the same answer. */
  readonly seed: number;
}

/** How uncertain numbers of the result are. */
export interface UncertaintyQuestion<T = unknown> extends UncertainInputs {
  /** Complete, without held texts. */
  readonly candidate: Candidate<T>;
  /** Dotted paths of the uncertain numbers in the candidate. */
  readonly paths: readonly string[];
  /** Dotted keys of the wanted numbers of the result. */
  readonly keys: readonly string[];
}

/** The uncertainty of one number of the result, and how it was found. */
export interface Doubt {
  readonly method: 'linear' | 'simulation';
  readonly standardUncertainty: number;
  /** The interval that holds 95 % of the values. */
  readonly lower: number;
  readonly upper: number;
  /**
   * Share of each input in the linear variance: they add up to 1; with correlations one may be negative. All 0 where that
   * variance is 0, and none where it cannot be found.
   */
  readonly shares: readonly number[];
  /** Draws without a value: 0 for the linear method. */
  readonly refusedDraws: number;
}

/** The same question to every record of a text. */
export interface RecordQuestion {
  /** The accepted input of the page whose text it is, the DNA or the protein calculator: the text, and how it is read. */
  readonly given: unknown;
  /** The candidate of the formula but for `given`. */
  readonly settings: object;
  /** Dotted keys of the wanted numbers of the result. */
  readonly keys: readonly string[];
}

/** A row for each record, in the order of the text. */
export interface RecordRows {
  /** Rows: fewer than records in a text of very many. */
  readonly count: number;
  readonly recordCount: number;
  /** Records that the formula refused, or that have no letters. */
  readonly withoutAnswer: number;
  readonly names: TextColumn;
  /** Letters of a strand, or amino acids of a protein. */
  readonly lengths: Float64Array;
  readonly unit: 'nt' | 'aa';
  /** Rows × keys, row by row; NaN where there is no such number. */
  readonly figures: Float64Array;
  /** Of each key: whether a record that has an answer has no such number. */
  readonly isMissing: readonly boolean[];
  /** Why a record has no answer, in words without line breaks; empty where it has one. */
  readonly reasons: TextColumn;
}

/** How the worker answers them. `Reporting` is how progress comes. */
export interface EvaluationHost<Types extends TypeMap<Types>, Reporting = Report> {
  /** Points × keys, row by row; NaN where the formula refuses, throws or has no finite number. */
  sample<Id extends keyof Types & string>(
    formula: Id,
    question: SampleQuestion<Types[Id]['input']>,
  ): Promise<Float64Array>;
  solve<Id extends keyof Types & string>(
    formula: Id,
    question: SolveQuestion<Types[Id]['input']>,
    report: Reporting,
  ): Promise<SolveAnswer>;
  /** One for each key; null where the number is missing. */
  uncertainty<Id extends keyof Types & string>(
    formula: Id,
    question: UncertaintyQuestion<Types[Id]['input']>,
    report: Reporting,
  ): Promise<readonly (Doubt | null)[]>;
  /** A row of numbers for each record of a text. */
  recordRows(formula: keyof Types & string, question: RecordQuestion, report: Reporting): Promise<RecordRows>;
}

/** How the page asks them. */
export interface EvaluationClient<Types extends TypeMap<Types>> {
  /** Evaluates a formula at many points: see `EvaluationHost`. Aborting the signal terminates the worker. */
  sample<Id extends keyof Types & string>(
    formula: Id,
    question: SampleQuestion<Types[Id]['input']>,
    signal: AbortSignal,
  ): Promise<Float64Array>;
  /** Searches for the value of one input: see `EvaluationHost`. Aborting the signal terminates the worker. */
  solve<Id extends keyof Types & string>(
    formula: Id,
    question: SolveQuestion<Types[Id]['input']>,
    signal: AbortSignal,
    report: Report,
  ): Promise<SolveAnswer>;
  /** Propagates uncertainties: see `EvaluationHost`. Aborting the signal terminates the worker. */
  uncertainty<Id extends keyof Types & string>(
    formula: Id,
    question: UncertaintyQuestion<Types[Id]['input']>,
    signal: AbortSignal,
    report: Report,
  ): Promise<readonly (Doubt | null)[]>;
  /** Asks about every record of a text: see `EvaluationHost`. Aborting the signal terminates the worker. */
  recordRows(
    formula: keyof Types & string,
    question: RecordQuestion,
    signal: AbortSignal,
    report: Report,
  ): Promise<RecordRows>;
}
