/**
 * The page's end of a held string: fills the buffers that the worker sends and returns them, so that the worker sets
 * the pace and the string is never copied as a whole. A message carries a few buffers, so that messaging costs less
 * than filling, and each task takes about a millisecond.
 */
import { endWithoutHalf } from './byteSource.ts';

/** A request of the worker for the next slices of a reading, or the end of the reading. */
export interface Pull {
  readonly reading: number;
  /** UTF-16 index at which the reading begins. */
  readonly from: number;
  /** To be filled in order; null when the reading is over. */
  readonly buffers: readonly ArrayBuffer[] | null;
}

/** The filled buffers. */
export interface Filled {
  readonly reading: number;
  readonly slices: readonly FilledSlice[];
}

export interface FilledSlice {
  readonly buffer: ArrayBuffer;
  /** Bytes of UTF-8; 0 at the end of the string. */
  readonly written: number;
  /** UTF-16 index of the first character. */
  readonly mark: number;
  /** UTF-16 index after the last character. */
  readonly end: number;
}

/** Serves a string through a port until the port is closed. Any number of readings may go on at the same time. */
export function serveText(text: string, port: MessagePort): void {
  const encoder = new TextEncoder();
  const ends = new Map<number, number>();

  function filled(buffer: ArrayBuffer, mark: number): FilledSlice {
    const piece = text.slice(mark, endWithoutHalf(text, mark + buffer.byteLength));
    // What no longer fits comes first in the next slice.
    const { read, written } = encoder.encodeInto(piece, new Uint8Array(buffer));
    return { buffer, written, mark, end: mark + read };
  }

  port.onmessage = ({ data: { reading, from, buffers } }: MessageEvent<Pull>) => {
    if (buffers === null) {
      ends.delete(reading);
      return;
    }
    let end = ends.get(reading) ?? from;
    const slices = buffers.map((buffer) => {
      const slice = filled(buffer, end);
      end = slice.end;
      return slice;
    });
    ends.set(reading, end);
    const answer: Filled = { reading, slices };
    port.postMessage(answer, [...buffers]);
  };
}
