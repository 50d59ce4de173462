import { type MouseEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import styled from 'styled-components';
import { GlobalStyle } from '#src/ui/GlobalStyle.ts';
import { colour, RADIUS, SPACE } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { FindDialog } from './FindDialog.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { UpdateBar } from './UpdateBar.tsx';
import { useRouteFocus } from './useRouteFocus.ts';
import { useShortcuts } from './useShortcuts.ts';

/** What every page stands in. Children take the place of the routed page. */
export function AppFrame({ children }: { readonly children?: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const announcer = useRef<HTMLSpanElement>(null);
  useRouteFocus(main, announcer);

  const [dialog, setDialog] = useState<'find' | 'shortcuts' | null>(null);
  const openFind = useCallback(() => setDialog('find'), []);
  const openShortcuts = useCallback(() => setDialog('shortcuts'), []);
  const closeDialog = useCallback(() => setDialog(null), []);
  useShortcuts(openFind, openShortcuts);

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
        {children ?? <Outlet />}
      </Main>
      <Footer onShortcuts={openShortcuts} />
      <VisuallyHidden ref={announcer} aria-live="polite" />
      {dialog === 'find' && <FindDialog onClose={closeDialog} />}
      {dialog === 'shortcuts' && <ShortcutsDialog onClose={closeDialog} />}
      <ScrollRestoration />
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
