import { useId } from 'react';
import styled from 'styled-components';
import type { ListBlock as List } from '#src/engine/kit/presentation.ts';
import { FONT, PROSE_WIDTH, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { BlockFrame } from './BlockFrame.tsx';
import { StyledSentence } from './StyledSentence.tsx';
import { shownText } from './shownText.ts';

/** Related sentences of a result, as a list. */
export function ListBlock({ block: { title, items, versions, code, isFolded } }: { readonly block: List }) {
  const id = useId();
  return (
    <BlockFrame id={id} title={title} isFolded={isFolded}>
      {versions !== undefined && <StyledSentence versions={versions} />}
      <Items aria-labelledby={id}>
        {items.map((item) => (
          <li key={item}>{shownText(item)}</li>
        ))}
        {code !== undefined && (
          <li>
            {code.label}: <Code>{code.text}</Code>
          </li>
        )}
      </Items>
    </BlockFrame>
  );
}

const Code = styled.code`
  font-family: ${FONT.mono};
  font-size: ${TYPE.small};
  display: block;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Items = styled.ul`
  max-width: ${PROSE_WIDTH};
  padding-inline-start: ${SPACE.s5};
  display: flex;
  flex-direction: column;
  gap: ${SPACE.s2};
`;
