/** The issue about a text that was refused at a character: its place, what the text looks like, and what would read it. */
import type { ByteSource, Issue, Remedy } from '../../../contract.ts';
import { seenFormat } from '../../../streams/seenFormat.ts';
import { headOf } from '../../../streams/textFormat.ts';
import { characterPlace, placeText } from '../../inputs/characterPlace.ts';
import type { ForeignCharacter } from '../letters/characterReader.ts';
import type { LettersKind } from '../letters/kindOfLetters.ts';
import { type Attempt, adviceOn } from './refusalAdvice.ts';
import type { SequenceReading } from './sequenceReading.ts';

export interface RefusedReading {
  readonly message: string;
  /** The text as entered. */
  readonly source: ByteSource;
  readonly reading: SequenceReading;
  readonly foreign: ForeignCharacter;
  /** The record that contains the character, counted from 1; 0 before the first. */
  readonly record: number;
  readonly wanted: LettersKind;
  /** Reads the text with the format recognized; null where that is how it was read. */
  readonly attempt: (() => Promise<Attempt>) | null;
  /** Other options with which the character would be accepted, by the text's beginning. */
  readonly remedies: (head: string) => readonly Remedy[];
}

/** Longer texts are not read a second time only to know what would help. Bytes. */
const MOST_TRIED = 1 << 20;

export async function refusedReading(refused: RefusedReading): Promise<Issue> {
  const { message, source, reading, foreign, record, wanted, attempt, remedies } = refused;
  const head = await headOf(source);
  const isTried = attempt !== null && source.progress().total <= MOST_TRIED;
  const advice = adviceOn(
    { foreign, head, seen: seenFormat(head), attempt: isTried ? await attempt() : null, readAs: reading.format },
    wanted,
  );
  const numbered = reading.format === 'plain' || record === 0 ? null : record;
  const where = await whereIs(foreign, numbered, reading);
  const all = [...remedies(head), ...advice.remedies];
  return {
    message,
    path: 'sequence',
    place: advice.saying === '' ? where : `${where}. ${advice.saying}`,
    ...(all.length === 0 ? {} : { remedies: all }),
  };
}

/** The lines of a rewritten text are not visible: only the record and the character can be named there. */
async function whereIs(
  { character, offset }: ForeignCharacter,
  record: number | null,
  { source, rewriting }: SequenceReading,
): Promise<string> {
  const words = placeText(await characterPlace(source, offset), character, record);
  return rewriting === null
    ? words
    : words.replace(/^Line \d+, column \d+(?:, )?/, record === null ? 'Not a letter' : '').replace(/^i/, 'I');
}
