/** Gives the command's host access to long texts: files on disk, and texts that are too long for a box of the page. */

import { keptOrHeld } from '#src/engine/form/longText.ts';
import { lookAt } from '#src/engine/form/onDemand/chosenFile.ts';
import type { HeldText, LongText } from '#workers/contract.ts';
import type { AnyHost } from '#workers/questions.ts';

export interface HeldFiles {
  hold(file: File): Promise<HeldText>;
  /** Returns the text itself while it is short, else a handle. */
  holdText(text: string): LongText;
  /** Returns a held or short text as a Blob, for readers other than a formula. */
  blobOf(text: LongText): Blob;
  release(text: LongText): Promise<void>;
}

export function heldFiles(host: AnyHost): HeldFiles {
  const blobs = new Map<string, Blob>();
  let next = 1;

  function named(blob: Blob, name: string, size: number, unit: HeldText['unit'], start: string): HeldText {
    const held = `text-${next}`;
    next += 1;
    blobs.set(held, blob);
    return { held, name, size, unit, firstLine: start.slice(0, 80).split(/[\r\n]/, 1)[0] ?? '' };
  }

  return {
    async hold(file) {
      const { start, isGzip, isBinary } = await lookAt(file);
      const held = named(file, file.name, file.size, 'bytes', start);
      await host.hold(held.held, { kind: 'file', file, name: file.name, isGzip });
      return isBinary ? { ...held, isBinary } : held;
    },
    holdText: (text) =>
      keptOrHeld(text, () => {
        const file = new Blob([text]);
        const held = named(file, 'Text', text.length, 'characters', text);
        // The host registers it synchronously; only its answer is asynchronous.
        void host.hold(held.held, { kind: 'file', file, name: 'Text', isGzip: false });
        return held;
      }),
    blobOf: (text) => (typeof text === 'string' ? new Blob([text]) : (blobs.get(text.held) ?? new Blob())),
    async release(text) {
      if (typeof text === 'string') return;
      blobs.delete(text.held);
      await host.release(text.held);
    },
  };
}
