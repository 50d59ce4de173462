import { useEffect, useState } from 'react';
import { reloadIfReplaced } from '#src/offline/replacedSite.ts';
import { MissingPage } from '#src/pages/not-found/MissingPage.tsx';
import { PrimaryButton } from '#src/ui/Button.tsx';

/** What stands in place of a page that could not be shown. */
export function RouteError() {
  // After a deploy the page is about to be loaded anew: the error would only flash by.
  const [isFinal, setFinal] = useState(false);
  useEffect(() => {
    void reloadIfReplaced().then((isLeaving) => setFinal(!isLeaving));
  }, []);
  if (!isFinal) return null;
  return (
    <MissingPage
      heading="Unexpected Application Error!"
      text="This page could not be shown. Reloading often helps; nothing that you entered was sent anywhere."
      link={{ to: '/', label: 'Back to Home' }}
    >
      <PrimaryButton type="button" onClick={() => window.location.reload()}>
        Reload
      </PrimaryButton>
    </MissingPage>
  );
}
