import {
  type MouseEvent,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { liveRegionText } from '#src/engine/kit/liveRegionText.ts';
import { ErrorBoundary, ReportFailure, WINDOW_NOT_LOADED } from '#src/engine/ui/ErrorBoundary.tsx';
import { preloadable } from '#src/engine/ui/preloadable.tsx';
import { color, RADIUS, SPACE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { dropOldList } from '#src/site/catalog/recentlyUsed.ts';
import { onReadyVersion, type ReadyVersion, readyVersion } from '#src/site/offline/readyVersion.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Hydrated } from './Hydrated.tsx';
import { RouteError } from './RouteError.tsx';
import { useFragment } from './useFragment.ts';
import { useRouteFocus } from './useRouteFocus.ts';
import { useScrollPosition } from './useScrollPosition.ts';
import { useShortcuts } from './useShortcuts.ts';

/** Delay before it says that the dialog is loading, in milliseconds. */
const SOON_MS = 300;

// Few visitors open either dialog: their code is loaded on demand.
const FindDialog = preloadable(async () => (await import('./FindDialog.tsx')).FindDialog);
const ShortcutsDialog = preloadable(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);

/** How long a failure message is shown, in milliseconds. */
const SHOWN_MS = 5000;

/** The frame of every page. While the next page loads, the last one stays. */
export function AppFrame() {
  const { key, pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const announcer = useRef<HTMLSpanElement>(null);
  useRouteFocus(main, announcer);
  useScrollPosition();
  useFragment();
  useEffect(dropOldList, []);

  const [dialog, setDialog] = useState<'find' | 'shortcuts' | null>(null);
  const [said, say] = useState('');
  // Closes a dialog when the next page renders, so that the focus is free for the page's heading.
  const [shownPath, setShownPath] = useState(pathname);
  if (shownPath !== pathname) {
    setShownPath(pathname);
    setDialog(null);
    say('');
  }
  const typed = useRef('');
  const openFind = useCallback(() => {
    typed.current = '';
    setDialog('find');
  }, []);
  const openShortcuts = useCallback(() => setDialog('shortcuts'), []);
  // A dialog may report its closing after another one was opened.
  const closeFind = useCallback(() => setDialog((open) => (open === 'find' ? null : open)), []);
  const closeShortcuts = useCallback(() => setDialog((open) => (open === 'shortcuts' ? null : open)), []);
  useShortcuts(openFind, openShortcuts);
  const saidEnough = useRef<ReturnType<typeof setTimeout>>(undefined);
  const giveUp = (): void => {
    setDialog(null);
    clearTimeout(saidEnough.current);
    say(liveRegionText(said, WINDOW_NOT_LOADED));
    saidEnough.current = setTimeout(() => say((now) => (now.trim() === WINDOW_NOT_LOADED ? '' : now)), SHOWN_MS);
  };

  // The URL is unchanged: its fragment may hold the values of a calculation.
  const skip = (event: MouseEvent): void => {
    event.preventDefault();
    main.current?.focus();
  };

  return (
    <>
      <SkipLink href="#main" data-print="no" onClick={skip}>
        Skip to content
      </SkipLink>
      <Header pathname={pathname} onFind={openFind} />
      <UpdateBar />
      <Main id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary resetKey={key} fallback={<RouteError main={main} />}>
          <Suspense fallback={null}>
            <Outlet />
            <Hydrated />
          </Suspense>
        </ErrorBoundary>
      </Main>
      <Footer onShortcuts={openShortcuts} />
      <VisuallyHidden ref={announcer} aria-live="polite" />
      <Said aria-live="polite">{said}</Said>
      <ErrorBoundary resetKey={dialog} fallback={<ReportFailure onFailure={giveUp} />}>
        <Suspense
          fallback={
            <DialogPlaceholder typed={dialog === 'find' ? typed : null} say={say} onClose={() => setDialog(null)} />
          }
        >
          {dialog === 'find' && <FindDialog typed={typed} onClose={closeFind} />}
          {dialog === 'shortcuts' && <ShortcutsDialog onClose={closeShortcuts} />}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

const atTheTop = css`
  position: fixed;
  inset-block-start: ${SPACE.s2};
  inset-inline-start: ${SPACE.s2};
  z-index: 3;
  padding: ${SPACE.s3} ${SPACE.s4};
  border-radius: ${RADIUS.control};
  background: ${color('accent')};
  color: ${color('accentInk')};
  font-weight: 600;
`;

const SkipLink = styled.a`
  ${atTheTop}
  transform: translateY(-200%);
  &:focus { transform: none; }
  &:hover { color: ${color('accentInk')}; }
`;

/** The message of a dialog that failed to load: visible at any scroll position, without covering the page. */
const Said = styled.p`
  ${atTheTop}
  pointer-events: none;
  &:empty { padding: 0; }
`;

const Main = styled.main`
  flex: 1 0 auto;
  width: 100%;
  &:focus { outline: none; }
`;

const NewVersion = preloadable(async () => (await import('./NewVersion.tsx')).NewVersion);

/** Announces that a newer version is ready; nothing changes until the visitor agrees. */
function UpdateBar() {
  const ready = useSyncExternalStore(onReadyVersion, readyVersion, () => null);
  const [putOff, setPutOff] = useState<ReadyVersion | null>(null);
  // Preload: these files may be gone after a deploy. What does not load now is retried on demand.
  useEffect(() => void NewVersion.preload().catch(() => {}), []);
  // The live region is always mounted: only changes in it are announced.
  return (
    <div aria-live="polite" data-print="no">
      {ready !== null && ready !== putOff && (
        <ErrorBoundary resetKey={ready} fallback={null}>
          <Suspense fallback={null}>
            <NewVersion version={ready} onPutOff={() => setPutOff(ready)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

interface DialogPlaceholderProps {
  /** Collects what is typed; null for a dialog without a text box. */
  readonly typed: RefObject<string> | null;
  /** Has to be a stable reference. */
  readonly say: (text: string) => void;
  readonly onClose: () => void;
}

/** Placeholder of a dialog whose code is loading: says so and buffers typing; Escape cancels the dialog. */
function DialogPlaceholder({ typed, say, onClose }: DialogPlaceholderProps) {
  const keep = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing) return;
    if (key === 'Escape') onClose();
    else if (typed !== null && key.length === 1) typed.current += key;
    else return;
    event.preventDefault();
    // Keeps the page below from handling the key: Escape would also cancel a calculation.
    event.stopPropagation();
  });
  useEffect(() => {
    const timer = setTimeout(say, SOON_MS, 'Loading…');
    document.addEventListener('keydown', keep, true);
    return () => {
      clearTimeout(timer);
      say('');
      document.removeEventListener('keydown', keep, true);
    };
  }, [say]);
  return null;
}
