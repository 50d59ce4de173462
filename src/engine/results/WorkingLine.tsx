import styled from 'styled-components';
import type { Figure, WorkingStep } from '#src/engine/kit/presentation.ts';
import { color, FONT, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { BlockTitle } from './Block.ts';
import { type Drawn, drawnFractions } from './fractions.ts';
import { shownTerm, shownText } from './shownText.ts';
import { asEquality, Working } from './Working.tsx';

interface WorkingLineProps {
  /** Id of the heading. */
  readonly id?: string | undefined;
  readonly headline: Figure;
  readonly steps: readonly WorkingStep<string>[];
}

const EQUALS = '= ';

/** A longer line is drawn as its rule and its value. */
const LONGEST_LINE = 84;

/** The working in one line, with drawn fractions, and all of its steps on request; on paper they are always there. */
export function WorkingLine({ id, headline, steps }: WorkingLineProps) {
  const step = steps.findLast(({ value }) => value.includes(headline.text)) ?? steps.at(-1);
  if (step === undefined) return null;
  const { formula, substituted, value } = step;
  const numbers = substituted === formula ? '' : substituted;
  const isLong = `${formula} ${numbers} ${value}`.length > LONGEST_LINE;
  const isWhole = steps.length === 1 && !isLong && step.data === undefined;
  const sides = [formula, isLong || numbers === '' ? '' : asEquality(numbers), asEquality(value)].filter(Boolean);
  return (
    <Place>
      <Heading id={id}>Working</Heading>
      <Line data-print={isWhole ? undefined : 'no'}>
        <VisuallyHidden>{sides.map(shownTerm).join(' ')}</VisuallyHidden>
        <Sides aria-hidden>
          {sides.map((side, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sides of an equation have no identity other than their position
            <Side key={place}>
              {side.startsWith(EQUALS) && EQUALS}
              <Terms drawn={drawnFractions(side.startsWith(EQUALS) ? side.slice(EQUALS.length) : side)} />
            </Side>
          ))}
        </Sides>
      </Line>
      {!isWhole && (
        <All>
          <summary>All steps</summary>
          <Working steps={steps} />
        </All>
      )}
    </Place>
  );
}

function Terms({ drawn }: { readonly drawn: readonly Drawn[] }) {
  return drawn.map((part, place) =>
    typeof part === 'string' ? (
      shownText(shownTerm(part))
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fraction key={place}>
        <span>
          <Terms drawn={part.over} />
        </span>
        <span>
          <Terms drawn={part.under} />
        </span>
      </Fraction>
    ),
  );
}

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${SPACE.s1} ${SPACE.s4};
  min-width: 0;
`;

/** On a screen the line says what it is. */
const Heading = styled(BlockTitle)`
  @media screen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  @media print { flex: 1 0 100%; }
`;

const Line = styled.div`
  flex: 0 1 auto;
  min-width: 0;
`;

const Sides = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${SPACE.s1} 0.4em;
  font-family: ${FONT.math};
  font-size: ${TYPE.lead};
  line-height: 1.45;
  overflow-wrap: anywhere;
  user-select: none;
`;

const Side = styled.span`
  min-width: 0;
  &:last-child { font-weight: 600; }
`;

/** The line of a fraction is the edge of what is below it. */
const Fraction = styled.span`
  display: inline-grid;
  justify-items: center;
  margin-inline: 0.15em;
  vertical-align: middle;
  text-align: center;
  > span { padding-inline: 0.3em; }
  > :last-child { width: 100%; border-block-start: 1px solid currentColor; }
`;

const All = styled.details`
  flex: none;
  max-width: 100%;
  &[open] { flex: 1 0 100%; }
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${color('accent')};
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker { display: none; }
  summary:hover { text-decoration: underline; }
  @media print { flex: 1 0 100%; summary { display: none; } }
`;
