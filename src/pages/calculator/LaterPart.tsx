import { type ReactNode, Suspense, useEffect } from 'react';
import { reloadIfReplaced } from '#src/offline/replacedSite.ts';
import { Muted } from '#src/ui/Layout.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';

interface LaterPartProps {
  /** A changed value retries code that failed to load. */
  readonly of: unknown;
  readonly children: ReactNode;
}

/** Wraps a part of the page whose code is loaded later: if it fails to load, the rest of the page is kept. */
export function LaterPart({ of, children }: LaterPartProps) {
  return (
    <Unbroken of={of} instead={<NotLoaded />}>
      <Suspense fallback={null}>{children}</Suspense>
    </Unbroken>
  );
}

function NotLoaded() {
  // After a deploy the chunk may be gone; a reload restores it.
  useEffect(() => void reloadIfReplaced(), []);
  return <Muted role="status">This part of the page could not be loaded. The calculator works without it.</Muted>;
}
