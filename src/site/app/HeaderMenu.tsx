import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary, WINDOW_NOT_LOADED } from '#src/engine/ui/ErrorBoundary.tsx';
import { preloadable } from '#src/engine/ui/preloadable.tsx';
import type { MenuKind } from './onDemand/MenuPart.tsx';

const MenuPart = preloadable(async () => (await import('./onDemand/MenuPart.tsx')).MenuPart);

interface HeaderMenuProps {
  readonly kind: MenuKind;
  readonly name: string;
  /** The page is one of those that it leads to. */
  readonly isCurrent?: boolean;
  /** What it offers without a script. */
  readonly children?: ReactNode;
}

/** A menu of the header: opens without a script. What only a script can offer, and closing it from outside, are loaded when it opens. */
export function HeaderMenu({ kind, name, isCurrent = false, children }: HeaderMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // It may have been opened before hydration.
  useEffect(() => setOpen(menu.current?.open === true), []);
  return (
    <details
      ref={menu}
      className={kind}
      data-area={kind === 'animals' ? kind : undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary aria-current={isCurrent || undefined} title={kind === 'animals' ? undefined : name}>
        {kind === 'animals' ? name : null}
      </summary>
      <div>
        {kind !== 'favorites' && children}
        {isOpen && (
          <ErrorBoundary resetKey={isOpen} fallback={<p>{WINDOW_NOT_LOADED}</p>}>
            <Suspense fallback={null}>
              <MenuPart kind={kind} />
            </Suspense>
          </ErrorBoundary>
        )}
        {kind === 'favorites' && children}
      </div>
    </details>
  );
}
