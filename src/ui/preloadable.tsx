import { type ComponentType, lazy, useState } from 'react';

/** A component whose code is fetched when it is first drawn, or before. */
export type Preloadable<Props extends object> = ComponentType<Props> & {
  /** Fetches the code. Once that is done, the component is drawn at once. */
  readonly preload: () => Promise<void>;
};

/**
 * A page that is being left gives up what it was fetching, and has no time for this long a wait: what stands on it stays
 * as it is to the end, without showing an error for an aborted load.
 */
const LEAVING_MS = 100;

/** What makes each component whose code could not be fetched ask for it anew. */
const renewals = new Set<() => void>();

/** React asks for code once and never again; called when the failure has been shown, the next time counts. */
export function renewFailed(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}

/**
 * Like React's `lazy`, but without waiting for what has been fetched: what was prerendered must be there in the moment
 * in which the page hydrates. Stands in a `Suspense` wherever it may be drawn before it was fetched.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> {
  let loaded: ComponentType<Props> | null = null;
  let Lazy = lazily();

  function lazily(): ComponentType<Props> {
    return lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
        renewals.add(() => {
          Lazy = lazily();
        });
        throw error;
      }
    }) as unknown as ComponentType<Props>;
  }

  function Part(props: Props) {
    // For as long as it stands: another component in its place would start anew.
    const [Drawn] = useState(() => loaded ?? Lazy);
    return <Drawn {...props} />;
  }

  async function preload(): Promise<void> {
    loaded = await load();
  }

  return Object.assign(Part, { preload });
}
