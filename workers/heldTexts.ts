/** The long texts that a page holds for its worker, by id: strings and chosen files. */
import type { ChosenFile, HeldText } from './contract.ts';

export interface HeldTexts {
  /** By id. */
  readonly sources: Map<string, string | ChosenFile>;
  /** Stores a text under a new id, and says what the form shows of it. */
  add(source: string | ChosenFile, name: string): HeldText;
}

const FIRST_LINE_CHARACTERS = 80;

export function createHeldTexts(): HeldTexts {
  const sources = new Map<string, string | ChosenFile>();
  let nextId = 1;
  return {
    sources,
    add(source, name) {
      const held = `text-${nextId}`;
      nextId += 1;
      sources.set(held, source);
      if (typeof source === 'string')
        return { held, name, size: source.length, unit: 'characters', firstLine: firstLineOf(source) };
      const { file, start, isBinary } = source;
      const described: HeldText = { held, name, size: file.size, unit: 'bytes', firstLine: firstLineOf(start) };
      return isBinary ? { ...described, isBinary } : described;
    },
  };
}

/** Returns the first line of a text, at most 80 UTF-16 units, without a byte-order mark. */
function firstLineOf(text: string): string {
  return /^\ufeff?([^\r\n]*)/.exec(text.slice(0, FIRST_LINE_CHARACTERS))?.[1] ?? '';
}
