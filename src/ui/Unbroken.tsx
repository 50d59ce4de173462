import { Component, type ReactNode, useEffect, useEffectEvent } from 'react';
import { renewFailed } from './preloadable.tsx';

interface UnbrokenProps {
  /** Rendered in place of children that failed to render. */
  readonly instead: ReactNode;
  /** A changed value resets the error, so that the children render again. */
  readonly of: unknown;
  readonly children: ReactNode;
}

/** Error boundary: keeps the rest of the page when its children throw while rendering. */
export class Unbroken extends Component<UnbrokenProps, { readonly broken: boolean; readonly of: unknown }> {
  static getDerivedStateFromError() {
    return { broken: true };
  }

  static getDerivedStateFromProps({ of }: UnbrokenProps, state: { readonly of: unknown }) {
    return of === state.of ? null : { broken: false, of };
  }

  override state = { broken: false, of: this.props.of };

  override componentDidCatch(): void {
    renewFailed();
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}

/** Shown for a modal window whose chunk could not be loaded. */
export const WINDOW_NOT_LOADED = 'This window could not be loaded. Try again.';

/** Error-boundary fallback that reports the failure, so that the import can be retried. */
export function Failed({ onFailure }: { readonly onFailure: () => void }) {
  const tell = useEffectEvent(onFailure);
  useEffect(() => tell(), []);
  return null;
}
