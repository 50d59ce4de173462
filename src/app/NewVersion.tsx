import styled from 'styled-components';
import { takeUpdate } from '#src/offline/siteUpdate.ts';
import { PrimaryButton, QuietButton } from '#src/ui/Button.tsx';
import { colour, RADIUS, SPACE } from '#src/ui/theme.ts';

/** Offers the version that lies ready. */
export function NewVersion({ onPutOff }: { readonly onPutOff: () => void }) {
  return (
    <Bar>
      <p>A new version is ready.</p>
      <Buttons>
        <PrimaryButton type="button" onClick={takeUpdate}>
          Reload
        </PrimaryButton>
        <QuietButton type="button" onClick={onPutOff}>
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
  border: 1px solid ${colour('control')};
  border-radius: ${RADIUS.card};
  background: ${colour('surface')};
  box-shadow: var(--shadow);
  /* What is reached by the keyboard must not end up behind the bar. */
  html:has(&) { scroll-padding-bottom: 6rem; }
`;

const Buttons = styled.div`
  display: flex;
  gap: ${SPACE.s3};
`;
