import styled from 'styled-components';
import { shownText } from '#src/engine/results/shownText.ts';
import { Working } from '#src/engine/results/Working.tsx';
import { color, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import type { Sheet } from '#src/engine/worksheet/makeProblems.ts';

interface WorksheetPagesProps {
  readonly title: string;
  readonly sheet: Sheet;
  readonly withAnswers: boolean;
}

/** The problems, with room to write on paper, and the answers with their working, which begin a new page. */
export function WorksheetPages({ title, sheet, withAnswers }: WorksheetPagesProps) {
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
        {problems.map(({ givens, asked }) => (
          <li key={JSON.stringify(givens)}>
            <Givens>
              {givens.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{shownText(text)}</dd>
                </div>
              ))}
            </Givens>
            <p>Find: {shownText(asked)}.</p>
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
