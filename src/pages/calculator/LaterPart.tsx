import { type ReactNode, Suspense, useEffect } from 'react';
import { reloadIfReplaced } from '#src/offline/replacedSite.ts';
import { Muted } from '#src/ui/Layout.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';

interface LaterPartProps {
  /** Another value asks anew for code that did not load. */
  readonly of: unknown;
  readonly children: ReactNode;
}

/** Stands around a part of the page whose code comes later: where it does not come, the rest of the page stays. */
export function LaterPart({ of, children }: LaterPartProps) {
  return (
    <Unbroken of={of} instead={<NotLoaded />}>
      <Suspense fallback={null}>{children}</Suspense>
    </Unbroken>
  );
}

function NotLoaded() {
  // After a deploy the code may be gone: then a load of the page brings it back.
  useEffect(() => void reloadIfReplaced(), []);
  return <Muted role="status">This part of the page could not be loaded. The calculator works without it.</Muted>;
}
