import styled from 'styled-components';
import { FONT, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { type Drawn, drawnFractions } from './fractions.ts';
import { shownTerm, shownText } from './shownText.ts';
import { EQUALS } from './workingInOneLine.ts';

/** The sides of an equation with drawn fractions: for eyes only, as its text is beside it. */
export function WorkingSides({ sides }: { readonly sides: readonly string[] }) {
  return (
    <Sides aria-hidden>
      {sides.map((side, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sides of an equation have no identity other than their position
        <Side key={place}>
          {side.startsWith(EQUALS) && EQUALS}
          <Terms drawn={drawnFractions(side.startsWith(EQUALS) ? side.slice(EQUALS.length) : side)} />
        </Side>
      ))}
    </Sides>
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

/** The line of a working, and at its end what opens all of its steps. */
export const WorkingPlace = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${SPACE.s1} ${SPACE.s4};
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
