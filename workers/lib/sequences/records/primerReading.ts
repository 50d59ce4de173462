/**
 * What a primer was meant to be that is not written in bases alone: 5′-…-3′, numbers, gaps, U for T, a FASTA header. The reader of
 * sequences reads it, so that what is left out is what is left out there.
 */
import type { Remedy } from '../../../contract.ts';
import { AMBIGUITY_LETTERS } from '../../../kernel/alphabets.ts';
import { seenFormat } from '../../../streams/seenFormat.ts';
import { textFormatOf } from '../../../streams/textFormat.ts';
import { createLetterSieve } from '../letters/letterSieve.ts';
import { NO_QUALITY_FAULTS } from './qualityCheck.ts';
import { characterSaying, readingLabel } from './refusalAdvice.ts';
import { rewrittenText } from './rewrittenText.ts';
import { createRecordReader } from './sequenceRecords.ts';

export interface PrimerAdvice {
  /** A sentence, or empty. */
  readonly saying: string;
  /** Puts the bases alone into the box. */
  readonly remedies: readonly Remedy[];
}

/** Fewer bases behind a header in the same line may be a part of its name. */
const FEWEST_BEHIND_HEADER = 10;

/**
 * @param typed a primer that was refused
 * @param field key of its box
 */
export function primerAdvice(typed: string, field: string): PrimerAdvice {
  const text = typed.trim();
  const behind = basesBehindHeader(text);
  if (behind !== null) return advice(behind, `Read as ${behind}`, field);
  const { letters, records, foreign, label } = primerIn(text);
  if (records > 1) return { saying: 'There are several sequences: enter one in each box.', remedies: [] };
  if (foreign === '') return letters === '' ? NOTHING : advice(letters, label, field);
  const isAmbiguous = AMBIGUITY_LETTERS.includes(foreign.toUpperCase());
  const saying = isAmbiguous
    ? `${foreign.toUpperCase()} stands for several bases: enter one primer for each of them.`
    : characterSaying(foreign);
  return { saying, remedies: [] };
}

const NOTHING: PrimerAdvice = { saying: '', remedies: [] };

function advice(letters: string, label: string, field: string): PrimerAdvice {
  return { saying: '', remedies: [{ label, field, value: letters }] };
}

/** A box of one line joins a header with its letters by a space: null unless it is clear where they begin. */
function basesBehindHeader(text: string): string | null {
  if (!text.startsWith('>') || /[\r\n]/.test(text)) return null;
  const words = text.split(/\s+/);
  const last = words.at(-1)?.toUpperCase() ?? '';
  const isAlone = words.length > 1 && !/^[ACGTU]+$/i.test(words.at(-2) ?? '');
  return isAlone && last.length >= FEWEST_BEHIND_HEADER && /^[ACGT]+$/.test(last) ? last : null;
}

const ASCII = new TextDecoder('latin1');

function primerIn(text: string) {
  const seen = seenFormat(text);
  const rewriting = rewrittenText(text, seen, 'dna');
  const format = rewriting?.format ?? textFormatOf(seen);
  const sieve = createLetterSieve('dna');
  let letters = '';
  let records = 0;
  const taker = {
    begin() {
      records += 1;
    },
    take(raw: Uint8Array) {
      const [taken = ''] = /^[ACGT\s]*/i.exec(ASCII.decode(raw)) ?? [];
      letters += taken.replace(/\s/g, '').toUpperCase();
      return taken.length;
    },
  };
  const reader = createRecordReader(format, taker, undefined, sieve);
  if (reader.read(new TextEncoder().encode(rewriting?.text ?? text))) reader.finish();
  const { lowerStrand = 0, threeLetter = 0, chainEnds = false } = rewriting ?? {};
  const report = { seen, wrapping: '', leftOut: sieve.leftOut(), lowerStrand, threeLetter, chainEnds };
  const label = readingLabel({ ...report, qualityFaults: NO_QUALITY_FAULTS, line: '' });
  return { letters, records, foreign: reader.foreign()?.character ?? '', label };
}
