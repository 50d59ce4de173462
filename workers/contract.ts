/**
 * The agreement between the page and the worker: what a formula is, what it is given and what it answers.
 * Nothing here knows the DOM, React or any single calculator.
 */

/** A calendar day with no time zone, written YYYY-MM-DD. */
export type IsoDate = `${number}-${number}-${number}`;

/**
 * A text kept outside the form: a file, or a paste that is too long for a text area. What it says stays with the worker
 * client; drafts, machine context and React state hold this description alone.
 */
export interface HeldText {
  readonly held: string;
  /** What the visitor recognises it by: 'Pasted text', or the file's name. */
  readonly name: string;
  /** How long it is: a file in bytes as it is stored, a text in UTF-16 units. */
  readonly size: number;
  readonly unit: 'bytes' | 'characters';
  /** Its beginning up to the first line break. */
  readonly firstLine: string;
  /** Its beginning does not look like text. */
  readonly isBinary?: true;
}

/** A file that the visitor chose, and what its beginning tells. */
export interface ChosenFile {
  readonly file: File;
  /** The first characters of the text, inflated where the file is compressed. */
  readonly start: string;
  readonly isGzip: boolean;
  /** The beginning does not look like text. */
  readonly isBinary: boolean;
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
  /** What may help, each an edit that the visitor can make by a button beside the message. */
  readonly remedies?: readonly Remedy[];
}

/** An edit that would make the refused input acceptable, in the visitor's words: 'Allow IUPAC letters (N, R, Y …)'. */
export interface Remedy {
  readonly label: string;
  /** Key of the input to set. */
  readonly field: string;
  readonly value: string | boolean;
  /** The calculator that the text belongs to, where it is another one: it is opened with this value and the same text. */
  readonly calculator?: string;
}

/**
 * The key of an input under which `validate` may leave what it found out while it read a long text, so that `compute` and
 * `view` need not read all of it again. Small and cloneable; no field of the form, and not part of a candidate.
 */
export type LearntKey = 'learnt';

/** The kinds of inputs, and of the fields that ask for them; never for what no field can ask. */
export type KindOf<T> = [T] extends [boolean]
  ? 'checkbox'
  : [T] extends [number | undefined]
    ? 'number'
    : [LongText] extends [T]
      ? 'sequence'
      : [T] extends [IsoDate | undefined]
        ? 'date'
        : [string] extends [T]
          ? 'text'
          : [T] extends [string | undefined]
            ? 'choice'
            : [T] extends [readonly unknown[]]
              ? 'rows'
              : [T] extends [object]
                ? 'group'
                : never;

export type RowOf<T> = T extends readonly (infer Row)[] ? Row : never;

/**
 * What the visitor has filled in so far: any number may be missing (null) or unreadable (NaN), any choice unmade. Unknown
 * where the input is.
 */
export type Candidate<T> = unknown extends T ? unknown : CandidatesByKind<T>[KindOf<T>];

interface CandidatesByKind<T> {
  readonly checkbox: T;
  readonly number: number | null;
  readonly sequence: LongText;
  readonly date: Exclude<T, undefined> | '';
  readonly text: string;
  readonly choice: Exclude<T, undefined> | '';
  readonly rows: readonly Candidate<RowOf<T>>[];
  readonly group: { readonly [K in keyof T as Exclude<K, LearntKey>]-?: Candidate<T[K]> };
}

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
  /** The unit, where the visitor knows it: bytes of the file or text that is being read. */
  readonly unit?: 'bytes';
  /** Bytes that have come out of a compressed file so far: few compressed ones may be many. */
  readonly inflated?: number;
}

/** A stretch of a long text's bytes, and where to begin again so that it comes first. */
export interface ByteSlice {
  /** UTF-8. Valid until the next slice is asked for; may be cut anywhere, even inside a character. */
  readonly bytes: Uint8Array;
  /** Opaque: only good for `slices(mark)` of the same text. */
  readonly mark: number;
}

/** A long text, readable from the start or from a mark, any number of times. */
export interface ByteSource {
  /** How far the latest reading has come; of a compressed file, in compressed bytes. */
  progress(): Progress;
  /**
   * 'typed': what stands in a text area, where a FASTA header is a letter like any other. 'file': a file or an
   * intercepted paste, whose FASTA headers and GenBank framing are recognised as its format.
   */
  readonly origin: 'typed' | 'file';
  /** Ends with `UnreadableText` when the visitor's file cannot be read to its end. */
  slices(from?: number): AsyncIterable<ByteSlice>;
  /** What a file is wrapped in, once its first slice was read: 'zip archive, a.fasta'. Absent, or empty: in nothing that need be said. */
  wrapping?(): string;
}

/** All that a formula may do besides computing. */
export interface Task {
  report(progress: Progress): void;
  open(text: LongText): ByteSource;
}

/** What a formula computes from, once it is complete, and what comes out. */
export interface FormulaType<Input = unknown, Result = unknown> {
  readonly input: Input;
  readonly result: Result;
}

/**
 * The types of every formula by its id, which is the name of its file. There is no list: each file of `formulas/` adds itself
 * by `declare module`, and has its own types by `satisfies Formula<'its id'>`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the formulas fill it
export interface FormulaTypes {}

/** The same where formulas are served whose types nobody knows any more: by the machine, tables and the command line. */
export type AnyTypes = Readonly<Record<string, FormulaType>>;

/** A map from ids to types: `FormulaTypes`, or `AnyTypes`. */
export type TypeMap<Types> = Readonly<Record<keyof Types, FormulaType>>;

export type FormulaId = keyof FormulaTypes;
export type InputOf<Id extends FormulaId> = FormulaTypes[Id]['input'];
export type ResultOf<Id extends FormulaId> = FormulaTypes[Id]['result'];

/** A calculator's mathematics. Pure: no clock, no locale, no network; same input, same result. */
export interface Formula<Id extends keyof Types & string, Types extends TypeMap<Types> = FormulaTypes> {
  readonly id: Id;
  validate(
    candidate: Candidate<Types[Id]['input']>,
    task: Task,
  ): Verdict<Types[Id]['input']> | Promise<Verdict<Types[Id]['input']>>;
  compute(input: Types[Id]['input'], task: Task): Types[Id]['result'] | Promise<Types[Id]['result']>;
  /** The letters `from` (inclusive) to `to` (exclusive) of the text result named `field`. */
  view?(
    input: Types[Id]['input'],
    field: TextKey<Types[Id]['result']>,
    from: number,
    to: number,
    task: Task,
  ): string | Promise<string>;
}

/** A formula whose types nobody knows any more. */
export type AnyFormula = Formula<string, AnyTypes>;

/** Dotted keys of the long texts in a result, whose letters `view` may have to give. */
export type TextKey<Result> = unknown extends Result
  ? string
  : Result extends readonly unknown[]
    ? never
    : Result extends object
      ? {
          [K in Name<Result>]-?: (DerivedText extends Result[K] ? `${K}` : never) | `${K}.${TextKey<Result[K]>}`;
        }[Name<Result>]
      : never;

type Name<Result> = keyof Result & (string | number);

/** What became of one candidate among many. */
export type Answer<Input = unknown, Result = unknown> =
  | { readonly kind: 'computed'; readonly input: Input; readonly result: Result }
  | { readonly kind: 'refused'; readonly issues: readonly Issue[] }
  /** The formula has a bug that this candidate brings to light; the others are not to suffer for it. */
  | { readonly kind: 'failed' };

/** A window of a text result: letters `from` (inclusive) to `to` (exclusive) of `field`. */
export interface TextWindow<Field extends string = string> {
  readonly field: Field;
  readonly from: number;
  readonly to: number;
}

/** What a held text is to the worker: a file by its handle, a string by the port through which its slices come. */
export type HeldSource =
  | { readonly kind: 'file'; readonly file: Blob; readonly name: string; readonly isGzip: boolean }
  | { readonly kind: 'string'; readonly port: MessagePort; readonly length: number };

export type Report = (progress: Progress) => void;

/** What the worker exposes through Comlink. */
export interface CalculatorHost<Types extends TypeMap<Types> = FormulaTypes> {
  /** Loads a formula ahead of its first use. */
  warm(formula: keyof Types & string): Promise<void>;
  /** Keeps the way to a long text under its id until `release`. */
  hold(id: string, source: HeldSource): Promise<void>;
  release(id: string): Promise<void>;
  validate<Id extends keyof Types & string>(
    formula: Id,
    candidate: Candidate<Types[Id]['input']>,
    report: Report,
  ): Promise<Verdict<Types[Id]['input']>>;
  compute<Id extends keyof Types & string>(
    formula: Id,
    input: Types[Id]['input'],
    report: Report,
  ): Promise<Types[Id]['result']>;
  /** Validates and computes each candidate, in one message for all; the answers are in the same order. */
  computeMany<Id extends keyof Types & string>(
    formula: Id,
    candidates: readonly Candidate<Types[Id]['input']>[],
  ): Promise<readonly Answer<Types[Id]['input'], Types[Id]['result']>[]>;
  view<Id extends keyof Types & string>(
    formula: Id,
    input: Types[Id]['input'],
    window: TextWindow<TextKey<Types[Id]['result']>>,
  ): Promise<string>;
}

/** The same for whoever serves all formulas alike. */
export type AnyHost = CalculatorHost<AnyTypes>;
