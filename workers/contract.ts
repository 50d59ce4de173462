/**
 * The contract between the page and the worker: what a formula is, its input and its output. Independent of the DOM,
 * React and any single calculator.
 */

/** A calendar day with no time zone, written YYYY-MM-DD. */
export type IsoDate = `${number}-${number}-${number}`;

/**
 * A text kept outside the form: a file, or a paste that is too long for a text area. Its content stays in the worker
 * client; drafts, machine context and React state hold only this description.
 */
export interface HeldText {
  readonly held: string;
  /** Name shown to the visitor: 'Pasted text', or the file's name. */
  readonly name: string;
  /** Length: of a file in bytes as stored, of a text in UTF-16 units. */
  readonly size: number;
  readonly unit: 'bytes' | 'characters';
  /** First line. */
  readonly firstLine: string;
  /** True when the beginning does not look like text. */
  readonly isBinary?: true;
}

/** What a file is, by its first bytes, where its text is not simply its bytes. */
export type Wrapping = 'zip' | 'utf-16le' | 'utf-16be' | 'snapgene';

/** What the text of a file is wrapped in. */
export interface WrappedIn {
  readonly isGzip: boolean;
  /** Besides gzip; null: nothing. Absent: not examined. */
  readonly wrapping?: Wrapping | null | undefined;
}

/** A file chosen by the visitor, with a preview of its beginning. */
export interface ChosenFile extends WrappedIn {
  readonly file: File;
  /** The first characters of the text, inflated where the file is compressed. */
  readonly start: string;
  /** True when the beginning does not look like text. */
  readonly isBinary: boolean;
}

/** A text entered by the visitor: in full, or a reference to a held text when it is long. */
export type LongText = string | HeldText;

/**
 * A text in a result: in full when short; otherwise only its length, with the letters available through `Formula.view`.
 */
export type TextResult = string | DerivedText;

/** Letters that are computed on demand. */
export interface DerivedText {
  readonly length: number;
  /** Its first letters, so that what is in view at first needs no further call. */
  readonly head?: string;
}

/** A message for the visitor and the input it belongs to. */
export interface Issue {
  readonly message: string;
  /** Key of the input at fault, dotted within lists: `species.2.count`. */
  readonly path?: string;
  /** Location of the error in a long text, as a sentence of its own. */
  readonly place?: string;
  /** Suggested fixes, each shown as a button beside the message. */
  readonly remedies?: readonly Remedy[];
}

/** An edit that would make the refused input acceptable, with its label: 'Allow IUPAC letters (N, R, Y …)'. */
export interface Remedy {
  readonly label: string;
  /** Key of the input to set, dotted within lists: `species.2.count`. Empty where another calculator is opened without a value. */
  readonly field: string;
  readonly value: string | boolean;
  /** Further keys that the same press sets: of the same list, or of the other calculator. */
  readonly also?: Readonly<Record<string, string>>;
  /** The calculator that the text belongs to, where it is another one: it is opened with this value and the same text. */
  readonly calculator?: string;
  /** The further calculation of the page that takes it: it is opened with these texts in its boxes and asked; the form stays as it is. */
  readonly analysis?: { readonly id: string; readonly settings: Readonly<Record<string, string>> };
  /** What was typed after ± in the box: '0.2' or '4 %'. Only pages with a section 'Uncertainty' offer such a remedy. */
  readonly uncertainty?: string;
}

/**
 * The input key under which `validate` may cache what it learned while reading a long text, so that `compute` and
 * `view` need not read all of it again. Small and cloneable; neither a form field nor part of a candidate.
 */
export type LearntKey = 'learnt';

/**
 * The input key under which an analysis receives the accepted input of the page whose text it is asked of: what that page's
 * `validate` returned, taken as it is. Not a form field.
 */
export type GivenKey = 'given';

/** The field kind for an input type; `never` for types that no field can ask for. */
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
 * What the visitor has filled in so far: any number may be missing (null) or unreadable (NaN), any choice unmade.
 * `unknown` where the input type is unknown.
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
  readonly group: { readonly [K in keyof T as Exclude<K, LearntKey>]-?: K extends GivenKey ? T[K] : Candidate<T[K]> };
}

/**
 * The result of validation: a complete input, or the issues. A refusal without issues means that there is nothing to
 * compute yet and nothing to report.
 */
export type Verdict<Input> =
  /** Learned: all that the result needs of a long text is in the input, so it is computed with the verdict. */
  | { readonly ok: true; readonly input: Input; readonly isLearned?: true }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** A verdict on its way to the page, with the result where the worker has computed that as well. */
export type Checked<Input, Result> = Verdict<Input> & { readonly result?: Result };

/** Progress of a long calculation, in any unit that both numbers share. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  /** The unit, where it can be shown: bytes of the file or text being read. */
  readonly unit?: 'bytes';
  /** Bytes decompressed so far, of a compressed file. */
  readonly inflated?: number;
}

/** A slice of a long text's bytes, with a mark from which reading can resume at this slice. */
export interface ByteSlice {
  /** UTF-8. Valid until the next slice is requested; may be cut anywhere, even inside a character. */
  readonly bytes: Uint8Array;
  /** Opaque: valid only as an argument of `slices` of the same text. */
  readonly mark: number;
}

/** A long text that can be read from the start or from a mark, any number of times. */
export interface ByteSource {
  /** Progress of the latest reading; for a compressed file, in compressed bytes. */
  progress(): Progress;
  /** 'typed': from a text area, where FASTA headers are not recognized. 'file': a file or an intercepted paste, where formats are. */
  readonly origin: 'typed' | 'file';
  /** Throws `UnreadableText` when the visitor's file cannot be read to its end. */
  slices(from?: number): AsyncIterable<ByteSlice>;
  /** What a file is wrapped in, once its first slice was read: 'zip archive, a.fasta'. Absent, or empty: in nothing that need be said. */
  wrapping?(): string;
  /** Whether a file says that its strand is a circle or a line, once its first slice was read. Absent, or null: it does not say. */
  topology?(): 'linear' | 'circular' | null;
  /** What a SnapGene file says besides its letters; null of any other file. */
  annotation?(): Promise<FileAnnotation | null>;
}

/** The annotation of a SnapGene file. */
export interface FileAnnotation {
  /** Features and primers as the file's XML; empty where it has none. */
  readonly features: string;
  readonly primers: string;
  /** The file ends before it should. */
  readonly isCutOff: boolean;
}

/** The only side effects available to a formula. */
export interface Task {
  report(progress: Progress): void;
  open(text: LongText): ByteSource;
}

/** A formula's complete input and its result. */
export interface FormulaType<Input = unknown, Result = unknown> {
  readonly input: Input;
  readonly result: Result;
}

/**
 * The types of every formula, by its id, which is the name of its file. There is no central list: each file of
 * `formulas/` adds itself with `declare module` and is checked with `satisfies Formula<'its id'>`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the formulas fill it
export interface FormulaTypes {}

/** Type-erased form of `FormulaTypes`, used by the machine, tables and the command line. */
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
  /** Returns the letters `from` (inclusive) to `to` (exclusive) of the text result named `field`. */
  view?(
    input: Types[Id]['input'],
    field: TextKey<Types[Id]['result']>,
    from: number,
    to: number,
    task: Task,
  ): string | Promise<string>;
}

/** Type-erased form of `Formula`. */
export type AnyFormula = Formula<string, AnyTypes>;

/** Dotted keys of the long texts in a result, which `view` can return in windows. */
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

/** Outcome of one candidate in a batch. */
export type Answer<Input = unknown, Result = unknown> =
  | { readonly kind: 'computed'; readonly input: Input; readonly result: Result }
  | { readonly kind: 'refused'; readonly issues: readonly Issue[] }
  /** The formula threw for this candidate; the other candidates are unaffected. */
  | { readonly kind: 'failed' };

/** A window of a text result: letters `from` (inclusive) to `to` (exclusive) of `field`. */
export interface TextWindow<Field extends string = string> {
  readonly field: Field;
  readonly from: number;
  readonly to: number;
}

export type Report = (progress: Progress) => void;
