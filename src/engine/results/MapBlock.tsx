import { Suspense } from 'react';
import type { MapBlock as Block } from '#src/engine/kit/presentation.ts';
import { ErrorBoundary } from '#src/engine/ui/ErrorBoundary.tsx';
import { Muted } from '#src/engine/ui/Layout.tsx';
import { preloadable } from '#src/engine/ui/preloadable.tsx';
import type { ReadText } from './sequence/readText.ts';

const SequenceMap = preloadable(async () => (await import('./map/SequenceMap.tsx')).SequenceMap);

/** A map of a sequence; its code is loaded when there is one. If that fails, the table of what is on it remains. */
export function MapBlock({ block, readText }: MapBlockProps) {
  return (
    <ErrorBoundary
      resetKey={block}
      fallback={<Muted role="status">The map could not be loaded. What is on it stands in the table.</Muted>}
    >
      <Suspense fallback={null}>
        <SequenceMap block={block} readText={readText} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface MapBlockProps {
  readonly block: Block;
  readonly readText: ReadText;
}
