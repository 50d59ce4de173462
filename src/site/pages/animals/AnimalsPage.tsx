/**
 * The animals that a visitor keeps on this device, by choice: what is known of each, the dates of the dams, and the veterinarian's number.
 * No form for a dose or a poison is ever filled in from here.
 */
import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { TodayLine } from '#src/engine/kit/onDemand/todayLine.ts';
import { PrimaryButton, QuietButton, SmallButton } from '#src/engine/ui/Button.tsx';
import { Cluster, Container, Stack } from '#src/engine/ui/Layout.tsx';
import { Notice } from '#src/engine/ui/Notice.tsx';
import { branded, PageHead } from '#src/engine/ui/PageHead.tsx';
import { BREAKPOINT, PROSE_WIDTH, SPACE } from '#src/engine/ui/theme.ts';
import { keepAnimals, storedAnimals, useKeptAnimals } from '#src/site/animals/animalStore.ts';
import {
  type AnimalWords,
  type KeptAnimal,
  MOST_ANIMALS,
  MOST_SERVICES,
  withAnimal,
  withoutService,
  withService,
  withWords,
} from '#src/site/animals/keptAnimals.ts';
import { forgetOwnNumber, keepOwnNumber, OwnNumberBox } from '#src/site/help/OwnNumberBox.tsx';
import { OwnNumberCall } from '#src/site/help/OwnNumberCall.tsx';
import { useOwnNumber } from '#src/site/help/ownVeterinarian.ts';
import type { IsoDate } from '#workers/contract.ts';
import { PrintedFrom } from '../calculator/article/PrintedFrom.tsx';
import { LazyPart } from '../calculator/LazyPart.tsx';
import { useToday } from '../calculator/run/useEachDay.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import type { LoadDefinition } from '../notebook/runStep.ts';
import { AnimalCard } from './AnimalCard.tsx';
import { AnimalForm } from './AnimalForm.tsx';
import { ComingDays } from './ComingDays.tsx';
import { comingDays } from './comingDays.ts';
import { type DatesByService, serviceKey, useServiceDates } from './useServiceDates.ts';

const DESCRIPTION =
  'Your animals with their weights and the dates of their births, and your veterinarian’s number, kept on this device.';

const FULL = `No more can be kept: at most ${MOST_ANIMALS} animals, with ${MOST_SERVICES} matings each. Remove some first.`;

/** What Undo brings back. */
interface Before {
  readonly animals: readonly KeptAnimal[];
  /** The veterinarian's number, where it was erased as well; '' where it was not. */
  readonly number: string;
}

export function AnimalsPage({ load }: { readonly load: LoadDefinition }) {
  const { animals, fault, isKnown } = useKeptAnimals();
  const number = useOwnNumber();
  /** The animal in the form; null for a new one. */
  const [edited, setEdited] = useState<KeptAnimal | null | 'none'>('none');
  const [words, setWords] = useState('');
  const [undo, setUndo] = useState<Before | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const today = useToday();
  const dates = useServiceDates(animals, load);

  /** @param next null when there is no room for it */
  function change(next: readonly KeptAnimal[] | null, said: string, before: Before | null = null): void {
    setUndo(before);
    setWords(next === null ? FULL : said);
    if (next !== null) keepAnimals(next);
    setEdited('none');
    heading.current?.focus();
  }

  function keep({
    animal,
    said,
    mated,
  }: {
    animal: KeptAnimal | null;
    said: AnimalWords;
    mated: IsoDate | null;
  }): void {
    const { animals: now } = storedAnimals();
    const kept = animal === null ? withAnimal(now, said) : withWords(now, animal.id, said);
    const id = animal?.id ?? kept?.at(-1)?.id;
    const next =
      kept === null || mated === null || id === undefined ? kept : withService(kept, id, `matingDate=${mated}`);
    change(next, `${said.name} is kept on this device.`);
  }

  function eraseAll(): void {
    const before = { animals: storedAnimals().animals, number };
    forgetOwnNumber();
    change([], 'Everything is erased from this device.', before);
  }

  function bringBack(): void {
    if (undo === null) return;
    if (undo.number !== '') keepOwnNumber(undo.number);
    change(undo.animals, 'It is back.');
  }

  const events = [
    ...new Map(
      animals
        .flatMap((animal) =>
          animal.services.flatMap((service) => {
            const dated = dates.get(serviceKey(animal, service));
            return typeof dated === 'object' ? dated.events : [];
          }),
        )
        .map((event) => [`${event.first} ${event.title}`, event]),
    ).values(),
  ];
  return (
    <Page data-area="animals">
      <PageHead title={branded('My animals')} description={DESCRIPTION} keywords={[]} path={null} />
      <Stack $gap="s4">
        <h1 ref={heading} tabIndex={-1}>
          My animals
        </h1>
        <Lead data-print="no">
          What you keep here stays on this device; nothing is sent, and it works without a network. Whoever uses this
          browser can see it. It is never filled into a form for a dose or a poison: weigh your animal, and type it.
        </Lead>
        {fault !== null && (
          <Notice $tone="caution" role="status">
            {fault}
          </Notice>
        )}
        <Veterinarian data-call-numbers>
          <OwnNumberCall />
          <OwnNumberBox />
        </Veterinarian>
        <Said data-print="no">
          <span role="status">{words}</span>
          {undo !== null && (
            <SmallButton type="button" onClick={bringBack}>
              Undo
            </SmallButton>
          )}
        </Said>
        {edited !== 'none' ? (
          <LazyPart resetKey={edited}>
            <AnimalForm
              key={edited?.id}
              animal={edited}
              onKeep={(said, mated) => keep({ animal: edited, said, mated })}
              onLeave={() => {
                setEdited('none');
                heading.current?.focus();
              }}
            />
          </LazyPart>
        ) : (
          isKnown && (
            <Start data-print="no">
              {animals.length === 0 && (
                <>
                  <Drawing name="dog" width={64} />
                  <p>
                    Nothing is kept yet. Add an animal, or calculate the dates of a birth and press ‘Keep under My
                    animals’ below the calendar.
                  </p>
                </>
              )}
              <PrimaryButton type="button" onClick={() => setEdited(null)}>
                Add an animal
              </PrimaryButton>
            </Start>
          )
        )}
        <List>
          {byUrgency(animals, dates, today).map((animal) => (
            <AnimalCard
              key={animal.id}
              animal={animal}
              dates={dates}
              today={today}
              onEdit={() => setEdited(animal)}
              onRemove={() => {
                const { animals: now } = storedAnimals();
                change(
                  now.filter(({ id }) => id !== animal.id),
                  `${animal.name} is removed.`,
                  { animals: now, number: '' },
                );
              }}
              onRemoveService={(service) => {
                const { animals: now } = storedAnimals();
                change(withoutService(now, animal.id, service.id), `The dates of ${animal.name} are removed.`, {
                  animals: now,
                  number: '',
                });
              }}
            />
          ))}
        </List>
        {events.length > 0 && <ComingDays days={comingDays(events, today)} all={comingDays(events, FIRST_DAY)} />}
        {(animals.length > 0 || fault !== null || number !== '') && (
          <Cluster data-print="no">
            <QuietButton type="button" onClick={() => window.print()}>
              Print
            </QuietButton>
            <QuietButton type="button" onClick={eraseAll}>
              Erase everything on this page
            </QuietButton>
          </Cluster>
        )}
        <PrintedFrom />
        <noscript>
          <p>What is kept is shown by this page itself, which needs JavaScript.</p>
        </noscript>
      </Stack>
    </Page>
  );
}

/** Before all others: then nothing is over. */
const FIRST_DAY: IsoDate = '0001-01-01';

const ORDER: readonly TodayLine['tone'][] = ['alarm', 'caution', 'calm'];

/** Returns the animals with the loudest line first; the others stay in their order. */
function byUrgency(animals: readonly KeptAnimal[], dates: DatesByService, today: IsoDate): readonly KeptAnimal[] {
  const rank = (animal: KeptAnimal): number =>
    Math.min(
      ORDER.length,
      ...animal.services.map((service) => {
        const dated = dates.get(serviceKey(animal, service));
        return typeof dated === 'object' ? ORDER.indexOf(dated.lineOn(today).tone) : ORDER.length;
      }),
    );
  return animals.toSorted((one, other) => rank(one) - rank(other));
}

const Page = styled(Container)`
  padding-block: ${SPACE.s5} ${SPACE.s8};
`;

const Lead = styled.p`
  max-width: ${PROSE_WIDTH};
`;

const Veterinarian = styled.div`
  width: 100%;
  max-width: 30rem;
`;

const Start = styled.div`
  display: grid;
  justify-items: start;
  gap: ${SPACE.s3};
  > p { max-width: ${PROSE_WIDTH}; }
`;

const Said = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${SPACE.s2} ${SPACE.s3};
  &:not(:has(button, :not(:empty))) { position: absolute; }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s4};
  list-style: none;
  @media (min-width: ${BREAKPOINT.three}) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  &:empty { display: none; }
`;
