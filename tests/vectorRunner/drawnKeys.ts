/** Keys of a result that its page draws: every key that a golden case names must be among them. */
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import type { AnyOutputs } from '#src/engine/kit/outputs.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';

/** Returns whether a key is of what only charts and further steps use: their numbers are in the chart. */
export function isInner(outputs: AnyOutputs, key: string): boolean {
  const [first = '', ...rest] = key.split('.');
  const output = outputs[first];
  if (output?.kind === 'inner') return true;
  if (output?.kind === 'group') return isInner(output.keys as AnyOutputs, rest.join('.'));
  return output?.kind === 'rows' && isInner(output.row as AnyOutputs, rest.slice(1).join('.'));
}

/** Returns the keys of figures, of the working and of long texts, each of which has a Download button. */
export function drawnKeys(presentation: Presentation): ReadonlySet<string> {
  return new Set([
    ...figuresOf(presentation).map(({ field }) => field),
    ...presentation.working.flatMap(({ data }) => (data === undefined ? [] : [data.field])),
    ...presentation.blocks.flatMap((block) => (block.kind === 'sequence' ? [block.field] : [])),
  ]);
}
