import type { ByteSlice, ByteSource } from '../contract.ts';
import { type Reading, sharedReading } from './sharedReading.ts';

/** Bytes of a text that is kept as a whole: to read it again would take longer than what is done with it. */
export const MOST_KEPT = 4 * 1024 * 1024;
/** Bytes of the beginning of a longer text, with the letters that are in view at first. */
const MOST_KEPT_OF_LONG = 256 * 1024;

/** A text that is read when it is validated, and again for its results. */
export interface KeptText {
  /** Begins to read a text that was chosen, as far as it is kept, so that it is there when it is validated. */
  readAhead(): void;
  /** Opens the text to be validated. */
  openAnew(): OpenedText;
  /** Reads what was kept of the last text that was read to its end, and only the rest from the text itself. */
  readonly again: ByteSource;
  /** Ends what was begun ahead. */
  close(): void;
}

/** A text while it is validated. */
export interface OpenedText {
  /** However often it is read from its start meanwhile, the text itself is read once. */
  readonly source: ByteSource;
  /** Rejects where the text has changed since it was chosen. */
  close(): Promise<void>;
}

/**
 * Keeps a short text, and the beginning of a long one, so that neither is opened again for what is shown first.
 *
 * @param unchanged rejects where the text can no longer be read as it was when it was chosen
 */
export function keptText(source: ByteSource, unchanged: () => Promise<void> = async () => {}): KeptText {
  let kept: readonly ByteSlice[] = [];
  /** Mark of the first slice that is not kept; null if all are. */
  let rest: number | null = null;
  let ahead: Reading | null = null;

  function keep(read: readonly ByteSlice[], unread: number | null): void {
    let room = unread === null ? MOST_KEPT : MOST_KEPT_OF_LONG;
    const count = read.findIndex(({ bytes }) => {
      room -= bytes.length;
      return room < 0;
    });
    kept = count === -1 ? read : read.slice(0, count);
    rest = read[kept.length]?.mark ?? unread;
  }

  function begin(room: number): Reading {
    return sharedReading(source, room, keep);
  }

  return {
    readAhead() {
      if (ahead !== null) return;
      ahead = begin(MOST_KEPT);
      ahead.readAhead();
    },
    openAnew() {
      const reading = ahead ?? begin(source.progress().total > MOST_KEPT ? MOST_KEPT_OF_LONG : MOST_KEPT);
      // What was read ahead may be minutes old.
      const checked = ahead === null ? Promise.resolve() : unchanged();
      checked.catch(() => {});
      ahead = null;
      return {
        source: { ...source, slices: (from = 0) => (from === 0 ? reading.slices() : source.slices(from)) },
        async close() {
          reading.close();
          await checked;
        },
      };
    },
    again: {
      ...source,
      async *slices(from = 0) {
        const [slices, after] = [kept.slice(indexOf(from)), rest];
        yield* slices;
        if (slices.length === 0) yield* source.slices(from);
        else if (after !== null) yield* source.slices(after);
      },
    },
    close() {
      ahead?.close();
    },
  };

  function indexOf(wanted: number): number {
    const index = kept.findIndex(({ mark }) => mark === wanted);
    return index === -1 ? kept.length : index;
  }
}
