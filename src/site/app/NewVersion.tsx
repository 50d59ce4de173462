import styled from 'styled-components';
import { PrimaryButton, QuietButton } from '#src/engine/ui/Button.tsx';
import { color, RADIUS, SPACE } from '#src/engine/ui/theme.ts';
import { NOT_STORED, type ReadyVersion } from '#src/site/offline/readyVersion.ts';
import { takeUpdate } from '#src/site/offline/siteUpdate.ts';

interface NewVersionProps {
  readonly version: ReadyVersion;
  readonly onPutOff: () => void;
}

/** Offered when a chunk is missing and reloading would lose unsaved input. */
const PARTS_GONE = 'A newer version of this site is out: reload the page to go on.';
const NO_COPY = 'This site could not be stored on your device: without a network it will not open.';

/** Offers to switch to the ready version, or says that none could be stored. Dismissing it leaves the focus on the page. */
export function NewVersion({ version, onPutOff }: NewVersionProps) {
  function putOff(): void {
    document.querySelector('main')?.focus({ preventScroll: true });
    onPutOff();
  }

  return (
    <Bar>
      <p>{version === NOT_STORED ? NO_COPY : typeof version === 'string' ? PARTS_GONE : 'A new version is ready.'}</p>
      <Buttons>
        <PrimaryButton type="button" onClick={() => takeUpdate(version)}>
          {version === NOT_STORED ? 'Try again' : 'Reload'}
        </PrimaryButton>
        <QuietButton type="button" onClick={putOff}>
          Not now
        </QuietButton>
      </Buttons>
    </Bar>
  );
}

const Bar = styled.div`
  position: fixed;
  inset-block-end: ${SPACE.s3};
  inset-inline: ${SPACE.s3};
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${SPACE.s2} ${SPACE.s5};
  max-width: 30rem;
  margin-inline: auto;
  padding: ${SPACE.s3} ${SPACE.s4};
  border: 1px solid ${color('control')};
  border-radius: ${RADIUS.card};
  background: ${color('surface')};
  box-shadow: var(--shadow);
  /* Keeps focused elements, and elements that stick to the bottom of the viewport, from being hidden behind the bar. */
  html:has(&) { --bar-room: 6rem; }
  /* On a phone the buttons are below the text. */
  @media (max-width: 26rem) { html:has(&) { --bar-room: 9rem; } }
`;

const Buttons = styled.div`
  display: flex;
  gap: ${SPACE.s3};
`;
