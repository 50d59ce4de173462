import styled from 'styled-components';
import { grouped } from '#src/kit/format.ts';
import type { Figure, Tone } from '#src/kit/presentation.ts';
import { color } from '#src/ui/theme.ts';
import { exponentOf, inTwoParts, TIMES_TEN } from './powersOfTen.ts';

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
      <Power data-ten={TIMES_TEN} data-exponent={exponentOf(exponent)}>
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

/** The exponent is raised by style: the display face has no superior digits but 1, 2 and 3. Read is the plain one alone. */
const Power = styled.span`
  white-space: nowrap;
  &::before { content: attr(data-ten); content: attr(data-ten) / ''; }
  &::after {
    content: attr(data-exponent);
    content: attr(data-exponent) / '';
    font-size: 0.62em;
    line-height: 0;
    vertical-align: 0.55em;
  }
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
  ${({ $large }) => ($large ? `font-size: 0.5em; color: ${color('inkMuted')};` : '')}
`;
