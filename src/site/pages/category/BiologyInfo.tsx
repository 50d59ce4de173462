import styled from 'styled-components';
import { Card } from '#src/engine/ui/Card.tsx';
import { FoldedSection } from '#src/engine/ui/onDemand/FoldedSection.tsx';
import { BREAKPOINT, color, PROSE_WIDTH, SPACE } from '#src/engine/ui/theme.ts';
import { Steps } from '../home/Steps.tsx';
import { INTRODUCTION, QUESTIONS, STEPS } from './content/biology.ts';

/** How to use the biology calculators, and common questions about them: two cards whose parts open one by one. */
export function BiologyInfo() {
  return (
    <Cards>
      <Card aria-labelledby="how-to">
        <h2 id="how-to">How to use the biology calculators</h2>
        <Introduction>{INTRODUCTION}</Introduction>
        <FoldedSection title="In four steps">
          <Steps steps={STEPS} />
        </FoldedSection>
      </Card>
      <Card aria-labelledby="questions">
        <h2 id="questions">Frequently asked questions</h2>
        {QUESTIONS.map(({ question, answer }) => (
          <FoldedSection key={question} title={question}>
            <p>{answer}</p>
          </FoldedSection>
        ))}
      </Card>
    </Cards>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${SPACE.s4};
  @media (min-width: ${BREAKPOINT.three}) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  h2 { margin-block-end: ${SPACE.s2}; }
  ol { grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)); }
`;

const Introduction = styled.p`
  max-width: ${PROSE_WIDTH};
  padding-block-end: ${SPACE.s3};
  color: ${color('inkMuted')};
`;
