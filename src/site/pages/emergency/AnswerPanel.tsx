import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type Ref, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { cardForVet } from '#src/engine/kit/onDemand/cardForVet.ts';
import { noteLines, type VetNotes } from '#src/engine/results/vetNotes.ts';
import { BREAKPOINT, color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { callLines } from '#src/site/help/callLines.ts';
import { CALL_YOUR_VETERINARIAN } from '#src/site/help/callYourVeterinarian.ts';
import { PoisonCalls } from '#src/site/help/PoisonCalls.tsx';
import type { PoisonQuestion } from '#src/site/help/straightToVeterinarian.ts';
import type { EatenAgo } from '#workers/reference/eatenAgo.ts';
import { NOT_ON_THE_LIST } from '#workers/reference/petEmergencies.ts';
import { LazyPart } from '../calculator/LazyPart.tsx';
import { SourceList, VetCardView } from '../calculator/lazyParts.ts';
import { AgoChoice } from './AgoChoice.tsx';
import { ANIMAL_NAMES, type Answer, agoSentence, HAVE_READY, nameOf, phoneText } from './answer.ts';
import { CallTools } from './CallTools.tsx';
import { carriedPath, type Said } from './carriedPath.ts';
import type { ThingId } from './emergencyState.ts';

interface AnswerPanelProps {
  readonly answer: Answer;
  /** What the answer is about. */
  readonly asked: PoisonQuestion;
  /** What a page for a dose is told. */
  readonly said: Said;
  readonly thing: ThingId | null;
  readonly ago: EatenAgo | null;
  readonly onAgo: (ago: EatenAgo) => void;
  /** Receives the focus when an entry is chosen. */
  readonly heading: Ref<HTMLHeadingElement>;
}

/** How urgent it is, whom to call, what to do and what not to do, in this order. */
export function AnswerPanel({ answer, asked, said, thing, ago, onAgo, heading }: AnswerPanelProps) {
  const [notes, setNotes] = useState<VetNotes>({});
  const { line, about, differs, why, do: steps, asides, dont, signs, doses, sources } = answer;
  const card = cardForVet({
    line,
    species: said.animal === null ? undefined : ANIMAL_NAMES[said.animal],
    what: thing === null || thing === NOT_ON_THE_LIST ? undefined : nameOf(thing),
    ago: ago ?? undefined,
  });
  const cardLines = () => [line, ...noteLines([...card.known, ...card.asked], notes, new Date())];
  return (
    <Panel aria-labelledby="answer-heading" data-urgency={answer.urgency}>
      <Urgent>
        <About>
          <TriangleAlert aria-hidden size={20} />
          {about}
        </About>
        <h2 id="answer-heading" ref={heading} tabIndex={-1}>
          {line}
        </h2>
        <AgoLine role="status">{agoSentence(ago, thing)}</AgoLine>
        <PoisonCalls about={asked}>
          <p>{CALL_YOUR_VETERINARIAN}</p>
        </PoisonCalls>
      </Urgent>
      <Words>
        <AgoChoice ago={ago} onChoose={onAgo} />
        {differs !== null && <Differs>{differs}</Differs>}
        <p>{why}</p>
        <h3>Do</h3>
        <p>{steps}</p>
        {asides.map((each) => (
          <p key={each}>{each}</p>
        ))}
        <p>{HAVE_READY}</p>
        <h3>Do not</h3>
        <ul>
          {dont.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <Signs>{signs}</Signs>
        {doses.map(({ id, label }) => (
          <Dose key={id}>
            <Link to={carriedPath(id, said)}>{label}</Link>
          </Dose>
        ))}
        <LazyPart resetKey={VetCardView}>
          <VetCardView card={card} notes={notes} onNotes={setNotes} />
        </LazyPart>
        <CallTools text={() => phoneText(answer, cardLines(), callLines('poison'))} />
        {sources.length > 0 && (
          <details data-print="no">
            <summary>Sources</summary>
            <LazyPart resetKey={sources}>
              <SourceList sources={sources} />
            </LazyPart>
          </details>
        )}
      </Words>
    </Panel>
  );
}

const Panel = styled.section`
  overflow: clip;
  border: 2px solid ${color('danger')};
  border-radius: ${RADIUS.card};
  background: ${color('surface')};
`;

const Urgent = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s2};
  padding: ${SPACE.s4};
  background: ${color('dangerTint')};
  /* Keeps the line above the heading visible after a scroll to the heading. */
  h2 { color: ${color('danger')}; margin-bottom: ${SPACE.s1}; scroll-margin-top: ${SPACE.s7}; }
  h2:focus-visible { box-shadow: none; }
  @media print { background: none; }
`;

const About = styled.p`
  display: flex;
  align-items: center;
  gap: ${SPACE.s2};
  color: ${color('danger')};
  font-weight: 600;
  svg { flex: none; }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s3};
  padding: ${SPACE.s4};
  line-height: 1.5;
  @media (min-width: ${BREAKPOINT.two}) { padding: ${SPACE.s4} ${SPACE.s5} ${SPACE.s5}; }
  h3 { margin-top: ${SPACE.s1}; font-size: ${TYPE.lead}; }
  ul { display: grid; gap: ${SPACE.s1}; padding-inline-start: ${SPACE.s4}; font-weight: 600; }
  summary { min-height: 2.75rem; align-content: center; cursor: pointer; font-weight: 600; }
`;

const Signs = styled.p`
  padding: ${SPACE.s3} ${SPACE.s4};
  border-radius: ${RADIUS.control};
  background: ${color('dangerTint')};
  color: ${color('danger')};
  font-weight: 600;
`;

/** Not there before the question is answered. */
const AgoLine = styled.p`
  font-weight: 600;
  &:empty { position: absolute; }
`;

const Differs = styled.p`
  font-weight: 600;
`;

const Dose = styled.p`
  a { display: inline-flex; align-items: center; min-height: 2.75rem; font-weight: 600; }
`;
