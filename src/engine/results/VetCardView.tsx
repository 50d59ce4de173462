import { useId } from 'react';
import styled from 'styled-components';
import type { VetCard } from '#src/engine/kit/vetCard.ts';
import { SmallButton } from '#src/engine/ui/Button.tsx';
import { Cluster } from '#src/engine/ui/Layout.tsx';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { Announcement } from './Announcement.ts';
import { shownText } from './shownText.ts';
import { useAnnouncement } from './useAnnouncement.ts';
import { cardText, timeSince, type VetNotes, withNotes } from './vetNotes.ts';

export interface VetCardViewProps {
  readonly card: VetCard;
  readonly notes: VetNotes;
  readonly onNotes: (notes: VetNotes) => void;
  /** Level of its heading, below that of the advice which it belongs to. */
  readonly heading?: 'h3' | 'h4';
}

const LONGEST_NOTE = 200;

/**
 * What to read out on the phone, with boxes for what only the visitor knows. In print, what was not filled in are lines to write on.
 */
export function VetCardView({ card, notes, onNotes, heading = 'h3' }: VetCardViewProps) {
  const id = useId();
  const [announcement, announce] = useAnnouncement();
  const text = () => cardText(card, notes, new Date());
  function share(): void {
    import('./card/shareCard.ts')
      .then(({ shareCard }) => shareCard(text()))
      .then(announce, () => announce('The card could not be shared'));
  }
  function savePicture(): void {
    import('./card/cardPicture.ts')
      .then(({ saveCardPicture }) => saveCardPicture(text()))
      .then(announce, () => announce('The picture could not be made'));
  }
  return (
    <section aria-labelledby={id} data-vet-card>
      <Title as={heading} id={id}>
        For the vet
      </Title>
      <Rows>
        {[...card.known, ...card.asked].map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>
              <Written $hasBoxes={row.asks !== undefined}>{shownText(withNotes(row, notes, new Date()))}</Written>
              {row.asks?.map(({ key, label, kind, hint }) => (
                <Box key={key} data-print="no">
                  <label htmlFor={`${id}-${key}`}>{label}</label>
                  <input
                    id={`${id}-${key}`}
                    name={`vet-${key}`}
                    type={kind}
                    autoComplete="off"
                    maxLength={LONGEST_NOTE}
                    placeholder={hint}
                    value={notes[key] ?? ''}
                    onChange={({ target }) => onNotes({ ...notes, [key]: target.value })}
                  />
                  {kind === 'time' && <small>{timeSince(notes[key] ?? '', new Date())}</small>}
                </Box>
              ))}
            </dd>
          </div>
        ))}
      </Rows>
      <Cluster data-print="no" $gap="s2">
        <SmallButton type="button" onClick={share}>
          Share this card
        </SmallButton>
        <SmallButton type="button" onClick={savePicture}>
          Save as a picture
        </SmallButton>
        <Announcement>{announcement}</Announcement>
      </Cluster>
    </section>
  );
}

/** Where there are boxes, the line is written on paper alone. */
const Written = styled.span<{ readonly $hasBoxes: boolean }>`
  @media screen { display: ${({ $hasBoxes }) => ($hasBoxes ? 'none' : 'inline')}; }
`;

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${SPACE.s3};
  label { min-width: 6rem; font-weight: 400; }
`;

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
    flex: 1 1 14rem;
    min-width: 0;
    min-height: 2.75rem;
    padding: 0 ${SPACE.s2};
    border: 1px solid ${color('control')};
    border-radius: ${RADIUS.control};
    background: ${color('surface')};
  }
  input[type='time'] { flex: 0 0 auto; min-width: 8rem; }
  small { display: block; color: ${color('inkMuted')}; font-weight: 400; }
`;
