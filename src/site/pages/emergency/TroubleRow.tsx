import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { cardForTrouble } from '#src/engine/kit/onDemand/cardForVet.ts';
import { calculatorPath, petEmergencyPath } from '#src/engine/kit/siteAddress.ts';
import { noteLines, type VetNotes } from '#src/engine/results/vetNotes.ts';
import { BREAKPOINT, color, FONT, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { animalUrgencyLine } from '#src/site/catalog/animalUrgencyLine.ts';
import { callLines } from '#src/site/help/callLines.ts';
import type { AnimalEmergency } from '#workers/reference/animalEmergencies.ts';
import { ANIMAL_EMERGENCY_ADVICE } from '#workers/reference/animalEmergencyAdvice.ts';
import type { GestatingSpecies } from '#workers/reference/gestation.ts';
import { LazyPart } from '../calculator/LazyPart.tsx';
import { SourceList, VetCardView } from '../calculator/lazyParts.ts';
import { CallTools } from './CallTools.tsx';
import { isAbout, isFarmChoice, SPECIES_NAMES, speciesForVet, type TroubleAnimal } from './troubleAnimals.ts';

interface TroubleRowProps {
  readonly row: AnimalEmergency;
  readonly animal: TroubleAnimal | null;
  readonly isOpen: boolean;
  readonly onToggle: (row: AnimalEmergency, isOpen: boolean) => void;
}

/**
 * An emergency: how urgent it is, what matters most, what to do and what not to do, in this order. It opens without a script, also by the
 * fragment of a link, whose target is inside.
 */
export function TroubleRow({ row, animal, isOpen, onToggle }: TroubleRowProps) {
  const { id, title } = row;
  const advice = ANIMAL_EMERGENCY_ADVICE[id];
  const { first, do: steps, dont, sooner, lesser, ask, pages, sources } = advice;
  const line = animalUrgencyLine(row, isFarmChoice(animal));
  const [notes, setNotes] = useState<VetNotes>({});
  const card = cardForTrouble({ line, species: speciesForVet(animal), what: title });
  return (
    <Frame open={isOpen} onToggle={({ currentTarget }) => onToggle(row, currentTarget.open)} data-urgency={row.urgency}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <Words>
        <Urgency id={id} tabIndex={-1}>
          {line}
        </Urgency>
        <First>{first}</First>
        <p>
          <b>Do</b> {steps}
        </p>
        <p>
          <b>Do not</b> {dont}
        </p>
        {[sooner, lesser, ask].map((each) => each !== undefined && <p key={each}>{each}</p>)}
        {pages !== undefined && <BirthPages pages={pages} animal={animal} />}
        {row.mayBePoison && (
          <p>
            Could it have swallowed something? <Link to={petEmergencyPath()}>My pet ate something</Link>
          </p>
        )}
        {isOpen && (
          <LazyPart resetKey={VetCardView}>
            <VetCardView card={card} notes={notes} onNotes={setNotes} heading="h4" />
          </LazyPart>
        )}
        <CallTools
          text={() =>
            [
              line,
              ...noteLines([...card.known, ...card.asked], notes, new Date()),
              ...[first, steps, dont, sooner, lesser, ask].filter((each) => each !== undefined),
              ...callLines('veterinarian'),
            ].join('\n')
          }
        />
        <details data-print="no">
          <summary>Sources</summary>
          <LazyPart resetKey={sources}>
            <SourceList sources={sources} />
          </LazyPart>
        </details>
      </Words>
    </Frame>
  );
}

interface BirthPagesProps {
  readonly pages: Readonly<Partial<Record<GestatingSpecies, string>>>;
  readonly animal: TroubleAnimal | null;
}

/** The choice of animal goes on to the page about its birth. */
function BirthPages({ pages, animal }: BirthPagesProps) {
  const all = Object.entries(pages) as readonly (readonly [GestatingSpecies, string])[];
  const chosen = all.filter(([species]) => isAbout({ animals: [species] }, animal));
  return (
    <Chips aria-label="The page about the birth">
      {(chosen.length > 0 ? chosen : all).map(([species, page]) => (
        <li key={species}>
          <Link to={calculatorPath(page)}>{SPECIES_NAMES[species]}</Link>
        </li>
      ))}
    </Chips>
  );
}

const Frame = styled.details`
  border-block-start: 1px solid ${color('line')};
  > summary {
    display: flex;
    align-items: center;
    gap: ${SPACE.s2};
    min-height: 2.75rem;
    padding-block: ${SPACE.s1};
    cursor: pointer;
    &::before { content: '+'; flex: none; width: 1.25rem; color: ${color('danger')}; font-weight: 600; text-align: center; }
    h3 { font: inherit; font-weight: 600; }
    &:hover h3 { text-decoration: underline; }
  }
  &[open] > summary::before { content: '−'; }
  > summary::-webkit-details-marker { display: none; }
  @media print {
    break-inside: avoid;
    > summary::before { content: none; }
    /* Where nothing was opened, all is printed. */
    &::details-content { content-visibility: visible; block-size: auto; }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s3};
  margin-block-end: ${SPACE.s4};
  padding: ${SPACE.s4};
  border: 2px solid ${color('danger')};
  border-radius: ${RADIUS.card};
  background: ${color('surface')};
  line-height: 1.5;
  @media (min-width: ${BREAKPOINT.two}) { padding: ${SPACE.s4} ${SPACE.s5} ${SPACE.s5}; }
  summary { min-height: 2.75rem; align-content: center; cursor: pointer; font-weight: 600; }
  p > b { display: block; font-weight: 600; }
  @media print { border-width: 1px; }
`;

const Urgency = styled.h4`
  color: ${color('danger')};
  font-family: ${FONT.display};
  font-size: ${TYPE.h3};
  line-height: 1.3;
  /* Keeps the title above it visible after a scroll to it. */
  scroll-margin-top: ${SPACE.s8};
  &:focus-visible { outline: none; box-shadow: none; }
`;

const First = styled.p`
  font-size: ${TYPE.h3};
  font-weight: 600;
  line-height: 1.35;
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.s2};
  list-style: none;
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding: ${SPACE.s1} ${SPACE.s3};
    border: 1px solid ${color('control')};
    border-radius: ${RADIUS.control};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover { border-color: ${color('accent')}; text-decoration: underline; }
`;
