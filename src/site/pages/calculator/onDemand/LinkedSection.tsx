import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { isDialogOpen } from '#src/engine/ui/isDialogOpen.ts';
import { Cluster, Small } from '#src/engine/ui/Layout.tsx';
import { Section } from '../panel/Section.tsx';

interface LinkedSectionProps {
  /** Id of the heading, and the fragment of the links that open the section. */
  readonly id: string;
  readonly heading: string;
  /** What the section is for. */
  readonly words: string;
  /** The text of the button that closes it. */
  readonly closing: string;
  /** Whether a fragment of the URL asks for the section. */
  readonly isAsked: (hash: string) => boolean;
  /** Called whenever the section is opened or closed. */
  readonly onOpen: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/**
 * A section that takes no room on the page until a link opens it. The focus goes to its heading; Escape and its button close it, and
 * the focus goes back to the link. What was entered is still there when it is opened again.
 */
export function LinkedSection({ id, heading, words, closing, isAsked, onOpen, children }: LinkedSectionProps) {
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(false);
  /** How often a link has asked for the section. */
  const [asked, setAsked] = useState(0);
  const place = useRef<HTMLDivElement>(null);

  const look = useEffectEvent((): void => {
    if (!isAsked(location.hash)) return;
    setOpen(true);
    setAsked((times) => times + 1);
    onOpen(true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever a link of the site changes the fragment
  useEffect(() => look(), [hash]);
  // The router does not hear of a fragment that comes back after `close` has removed it.
  useEffect(() => {
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);

  useEffect(() => {
    const title = asked === 0 ? null : document.getElementById(id);
    if (title === null) return;
    // Runs after the focus management of page navigation.
    const frame = requestAnimationFrame(() => {
      title.tabIndex = -1;
      title.scrollIntoView();
      title.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [id, asked]);

  function close(): void {
    setOpen(false);
    onOpen(false);
    // Else the link would lead to where the page already is.
    if (isAsked(location.hash)) history.replaceState(history.state, '', location.pathname + location.search);
    focusOpener(id);
  }

  const closeByEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    if (!isDialogOpen() && !isPopoverOpen()) close();
  });
  useEffect(() => {
    const within = place.current;
    within?.addEventListener('keydown', closeByEscape);
    return () => within?.removeEventListener('keydown', closeByEscape);
  }, []);

  return (
    <div ref={place} hidden={!isOpen}>
      <Section id={id} heading={heading}>
        <Cluster>
          <Words>{words}</Words>
          <QuietButton type="button" onClick={close}>
            {closing}
          </QuietButton>
        </Cluster>
        {children}
      </Section>
    </div>
  );
}

const Words = styled(Small)`
  flex: 1 1 18rem;
`;

/** Focuses the link that opens the section or, where the form is folded, the button that opens the form. */
function focusOpener(id: string): void {
  const openers = document.querySelectorAll<HTMLElement>(`a[href="#${id}"], [data-fold] button`);
  [...openers].find((opener) => opener.getClientRects().length > 0)?.focus();
}

/** The first Escape closes a hint, the next one the section. */
function isPopoverOpen(): boolean {
  return CSS.supports('selector(:popover-open)') && document.querySelector(':popover-open') !== null;
}
