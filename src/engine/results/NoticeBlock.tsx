import { createContext, useContext } from 'react';
import styled from 'styled-components';
import type { NoticeBlock as NoticeData } from '#src/engine/kit/presentation.ts';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { Notice } from '#src/engine/ui/Notice.tsx';
import { SPACE, TYPE } from '#src/engine/ui/theme.ts';
import type { Remedy } from '#workers/contract.ts';
import { shownText } from './shownText.ts';

/** Makes an edit that a notice offers; null where nothing can be edited, as on a card. */
export const RemedyContext = createContext<((remedy: Remedy) => void) | null>(null);

/** A boxed remark. Its title is a heading, so that urgency is conveyed by words and not by color alone. */
export function NoticeBlock({ block: { tone, title, text, remedies = [] } }: { readonly block: NoticeData }) {
  const make = useContext(RemedyContext);
  return (
    <Notice $tone={tone}>
      {title !== undefined && <Title>{shownText(title)}</Title>}
      <p>{shownText(text)}</p>
      {make !== null && remedies.length > 0 && (
        <Remedies data-print="no">
          {remedies.map((remedy) => (
            <QuietButton key={remedy.label} type="button" onClick={() => make(remedy)}>
              {remedy.label}
            </QuietButton>
          ))}
        </Remedies>
      )}
    </Notice>
  );
}

const Remedies = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.s2};
  margin-top: ${SPACE.s2};
`;

const Title = styled.h3`
  font-size: ${TYPE.lead};
`;
