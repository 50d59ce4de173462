import { useId } from 'react';
import styled from 'styled-components';
import { BREAKPOINT, color, SPACE, TYPE } from '#src/engine/ui/theme.ts';

/**
 * Reads the marks of a drawing one by one. A native slider, because its arrow keys work with every screen reader; keys
 * on an image do not.
 */
export function PointReader({ label, texts, reading, onRead }: PointReaderProps) {
  const id = useId();
  return (
    <Reader data-print="no">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={texts.length - 1}
        value={reading ?? 0}
        aria-valuetext={texts[reading ?? 0]}
        onFocus={() => onRead(reading ?? 0)}
        onChange={(event) => onRead(Number(event.target.value))}
      />
      {/* The slider already announces this. */}
      <Text aria-hidden>
        {reading === null ? 'Move the slider with the arrow keys, or point at the drawing.' : texts[reading]}
      </Text>
    </Reader>
  );
}

interface PointReaderProps {
  readonly label: string;
  /** The text of each stop, in order. */
  readonly texts: readonly string[];
  /** Index of the current stop; null before the first. */
  readonly reading: number | null;
  readonly onRead: (stop: number) => void;
}

const Reader = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  column-gap: ${SPACE.s3};
  font-size: ${TYPE.small};
  label { color: ${color('inkMuted')}; }
  input { min-height: 2.75rem; width: 100%; margin: 0; accent-color: ${color('accent')}; cursor: pointer; }
`;

const Text = styled.p`
  grid-column: 1 / -1;
  min-height: 3.1em;
  @media (min-width: ${BREAKPOINT.two}) { min-height: 1.55em; }
  font-variant-numeric: tabular-nums;
`;
