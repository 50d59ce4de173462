import styled from 'styled-components';
import { Card } from '#src/engine/ui/Card.tsx';
import { Stack } from '#src/engine/ui/Layout.tsx';
import { BREAKPOINT, color, PROSE_WIDTH, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { Steps } from '../home/Steps.tsx';
import { INTRODUCTION, QUESTIONS, STEPS } from './content/biology.ts';

/** How to use the biology calculators, and common questions about them. */
export function BiologyInfo() {
  return (
    <>
      <Stack as="section" $gap="s5" aria-labelledby="how-to">
        <Stack $gap="s2">
          <h2 id="how-to">How to use the biology calculators</h2>
          <Introduction>{INTRODUCTION}</Introduction>
        </Stack>
        <Card as="div">
          <Steps steps={STEPS} />
        </Card>
      </Stack>
      <Stack as="section" $gap="s5" aria-labelledby="questions">
        <h2 id="questions">Frequently asked questions</h2>
        <Questions>
          {QUESTIONS.map(({ question, answer }) => (
            <div key={question}>
              <h3>{question}</h3>
              <p>{answer}</p>
            </div>
          ))}
        </Questions>
      </Stack>
    </>
  );
}

const Introduction = styled.p`
  max-width: ${PROSE_WIDTH};
  color: ${color('inkMuted')};
`;

const Questions = styled.div`
  display: grid;
  gap: ${SPACE.s6};
  @media (min-width: ${BREAKPOINT.three}) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  h3 { font-size: ${TYPE.lead}; margin-block-end: ${SPACE.s2}; }
  p { max-width: ${PROSE_WIDTH}; }
`;
