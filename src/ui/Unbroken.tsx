import { Component, type ReactNode, useEffect, useEffectEvent } from 'react';
import { renewFailed } from './preloadable.tsx';

interface UnbrokenProps {
  /** What stands in place of children that could not be drawn. */
  readonly instead: ReactNode;
  /** Another value gives the children another chance. */
  readonly of: unknown;
  readonly children: ReactNode;
}

/** Keeps the rest of the page standing when what is in it breaks while it is drawn. */
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

/** What is said of a modal window whose code could not be fetched. */
export const WINDOW_NOT_LOADED = 'This window could not be loaded. Try again.';

/** Error-boundary fallback that reports the failure, so that the import can be retried. */
export function Failed({ onFailure }: { readonly onFailure: () => void }) {
  const tell = useEffectEvent(onFailure);
  useEffect(() => tell(), []);
  return null;
}
