import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { fragmentOf } from '#src/form/onDemand/permalink.ts';
import { handoverPath } from '#src/handover/handoverLink.ts';
import { type HandedFigure, handedFigures } from '#src/handover/pairs.ts';
import type { AnyFields, Values } from '#src/kit/fields.ts';
import type { Presentation } from '#src/kit/presentation.ts';
import { shownText } from '#src/results/shownText.ts';
import { Small } from '#src/ui/Layout.tsx';
import { BREAKPOINT, color, SPACE, TYPE } from '#src/ui/theme.ts';
import { calculatorName } from './calculatorName.ts';

export interface UseInProps {
  readonly calculatorId: string;
  readonly fields: AnyFields;
  /** The draft that the result was computed from. */
  readonly draft: Values;
  readonly presentation: Presentation;
}

/** The figures of a result, each with links to the fields of other calculators that take it. */
export function UseIn({ calculatorId, fields, draft, presentation }: UseInProps) {
  const figures = handedFigures(calculatorId, presentation);
  const wayBack = fragmentOf(fields, draft);
  return (
    <>
      {figures.length === 0 && <Small>No other calculator takes a figure of this result.</Small>}
      {figures.map((each) => (
        <FigureLinks key={each.figure.field} {...each} wayBack={wayBack} />
      ))}
    </>
  );
}

interface FigureLinksProps extends HandedFigure {
  readonly wayBack: string | null;
}

function FigureLinks({ figure, pairs, wayBack }: FigureLinksProps) {
  const id = useId();
  return (
    <div>
      <Name id={id}>
        {figure.label}: {shownText(figure.text)} {figure.unit}
      </Name>
      <Links aria-labelledby={id}>
        {pairs.map((pair) => (
          <li key={`${pair.taker.calculator} ${pair.taker.input}`}>
            <Link to={handoverPath(pair, figure.value, wayBack)}>
              {calculatorName(pair.taker.calculator)}
              <span>{pair.taker.label}</span>
            </Link>
          </li>
        ))}
      </Links>
    </div>
  );
}

const Name = styled.p`
  font-weight: 600;
  font-size: ${TYPE.small};
  overflow-wrap: anywhere;
`;

const Links = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${SPACE.s4};
  list-style: none;
  @media (min-width: ${BREAKPOINT.two}) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  a {
    display: block;
    min-height: 2.75rem;
    padding-block: ${SPACE.s1};
    font-size: ${TYPE.small};
    line-height: 1.35;
    text-decoration: none;
  }
  a:hover { text-decoration: underline; }
  span { display: block; color: ${color('inkMuted')}; }
`;
