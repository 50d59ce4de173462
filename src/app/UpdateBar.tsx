import { Suspense, useState, useSyncExternalStore } from 'react';
import { isUpdateReady, onUpdateReady } from '#src/offline/siteUpdate.ts';
import { preloadable } from '#src/ui/preloadable.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';

// Kept by the service worker with all the rest of this version: it is there whenever it is wanted.
const NewVersion = preloadable(async () => (await import('./NewVersion.tsx')).NewVersion);

/** Says that a newer version lies ready; nothing changes under the visitor's hands. */
export function UpdateBar() {
  const isReady = useSyncExternalStore(onUpdateReady, isUpdateReady, () => false);
  const [isPutOff, setPutOff] = useState(false);
  // The region stands from the start: only what appears in it is heard.
  return (
    <div aria-live="polite" data-print="no">
      {isReady && !isPutOff && (
        <Unbroken of={isReady} instead={null}>
          <Suspense fallback={null}>
            <NewVersion onPutOff={() => setPutOff(true)} />
          </Suspense>
        </Unbroken>
      )}
    </div>
  );
}
