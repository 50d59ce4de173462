/** Keys of a result that its page draws: every key that a golden case names must be among them. */
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';

/** Returns the keys of figures, of the working and of long texts, each of which has a Download button. */
export function drawnKeys(presentation: Presentation): ReadonlySet<string> {
  return new Set([
    ...figuresOf(presentation).map(({ field }) => field),
    ...presentation.working.flatMap(({ data }) => (data === undefined ? [] : [data.field])),
    ...presentation.blocks.flatMap((block) => (block.kind === 'sequence' ? [block.field] : [])),
  ]);
}
