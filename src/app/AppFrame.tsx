import { type MouseEvent, Suspense, useCallback, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { GlobalStyle } from '#src/ui/GlobalStyle.ts';
import { preloadable } from '#src/ui/preloadable.tsx';
import { colour, RADIUS, SPACE } from '#src/ui/theme.ts';
import { Failed, Unbroken, WINDOW_NOT_LOADED } from '#src/ui/Unbroken.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { RouteError } from './RouteError.tsx';
import { TypedMeanwhile } from './TypedMeanwhile.tsx';
import { UpdateBar } from './UpdateBar.tsx';
import { useRouteFocus } from './useRouteFocus.ts';
import { useScrollPosition } from './useScrollPosition.ts';
import { useShortcuts } from './useShortcuts.ts';

// Few visits open either: their code is fetched by those that do.
const FindDialog = preloadable(async () => (await import('./FindDialog.tsx')).FindDialog);
const ShortcutsDialog = preloadable(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);

/** What every page stands in. While the next page is fetched, the last one stays. */
export function AppFrame() {
  const { key } = useLocation();
  const main = useRef<HTMLElement>(null);
  const announcer = useRef<HTMLSpanElement>(null);
  useRouteFocus(main, announcer);
  useScrollPosition();

  const [dialog, setDialog] = useState<'find' | 'shortcuts' | null>(null);
  const typed = useRef('');
  const openFind = useCallback(() => {
    typed.current = '';
    setDialog('find');
  }, []);
  const openShortcuts = useCallback(() => setDialog('shortcuts'), []);
  // A window may say that it has closed when the next one is already wanted.
  const closeFind = useCallback(() => setDialog((open) => (open === 'find' ? null : open)), []);
  const closeShortcuts = useCallback(() => setDialog((open) => (open === 'shortcuts' ? null : open)), []);
  useShortcuts(openFind, openShortcuts);
  const giveUp = (): void => {
    setDialog(null);
    if (announcer.current !== null) announcer.current.textContent = WINDOW_NOT_LOADED;
  };

  // The address stays as it is: its fragment may hold the values of a calculation.
  const skip = (event: MouseEvent): void => {
    event.preventDefault();
    main.current?.focus();
  };

  return (
    <>
      <GlobalStyle />
      <SkipLink href="#main" data-print="no" onClick={skip}>
        Skip to content
      </SkipLink>
      <Header onFind={openFind} />
      <UpdateBar />
      <Main id="main" ref={main} tabIndex={-1}>
        <Unbroken of={key} instead={<RouteError />}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </Unbroken>
      </Main>
      <Footer onShortcuts={openShortcuts} />
      <VisuallyHidden ref={announcer} aria-live="polite" />
      <Unbroken of={dialog} instead={<Failed onFailure={giveUp} />}>
        <Suspense fallback={<TypedMeanwhile typed={typed} />}>
          {dialog === 'find' && <FindDialog typed={typed} onClose={closeFind} />}
          {dialog === 'shortcuts' && <ShortcutsDialog onClose={closeShortcuts} />}
        </Suspense>
      </Unbroken>
    </>
  );
}

const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${SPACE.s2};
  inset-inline-start: ${SPACE.s2};
  z-index: 3;
  padding: ${SPACE.s3} ${SPACE.s4};
  border-radius: ${RADIUS.control};
  background: ${colour('accent')};
  color: ${colour('accentInk')};
  font-weight: 600;
  transform: translateY(-200%);
  &:focus { transform: none; }
  &:hover { color: ${colour('accentInk')}; }
`;

const Main = styled.main`
  flex: 1 0 auto;
  width: 100%;
  &:focus { outline: none; }
`;
