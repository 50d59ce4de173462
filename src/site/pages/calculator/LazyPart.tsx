import { type ComponentType, memo, type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary } from '#src/engine/ui/ErrorBoundary.tsx';
import { Muted } from '#src/engine/ui/Layout.tsx';
import { reloadIfReplaced } from '#src/site/offline/replacedSite.ts';

interface LazyPartProps {
  /** A changed value retries code that failed to load. */
  readonly resetKey: unknown;
  readonly children: ReactNode;
}

/** Wraps a part of the page whose code is loaded later: if it fails to load, the rest of the page is kept. */
export function LazyPart({ resetKey, children }: LazyPartProps) {
  return (
    <ErrorBoundary resetKey={resetKey} fallback={<NotLoaded />}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

type PrerenderedPartProps<Props extends object> = Props & { readonly Part: ComponentType<Props> };

function PartWithProps<Props extends object>({ Part, ...props }: PrerenderedPartProps<Props>) {
  return (
    <LazyPart resetKey={Part}>
      <Part {...(props as unknown as Props)} />
    </LazyPart>
  );
}

/**
 * A prerendered part whose code is loaded later, with its properties. Memoized: a render before the code has loaded
 * would replace the prerendered content.
 */
export const PrerenderedPart = memo(PartWithProps) as typeof PartWithProps;

function NotLoaded() {
  // After a deploy the chunk may be gone; a reload restores it.
  useEffect(() => void reloadIfReplaced(), []);
  return <Muted role="status">This part of the page could not be loaded. The calculator works without it.</Muted>;
}
