import { type RefObject, Suspense, useEffect, useState } from 'react';
import { PrimaryButton } from '#src/engine/ui/Button.tsx';
import { ErrorBoundary } from '#src/engine/ui/ErrorBoundary.tsx';
import { preloadable } from '#src/engine/ui/preloadable.tsx';
import { reloadIfReplaced } from '#src/site/offline/replacedSite.ts';
import { MissingPage } from '#src/site/pages/not-found/MissingPage.tsx';
import { headingOf } from './useRouteFocus.ts';

/** The words come first: what failed may be the network. */
const Lost = preloadable(async () => (await import('#src/site/pages/not-found/Lost.tsx')).Lost);

/** The error view of a page. Its heading takes the focus, because the page that had it is gone. */
export function RouteError({ main }: { readonly main: RefObject<HTMLElement | null> }) {
  // After a deploy the page is about to reload: the error would only flash up.
  const [isFinal, setFinal] = useState(false);
  useEffect(() => {
    void reloadIfReplaced().then((isLeaving) => setFinal(!isLeaving));
  }, []);
  useEffect(() => {
    if (isFinal && main.current !== null) headingOf(main.current).focus();
  }, [isFinal, main]);
  if (!isFinal) return null;
  return (
    <MissingPage
      heading="Unexpected Application Error!"
      text="This page could not be shown. Reloading often helps; nothing that you entered was sent anywhere."
      link={{ to: '/', label: 'Back to Home' }}
      drawing={
        <ErrorBoundary resetKey={null} fallback={null}>
          <Suspense fallback={null}>
            <Lost />
          </Suspense>
        </ErrorBoundary>
      }
    >
      <PrimaryButton type="button" onClick={() => window.location.reload()}>
        Reload
      </PrimaryButton>
    </MissingPage>
  );
}
