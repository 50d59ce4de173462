/** Long texts for the host of a command: files as they lie on the disk, and texts that are too long for a box of the page. */
import { lookAt } from '#src/form/chosenFile.ts';
import type { CalculatorHost, HeldText } from '#workers/contract.ts';

export interface HeldFiles {
  hold(file: File): Promise<HeldText>;
  holdText(text: string): HeldText;
}

export function heldFiles(host: CalculatorHost): HeldFiles {
  let next = 1;

  function named(name: string, size: number, unit: HeldText['unit'], start: string): HeldText {
    const held = `text-${next}`;
    next += 1;
    return { held, name, size, unit, firstLine: start.slice(0, 80).split(/[\r\n]/, 1)[0] ?? '' };
  }

  return {
    async hold(file) {
      const { start, isGzip, isBinary } = await lookAt(file);
      const held = named(file.name, file.size, 'bytes', start);
      await host.hold(held.held, { kind: 'file', file, name: file.name, isGzip });
      return isBinary ? { ...held, isBinary } : held;
    },
    holdText(text) {
      const held = named('Text', text.length, 'characters', text);
      // The host notes it at once; only its answer takes a turn.
      void host.hold(held.held, { kind: 'file', file: new Blob([text]), name: 'Text', isGzip: false });
      return held;
    },
  };
}
