/** The checksums recorded beside this file, and how the current tables differ from them. */
import { readFileSync } from 'node:fs';
import type { ReferenceFile } from './referenceTables.ts';
import { canonicalText, checksumOf, entriesOf } from './tableEntries.ts';

/** File of the checksums of whole tables, with their sources. */
export const CHECKSUM_FILE = 'tests/reference/checksums/checksums.json';

/** File of the checksums of single entries, so that a message can name the entry. */
export const ENTRY_FILE = 'tests/reference/checksums/entries.json';

export interface FileChecksums {
  /**
   * Keys of `workers/reference/sources.ts` that the file names, in alphabetical order, separated by a comma and a
   * space.
   */
  readonly sources: string;
  /**
   * Edition, table or page, how the numbers were obtained and what they were compared with, as far as known. Written by
   * hand.
   */
  readonly taken: string;
  /** SHA-256 of the canonical texts of all entries in their order, by the name of the table. */
  readonly sha256: Readonly<Record<string, string>>;
}

export interface Recorded {
  /** By path within `workers/reference`, without the extension. */
  readonly files: Readonly<Record<string, FileChecksums>>;
  /**
   * By 'file → TABLE': the first eight digits of the SHA-256 of each entry, by its path. Absent for a table of one
   * value.
   */
  readonly entries: Readonly<Record<string, EntryDigests>>;
}

type EntryDigests = Readonly<Record<string, string>>;

export function readRecorded(): Recorded {
  return { files: readJson(CHECKSUM_FILE), entries: readJson(ENTRY_FILE) };
}

/** Returns the record of a table. */
export function tableChecksum(table: unknown): { readonly sha256: string; readonly entries: EntryDigests | undefined } {
  const texts = entryTexts(table);
  return { sha256: sumOf(texts), entries: isOneValue(texts) ? undefined : digestsOf(texts) };
}

/**
 * Returns the differences, one sentence each: it names table and entry, and the current value. Empty where the table is
 * as recorded.
 */
export function tableChanges(
  file: string,
  name: string,
  table: unknown,
  { files, entries }: Recorded,
): readonly string[] {
  const title = `${file} → ${name}`;
  const recorded = files[file]?.sha256[name];
  if (recorded === undefined) return [`${title} has no checksum`];
  const texts = entryTexts(table);
  if (sumOf(texts) === recorded) return [];
  if (isOneValue(texts)) return [`${title} changed: now ${texts.get('')}`];
  const before = entries[title] ?? {};
  const after = digestsOf(texts);
  const changed = Object.entries(after)
    .filter(([path, digest]) => before[path] !== digest)
    .map(([path]) => `${title} → ${path} ${path in before ? 'changed' : 'is new'}: now ${texts.get(path)}`);
  const gone = Object.keys(before)
    .filter((path) => !(path in after))
    .map((path) => `${title} → ${path} is gone`);
  return changed.length + gone.length > 0 ? [...changed, ...gone] : [`${title} has another order`];
}

/** The same for all files, including recorded tables that no longer exist. */
export function allChanges(files: readonly ReferenceFile[], recorded: Recorded): readonly string[] {
  const changes = files.flatMap(({ file, tables }) =>
    Object.entries(tables).flatMap(([name, table]) => tableChanges(file, name, table, recorded)),
  );
  const names = new Set(files.flatMap(({ file, tables }) => Object.keys(tables).map((name) => `${file} → ${name}`)));
  const gone = Object.entries(recorded.files)
    .flatMap(([file, { sha256 }]) => Object.keys(sha256).map((name) => `${file} → ${name}`))
    .filter((title) => !names.has(title));
  return [...changes, ...gone.map((title) => `${title} is gone`)];
}

/** The canonical text of each entry, by its path. */
function entryTexts(table: unknown): ReadonlyMap<string, string> {
  return new Map(entriesOf(table).map(({ path, value }) => [path, canonicalText(value)]));
}

function isOneValue(texts: ReadonlyMap<string, string>): boolean {
  return texts.has('');
}

function sumOf(texts: ReadonlyMap<string, string>): string {
  return checksumOf([...texts].map((line) => line.join(' ')).join('\n'));
}

function digestsOf(texts: ReadonlyMap<string, string>): EntryDigests {
  return Object.fromEntries([...texts].map(([path, text]) => [path, checksumOf(text).slice(0, 8)]));
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}
