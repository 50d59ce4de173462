import styled from 'styled-components';
import { grouped } from '#src/kit/format.ts';
import type { Figure, Tone } from '#src/kit/presentation.ts';
import { color, TYPE } from '#src/ui/theme.ts';
import { inTwoParts, powerOfTen } from './powersOfTen.ts';

/**
 * A figure as text, with the value of the result object in a `<data>` element for scripts. The unit is outside of it.
 */
export function FigureValue({ figure, large = false }: FigureValueProps) {
  const { field, value, text, unit, tone, isCount } = figure;
  return (
    <Value $tone={tone}>
      <data value={value === null ? '' : String(value)} data-field={field}>
        {isCount ? grouped(Number(text)) : <NumberText text={text} />}
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

/** Draws '2.287e+8' as 2.287 × 10⁸; scripts, tests and the clipboard get what a spreadsheet reads. */
function NumberText({ text }: { readonly text: string }) {
  const parts = inTwoParts(text);
  if (parts === null) return text;
  const [mantissa, exponent] = parts;
  return (
    <>
      {mantissa}
      <Power data-power={powerOfTen(exponent)}>
        <Plain>e{exponent}</Plain>
      </Power>
    </>
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

/** The alternative text is empty, because the exponent itself is read. */
const Power = styled.span`
  white-space: nowrap;
  &::after { content: attr(data-power); content: attr(data-power) / ''; }
`;

/** Takes no room, but stays within the line: a text out of the flow would break the figure into two lines when read. */
const Plain = styled.span`
  display: inline-block;
  width: 0;
  height: 1em;
  overflow: hidden;
  clip-path: inset(50%);
  vertical-align: bottom;
`;

const Unit = styled.span<{ readonly $large: boolean }>`
  white-space: nowrap;
  ${({ $large }) => ($large ? `font-size: ${TYPE.lead}; font-weight: 500; color: ${color('inkMuted')};` : '')}
`;
