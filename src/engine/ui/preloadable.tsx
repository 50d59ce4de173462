import { type ComponentType, lazy, useState } from 'react';

/** A component whose code is loaded when it is first rendered, or earlier. */
export type Preloadable<Props extends object> = ComponentType<Props> & {
  /** Loads the code. Once it resolves, the component renders synchronously. */
  readonly preload: () => Promise<void>;
};

/**
 * Delay before a failed load is reported, in milliseconds. A page that is being left aborts its loads and is gone by
 * then, so it keeps its content to the end without showing an error for an aborted load.
 */
const LEAVING_MS = 100;

/** One callback for each component whose code failed to load; it resets the import. */
const renewals = new Set<() => void>();

/** Resets failed imports. React never repeats a failed import on its own; call this once the failure has been shown. */
export function renewFailed(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}

/**
 * Like React's `lazy`, but renders synchronously once the code is loaded: prerendered content must be present during
 * hydration. Needs a `Suspense` around it wherever it may render before that.
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
    // Fixed for the lifetime of the component: switching to another component would remount it.
    const [Drawn] = useState(() => loaded ?? Lazy);
    return <Drawn {...props} />;
  }

  async function preload(): Promise<void> {
    loaded = await load();
  }

  return Object.assign(Part, { preload });
}
