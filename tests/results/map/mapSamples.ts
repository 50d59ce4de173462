/** Maps for the tests of their layout. */
import fc from 'fast-check';
import type { MapKind, MapMark, SequenceMap } from '#src/engine/kit/onDemand/sequenceMap.ts';

export function mark(start: number, end: number, own: Partial<MapMark> = {}): MapMark {
  return { kind: 'feature', name: 'gene', strand: '+', start, end, spans: [{ start, end }], detail: '', ...own };
}

export function mapOf(marks: readonly MapMark[], own: Partial<SequenceMap> = {}): SequenceMap {
  return { title: 'Map', summary: 'A map.', name: 'pX', length: 1000, isCircular: false, marks, ...own };
}

const KINDS: readonly MapKind[] = ['site', 'feature', 'frame', 'product', 'primer', 'motif'];

/** Maps of 1,000 letters with marks anywhere, on a circle also across the origin. */
export const anyMap: fc.Arbitrary<SequenceMap> = fc
  .record({
    isCircular: fc.boolean(),
    drawn: fc.array(
      fc.record({
        kind: fc.constantFrom(...KINDS),
        name: fc.string({ minLength: 1, maxLength: 30 }),
        strand: fc.constantFrom('+', '-', ''),
        start: fc.integer({ min: 1, max: 1000 }),
        end: fc.integer({ min: 1, max: 1000 }),
      }),
      { maxLength: 60 },
    ),
  })
  .map(({ isCircular, drawn }) =>
    mapOf(
      drawn.map(({ start, end, ...rest }) => {
        if (rest.kind === 'site') return mark(start, start, rest);
        const [low, high] = [Math.min(start, end), Math.max(start, end)];
        if (!isCircular || start <= end) return mark(low, high, rest);
        return mark(start, end, {
          ...rest,
          spans: [
            { start, end: 1000 },
            { start: 1, end },
          ],
        });
      }),
      { isCircular },
    ),
  );
