import { Component, type ReactNode, useEffect, useEffectEvent } from 'react';
import { renewFailed } from './preloadable.tsx';

interface ErrorBoundaryProps {
  /** Rendered in place of children that failed to render. */
  readonly fallback: ReactNode;
  /** A changed value resets the error, so that the children render again. */
  readonly resetKey: unknown;
  readonly children: ReactNode;
}

/** Error boundary: keeps the rest of the page when its children throw while rendering. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { readonly broken: boolean; readonly resetKey: unknown }
> {
  static getDerivedStateFromError() {
    return { broken: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: { readonly resetKey: unknown }) {
    return resetKey === state.resetKey ? null : { broken: false, resetKey };
  }

  override state = { broken: false, resetKey: this.props.resetKey };

  override componentDidCatch(): void {
    renewFailed();
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

/** Shown for a modal window whose chunk could not be loaded. */
export const WINDOW_NOT_LOADED = 'This window could not be loaded. Try again.';

/** Error-boundary fallback that reports the failure, so that the import can be retried. */
export function ReportFailure({ onFailure }: { readonly onFailure: () => void }) {
  const tell = useEffectEvent(onFailure);
  useEffect(() => tell(), []);
  return null;
}
