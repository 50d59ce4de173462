/** Short patterns by the six letters that they may end with. */
import { SEED_COUNT } from '../../../kernel/seeds.ts';
import { baseSets } from '../letters/ambiguousBases.ts';

/** The bases that each byte may be, as bits: A 1, C 2, T 4, G 8. */
export const BASES = baseSets('ACTG');

/** The last six letters as a number of two bits each are a row of the table. */
export const ROW_MASK = SEED_COUNT - 1;

/** An entry for each way to write out a pattern: history and value are the same where the mask has bits. */
export interface PatternTable {
  /** Row `r` is the entries from `rows[r]` to `rows[r + 1]`. */
  readonly rows: Uint32Array;
  /** 1 for rows with an entry. */
  readonly busy: Uint8Array;
  /** 1 for rows with a pattern of more letters than the row shows. */
  readonly isLong: Uint8Array;
  /** Indices of patterns. */
  readonly owners: Uint16Array;
  readonly masks: Int32Array;
  readonly values: Int32Array;
}

interface MaskedPattern {
  readonly pattern: number;
  readonly mask: number;
  readonly value: number;
}

/** @param patterns at most 16 letters each */
export function patternTable(patterns: readonly string[]): PatternTable {
  const written = patterns.flatMap((pattern, index) =>
    maskedPatterns(index, pattern).map((masked) => ({ masked, own: rowsOf(masked) })),
  );
  // Counted first and filled in then: a list for each row would take longer than all else.
  const rows = new Uint32Array(SEED_COUNT + 1);
  const isLong = new Uint8Array(SEED_COUNT);
  for (const { masked, own } of written)
    for (const row of own) {
      rows[row + 1] = (rows[row + 1] ?? 0) + 1;
      if ((masked.mask & ~ROW_MASK) !== 0) isLong[row] = 1;
    }
  const busy = rows.slice(1).map((count) => Math.min(1, count));
  for (let row = 0; row < SEED_COUNT; row += 1) rows[row + 1] = (rows[row + 1] ?? 0) + (rows[row] ?? 0);
  const size = rows[SEED_COUNT] ?? 0;
  const [owners, masks, values] = [new Uint16Array(size), new Int32Array(size), new Int32Array(size)];
  const next = rows.slice();
  for (const { masked, own } of written)
    for (const row of own) {
      const place = next[row] ?? 0;
      next[row] = place + 1;
      owners[place] = masked.pattern;
      masks[place] = masked.mask;
      values[place] = masked.value;
    }
  return { rows, busy: Uint8Array.from(busy), isLong, owners, masks, values };
}

/** Rows that equal the value under the mask: it with each subset of the other bits. */
function rowsOf({ mask, value }: MaskedPattern): readonly number[] {
  const free = ~mask & ROW_MASK;
  const rows: number[] = [];
  for (let subset = free; ; subset = (subset - 1) & free) {
    rows.push((value & ~free & ROW_MASK) | subset);
    if (subset === 0) return rows;
  }
}

/** The pattern with each ambiguous letter but N written out; N is left out by the mask. */
function maskedPatterns(pattern: number, letters: string): readonly MaskedPattern[] {
  let written: readonly MaskedPattern[] = [{ pattern, mask: 0, value: 0 }];
  for (const letter of letters) {
    const bases = BASES[letter.charCodeAt(0)] as number;
    const codes = bases === 15 ? [null] : [0, 1, 2, 3].filter((code) => (bases >> code) & 1);
    written = written.flatMap(({ mask, value }) =>
      codes.map((code) => ({
        pattern,
        mask: (mask << 2) | (code === null ? 0 : 3),
        value: (value << 2) | (code ?? 0),
      })),
    );
  }
  return written;
}
