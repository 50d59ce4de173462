import styled from 'styled-components';
import type { StandingWarning } from '#src/kit/defineCalculator.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { BREAKPOINT, SPACE, TYPE } from '#src/ui/theme.ts';

/** Stands over the form from the first moment on and depends on nothing: no state, no worker, no result. */
export function SafetyWarning({ warning: { tone, title, texts } }: { readonly warning: StandingWarning }) {
  return (
    <Standing as="section" aria-labelledby="warning-heading" $tone={tone} data-warning>
      <h2 id="warning-heading">{title}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Standing>
  );
}

const Standing = styled(Notice)`
  display: grid;
  gap: ${SPACE.s1};
  grid-column: 1 / -1;
  line-height: 1.45;
  @media not all and (min-width: ${BREAKPOINT.two}) { font-size: ${TYPE.small}; padding: ${SPACE.s3}; }
  h2 { font-size: ${TYPE.lead}; }
`;
