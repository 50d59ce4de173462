/** What the page asks the worker, and the answers. */
import type { TextColumn } from './columns.ts';
import type {
  Answer,
  AnyTypes,
  Candidate,
  Checked,
  FormulaTypes,
  Report,
  TextKey,
  TextWindow,
  TypeMap,
  WrappedIn,
} from './contract.ts';

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

interface Question<Asked, Answered> {
  readonly asked: Asked;
  readonly answer: Answered;
}

/** What a formula with this input and result is asked in the worker, by kind. A new question is one entry here and one in `host.ts`. */
export interface Questions<Input = unknown, Result = unknown> {
  readonly validate: Question<Candidate<Input>, Checked<Input, Result>>;
  readonly compute: Question<Input, Result>;
  /** Validates and computes all candidates; the answers are in the same order. */
  readonly computeMany: Question<readonly Candidate<Input>[], readonly Answer<Input, Result>[]>;
  /** Letters of a text result. */
  readonly view: Question<{ readonly input: Input; readonly window: TextWindow<TextKey<Result>> }, string>;
  /** Evaluates at many points. Points × keys, row by row; NaN where the formula refuses, throws or has no finite number. */
  readonly sample: Question<SampleQuestion<Input>, Float64Array>;
  /** Searches for the value of one input. */
  readonly solve: Question<SolveQuestion<Input>, SolveAnswer>;
  /** Propagates uncertainties. One for each key; null where the number is missing. */
  readonly uncertainty: Question<UncertaintyQuestion<Input>, readonly (Doubt | null)[]>;
  /** A row of numbers for each record of a text. */
  readonly recordRows: Question<RecordQuestion, RecordRows>;
}

export type QuestionKind = keyof Questions;

/** What is asked of a formula of the map `Types`. */
export type Asked<Types extends TypeMap<Types>, Id extends keyof Types, Kind extends QuestionKind> = Questions<
  Types[Id]['input'],
  Types[Id]['result']
>[Kind]['asked'];

export type Answered<Types extends TypeMap<Types>, Id extends keyof Types, Kind extends QuestionKind> = Questions<
  Types[Id]['input'],
  Types[Id]['result']
>[Kind]['answer'];

/** How the worker accesses a held text: a file by its handle, a string by the port that delivers its slices. */
export type HeldSource =
  | ({ readonly kind: 'file'; readonly file: Blob; readonly name: string } & WrappedIn)
  | { readonly kind: 'string'; readonly port: MessagePort; readonly length: number };

/** What the worker does for the page. `Reporting` is how progress comes: across the threads by number (`progressMessages.ts`). */
export interface CalculatorHost<Types extends TypeMap<Types> = FormulaTypes, Reporting = Report> {
  /** Preloads a formula. */
  warm(formula: keyof Types & string): Promise<void>;
  /** Keeps access to a long text under its id until `release`. Awaited: it was just chosen, and its beginning is read ahead. */
  hold(id: string, source: HeldSource, isAwaited?: boolean): Promise<void>;
  release(id: string): Promise<void>;
  /** @param report absent: progress is not reported */
  ask<Kind extends QuestionKind, Id extends keyof Types & string>(
    kind: Kind,
    formula: Id,
    asked: Asked<Types, Id, Kind>,
    report?: Reporting,
  ): Promise<Answered<Types, Id, Kind>>;
}

/** Type-erased host, for code that treats all formulas alike. */
export type AnyHost = CalculatorHost<AnyTypes>;
