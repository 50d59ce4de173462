/**
 * The guide to pet emergencies: what to do when a pet has swallowed something. The phone numbers come before every
 * question; nothing is computed.
 */
import { memo, type RefObject, useCallback, useEffect, useReducer, useRef } from 'react';
import styled from 'styled-components';
import type { StandingWarning } from '#src/engine/kit/defineCalculator.ts';
import { petEmergencyPath } from '#src/engine/kit/siteAddress.ts';
import { branded, PageHead } from '#src/engine/ui/PageHead.tsx';
import { BREAKPOINT, color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { useRegion } from '#src/site/help/country.ts';
import type { FarmAnimal } from '#workers/reference/farmEmergencies.ts';
import { PET_EMERGENCIES, PET_EMERGENCY_GROUPS } from '#workers/reference/petEmergencies.ts';
import { SAFETY_NOTES } from '#workers/reference/safetyNotes.ts';
import { Below } from '../calculator/article/Below.ts';
import { PageHeader } from '../calculator/article/PageHeader.tsx';
import { PoisonPanel } from '../calculator/form/PoisonPanel.tsx';
import { PrerenderedPart } from '../calculator/LazyPart.tsx';
import { OwnNumberBox, PrintedFrom, RelatedCalculators } from '../calculator/lazyParts.ts';
import { AnimalChoice } from './AnimalChoice.tsx';
import { AnswerPanel } from './AnswerPanel.tsx';
import { answerTo, farmEntries, nameOf, UNKNOWN_THING } from './answer.ts';
import {
  type ChosenAnimal,
  type EmergencyState,
  emergencyReducer,
  isOnFarm,
  NO_ANSWERS,
  questionOf,
  type ThingId,
  thingAt,
} from './emergencyState.ts';
import { GuideColumns } from './GuideColumns.ts';
import type { GuidePageProps } from './guidePage.ts';
import { KeptAnimalsLink } from './KeptAnimalsLink.tsx';
import { ThingLinks } from './ThingLinks.tsx';
import { ThingSearch } from './ThingSearch.tsx';
import { useAddressedRow } from './useAddressedRow.ts';

const CALL_FIRST: StandingWarning = {
  tone: 'danger',
  title: 'Call now',
  texts: ['Do not wait for signs. Keep the package at hand, and look below while you wait on the line.'],
  never: SAFETY_NOTES.poisonDoNot,
  call: 'poison',
};

export function EmergencyPage({ meta, opening, Introduction, Explanation, back }: GuidePageProps) {
  const [state, dispatch] = useReducer(emergencyReducer, NO_ANSWERS);
  const heading = useRef<HTMLHeadingElement>(null);
  useAddressedRow(
    thingAt,
    useCallback((thing: ThingId | null) => dispatch({ type: 'addressed', thing }), []),
  );
  useAnswerFocus(heading, state);
  const type = useCallback((text: string) => dispatch({ type: 'typed', text }), []);
  const press = useCallback((name: string) => dispatch({ type: 'pressed', name }), []);
  const region = useRegion();
  const choose = (animal: ChosenAnimal): void => dispatch({ type: 'animal', animal });

  const answer = answerTo(state);
  const said = { animal: state.animal, words: state.said || nameOf(state.thing), region };
  const question = questionOf(state);
  const title = opening.title ?? meta.name;
  return (
    <GuideColumns data-area="emergency">
      <PageHead
        title={branded(title)}
        description={meta.description}
        keywords={opening.keywords}
        path={petEmergencyPath()}
      />
      <PageHeader title={title} description={null} back={back} isShort />
      <PoisonPanel
        warning={CALL_FIRST}
        about={question}
        ownNumber={<PrerenderedPart Part={OwnNumberBox} />}
        leadsToList={false}
      />
      <Questions data-print="no">
        <AnimalChoice animal={state.animal} onChoose={choose} />
        {isOnFarm(state.animal) ? (
          <FarmThings animal={state.animal} />
        ) : (
          <ThingSearch typed={state.typed} onType={type} onPress={press} />
        )}
      </Questions>
      <AnswerPlace>
        {answer === null ? (
          <NoAnswerYet />
        ) : (
          <AnswerPanel
            answer={answer}
            asked={question}
            said={said}
            thing={state.thing}
            ago={state.ago}
            onAgo={(ago) => dispatch({ type: 'ago', ago })}
            heading={heading}
          />
        )}
        {/* Choosing an animal does not move the focus, so the changed answer is announced. */}
        <VisuallyHidden role="status">{state.animal !== null && answer !== null ? answer.line : ''}</VisuallyHidden>
      </AnswerPlace>
      {state.typed.trim() === '' && !isOnFarm(state.animal) && <ThingList />}
      <PrerenderedPart Part={Introduction} />
      <Below data-below>
        <KeptAnimalsLink />
        <PrerenderedPart Part={PrintedFrom} />
        <PrerenderedPart Part={Explanation} />
        <PrerenderedPart Part={RelatedCalculators} id="pet-emergency" />
      </Below>
    </GuideColumns>
  );
}

const Questions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${SPACE.s4};
`;

const AnswerPlace = styled.div`
  position: relative;
  @media (min-width: ${BREAKPOINT.three}) { grid-row: span 2; grid-column: 2; }
`;

/** Placeholder of the answer, where there is room beside the questions. */
function NoAnswerYet() {
  return (
    <Sheet data-print="no">
      <p>Choose what it was, and you will see here:</p>
      <ul>
        <li>how urgent it is, in words</li>
        <li>what to do, and what never to do</li>
        <li>what to have ready for the call</li>
      </ul>
    </Sheet>
  );
}

const Sheet = styled.div`
  display: none;
  padding: ${SPACE.s5};
  border: 1px dashed ${color('line')};
  border-radius: ${RADIUS.card};
  color: ${color('inkMuted')};
  @media (min-width: ${BREAKPOINT.three}) { display: grid; gap: ${SPACE.s2}; }
  p { color: ${color('ink')}; font-size: ${TYPE.lead}; font-weight: 600; }
  ul { display: grid; gap: ${SPACE.s1}; padding-inline-start: ${SPACE.s4}; }
`;

/** What poisons a horse or a farm animal: few things, of which each is a link. */
function FarmThings({ animal }: { readonly animal: FarmAnimal | 'farm' }) {
  return (
    <section aria-labelledby="farm-things-heading">
      <FarmHeading id="farm-things-heading">What was it? If it is not on this list, call now as well.</FarmHeading>
      <ThingLinks things={farmEntries(animal)} />
    </section>
  );
}

const FarmHeading = styled.h2`
  margin-bottom: ${SPACE.s2};
  font-size: ${TYPE.body};
`;

/**
 * The whole list in its groups. The entry for unknown substances is first, so that the call need not wait until
 * all names are read.
 */
const ThingList = memo(function ThingList() {
  return (
    <Groups aria-labelledby="things-heading" data-print="no">
      <h2 id="things-heading">The whole list</h2>
      <ThingLinks things={[UNKNOWN_THING]} />
      {Object.entries(PET_EMERGENCY_GROUPS).map(([group, name]) => (
        <section key={group}>
          <h3>{name}</h3>
          <ThingLinks things={PET_EMERGENCIES.filter((entry) => entry.group === group)} />
        </section>
      ))}
    </Groups>
  );
});

const Groups = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s4};
  h2 { font-size: ${TYPE.h2}; }
  h3 { padding-block: ${SPACE.s2}; font-size: ${TYPE.lead}; }
`;

/** Moves the focus to the requested answer; after Back to the page without one, to the link that had opened it. */
function useAnswerFocus(
  heading: RefObject<HTMLHeadingElement | null>,
  { thing, times }: Pick<EmergencyState, 'thing' | 'times'>,
): void {
  const last = useRef<ThingId | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same entry may be opened again
  useEffect(() => {
    const before = last.current;
    // Runs after the focus management of page navigation.
    const frame = requestAnimationFrame(() => {
      last.current = thing;
      if (thing !== null) {
        heading.current?.focus({ preventScroll: true });
        heading.current?.scrollIntoView({ block: 'start' });
      } else if (before !== null) document.querySelector<HTMLElement>(`main a[href$="#${before}"]`)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [thing, times, heading]);
}
