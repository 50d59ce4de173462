import { useMemo } from 'react';
import styled from 'styled-components';
import { checkableFigures } from '#src/engine/exploring/answers/checkedAnswer.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { headlineFigures } from '#src/engine/kit/onDemand/twoValues.ts';
import { shownText } from '#src/engine/results/shownText.ts';
import { Working } from '#src/engine/results/Working.tsx';
import { color, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import type { Problem, Sheet } from '#src/engine/worksheet/makeProblems.ts';
import { AnswerPanel } from './AnswerPanel.tsx';

interface WorksheetPagesProps {
  readonly title: string;
  readonly definition: AnyCalculatorDefinition;
  readonly sheet: Sheet;
  readonly withAnswers: boolean;
}

/** The problems, each with room to write on paper and a box for the answer on the screen, and the answers with their working, which begin a new page. */
export function WorksheetPages({ title, definition, sheet, withAnswers }: WorksheetPagesProps) {
  const { problems, order } = sheet;
  return (
    <>
      <h3>
        {title}: worksheet {order.seed}
      </h3>
      <OnPaper>
        <span>Name</span>
        <span>Date</span>
      </OnPaper>
      <Problems aria-label="Problems">
        {problems.map((problem, index) => (
          <li key={JSON.stringify(problem.givens)}>
            <Givens>
              {problem.givens.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{shownText(text)}</dd>
                </div>
              ))}
            </Givens>
            <p>Find: {shownText(problem.asked)}.</p>
            <OwnAnswer definition={definition} problem={problem} within={`problem-${index + 1}`} />
            <Room />
          </li>
        ))}
      </Problems>
      {withAnswers && (
        <Answers>
          <h3>Answers to worksheet {order.seed}</h3>
          <Problems aria-label="Answers">
            {problems.map(({ givens, answer, presentation }) => (
              <li key={JSON.stringify(givens)}>
                <Answer>{shownText(answer)}</Answer>
                <Working steps={presentation.working} />
              </li>
            ))}
          </Problems>
        </Answers>
      )}
    </>
  );
}

interface OwnAnswerProps {
  readonly definition: AnyCalculatorDefinition;
  readonly problem: Problem;
  readonly within: string;
}

/** A box for what is asked, where that is a number or a day. */
function OwnAnswer({ definition, problem, within }: OwnAnswerProps) {
  const { draft, presentation } = problem;
  const subject = useMemo(() => ({ definition, draft, presentation }), [definition, draft, presentation]);
  const figures = useMemo(() => {
    const asked = headlineFigures(presentation).map(({ field }) => field);
    return checkableFigures({ presentation }).filter(({ field }) => asked.includes(field));
  }, [presentation]);
  return (
    <div data-print="no">
      <AnswerPanel subject={subject} within={within} figures={figures} />
    </div>
  );
}

const OnPaper = styled.p`
  display: none;
  @media print { display: flex; gap: ${SPACE.s5}; }
  span { flex: 1; padding-top: ${SPACE.s5}; border-bottom: 1px solid ${color('ink')}; }
`;

const Problems = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s4};
  margin-block: ${SPACE.s4};
  padding-inline-start: ${SPACE.s6};
  > li { break-inside: avoid; overflow-wrap: anywhere; }
  > li::marker { font-weight: 600; }
`;

const Givens = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${SPACE.s5};
  dt { color: ${color('inkMuted')}; font-size: ${TYPE.small}; }
  dd { margin: 0; }
`;

/** For the pencil. */
const Room = styled.div`
  @media print { height: 4.5rem; }
`;

const Answers = styled.section`
  @media print { break-before: page; }
`;

const Answer = styled.p`
  font-weight: 600;
`;
