/**
 * Collects the results of many rows as columns: the headline, the facts and the figures of both methods of each
 * presentation, as displayed. Tables, charts and sequences of a single result do not fit into a cell.
 */
import type { UncertainFigure } from '#src/engine/exploring/propagate.ts';
import { isIsoDate } from '#src/engine/kit/isoDate.ts';
import { headlineFigures } from '#src/engine/kit/onDemand/twoValues.ts';
import type { Block, Figure, Presentation } from '#src/engine/kit/presentation.ts';

/** A column of results. */
export interface ResultColumn {
  /** Key of the figures in the result object. */
  readonly field: string;
  /** Label and unit. */
  readonly header: string;
  /** Shown above it in place of the header, which says more in a file; absent: the header. */
  readonly shownHeader?: string;
  readonly isNumeric: boolean;
  /** Returns the text in a row, by index from 0; '' where that row's result has no such figure. */
  textAt(row: number): string;
}

export interface ResultColumns {
  /** @param uncertain figures with their uncertainties, each in a column beside its figure's */
  add(row: number, presentation: Presentation, uncertain?: readonly UncertainFigure[]): void;
  /** Returns the columns so far, in page order. */
  columns(): readonly ResultColumn[];
  /** Returns the notices whose text is the same on every added result, without repeats. */
  sharedNotices(): readonly string[];
}

/** One figure, collected over all rows. */
interface Gathered {
  readonly field: string;
  readonly unit: string | undefined;
  isNumeric: boolean;
  /** Titles of the blocks that contain it. */
  readonly titles: Set<string>;
  /** Its labels; they may name what the row is about. */
  readonly labels: Map<string, number>;
  readonly texts: string[];
  /** Standard uncertainties, where any was propagated. */
  readonly spreads: string[];
  /** For each row, which of the labels it has. */
  readonly labelled: number[];
}

/** The notices with one title, or with one text and no title. */
interface Noticed {
  /** Title and text of the first. */
  readonly full: string;
  /** All have the same text. */
  isSame: boolean;
  /** Indexes of the rows with the notice, each once. */
  readonly rows: number[];
}

/** Most distinct texts that are shared between rows. Most figures have few: temperatures to a tenth, days. */
const MOST_TEXTS_SHARED = 20_000;

/** A figure with at least this many labels that share no word is split into one column per label. */
const MOST_LABELS_APART = 6;

export function resultColumns(): ResultColumns {
  const gathered = new Map<string, Gathered>();
  const notices = new Map<string, Noticed>();
  const texts = new Map<string, string>();
  let added = 0;

  /**
   * Returns the stored copy of an equal text, so that the new one can be garbage-collected: collecting millions of
   * texts would stall the page.
   */
  function shared(text: string): string {
    const known = texts.get(text);
    if (known === undefined && texts.size < MOST_TEXTS_SHARED) texts.set(text, text);
    return known ?? text;
  }

  /** A notice that differs from row to row, such as one with a number of individuals, is not shared. */
  function isShared({ isSame, rows }: Noticed): boolean {
    return isSame && rows.length === added;
  }

  function addFigure(row: number, figure: Figure, label: string, title: string | undefined): void {
    const { field, unit, value, text } = figure;
    const key = keyOf(field, unit);
    let found = gathered.get(key);
    if (found === undefined) {
      found = {
        field,
        unit,
        isNumeric: false,
        titles: new Set(),
        labels: new Map(),
        texts: [],
        spreads: [],
        labelled: [],
      };
      gathered.set(key, found);
    }
    // The headline comes first and may be repeated among the facts.
    if (found.texts[row] !== undefined) return;
    found.texts[row] = shared(isIsoDate(value) ? value : text);
    if (typeof value === 'number') found.isNumeric = true;
    if (title !== undefined) found.titles.add(title);
    let place = found.labels.get(label);
    if (place === undefined) {
      place = found.labels.size;
      found.labels.set(label, place);
    }
    found.labelled[row] = place;
  }

  function addBlock(row: number, block: Block): void {
    if (block.kind === 'facts') for (const figure of block.figures) addFigure(row, figure, figure.label, block.title);
    if (block.kind === 'comparison')
      for (const { label, figures } of block.rows)
        for (const [index, figure] of figures.entries())
          addFigure(row, figure, `${label}, ${block.methods[index] ?? ''}`, block.title);
    if (block.kind === 'notice') {
      const short = block.title ?? block.text;
      const full = block.title === undefined ? block.text : `${block.title}: ${block.text}`;
      const known = notices.get(short) ?? { full, isSame: true, rows: [] };
      notices.set(short, known);
      if (full !== known.full) known.isSame = false;
      if (known.rows.at(-1) !== row) known.rows.push(row);
    }
  }

  return {
    add(row, presentation, uncertain = []) {
      added += 1;
      for (const figure of headlineFigures(presentation)) addFigure(row, figure, figure.label, undefined);
      for (const block of presentation.blocks) addBlock(row, block);
      for (const { field, unit, spread } of uncertain) {
        const found = gathered.get(keyOf(field, unit));
        if (found !== undefined) found.spreads[row] = spread;
      }
    },
    columns() {
      const ownNotices = [...notices].filter(([, notice]) => !isShared(notice));
      return [
        ...named([...gathered.values()].flatMap(columnsOf)),
        ...(ownNotices.length > 0 ? [remarks(ownNotices)] : []),
      ];
    },
    sharedNotices() {
      return [...notices.values()].filter(isShared).map(({ full }) => full);
    },
  };
}

function keyOf(field: string, unit: string | undefined): string {
  return `${field}\n${unit ?? ''}`;
}

/** A column that still needs a unique name. */
interface Unnamed extends Omit<ResultColumn, 'header'> {
  /** The standard uncertainty in a row; absent where no row has one. */
  readonly spreadAt?: (row: number) => string;
  readonly label: string;
  readonly unit: string | undefined;
  readonly title: string | undefined;
}

function columnsOf({ field, unit, isNumeric, titles, labels, texts, spreads, labelled }: Gathered): readonly Unnamed[] {
  const names = [...labels.keys()];
  const common = commonWords(names);
  const title = commonWords([...titles]) || undefined;
  const column = { field, unit, isNumeric, title };
  const inRow = (of: readonly string[], isOwn: (row: number) => boolean) => (row: number) =>
    isOwn(row) ? (of[row] ?? '') : '';
  const read = (isOwn: (row: number) => boolean) => ({
    textAt: inRow(texts, isOwn),
    ...(spreads.length > 0 && { spreadAt: inRow(spreads, isOwn) }),
  });
  if (common === '' && names.length <= MOST_LABELS_APART)
    return names.map((label, place) => ({ ...column, label, ...read((row) => labelled[row] === place) }));
  return [{ ...column, label: common === '' ? field : common, ...read(() => true) }];
}

/** Names each column by its label; duplicates also by the title of their block, and as a last resort by number. */
function named(columns: readonly Unnamed[]): readonly ResultColumn[] {
  const withTitles = columns.map((column) => {
    const { label, title, unit } = column;
    const isAlone = columns.filter((other) => other.label === label && other.unit === unit).length === 1;
    return { ...column, label: isAlone || title === undefined ? label : `${title}: ${label}` };
  });
  const used = new Map<string, number>();
  return withTitles.flatMap(({ label, unit, field, isNumeric, textAt, spreadAt }) => {
    const header = unit === undefined || label.includes(unit) ? label : `${label} (${unit})`;
    const count = (used.get(header) ?? 0) + 1;
    used.set(header, count);
    const unique = count === 1 ? header : `${header} ${count}`;
    const column = { field, header: unique, isNumeric, textAt };
    return spreadAt === undefined ? [column] : [column, { ...column, header: `± ${unique}`, textAt: spreadAt }];
  });
}

/** Returns the notices that are not on all results or differ from row to row, by their titles. */
function remarks(notices: readonly (readonly [string, Noticed])[]): ResultColumn {
  const byRow = new Map<number, string>();
  for (const [short, { rows }] of notices)
    for (const row of rows) byRow.set(row, byRow.has(row) ? `${byRow.get(row)}; ${short}` : short);
  return { field: 'remarks', header: 'Remarks', isNumeric: false, textAt: (row) => byRow.get(row) ?? '' };
}

/** Words without meaning at the end of a name: 'Molar mass of'. */
const LOOSE_WORDS = new Set(['of', 'at', 'for', 'by', 'in', 'the', 'a']);

/** Returns the name without such words at its end and without separators at either end. */
function withoutLooseEnds(name: string): string {
  const parts = (at: number) => /[\s,:–-]/.test(name.charAt(at));
  let start = 0;
  while (start < name.length && parts(start)) start += 1;
  for (let end = name.length; ; ) {
    while (end > start && parts(end - 1)) end -= 1;
    let word = end;
    while (word > start && !parts(word - 1)) word -= 1;
    if (word === start || !LOOSE_WORDS.has(name.slice(word, end).toLowerCase())) return name.slice(start, end);
    end = word;
  }
}

/**
 * Returns the words with which all texts begin, else those with which all end: 'Neutrons of H', 'Neutrons of He':
 * 'Neutrons'.
 */
export function commonWords(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  if (others.length === 0) return first;
  const words = texts.map((text) => text.split(' '));
  const head = sharedWords(words);
  if (head.length > 0) return withoutLooseEnds(head.join(' '));
  const tail = sharedWords(words.map((list) => list.toReversed())).toReversed();
  return withoutLooseEnds(tail.join(' '));
}

function sharedWords([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  const end = first.findIndex((word, place) => others.some((list) => list[place] !== word));
  return end === -1 ? first : first.slice(0, end);
}
