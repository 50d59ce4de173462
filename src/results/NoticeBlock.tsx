import styled from 'styled-components';
import type { NoticeBlock as NoticeData } from '#src/kit/presentation.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { TYPE } from '#src/ui/theme.ts';

/** A boxed remark. Its title is a heading, so that urgency is conveyed by words and not by color alone. */
export function NoticeBlock({ block: { tone, title, text } }: { readonly block: NoticeData }) {
  return (
    <Notice $tone={tone}>
      {title !== undefined && <Title>{title}</Title>}
      <p>{text}</p>
    </Notice>
  );
}

const Title = styled.h3`
  font-size: ${TYPE.lead};
`;
