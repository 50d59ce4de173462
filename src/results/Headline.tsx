import styled from 'styled-components';
import type { Figure, Tone } from '#src/kit/presentation.ts';
import { color, RADIUS, SPACE, TYPE } from '#src/ui/theme.ts';
import { FigureValue } from './FigureValue.tsx';

/** The most prominent figure on the page. */
export function Headline({ figure }: { readonly figure: Figure }) {
  return (
    <Box $tone={figure.tone}>
      <Label>{figure.label}</Label>
      <Loud>
        <FigureValue figure={figure} large />
      </Loud>
      {figure.note !== undefined && <Note>{figure.note}</Note>}
    </Box>
  );
}

const Box = styled.div<{ readonly $tone: Tone | undefined }>`
  padding: ${SPACE.s4} ${SPACE.s5};
  border-radius: ${RADIUS.card};
  border: 1px solid ${({ $tone }) => color($tone ?? 'accent')};
  background: ${({ $tone }) => color(`${$tone ?? 'accent'}Tint`)};
  @media print { break-inside: avoid; }
`;

const Label = styled.p`
  font-weight: 600;
`;

const Loud = styled.p`
  margin-block: ${SPACE.s1};
  font-size: ${TYPE.figure};
  font-weight: 700;
  line-height: 1.15;
  letter-spacing: -0.015em;
`;

const Note = styled.p`
  font-size: ${TYPE.small};
`;
