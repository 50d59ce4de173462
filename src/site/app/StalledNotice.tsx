/**
 * A notice for pages whose scripts do not load or do not run: without it such a page would look complete but not
 * respond. Rendered at build time below every page and shown by CSS alone, so that it needs no script; `Hydrated` removes
 * it.
 */
import type { ReactNode } from 'react';
import styled, { createGlobalStyle, keyframes } from 'styled-components';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { STALLED_NOTICE } from './Hydrated.tsx';
import type { PageFacts } from './pageFacts.ts';

/** Longer than hydration takes on a slow phone, shorter than a visitor's patience. */
const SHOWN_AFTER = '8s';

/** @param facts null for the page of unknown URLs */
export function StalledNotice({ facts }: { readonly facts: PageFacts | null }) {
  return (
    <>
      <Clearance />
      <Notice id={STALLED_NOTICE} role="alert" data-print="no" data-nosnippet="">
        <Sheet>
          {sayings(facts).map((said, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
            <p key={place}>{said}</p>
          ))}
        </Sheet>
      </Notice>
    </>
  );
}

/** Every sentence also has to be true on a slow network, where the page hydrates later. */
function sayings(facts: PageFacts | null): readonly ReactNode[] {
  if (facts === null || facts.purpose === null) return [stalled('Search does not work yet')];
  if (!facts.calculates) return [callNow(''), stalled('The questions and the list do not work yet')];
  // No browser keeps what was typed before hydration if the page is reloaded.
  const works = stalled('Calculate does not work yet', ', which empties the boxes,');
  return facts.call === null ? [works] : [callNow(CALL_IF[facts.call]), works];
}

function stalled(fault: string, cost = ''): ReactNode {
  return (
    <>
      <b>{fault}:</b> part of this page has not loaded or cannot run in this browser. If this message stays, reload the
      page{cost} or use a newer browser.
    </>
  );
}

const CALL_IF: Readonly<Record<NonNullable<PageFacts['call']>, string>> = {
  poison: 'If your pet may be in danger, ',
  veterinarian: 'If there is trouble at birth, ',
};

/** The warning with the phone numbers is part of the prerendered page. */
function callNow(condition: string): ReactNode {
  return (
    <>
      <b>{condition === '' ? 'Do' : `${condition}do`} not wait for this page: call now.</b>{' '}
      <a href="#warning-heading">Whom to call</a>
    </>
  );
}

const cleared = keyframes`
  to { scroll-padding-bottom: min(16rem, 40vh); }
`;

/** Keeps focused elements from being hidden behind the notice. */
const Clearance = createGlobalStyle`
  html:has(#${STALLED_NOTICE}) { animation: ${cleared} 1ms ${SHOWN_AFTER} forwards; }
`;

const shown = keyframes`
  to { max-height: 40vh; visibility: visible; }
`;

/**
 * Has no height until it is shown, and then sticks to the bottom of the viewport at the end of the document: nothing
 * shifts, and what it covers can be scrolled clear of it. Browsers without 'sticky' use the value before.
 */
const Notice = styled.div`
  position: fixed;
  position: sticky;
  bottom: 0;
  z-index: 3;
  max-height: 0;
  padding: 0 ${SPACE.s2};
  overflow: auto;
  visibility: hidden;
  animation: ${shown} 1ms ${SHOWN_AFTER} forwards;
  /* For disabled scripts the page has another message. */
  @media (scripting: none) { display: none; }
`;

const Sheet = styled.div`
  display: grid;
  gap: ${SPACE.s1};
  max-width: 48rem;
  margin: 0 auto ${SPACE.s2};
  padding: ${SPACE.s2} ${SPACE.s3};
  border: 2px solid ${color('caution')};
  border-radius: ${RADIUS.card};
  background: ${color('surface')};
  color: ${color('ink')};
  font-size: ${TYPE.small};
  line-height: 1.4;
`;
