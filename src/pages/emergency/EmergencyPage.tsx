/**
 * The guide to pet emergencies: what to do when a pet has swallowed something. The phone numbers come before every
 * question; nothing is computed.
 */
import { useCallback, useReducer, useRef } from 'react';
import styled from 'styled-components';
import { PoisonHelp } from '#src/help/PoisonHelp.tsx';
import type { CalculatorOpening } from '#src/kit/content.ts';
import type { StandingWarning } from '#src/kit/defineCalculator.ts';
import type { CalculatorMeta } from '#src/kit/meta.ts';
import { petEmergencyPath } from '#src/kit/siteAddress.ts';
import { PageHeader } from '#src/pages/calculator/article/PageHeader.tsx';
import { SafetyWarning } from '#src/pages/calculator/form/SafetyWarning.tsx';
import { Later } from '#src/pages/calculator/Later.tsx';
import { OwnNumberBox, PrintedFrom, preloadLaterParts, RelatedCalculators } from '#src/pages/calculator/laterParts.ts';
import { Container } from '#src/ui/Layout.tsx';
import { branded, PageHead } from '#src/ui/PageHead.tsx';
import type { Preloadable } from '#src/ui/preloadable.tsx';
import { BREAKPOINT, SPACE } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { PetEmergencyId } from '#workers/reference/petEmergencies.ts';
import { SAFETY_NOTES } from '#workers/reference/safetyNotes.ts';
import { AnimalChoice } from './AnimalChoice.tsx';
import { AnswerPanel } from './AnswerPanel.tsx';
import { answerTo } from './answer.ts';
import { type ChosenAnimal, emergencyReducer, NO_ANSWERS } from './emergencyState.ts';
import { NoAnswerYet } from './NoAnswerYet.tsx';
import { ThingList } from './ThingList.tsx';
import { ThingSearch } from './ThingSearch.tsx';
import { useAddress, useAnswerFocus } from './useAddress.ts';

export interface EmergencyPageProps {
  readonly meta: CalculatorMeta;
  readonly opening: CalculatorOpening;
  /** Guide, questions and answers, and notes. */
  readonly Introduction: Preloadable<object>;
  readonly Explanation: Preloadable<object>;
  readonly back: { readonly to: string; readonly label: string } | null;
}

const CALL_FIRST: StandingWarning = {
  tone: 'danger',
  title: 'Call now',
  texts: ['Do not wait for signs. Keep the package at hand, and look below while you wait on the line.'],
  never: SAFETY_NOTES.poisonDoNot,
  call: 'poison',
};

/**
 * Loads everything that the page needs in order to render synchronously.
 *
 * @param isWhole also loads what is below the list, for a page that was not prerendered
 */
export async function prepareEmergencyPage(
  { Introduction, Explanation }: EmergencyPageProps,
  isWhole: boolean,
): Promise<void> {
  await Promise.all([
    isWhole ? Introduction.preload() : null,
    isWhole ? Explanation.preload() : null,
    isWhole ? OwnNumberBox.preload() : null,
    import.meta.env.SSR ? preloadLaterParts() : null,
  ]);
}

export function EmergencyPage({ meta, opening, Introduction, Explanation, back }: EmergencyPageProps) {
  const [state, dispatch] = useReducer(emergencyReducer, NO_ANSWERS);
  const heading = useRef<HTMLHeadingElement>(null);
  useAddress(useCallback((thing: PetEmergencyId | null) => dispatch({ type: 'addressed', thing }), []));
  useAnswerFocus(heading, state);
  const type = useCallback((text: string) => dispatch({ type: 'typed', text }), []);
  const choose = (animal: ChosenAnimal): void => dispatch({ type: 'animal', animal });

  const answer = answerTo(state);
  const title = opening.title ?? meta.name;
  return (
    <Page data-area="emergency">
      <PageHead
        title={branded(title)}
        description={meta.description}
        keywords={opening.keywords}
        path={petEmergencyPath()}
      />
      <PageHeader title={title} description={null} back={back} isShort />
      <SafetyWarning
        warning={CALL_FIRST}
        helplines={<PoisonHelp about={state} />}
        ownNumber={<Later Part={OwnNumberBox} />}
        leadsToList={false}
      />
      <Questions data-print="no">
        <AnimalChoice animal={state.animal} onChoose={choose} />
        <ThingSearch typed={state.typed} onType={type} />
      </Questions>
      <AnswerPlace>
        {answer === null ? <NoAnswerYet /> : <AnswerPanel answer={answer} asked={state} heading={heading} />}
        {/* Choosing an animal does not move the focus, so the changed answer is announced. */}
        <VisuallyHidden role="status">{state.animal !== null && answer !== null ? answer.line : ''}</VisuallyHidden>
      </AnswerPlace>
      {state.typed.trim() === '' && <ThingList />}
      <Later Part={Introduction} />
      <Below data-below>
        <Later Part={PrintedFrom} />
        <Later Part={Explanation} />
        <Later Part={RelatedCalculators} id="pet-emergency" />
      </Below>
    </Page>
  );
}

/** The questions and the list on one side, the answer on the other where there is room; else one below the other. */
const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${SPACE.s4};
  padding-block: ${SPACE.s4} ${SPACE.s8};
  > header { grid-column: 1 / -1; }
  @media (min-width: ${BREAKPOINT.three}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${SPACE.s5};
  }
`;

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

const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${SPACE.s7};
  grid-column: 1 / -1;
  margin-top: ${SPACE.s5};
  /* After the introduction, which is moved down on a small screen. */
  @media not all and (min-width: ${BREAKPOINT.two}) { order: 2; }
`;
