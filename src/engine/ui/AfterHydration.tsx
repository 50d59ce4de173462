import { type ReactNode, useSyncExternalStore } from 'react';

const NEVER_CHANGES = () => () => {};

/**
 * Keeps what only a script can do out of the prerendered page: a button that is drawn before its code is there would
 * lose a press. What is around it has to keep room for it.
 */
export function AfterHydration({ children }: { readonly children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    NEVER_CHANGES,
    () => true,
    () => false,
  );
  return isHydrated ? children : null;
}
