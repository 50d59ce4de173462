import styled from 'styled-components';
import { grouped } from '#src/kit/format.ts';
import type { Figure, Tone } from '#src/kit/presentation.ts';
import { color, TYPE } from '#src/ui/theme.ts';
import { powersOfTen } from './powersOfTen.ts';

/**
 * A figure as text, with the value of the result object in a `<data>` element for scripts. The unit is outside of it.
 */
export function FigureValue({ figure, large = false }: FigureValueProps) {
  const { field, value, text, unit, tone, isCount } = figure;
  return (
    <Value $tone={tone}>
      <data value={value === null ? '' : String(value)} data-field={field}>
        {isCount ? grouped(Number(text)) : powersOfTen(text)}
      </data>
      {unit !== undefined && (
        <>
          {'\u00a0'}
          <Unit $large={large}>{unit}</Unit>
        </>
      )}
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
  ${({ $large }) => ($large ? `font-size: ${TYPE.lead}; font-weight: 500; color: ${color('inkMuted')};` : '')}
`;
