import { createContext, useContext } from 'react';
import styled from 'styled-components';
import type { Figure, Tone } from '#src/kit/presentation.ts';
import { color, FONT, TYPE } from '#src/ui/theme.ts';
import { NumberText } from './NumberText.tsx';
import { prefixedReading } from './prefixedReading.ts';

/** True on pages on toxicity and medicine: a dose is shown there in one unit only. */
export const OneUnitContext = createContext(false);

/**
 * A figure as text, with the value of the result object in a `<data>` element for scripts. The unit is outside of it,
 * and so is the reading in a better prefix.
 */
export function FigureValue({ figure, large = false }: FigureValueProps) {
  const { field, value, text, unit, tone } = figure;
  const hasOneUnit = useContext(OneUnitContext);
  const reading = hasOneUnit ? null : prefixedReading(figure);
  return (
    <Value $tone={tone}>
      <data value={value === null ? '' : String(value)} data-field={field}>
        <NumberText text={text} />
      </data>
      {unit !== undefined && (
        <>
          {'\u00a0'}
          <Unit $large={large}>{unit}</Unit>
        </>
      )}
      {reading !== null && <Reading data-prefixed>= {reading}</Reading>}
    </Value>
  );
}

interface FigureValueProps {
  readonly figure: Figure;
  /** Makes the unit of a large figure less prominent. */
  readonly large?: boolean;
}

const Value = styled.span<{ readonly $tone: Tone | undefined }>`
  font-variant-numeric: tabular-nums;
  overflow-wrap: break-word;
  ${({ $tone }) => ($tone === undefined ? '' : `color: ${color($tone)};`)}
`;

const Unit = styled.span<{ readonly $large: boolean }>`
  white-space: nowrap;
  ${({ $large }) => ($large ? `font-size: 0.5em; color: ${color('inkMuted')};` : '')}
`;

const Reading = styled.span`
  display: block;
  font-family: ${FONT.text};
  font-size: ${TYPE.body};
  font-weight: 500;
  letter-spacing: normal;
  line-height: 1.4;
  color: ${color('inkMuted')};
`;
