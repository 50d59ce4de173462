import { createContext, useContext } from 'react';
import styled from 'styled-components';
import { fixed } from '#src/engine/kit/format.ts';
import type { Figure, Tone } from '#src/engine/kit/presentation.ts';
import { roundedAt } from '#src/engine/kit/writing.ts';
import { color, FONT, TYPE } from '#src/engine/ui/theme.ts';
import { Bar } from './Bar.ts';
import { isBlank } from './exampleResult.ts';
import { GhostContext } from './GhostContext.ts';
import { NumberText } from './NumberText.tsx';
import { shownText } from './shownText.ts';

/** True on pages on toxicity and medicine: a dose is shown there in one unit only. */
export const OneUnitContext = createContext(false);

/**
 * A figure as text, with the value of the result object in a `<data>` element for scripts. The unit is outside of it,
 * and so is the reading in a better prefix.
 */
export function FigureValue({ figure, large = false }: FigureValueProps) {
  const { field, value, text, unit, tone } = figure;
  const hasOneUnit = useContext(OneUnitContext);
  const isGhost = useContext(GhostContext);
  const reading = hasOneUnit ? null : prefixedReading(figure);
  return (
    <Value $tone={tone}>
      {isGhost ? (
        <GhostText text={text} />
      ) : (
        <data value={value === null ? '' : String(value)} data-field={field}>
          <NumberText text={text} />
        </data>
      )}
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

function GhostText({ text }: { readonly text: string }) {
  return isBlank(text) ? <Bar $length={text.length} /> : <NumberText text={text} />;
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

/** Units that differ by a factor of a thousand, the largest first. What follows a slash stays. */
const UNIT_FAMILIES: readonly (readonly string[])[] = [
  ['kg', 'g', 'mg', 'µg', 'ng', 'pg', 'fg'],
  ['L', 'mL', 'µL', 'nL', 'pL'],
  ['km', 'm', 'mm', 'µm', 'nm', 'pm'],
  ['mol', 'mmol', 'µmol', 'nmol', 'pmol', 'fmol'],
  ['M', 'mM', 'µM', 'nM', 'pM', 'fM'],
  ['s', 'ms', 'µs', 'ns'],
  ['MDa', 'kDa', 'Da'],
];
/** A fraction of an amount per volume or time; grams per mole and doses per kilogram are not read in other prefixes. */
const UNIT_WITH_PREFIX = /^(?<unit>[^/]+)(?<per>\/(?:L|mL|µL|min|h|s))?$/;

/** Within these a number reads well in any unit. */
const LEAST_READABLE = 0.1;
const MOST_READABLE = 10_000;

/**
 * Returns a figure of less than 0.1 or of 10,000 and more in the prefix that makes it a number from 1 to 1000, with the
 * same digits: '15 µg' for 0.000015 g.
 *
 * @returns null where the figure reads well, its unit takes no prefixes, or none of them is near
 */
export function prefixedReading({ value, written, unit }: Figure): string | null {
  const { unit: base = '', per = '' } = UNIT_WITH_PREFIX.exec(unit ?? '')?.groups ?? {};
  const family = UNIT_FAMILIES.find((units) => units.includes(base));
  if (family === undefined || written === undefined || typeof value !== 'number') return null;
  const number = roundedAt(value * written.scale, written.lastPlace);
  const size = Math.abs(number);
  if (size === 0 || (size >= LEAST_READABLE && size < MOST_READABLE)) return null;
  const steps = Math.floor(Math.log10(size) / 3);
  const prefixed = family[family.indexOf(base) - steps];
  if (prefixed === undefined) return null;
  const digits = fixed(number / 1000 ** steps, Math.max(0, 3 * steps - written.lastPlace));
  return shownText(`${digits} ${prefixed}${per}`);
}
