/** Reads the feature table of one entry of a GenBank or EMBL text that comes in slices, cut anywhere. */
import { textFromBytes } from '../letters/bytesText.ts';
import { CARRIAGE_RETURN, LINE_FEED } from '../letters/rawBytes.ts';

export interface RawFeature {
  /** 'CDS', 'gene', 'tRNA'. */
  readonly type: string;
  /** As written, without white space. */
  readonly location: string;
  readonly qualifiers: Qualifiers;
}

/** The values of each qualifier in their order, without their quotes; that of a qualifier without a value is empty. */
export type Qualifiers = Readonly<Record<string, readonly string[]>>;

export interface FeatureReader {
  /** Returns false when nothing more of the text matters. */
  read(bytes: Uint8Array): boolean;
  finish(): void;
}

/** Feature keys begin in the first of these columns, locations and qualifiers in the second. */
const KEY_COLUMN = 5;
const CONTENT_COLUMN = 21;
/** Bytes of a line, or of one qualifier in all; what is longer is cut off. */
const LONGEST_LINE = 4096;
const LONGEST_VALUE = 200_000;

/**
 * @param record number of the entry, counted from 1
 * @param take receives each feature; returns false to stop
 */
export function createFeatureReader(
  format: 'genbank' | 'embl',
  record: number,
  take: (feature: RawFeature) => boolean,
): FeatureReader {
  const line = new Uint8Array(LONGEST_LINE);
  let filled = 0;
  let entries = 0;
  let isInTable = false;
  let isOver = false;
  let feature: { readonly type: string; location: string; readonly qualifiers: Map<string, string[]> } | null = null;
  /** The qualifier whose value may go on in the next line. */
  let open: { readonly name: string; value: string } | null = null;

  function endLine(): void {
    const isRecordLine = starts(format === 'embl' ? 'ID   ' : 'LOCUS');
    if (isRecordLine) entries += 1;
    if (entries > record) isOver = true;
    else if (entries === record && !isRecordLine) readEntryLine();
    filled = 0;
  }

  function readEntryLine(): void {
    if (format === 'embl') {
      if (starts('FT   ')) readTableLine();
      else if (starts('//') || starts('SQ   ')) endTable();
    } else if (isInTable && starts('     ')) readTableLine();
    else if (isInTable && filled > 0) endTable();
    else isInTable ||= starts('FEATURES');
  }

  function endTable(): void {
    endFeature();
    isOver = true;
  }

  function readTableLine(): void {
    const text = textFromBytes(line.subarray(0, filled));
    const key = text.slice(KEY_COLUMN, CONTENT_COLUMN).trim();
    const content = text.slice(CONTENT_COLUMN).trim();
    if (key !== '') {
      endFeature();
      feature = { type: key, location: content, qualifiers: new Map() };
    } else if (feature !== null) readContent(feature, content);
  }

  function readContent(of: NonNullable<typeof feature>, content: string): void {
    const isWithin = open !== null && isUnclosed(open.value);
    const named = isWithin ? null : /^\/([A-Za-z][\w'*-]{0,40})(?:=(.*))?$/.exec(content);
    if (named !== null) {
      endQualifier();
      open = { name: named[1] ?? '', value: named[2] ?? '' };
    } else if (open === null) of.location += content;
    else if (open.value.length < LONGEST_VALUE) open.value += open.name === 'translation' ? content : ` ${content}`;
  }

  function endQualifier(): void {
    if (open !== null && feature !== null) {
      const { name, value } = open;
      const before = feature.qualifiers.get(name);
      if (before === undefined) feature.qualifiers.set(name, [unquoted(value)]);
      else before.push(unquoted(value));
    }
    open = null;
  }

  function endFeature(): void {
    endQualifier();
    if (feature === null) return;
    const { type, location, qualifiers } = feature;
    feature = null;
    if (!take({ type, location: location.replace(/\s/g, ''), qualifiers: Object.fromEntries(qualifiers) }))
      isOver = true;
  }

  function starts(words: string): boolean {
    if (filled < words.length) return false;
    for (let at = 0; at < words.length; at += 1) if (line[at] !== words.charCodeAt(at)) return false;
    return true;
  }

  return {
    read(bytes) {
      for (let at = 0; at < bytes.length && !isOver; at += 1) {
        const byte = bytes[at] as number;
        if (byte === LINE_FEED || byte === CARRIAGE_RETURN) endLine();
        else if (filled < LONGEST_LINE) {
          line[filled] = byte;
          filled += 1;
        }
      }
      return !isOver;
    },
    finish() {
      if (!isOver) endLine();
      if (!isOver) endFeature();
    },
  };
}

/** A value begins with a quote, and the quotes so far do not come in pairs. */
function isUnclosed(value: string): boolean {
  return value.startsWith('"') && (value.split('"').length - 1) % 2 === 1;
}

function unquoted(value: string): string {
  const isQuoted = value.length > 1 && value.startsWith('"') && value.endsWith('"');
  return (isQuoted ? value.slice(1, -1) : value).replaceAll('""', '"');
}
