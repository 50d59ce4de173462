/**
 * A result as data: the same value becomes the screen, the share text, the copied text and the download. Rounding and
 * units are applied here, by the functions of `format.ts`, and nowhere else.
 */

import type { Remedy, TextResult } from '#workers/contract.ts';
import type { SourceKey } from '#workers/reference/sources.ts';
import type { ChartSpec } from './onDemand/chart.ts';
import type { FILE_FORMATS } from './onDemand/fileFormats.ts';
import type { SequenceMap } from './onDemand/sequenceMap.ts';
import type { VetCard } from './vetCard.ts';

/** Dotted keys of the strings, numbers, booleans and nulls in a result: 'reference.pKw', `isotopes.${number}.mass`. */
export type ResultKey<Result> = unknown extends Result
  ? string
  : Result extends ArrayBufferView
    ? `${number}`
    : Result extends readonly (infer Item)[]
      ? ResultKey<Readonly<Record<number, Item>>>
      : Result extends object
        ? {
            [K in keyof Result & (string | number)]-?:
              | ([Extract<Result[K], string | number | boolean | null>] extends [never] ? never : `${K}`)
              | `${K}.${ResultKey<Result[K]>}`;
          }[keyof Result & (string | number)]
        : never;

/** Good, caution and danger are always stated in words as well. */
export type Tone = 'good' | 'caution' | 'danger';

/**
 * One figure, class or date of the result. In a calculator, `Field` is the keys of its formula's result,
 * `ResultKey<PkaResult>`; once the types of single formulas are erased, any string.
 */
export interface Figure<Field extends string = string> {
  /** Key of the result object, dotted when nested: becomes `data-field`. */
  readonly field: Field;
  readonly label: string;
  /** The value in the result object, unrounded: becomes `value` of the `<data>` element. */
  readonly value: string | number | boolean | null;
  /** What people read, without the unit. */
  readonly text: string;
  /** How the text writes the value: times `scale`, with that last place and that many digits of `WrittenNumber`. Absent: in words. */
  readonly written?: { readonly scale: number; readonly lastPlace: number; readonly digits: number };
  readonly unit?: string;
  readonly tone?: Tone;
  /** A few words below the figure: which rule applied, what it means. */
  readonly note?: string;
}

export interface FactsBlock<Field extends string = string> {
  readonly kind: 'facts';
  readonly title?: string | undefined;
  /** Drawn as lines of three columns: name, figure, note. Absent: as key figures. */
  readonly look?: 'lines';
  readonly figures: readonly Figure<Field>[];
}

export type Cell<Field extends string = string> = string | Figure<Field>;

interface Foldable {
  /**
   * A section at the end that the visitor opens: neither safety nor trust in the headline depends on it. False: always
   * open. Absent: open, unless it is a long table.
   */
  readonly isFolded?: boolean;
}

export interface TableColumn {
  readonly label: string;
  readonly numeric?: boolean;
  /** What somebody else named, such as the records of a file: drawn to the letter, although it may look like a number. */
  readonly isGivenName?: boolean;
}

export interface TableBlock<Field extends string = string> extends Foldable {
  readonly kind: 'table';
  readonly title: string;
  readonly columns: readonly TableColumn[];
  /** The first cell of each row is its header. */
  readonly rows: readonly (readonly Cell<Field>[])[];
  /** Number of rows drawn on the page, where there may be thousands; the CSV file has all of them. Absent: all. */
  readonly drawnRows?: number;
  /** A sentence above the rows: what the table includes and omits. */
  readonly note?: string;
  /** The first cell of a row fills in a field of the page when it is pressed: its record, of a table of records. */
  readonly opens?: RowOpening;
}

export interface RowOpening {
  /** Field of the page's form. */
  readonly field: string;
  /** What the press does: 'Open record'. */
  readonly label: string;
  /** @param row counted from 0 */
  readonly valueAt: (row: number) => string;
}

/**
 * Two lists crossed, such as the gametes of two parents: a cell for every pair, each of one of a few groups. The group
 * is shown by a shade and, where the cell's own text is not its name, in words.
 */
export interface CrossTableBlock<Field extends string = string> {
  readonly kind: 'cross-table';
  readonly title: string;
  /** What the row and column headers are. */
  readonly axes: { readonly rows: string; readonly columns: string };
  readonly columns: readonly Figure<Field>[];
  readonly rows: readonly { readonly header: Figure<Field>; readonly cells: readonly CrossTableCell<Field>[] }[];
  /** Names of the groups, the darkest shade first. */
  readonly groups: readonly string[];
}

export interface CrossTableCell<Field extends string = string> {
  readonly figure: Figure<Field>;
  /** Index of its group in `groups`. */
  readonly group: number;
}

export interface ListBlock extends Foldable {
  readonly kind: 'list';
  readonly title: string;
  readonly items: readonly string[];
  /** A first item in several styles, of which the visitor chooses one for all pages. Ids are those that the browser keeps. */
  readonly versions?: readonly { readonly id: string; readonly label: string; readonly text: string }[];
  /** A last item that is copied into another program and so is drawn to the letter. */
  readonly code?: { readonly label: string; readonly text: string };
}

/** A long text such as a strand, read in windows and never rendered as a whole. */
export interface SequenceBlock<Field extends string = string> {
  readonly kind: 'sequence';
  readonly field: Field;
  readonly title: string;
  /** What the text is of, as named in its file. Absent or empty: no name. */
  readonly recordName?: string;
  readonly text: TextResult;
  /** Names of the ends: 5′ and 3′ of a strand, N and C of a protein. */
  readonly ends: readonly [start: string, end: string];
  /** The unit of its length: 'nt' or 'aa'. */
  readonly unit: string;
  /** Shown in place of an empty text. */
  readonly emptyText?: string;
  readonly note?: string;
}

/** A text that becomes a file, such as sequences as FASTA: its beginning is shown, the whole of it is saved. */
export interface TextFileBlock<Field extends string = string> extends Foldable {
  readonly kind: 'text-file';
  readonly field: Field;
  readonly title: string;
  readonly text: TextResult;
  readonly format: keyof typeof FILE_FORMATS;
  /** Without its ending. Absent: that of the page with the title. */
  readonly fileName?: string;
  readonly note?: string;
}

/** Two sequences row by row below one another, with a line between them that says how they match. Drawn in windows. */
export interface AlignmentBlock {
  readonly kind: 'alignment';
  readonly title: string;
  readonly rows: readonly [above: AlignedRow, below: AlignedRow];
  /** One character for each column. */
  readonly middle: string;
  /** What the characters of the middle line mean. */
  readonly note: string;
}

export interface AlignedRow {
  /** Heads its row in files; not empty. */
  readonly name: string;
  /** One character for each column; '-' for a gap. */
  readonly letters: string;
  /** Position of its first letter. */
  readonly from: number;
  /** From one letter to the next. */
  readonly step: 1 | -1;
  /** The position after which counting begins again at 1; absent: none. */
  readonly around?: number;
}

/** The method of the product specification and the accepted one, side by side, with the reason for the difference. */
export interface ComparisonBlock<Field extends string = string> extends Foldable {
  readonly kind: 'comparison';
  readonly title: string;
  /** Names of the methods in reading order, the method of the product specification included. */
  readonly methods: readonly string[];
  readonly rows: readonly { readonly label: string; readonly figures: readonly Figure<Field>[] }[];
  readonly why: string;
  readonly sources: readonly SourceKey[];
}

export interface ChartBlock {
  readonly kind: 'chart';
  readonly chart: ChartSpec;
}

/** A map of a sequence, linear or circular, that can be zoomed to its letters. */
export interface MapBlock<Field extends string = string> {
  readonly kind: 'map';
  /** Key of the letters in the result. */
  readonly field: Field;
  readonly map: SequenceMap;
  readonly letters: TextResult;
}

export interface NoticeBlock {
  readonly kind: 'notice';
  readonly tone: Tone | 'neutral';
  readonly title?: string;
  readonly text: string;
  /** Edits by which the result would be another one, each a button of the page. */
  readonly remedies?: readonly Remedy[];
}

/** A section of a result that holds several blocks, which follow one another: a line that opens. */
export interface BlockSection {
  readonly title: string;
  readonly startsOpen: boolean;
}

export type Block<Field extends string = string> = SingleBlock<Field> & {
  /** The section that the block is in. */
  readonly within?: BlockSection;
};

type SingleBlock<Field extends string> =
  | FactsBlock<Field>
  | TableBlock<Field>
  | CrossTableBlock<Field>
  | ListBlock
  | SequenceBlock<Field>
  | TextFileBlock<Field>
  | AlignmentBlock
  | ComparisonBlock<Field>
  | ChartBlock
  | MapBlock<Field>
  | NoticeBlock;

/**
 * One line of the working: the rule in symbols, then with the visitor's numbers in it, then its value. Most do not
 * belong to a figure.
 */
export interface WorkingStep<Field extends string = never> {
  readonly label: string;
  readonly formula: string;
  readonly substituted: string;
  readonly value: string;
  /** For a figure that only the working shows: as in `Figure`. */
  readonly data?: Pick<Figure<Field>, 'field' | 'value'>;
}

/** The value of the accepted method, where a figure is computed by another one. */
export interface AcceptedValue<Field extends string = string> {
  /** Name of the method of the figure: 'Lineweaver–Burk plot'. */
  readonly insteadOf: string;
  /** Name of the accepted method: 'Non-linear fit'. */
  readonly method: string;
  readonly figure: Figure<Field>;
  /** One line below both: which value to use, and why. */
  readonly advice: string;
}

/** A figure and the accepted value beside it. */
export interface TwoValues<Field extends string = string> {
  readonly figure: Figure<Field>;
  readonly accepted: AcceptedValue<Field>;
}

export interface Presentation<Field extends string = string> {
  /** On toxicity pages. */
  readonly card?: VetCard;
  /** The most prominent figure on the page. */
  readonly headline: Figure<Field>;
  readonly accepted?: AcceptedValue<Field>;
  /** A further figure that accepted science gives differently, as large as the headline. */
  readonly second?: TwoValues<Field>;
  /** One short sentence with the headline figure, for the status line. */
  readonly status: string;
  /** Alerts first, then figures, comparison, tables, charts and sequences. */
  readonly blocks: readonly Block<Field>[];
  readonly working: readonly WorkingStep<Field>[];
}
