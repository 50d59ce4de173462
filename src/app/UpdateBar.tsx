import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { onReadyVersion, type ReadyVersion, readyVersion } from '#src/offline/readyVersion.ts';
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx';
import { preloadable } from '#src/ui/preloadable.tsx';

const NewVersion = preloadable(async () => (await import('./NewVersion.tsx')).NewVersion);

/** Announces that a newer version is ready; nothing changes until the visitor agrees. */
export function UpdateBar() {
  const ready = useSyncExternalStore(onReadyVersion, readyVersion, () => null);
  const [putOff, setPutOff] = useState<ReadyVersion | null>(null);
  // Preload: these files may be gone after a deploy. What does not load now is retried on demand.
  useEffect(() => void NewVersion.preload().catch(() => {}), []);
  // The live region is always mounted: only changes in it are announced.
  return (
    <div aria-live="polite" data-print="no">
      {ready !== null && ready !== putOff && (
        <ErrorBoundary resetKey={ready} fallback={null}>
          <Suspense fallback={null}>
            <NewVersion version={ready} onPutOff={() => setPutOff(ready)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
