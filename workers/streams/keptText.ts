import type { ByteSlice, ByteSource } from '../contract.ts';

/** Bytes of a text that is kept as a whole: to read it again would take longer than what is done with it. */
export const MOST_KEPT = 4 * 1024 * 1024;
/** Bytes of the beginning of a longer text, with the letters that are in view at first. */
const MOST_KEPT_OF_LONG = 256 * 1024;

/** A text that is read when it is validated, and again for its results. */
export interface KeptText {
  /** Always reads the text itself, so that a file that has changed is noticed. Keeps what it reads from start to end. */
  readonly anew: ByteSource;
  /** Reads what was kept, and only the rest from the text itself. */
  readonly again: ByteSource;
}

/** Keeps a short text, and the beginning of a long one, so that neither is opened again for what is shown first. */
export function keptText(source: ByteSource): KeptText {
  let kept: readonly ByteSlice[] = [];
  /** Mark of the first slice that is not kept; null if all are. */
  let rest: number | null = null;

  async function* keeping(): AsyncGenerator<ByteSlice> {
    kept = [];
    const read: ByteSlice[] = [];
    let unread: number | null = null;
    // Of a compressed text, it is not known beforehand how long it is.
    let room = source.progress().total > MOST_KEPT ? MOST_KEPT_OF_LONG : MOST_KEPT;
    for await (const { bytes, mark } of source.slices()) {
      room -= bytes.length;
      // A slice is overwritten by the next.
      if (room >= 0) read.push({ bytes: bytes.slice(), mark });
      else unread ??= mark;
      yield { bytes, mark };
    }
    [kept, rest] = [read, unread];
  }

  return {
    anew: { ...source, slices: (from = 0) => (from === 0 ? keeping() : source.slices(from)) },
    again: {
      ...source,
      async *slices(from = 0) {
        const [slices, after] = [kept.slice(indexOf(from)), rest];
        yield* slices;
        if (slices.length === 0) yield* source.slices(from);
        else if (after !== null) yield* source.slices(after);
      },
    },
  };

  function indexOf(wanted: number): number {
    const index = kept.findIndex(({ mark }) => mark === wanted);
    return index === -1 ? kept.length : index;
  }
}
