/** What lists of places on the strand share: the order that is chosen, and what is said below them. */
import { grouped } from '#src/engine/kit/displayNumber.ts';
import type { StrandShape } from '#workers/lib/sequences/strand/strandShape.ts';

interface Order<Value> {
  readonly value: Value;
  readonly label: string;
}

/**
 * Along the strand, or by length.
 *
 * @param longest 'Longest first'
 * @param more orders that only this list has
 */
export function orderField<Value extends string = never>(longest: string, ...more: readonly Order<Value>[]) {
  const options: readonly Order<'position' | 'length' | Value>[] = [
    { value: 'position', label: 'Along the strand' },
    { value: 'length', label: longest },
    ...more,
  ];
  return { kind: 'choice', label: 'Order', look: 'menu', options, initial: 'position' } as const;
}

/** How many of them are listed, before other sentences; nothing where it is all. */
export function firstOf(listed: number, total: number): string {
  return listed < total ? `The first ${grouped(listed)} of ${grouped(total)} are listed. ` : '';
}

/** Of a circle, behind other sentences. */
export function acrossOrigin(shape: StrandShape | null): string {
  return shape?.used === 'circular' ? ' An end below the start lies beyond the origin.' : '';
}
