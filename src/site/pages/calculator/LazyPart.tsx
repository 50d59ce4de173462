import { type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary } from '#src/engine/ui/ErrorBoundary.tsx';
import { Muted } from '#src/engine/ui/Layout.tsx';
import { reloadIfReplaced } from '#src/site/offline/replacedSite.ts';

interface LazyPartProps {
  /** A changed value retries code that failed to load. */
  readonly resetKey: unknown;
  readonly children: ReactNode;
}

/** Wraps a part of the page whose code is loaded later: if it fails to load, the rest of the page is kept. */
export function LazyPart({ resetKey, children }: LazyPartProps) {
  return (
    <ErrorBoundary resetKey={resetKey} fallback={<NotLoaded />}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function NotLoaded() {
  // After a deploy the chunk may be gone; a reload restores it.
  useEffect(() => void reloadIfReplaced(), []);
  return <Muted role="status">This part of the page could not be loaded. The calculator works without it.</Muted>;
}
