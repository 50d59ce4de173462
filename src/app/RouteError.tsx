import { MissingPage } from '#src/pages/not-found/MissingPage.tsx';
import { PrimaryButton } from '#src/ui/Button.tsx';

/** What stands in place of a page that could not be shown. */
export function RouteError() {
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
