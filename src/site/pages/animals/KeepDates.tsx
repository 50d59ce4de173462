import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { LineBox } from '#src/engine/form/widgets/controlLook.ts';
import { ANIMALS_PATH } from '#src/engine/kit/siteAddress.ts';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { SPACE } from '#src/engine/ui/theme.ts';
import { keepAnimals, storedAnimals, useKeptAnimals } from '#src/site/animals/animalStore.ts';
import { type KeptSpecies, LONGEST_NAME, withDates } from '#src/site/animals/keptAnimals.ts';

const FULL = 'No more can be kept: remove some under My animals first.';
const NO_NAME = 'Enter her name, or the number of her tag.';

interface KeepDatesProps {
  readonly species: KeptSpecies;
  /** What is in the form, as the fragment of a link. */
  readonly fragment: string;
}

/** Keeps the dates of a birth under 'My animals', for an animal that is there or for a new one. Only by this button. */
export function KeepDates({ species, fragment }: KeepDatesProps) {
  const { animals } = useKeptAnimals();
  const [name, setName] = useState('');
  const [words, setWords] = useState('');
  const id = useId();
  const others = animals.filter((animal) => animal.species === species);

  function keep(event: FormEvent): void {
    event.preventDefault();
    const called = name.trim();
    const next = called === '' ? null : withDates(storedAnimals().animals, { species, name: called, fragment });
    if (next === null) setWords(called === '' ? NO_NAME : FULL);
    else setWords(keepAnimals(next) ?? `Kept for ${called}, on this device only.`);
  }

  return (
    <Row method="dialog" noValidate autoComplete="off" data-print="no" onSubmit={keep}>
      <label htmlFor={id}>Keep these dates under My animals, for</label>
      <LineBox
        id={id}
        name="keptFor"
        list={`${id}-names`}
        maxLength={LONGEST_NAME}
        placeholder="Her name or tag"
        aria-invalid={words === NO_NAME || undefined}
        aria-describedby={`${id}-said`}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setWords('');
        }}
      />
      <datalist id={`${id}-names`}>
        {others.map((animal) => (
          <option key={animal.id} value={animal.name} />
        ))}
      </datalist>
      <QuietButton type="submit">Keep on this device</QuietButton>
      <span id={`${id}-said`} role="status">
        {words}
      </span>
      <Link to={ANIMALS_PATH}>My animals</Link>
    </Row>
  );
}

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${SPACE.s2} ${SPACE.s3};
  label { flex: 1 0 100%; font-weight: 600; }
  input { flex: 1 1 12rem; min-width: 0; }
  a { display: inline-flex; align-items: center; min-height: 2.75rem; }
  span:empty { position: absolute; }
`;
