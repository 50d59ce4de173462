import { codonTables, type GeneticCode } from './geneticCode.ts';
import { type FoundFrame, finishedFrames, type OpenFrameFinder, requireLeastCodons } from './openFrames.ts';
import { FRAME_BLOCK, type SimdModule } from './simdModule.ts';

/** Bits of a found frame's last word, as `assembly/openFrames.ts` sets them. */
const ON_REVERSE = 1;
const HAS_STOP = 2;

export function simdFrameFinder(module: SimdModule, code: GeneticCode, leastCodons: number): OpenFrameFinder {
  requireLeastCodons(leastCodons);
  const { run, input, codonEvents, frameState, frames } = module;
  const { events } = codonTables(code);
  const found: FoundFrame[] = [];
  // Several finders may share the module, so each keeps its own state. Initially no start and no stop has been seen.
  const state = new Uint32Array(9).fill(0xffffffff);
  /** The last two letters, carried over for codons that end in the next slice. */
  let tail = new Uint8Array(0);
  let length = 0;

  function keep(count: number): void {
    for (let index = 0; index < 4 * count; index += 4) {
      const [from, to, codons, flags] = frames.subarray(index, index + 4) as unknown as [
        number,
        number,
        number,
        number,
      ];
      found.push({ strand: (flags & ON_REVERSE) === 0 ? 1 : -1, from, to, codons, hasStop: (flags & HAS_STOP) !== 0 });
    }
  }

  function search(letters: Uint8Array): void {
    const staged = tail.length + letters.length;
    input.set(tail);
    input.set(letters, tail.length);
    if (staged > 2) {
      codonEvents.set(events);
      frameState.set(state);
      keep(run.findFrames(staged - 2, length - tail.length, leastCodons));
      state.set(frameState);
    }
    tail = input.slice(Math.max(0, staged - 2), staged);
    length += letters.length;
  }

  return {
    read(letters) {
      for (let start = 0; start < letters.length; start += FRAME_BLOCK) {
        search(letters.subarray(start, start + FRAME_BLOCK));
      }
    },
    finish() {
      frameState.set(state);
      keep(run.endFrames(length, leastCodons));
      return finishedFrames(found, length);
    },
  };
}
