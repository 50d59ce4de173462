/**
 * The guide to emergencies that are not poisonings: what to do now for an animal that is ill, hurt or giving birth. No poison line is on
 * it, on the screen, on paper or in a text that leaves it. Nothing is computed.
 */
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { animalEmergencyPath } from '#src/engine/kit/siteAddress.ts';
import { branded, PageHead } from '#src/engine/ui/PageHead.tsx';
import { BREAKPOINT, color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { animalUrgencyLine } from '#src/site/catalog/animalUrgencyLine.ts';
import { likelyEmergencyRows } from '#src/site/catalog/meantEmergencies.ts';
import { VeterinarianCall } from '#src/site/help/VeterinarianCall.tsx';
import {
  ANIMAL_EMERGENCIES,
  type AnimalEmergency,
  type AnimalEmergencyId,
} from '#workers/reference/animalEmergencies.ts';
import { ANIMAL_NOT_LISTED } from '#workers/reference/animalEmergencyAdvice.ts';
import { Below } from '../calculator/article/Below.ts';
import { PageHeader } from '../calculator/article/PageHeader.tsx';
import { PrerenderedPart } from '../calculator/LazyPart.tsx';
import { OwnNumberBox, PrintedFrom, RelatedCalculators } from '../calculator/lazyParts.ts';
import { GuideBox } from './GuideBox.tsx';
import { GuideColumns } from './GuideColumns.ts';
import type { GuidePageProps } from './guidePage.ts';
import { KeptAnimalsLink } from './KeptAnimalsLink.tsx';
import { Radios } from './Radios.tsx';
import { TroubleRow } from './TroubleRow.tsx';
import { isFarmChoice, rowsFor, TROUBLE_ANIMALS, type TroubleAnimal, troubleAt } from './troubleAnimals.ts';
import { useAddressedRow } from './useAddressedRow.ts';

const CHOICES = (Object.keys(TROUBLE_ANIMALS) as readonly TroubleAnimal[]).map((value) => ({
  value,
  label: TROUBLE_ANIMALS[value],
}));

export function TroublePage({ meta, opening, Introduction, Explanation, back }: GuidePageProps) {
  const [animal, setAnimal] = useState<TroubleAnimal | null>(null);
  const [typed, setTyped] = useState('');
  const { opened, said, toggle } = useOpenedRows(setTyped);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const title = opening.title ?? meta.name;
  const isFarm = isFarmChoice(animal);

  const isBlank = typed.trim() === '';
  const likely = isBlank ? [] : likelyEmergencyRows(typed);
  const rows = rowsFor(likely.length === 0 ? ANIMAL_EMERGENCIES : likely, animal);
  return (
    <Page data-area="emergency">
      <PageHead
        title={branded(title)}
        description={meta.description}
        keywords={opening.keywords}
        path={animalEmergencyPath()}
      />
      <PageHeader title={title} description={null} back={back} isShort />
      <Start>
        <Calls aria-labelledby="warning-heading" data-warning>
          <h2 id="warning-heading">Call now, then look below</h2>
          <VeterinarianCall isFarm={isFarm} />
          <PrerenderedPart Part={OwnNumberBox} />
        </Calls>
        <Questions data-print="no">
          <Radios name="animal" legend="Which animal?" options={CHOICES} chosen={animal} onChoose={setAnimal} />
          {animal === 'other' && <b role="status">{ANIMAL_NOT_LISTED}</b>}
          <Box
            method="dialog"
            noValidate
            autoComplete="off"
            onSubmit={(event) => {
              event.preventDefault();
              const [first] = rows;
              if (!isBlank && first !== undefined) toggle(first, true);
            }}
          >
            <label htmlFor={id}>What do you see?</label>
            <GuideBox
              ref={box}
              id={id}
              name="seen"
              placeholder="Type it: cannot pee, colic, fit …"
              typed={typed}
              onType={setTyped}
            />
            <Count role="status">{isBlank ? '' : countOf(likely.length)}</Count>
          </Box>
        </Questions>
      </Start>
      <List aria-labelledby="rows-heading">
        <VisuallyHidden as="h2" id="rows-heading">
          What it may be
        </VisuallyHidden>
        {rows.map((row) => (
          <TroubleRow key={row.id} row={row} animal={animal} isOpen={opened.has(row.id)} onToggle={toggle} />
        ))}
        <VisuallyHidden role="status">{said === null ? '' : animalUrgencyLine(said, isFarm)}</VisuallyHidden>
      </List>
      <PrerenderedPart Part={Introduction} />
      <Below data-below>
        <KeptAnimalsLink />
        <PrerenderedPart Part={PrintedFrom} />
        <PrerenderedPart Part={Explanation} />
        <PrerenderedPart Part={RelatedCalculators} id="animal-emergency" />
      </Below>
    </Page>
  );
}

function countOf(found: number): string {
  if (found === 0) return 'Nothing here is called that. Call a veterinarian now and say what you see. The whole list:';
  return found === 1 ? '1 emergency on the list' : `${found} emergencies on the list`;
}

/**
 * The rows that are open: those that the visitor opened, and the one that the URL names, whose urgency receives the focus.
 *
 * @param onType has to be a stable reference
 */
function useOpenedRows(onType: (text: string) => void) {
  const [opened, setOpened] = useState<ReadonlySet<AnimalEmergencyId>>(new Set());
  const [said, setSaid] = useState<AnimalEmergency | null>(null);
  const [addressed, setAddressed] = useState<{ readonly id: AnimalEmergencyId } | null>(null);
  const toggle = useCallback((row: AnimalEmergency, isOpen: boolean) => {
    setOpened((before) => {
      if (before.has(row.id) === isOpen) return before;
      const after = new Set(before);
      if (isOpen) after.add(row.id);
      else after.delete(row.id);
      return after;
    });
    if (isOpen) setSaid(row);
  }, []);
  useAddressedRow(
    troubleAt,
    useCallback(
      (row: AnimalEmergency | null) => {
        if (row === null) return;
        // What was typed may hide it.
        onType('');
        toggle(row, true);
        setAddressed({ id: row.id });
      },
      [onType, toggle],
    ),
  );
  useEffect(() => {
    if (addressed === null) return;
    // Runs after the focus management of page navigation.
    const frame = requestAnimationFrame(() => {
      const heading = document.getElementById(addressed.id);
      heading?.focus({ preventScroll: true });
      heading?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [addressed]);
  return { opened, said, toggle };
}

const Page = styled(GuideColumns)`
  @media not all and (min-width: ${BREAKPOINT.two}) { row-gap: ${SPACE.s3}; }
`;

/** Whom to call, and the questions: beside the list, where there is room. */
const Start = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: inherit;
`;

const Calls = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s2};
  padding: ${SPACE.s3} ${SPACE.s4};
  border: 2px solid ${color('danger')};
  border-radius: ${RADIUS.card};
  background: ${color('surface')};
  line-height: 1.35;
  h2 { color: ${color('danger')}; font-size: ${TYPE.h3}; }
  @media not all and (min-width: ${BREAKPOINT.two}) { gap: ${SPACE.s1}; padding: ${SPACE.s2} ${SPACE.s3}; font-size: ${TYPE.small}; }
`;

const Questions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s3};
`;

const Box = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s2};
  > label { font-weight: 600; }
`;

const Count = styled.p`
  color: ${color('inkMuted')};
  font-size: ${TYPE.small};
  &:empty { position: absolute; }
`;

const List = styled.section`
  /* On paper what was opened is enough. */
  @media print { &:has(> details[open]) > details:not([open]) { display: none; } }
`;
