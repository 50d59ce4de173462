import type { NoticeBlock } from '#src/engine/kit/presentation.ts';

/**
 * A notice for each sentence whose condition holds, in the order given.
 *
 * @param usual the tone of sentences that name none
 */
export function cautionNotices(
  found: readonly (readonly [holds: boolean, text: string, tone?: NoticeBlock['tone']])[],
  usual: NoticeBlock['tone'] = 'caution',
): readonly NoticeBlock[] {
  return found.flatMap(([holds, text, tone = usual]) => (holds ? [{ kind: 'notice' as const, tone, text }] : []));
}
