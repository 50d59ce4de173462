import { Suspense, useId } from 'react';
import type { AlignmentBlock as Alignment } from '#src/engine/kit/presentation.ts';
import { Muted } from '#src/engine/ui/Layout.tsx';
import { preloadable } from '#src/engine/ui/preloadable.tsx';
import { Block, BlockTitle } from './Block.ts';

// Few pages have an alignment: its code is loaded on demand.
const AlignmentView = preloadable(async () => (await import('./sequence/AlignmentView.tsx')).AlignmentView);

/** Two aligned sequences: rows of letters with positions and a line between them, and the whole of it as a file. */
export function AlignmentBlock({ block }: { readonly block: Alignment }) {
  const id = useId();
  return (
    <Block>
      <BlockTitle id={id}>{block.title}</BlockTitle>
      <Muted>{block.note}</Muted>
      <Suspense fallback={null}>
        <AlignmentView block={block} titleId={id} />
      </Suspense>
    </Block>
  );
}
