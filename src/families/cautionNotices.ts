import type { NoticeBlock } from '#src/kit/presentation.ts';

/** A notice for each sentence whose condition holds, in the order given. */
export function cautionNotices(
  found: readonly (readonly [holds: boolean, text: string, tone?: NoticeBlock['tone']])[],
): readonly NoticeBlock[] {
  return found.flatMap(([holds, text, tone = 'caution']) => (holds ? [{ kind: 'notice' as const, tone, text }] : []));
}
