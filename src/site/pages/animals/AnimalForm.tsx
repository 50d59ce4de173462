import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { FieldList } from '#src/engine/form/FieldList.tsx';
import type { Fault } from '#src/engine/form/FormEnvironment.ts';
import { useLaterFocus } from '#src/engine/form/useLaterFocus.ts';
import type { Value } from '#src/engine/kit/fields.ts';
import { localDay } from '#src/engine/kit/localDay.ts';
import { PrimaryButton, QuietButton } from '#src/engine/ui/Button.tsx';
import { Card } from '#src/engine/ui/Card.tsx';
import { Cluster } from '#src/engine/ui/Layout.tsx';
import { color, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import type { AnimalWords, KeptAnimal } from '#src/site/animals/keptAnimals.ts';
import type { IsoDate } from '#workers/contract.ts';
import { ToolForm } from '../calculator/onDemand/ToolForm.tsx';
import { ANIMAL_FIELDS, readAnimal, valuesOf } from './animalFields.ts';

interface AnimalFormProps {
  /** Null for a new one. */
  readonly animal: KeptAnimal | null;
  readonly onKeep: (words: AnimalWords, matingDate: IsoDate | null) => void;
  readonly onLeave: () => void;
}

/** Enters or changes an animal. Nothing is kept before the button is pressed. */
export function AnimalForm({ animal, onKeep, onLeave }: AnimalFormProps) {
  const [values, setValues] = useState(() => valuesOf(animal, localDay(new Date())));
  const [wrong, setWrong] = useState<{ readonly field: string; readonly complaint: string } | null>(null);
  const whole = useRef<HTMLElement>(null);
  const focusLater = useLaterFocus(whole);
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is opened
  useEffect(() => focusLater('name'), []);

  function keep(): void {
    const read = readAnimal(values);
    if ('words' in read) onKeep(read.words, read.matingDate);
    else {
      setWrong(read);
      focusLater(read.field);
    }
  }

  const fault: Fault | null = wrong && {
    messageId: id,
    controls: new Set([wrong.field]),
    owner: null,
    hasBox: false,
    beside: [],
  };
  return (
    <Card ref={whole} aria-labelledby={`${id}-heading`}>
      <ToolForm fields={ANIMAL_FIELDS} fault={fault} onAsk={keep}>
        <h2 id={`${id}-heading`}>{animal === null ? 'A new animal' : `Change ${animal.name}`}</h2>
        <FieldList
          fields={ANIMAL_FIELDS}
          values={values}
          onEdit={(name: string, value: Value) => {
            setValues((before) => ({ ...before, [name]: value }));
            setWrong(null);
          }}
        />
        <Wrong role="alert" id={id}>
          {wrong?.complaint}
        </Wrong>
        <Cluster>
          <PrimaryButton type="submit">Keep on this device</PrimaryButton>
          <QuietButton type="button" onClick={onLeave}>
            Cancel
          </QuietButton>
        </Cluster>
      </ToolForm>
    </Card>
  );
}

const Wrong = styled.p`
  margin-block-end: ${SPACE.s2};
  color: ${color('danger')};
  font-size: ${TYPE.small};
  font-weight: 600;
  &:empty { display: none; }
`;
