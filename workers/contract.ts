/**
 * The agreement between the page and the worker: what a formula is, what it is given and what it answers.
 * Nothing here knows the DOM, React or any single calculator.
 */

/** A calendar day with no time zone, written YYYY-MM-DD. */
export type IsoDate = `${number}-${number}-${number}`;

/**
 * A text kept outside the form because it is too long for a text area. The bytes stay with the worker client;
 * drafts, machine context and React state hold this description alone.
 */
export interface HeldText {
  readonly held: string;
  /** What the visitor recognises it by, such as 'Pasted text'. */
  readonly name: string;
  /** Characters. */
  readonly size: number;
  readonly firstLine: string;
}

/** A text that the visitor entered: in full, or held elsewhere when it is long. */
export type LongText = string | HeldText;

/** A long text in a result: in full while it is short, else its length, and the letters by `Formula.view`. */
export type TextResult = string | DerivedText;

/** Letters that exist only as far as somebody looks at them. */
export interface DerivedText {
  readonly length: number;
}

/** One sentence for the visitor, and where it belongs. */
export interface Issue {
  readonly message: string;
  /** Key of the input at fault, dotted within lists: `species.2.count`. */
  readonly path?: string;
  /** Where in a long text the fault lies, as a sentence of its own. */
  readonly place?: string;
}

/** What the visitor has filled in so far: any number may be missing (null) or unreadable (NaN), any choice unmade. */
export type Candidate<T> = [T] extends [boolean]
  ? T
  : [T] extends [number | undefined]
    ? number | null
    : [LongText] extends [T]
      ? LongText
      : [T] extends [string | undefined]
        ? Exclude<T, undefined> | ''
        : [T] extends [readonly (infer Row)[]]
          ? readonly Candidate<Row>[]
          : [T] extends [object]
            ? { readonly [K in keyof T]-?: Candidate<T[K]> }
            : never;

/**
 * The candidate narrowed to a complete input, or why not. A refusal without issues means: nothing to compute yet
 * and nothing to complain about.
 */
export type Verdict<Input> =
  | { readonly ok: true; readonly input: Input }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** How far a long calculation has come, in any unit that both numbers share. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** The bytes of a long text, UTF-8, in slices. A slice is valid until the next one is asked for. */
export interface ByteSource {
  /** Bytes, or an upper bound while the exact number is not known. */
  readonly size: number;
  slices(): AsyncIterable<Uint8Array>;
}

/** All that a formula may do besides computing. */
export interface Task {
  report(progress: Progress): void;
  open(text: LongText): ByteSource;
}

/** A calculator's mathematics. Pure: no clock, no locale, no network; same input, same result. */
export interface Formula<Id extends string, Input, Result> {
  readonly id: Id;
  validate(candidate: Candidate<Input>, task: Task): Verdict<Input> | Promise<Verdict<Input>>;
  compute(input: Input, task: Task): Result | Promise<Result>;
  /** The letters `from` (inclusive) to `to` (exclusive) of the text result named `field`. */
  view?(input: Input, field: string, from: number, to: number, task: Task): string | Promise<string>;
}

// biome-ignore lint/suspicious/noExplicitAny: the types of single formulas are worn off at this border
export type AnyFormula = Formula<string, any, any>;
export type InputOf<F> = F extends Formula<string, infer Input, infer _> ? Input : never;
export type ResultOf<F> = F extends { compute(input: never, task: Task): infer R } ? Awaited<R> : never;

/** A window of a text result: letters `from` (inclusive) to `to` (exclusive) of `field`. */
export interface TextWindow {
  readonly field: string;
  readonly from: number;
  readonly to: number;
}

/** What the worker exposes through Comlink. */
export interface CalculatorHost {
  /** Loads a formula ahead of its first use. */
  warm(formula: string): Promise<void>;
  /** Keeps a long text under its id until `release`. */
  hold(id: string, text: string): Promise<void>;
  release(id: string): Promise<void>;
  validate(formula: string, candidate: unknown, report: (progress: Progress) => void): Promise<Verdict<unknown>>;
  compute(formula: string, input: unknown, report: (progress: Progress) => void): Promise<unknown>;
  view(formula: string, input: unknown, window: TextWindow): Promise<string>;
}
