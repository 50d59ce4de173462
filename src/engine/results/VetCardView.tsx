import { useId } from 'react';
import styled from 'styled-components';
import type { VetCard } from '#src/engine/kit/vetCard.ts';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { shownText } from './shownText.ts';
import { timeSince, type VetNotes } from './vetNotes.ts';

interface VetCardViewProps {
  readonly card: VetCard;
  readonly notes: VetNotes;
  readonly onNotes: (notes: VetNotes) => void;
}

const LONGEST_NOTE = 200;

/**
 * What to read out on the phone, with boxes for what only the visitor knows. In print the boxes are lines to write on.
 */
export function VetCardView({ card: { rows, asks }, notes, onNotes }: VetCardViewProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-vet-card>
      <Title id={id}>For the vet</Title>
      <Rows>
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{shownText(text)}</dd>
          </div>
        ))}
        {asks.map(({ key, label, kind, hint }) => {
          const note = notes[key] ?? '';
          return (
            <div key={key}>
              <dt>
                <label htmlFor={`${id}-${key}`}>{label}</label>
              </dt>
              <dd>
                <input
                  id={`${id}-${key}`}
                  name={`vet-${key}`}
                  type={kind}
                  autoComplete="off"
                  maxLength={LONGEST_NOTE}
                  placeholder={hint}
                  value={note}
                  onChange={({ target }) => onNotes({ ...notes, [key]: target.value })}
                />
                {kind === 'time' && note !== '' && <small>{timeSince(note, new Date())}</small>}
              </dd>
            </div>
          );
        })}
      </Rows>
    </section>
  );
}

const Title = styled.h3`
  font-size: ${TYPE.h3};
`;

const Rows = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${SPACE.s2};
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${SPACE.s4};
    min-height: 2.75rem;
    padding-block: ${SPACE.s2};
    border-top: 1px solid ${color('line')};
    @media print { break-inside: avoid; }
  }
  dt { min-width: 7rem; color: ${color('inkMuted')}; font-size: ${TYPE.small}; }
  dd { flex: 1 1 10rem; min-width: 0; overflow-wrap: anywhere; font-weight: 600; }
  input {
    width: 100%;
    min-height: 2.75rem;
    padding: 0 ${SPACE.s2};
    border: 1px solid ${color('control')};
    border-radius: ${RADIUS.control};
    background: ${color('surface')};
    @media print { border-width: 0 0 1px; border-radius: 0; &::placeholder { color: transparent; } }
  }
  /* Room for text on a phone. */
  dd:has(> input[type='text']) { flex-basis: 14rem; }
  input[type='time'] { width: auto; min-width: 8rem; }
  small { display: block; color: ${color('inkMuted')}; font-weight: 400; }
`;
