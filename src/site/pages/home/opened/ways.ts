/** Where something that was opened can go, and what is to be said of it. */
import { sendTable } from '#src/engine/batch/pendingTable.ts';
import { byteSize } from '#src/engine/form/onDemand/byteSize.ts';
import { handLetters, type LetterTaker, PROTEIN, STRAND } from '#src/engine/handover/handedLetters.ts';
import { sendNotebook } from '#src/engine/handover/pendingNotebook.ts';
import { calculatorPath } from '#src/engine/kit/siteAddress.ts';
import { sendSaved } from '#src/engine/proof/pendingSavedResult.ts';
import { findCalculator } from '#src/site/catalog/catalog.ts';
import { isCertainFormat } from '#workers/streams/seenFormat.ts';
import { calculatorName } from '../../calculator/onDemand/calculatorName.ts';
import type { LoadDefinition } from '../../notebook/runStep.ts';
import { type Content, contentOf } from './content.ts';
import type { Letters } from './lettersOf.ts';
import type { ReceivedItem } from './received.ts';
import { columnTakers, numberColumns, numbersAsText, type RowTaker, rowTakers } from './tableTakers.ts';

/** A page that takes it. */
export interface Way {
  readonly label: string;
  /** What the page makes of it, after the label. */
  readonly note?: string;
  /** Puts it on its way, and returns the address. Rejects when it cannot be read any more. */
  readonly go: () => Promise<string>;
}

/** Something that was opened, and the pages that take it. */
export interface OpenedItem {
  readonly name: string;
  /** What it is, or why it is not opened. */
  readonly words: string;
  readonly isRefused: boolean;
  readonly ways: readonly Way[];
  /** Statistics on the columns of numbers of a table. */
  readonly statistics: readonly Way[];
  /** Further calculators that take a table, by name. */
  readonly others: readonly Way[];
  /** The only page that it can be meant for: opened without asking. */
  readonly isObvious: boolean;
  /** Words to search for, where it is nothing else. */
  readonly search: string | null;
}

const PLAIN: Omit<OpenedItem, 'name' | 'words'> = {
  isRefused: false,
  ways: [],
  statistics: [],
  others: [],
  isObvious: false,
  search: null,
};

const NOTHING_READ =
  'This text is neither a sequence nor a table, and no result or notebook of this site. The site reads FASTA, GenBank, EMBL, FASTQ, SnapGene, CSV and the JSON that it saves.';
const ADDRESS =
  'This is an address. The site loads nothing from elsewhere: save what is there and open or share the file.';

/** Returns what an item is and where it can go. */
export async function openedItem(item: ReceivedItem, load: LoadDefinition): Promise<OpenedItem> {
  const { name, source } = item;
  if (source === null)
    return refusedItem(name, 'It could not be read: it may have been moved, changed or deleted. Open it once more.');
  if (typeof source === 'string') {
    const link = await ownLink(source, load);
    if (link !== null)
      return { ...PLAIN, name, words: link.words, ways: [{ label: link.label, go: async () => link.path }] };
    if (/^https?:\/\/\S+$/.test(source.trim())) return refusedItem(name, ADDRESS);
  }
  const file = typeof source === 'string' ? new File([source], name) : source;
  const content = await contentOf(file);
  if (content.kind === 'refused') return refusedItem(name, content.why);
  if (content.kind !== 'words') return { name, ...(await placed(content, item, file, load)) };
  return typeof source === 'string'
    ? { ...PLAIN, name, words: 'Words to search for.', search: source }
    : refusedItem(name, NOTHING_READ);
}

function refusedItem(name: string, words: string): OpenedItem {
  return { ...PLAIN, name, words, isRefused: true };
}

async function placed(
  content: Exclude<Content, { readonly kind: 'words' | 'refused' }>,
  { name, source }: ReceivedItem,
  file: File,
  load: LoadDefinition,
): Promise<Omit<OpenedItem, 'name'>> {
  const size = byteSize(file.size);
  switch (content.kind) {
    case 'result': {
      const { calculator } = content.saved;
      const label = `Check it in ${calculatorName(calculator)}`;
      const go = async (): Promise<string> => sendSaved(content.saved);
      return { ...PLAIN, words: 'A saved result.', ways: [{ label, go }], isObvious: true };
    }
    case 'notebook': {
      const { steps } = content;
      const go = async (): Promise<string> => sendNotebook(steps);
      const words = `A saved notebook of ${steps.length === 1 ? '1 step' : `${steps.length} steps`}.`;
      return { ...PLAIN, words, ways: [{ label: 'Open it in the notebook', go }], isObvious: true };
    }
    case 'sequence': {
      const letters = typeof source === 'string' ? source : file;
      const isCleanedUp = content.isCleanedUp || (typeof source === 'string' && isCertainFormat(source));
      const ways = SEQUENCE_WAYS[content.letters].map(({ taker, note }): Way => {
        const settings = isCleanedUp ? { ...taker.settings, recognize: true } : taker.settings;
        const go = async (): Promise<string> => handLetters({ taker: { ...taker, settings }, letters, title: name });
        return { label: `Open in ${calculatorName(taker.calculator)}`, note, go };
      });
      const words = `${NAMES[content.letters]} (${content.format}, ${size}).`;
      return { ...PLAIN, words, ways, isObvious: ways.length === 1 };
    }
    case 'table':
      return tableItem(content, file, load);
  }
}

const NAMES: Readonly<Record<Letters, string>> = {
  dna: 'A DNA sequence',
  rna: 'An RNA sequence',
  protein: 'A protein',
  unsure: 'A sequence; of what, its beginning does not tell',
};

interface SequenceWay {
  readonly taker: LetterTaker;
  readonly note: string;
}

/** In a file, the format is recognized without the option. */
const DNA: SequenceWay = { taker: { ...STRAND, settings: {} }, note: 'as DNA' };
const AMINO_ACIDS: SequenceWay = { taker: PROTEIN, note: 'as a protein' };

const SEQUENCE_WAYS: Readonly<Record<Letters, readonly SequenceWay[]>> = {
  dna: [DNA],
  rna: [
    { taker: STRAND, note: 'as a strand, with U read as T' },
    { taker: { ...PROTEIN, settings: { inputType: 'RNA' } }, note: 'translated' },
  ],
  protein: [AMINO_ACIDS],
  unsure: [DNA, AMINO_ACIDS],
};

/** So many calculators are offered at once; the others are in a menu. */
const MOST_OFFERED = 5;

async function tableItem(
  { cells }: Extract<Content, { readonly kind: 'table' }>,
  file: File,
  load: LoadDefinition,
): Promise<Omit<OpenedItem, 'name'>> {
  const takers = await rowTakers(cells, load);
  // Half of what the best one knows: a weight alone would fit every animal.
  const fewest = Math.max(1, (takers[0]?.columns.length ?? 0) / 2);
  const known = takers.filter(({ columns }) => columns.length >= fewest).slice(0, MOST_OFFERED);
  const numbers = numberColumns(cells);
  const counted = numbers.places.length === 1 ? '1 column of numbers' : `${numbers.places.length} columns of numbers`;
  const statistics = columnTakers(numbers, file.size).map(
    (taker): Way => ({
      label: calculatorName(taker.calculator),
      go: async () =>
        handLetters({
          taker,
          letters: await numbersAsText(file, numbers),
          title: file.name,
          words: `${file.name}: ${counted} filled in.`,
        }),
    }),
  );
  const width = cells[0]?.length ?? 0;
  const named =
    known.length > 0
      ? 'Choose the calculator for its rows'
      : 'No calculator knows its columns by their names: choose one, and match them there';
  return {
    ...PLAIN,
    words: `A table of ${width === 1 ? '1 column' : `${width} columns`} (${byteSize(file.size)}). ${named}${statistics.length > 0 ? `, or statistics on its ${counted}` : ''}.`,
    ways: known.map((taker) => rowWay(taker, file)),
    statistics,
    others: takers
      .filter((taker) => !known.includes(taker))
      .map((taker) => rowWay(taker, file))
      .sort((a, b) => a.label.localeCompare(b.label, 'en')),
  };
}

function rowWay({ calculator, columns }: RowTaker, file: File): Way {
  return {
    label: calculatorName(calculator),
    ...(columns.length > 0 && { note: `row by row, from ${columns.join(', ')}` }),
    go: async () => sendTable(calculator, file),
  };
}

/** A link to a page of this site that was shared with it. */
interface OwnLink {
  readonly words: string;
  readonly label: string;
  readonly path: string;
}

/**
 * Returns the page that a text links to; null where it is not a link to a calculator of this site. On toxicity and medicine the
 * values of the link are left out: a person enters them.
 *
 * @param text untrusted
 */
async function ownLink(text: string, load: LoadDefinition): Promise<OwnLink | null> {
  const url = addressIn(text);
  if (url?.origin !== location.origin) return null;
  const entry = findCalculator(/^\/calculator\/([a-z0-9-]+)$/.exec(url.pathname)?.[1]);
  if (entry === undefined) return null;
  const path = calculatorPath(entry.id);
  const label = `Open ${calculatorName(entry.id)}`;
  const definition = await load(entry.id).catch(() => undefined);
  const isStrict = definition === undefined || definition.resultAfterEdit === 'removed';
  if (url.hash === '') return { words: 'A link to a page of this site.', label, path };
  return isStrict
    ? { words: 'A link to a page of this site. Its values are left out: enter them yourself.', label, path }
    : { words: 'A link to a page of this site, with values.', label, path: path + url.hash };
}

/** `URL.parse` and `URL.canParse` are newer than the browsers that the site supports. */
function addressIn(text: string): URL | null {
  try {
    return new URL(text.trim());
  } catch {
    return null;
  }
}
