import { type KeyboardEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { liveRegionText } from '#src/engine/kit/liveRegionText.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';

/** A box for a position in a text, counted from 1. Not a form: Enter here must not submit another form. */
export function GoToPosition({ length, onGo }: GoToPositionProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [{ refused, text }, setAnswer] = useState({ refused: false, text: '' });

  function go(): void {
    const position = readNumber(typed);
    const valid = position !== null && Number.isInteger(position) && position >= 1 && position <= length;
    const answer = valid
      ? `Position ${grouped(position)} is in view`
      : `Enter a whole number from 1 to ${grouped(length)}`;
    setAnswer((last) => ({ refused: !valid, text: liveRegionText(last.text, answer) }));
    if (valid) onGo(position);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    go();
  }

  return (
    <Line data-print="no">
      <label htmlFor={id}>Go to position</label>
      <Box
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        aria-invalid={refused}
        aria-describedby={`${id}-limits`}
      />
      <QuietButton type="button" onClick={go}>
        Go
      </QuietButton>
      <Limits id={`${id}-limits`} $refused={refused} aria-live="polite">
        {text}
      </Limits>
    </Line>
  );
}

interface GoToPositionProps {
  readonly length: number;
  /** @param position counted from 1, within the text */
  readonly onGo: (position: number) => void;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${SPACE.s2};
  font-size: ${TYPE.small};
`;

const Box = styled.input`
  width: 7rem;
  min-height: 2.75rem;
  padding: ${SPACE.s2} ${SPACE.s3};
  border: 1px solid ${color('control')};
  border-radius: ${RADIUS.control};
  background: ${color('surface')};
  font-variant-numeric: tabular-nums;
`;

const Limits = styled.span<{ readonly $refused: boolean }>`
  color: ${({ $refused }) => color($refused ? 'danger' : 'inkMuted')};
`;
