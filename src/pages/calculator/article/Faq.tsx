import styled from 'styled-components';
import type { CalculatorContent } from '#src/kit/content.ts';
import { forEyes } from '#src/kit/forEyes.ts';
import { BREAKPOINT, color, PROSE_WIDTH, SPACE, TYPE } from '#src/ui/theme.ts';
import { Section } from '../panel/Section.tsx';

/** Questions and answers, all of them expanded: they are short, and can be found by the browser's search. */
export function Faq({ questions }: { readonly questions: CalculatorContent['faq'] }) {
  return (
    <Section id="faq-heading" heading="Frequently Asked Questions">
      <Questions>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <h3>{forEyes(question)}</h3>
            <p>{forEyes(answer)}</p>
          </div>
        ))}
      </Questions>
    </Section>
  );
}

const Questions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s5};
  @media (min-width: ${BREAKPOINT.three}) { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${SPACE.s4} ${SPACE.s6}; }
  > div { max-width: ${PROSE_WIDTH}; padding-top: ${SPACE.s3}; border-top: 1px solid ${color('line')}; }
  h3 { font-size: ${TYPE.body}; line-height: 1.4; margin-bottom: ${SPACE.s1}; }
  p { font-size: ${TYPE.small}; color: ${color('inkMuted')}; }
`;
