import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { fragmentOf } from '#src/engine/form/onDemand/permalink.ts';
import { valuesInWords } from '#src/engine/form/onDemand/valuesInWords.ts';
import { handoverPath } from '#src/engine/handover/handoverLink.ts';
import { type Handed, short } from '#src/engine/handover/notebook.ts';
import { storedNotebook, storeNotebook } from '#src/engine/handover/notebookStore.ts';
import { type HandedFigure, handedFigures, numbersOf, type Pair } from '#src/engine/handover/pairs.ts';
import { plainDigits } from '#src/engine/handover/plainDigits.ts';
import { type Kept, withRecorded } from '#src/engine/handover/recordStep.ts';
import { resultLine } from '#src/engine/handover/resultLine.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { shownText } from '#src/engine/results/shownText.ts';
import { Small } from '#src/engine/ui/Layout.tsx';
import { BREAKPOINT, color, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { calculatorName } from './calculatorName.ts';
import { KeepInNotebook } from './KeepInNotebook.tsx';

export interface UseInProps {
  readonly calculatorId: string;
  readonly fields: AnyFields;
  /** The draft that the result was computed from. */
  readonly draft: Values;
  readonly presentation: Presentation;
}

/** The figures of a result, each with links to the fields of other calculators that take it. */
export function UseIn(props: UseInProps) {
  const { calculatorId, fields, draft, presentation } = props;
  const figures = handedFigures(calculatorId, presentation);
  const wayBack = fragmentOf(fields, draft);
  const kept = wayBack === null ? null : keptOf(props, wayBack);
  return (
    <>
      {figures.length === 0 && <Small>No other calculator takes a figure of this result.</Small>}
      {figures.map((each) => (
        <FigureLinks
          key={each.figure.field}
          {...each}
          wayBack={wayBack}
          onHand={(handed) => kept && record(kept, handed)}
        />
      ))}
      {kept !== null && <KeepInNotebook key={wayBack} kept={kept} />}
    </>
  );
}

function keptOf({ calculatorId, fields, draft, presentation }: UseInProps, fragment: string): Kept {
  const inputs = valuesInWords(fields, draft).map(({ label, text }) => ({ label: short(label), text: short(text) }));
  return {
    calculator: calculatorId,
    fragment,
    inputs,
    line: short(resultLine(presentation)),
    fields,
    draft,
    numbers: numbersOf(presentation),
  };
}

/** Writes the step on the way out: a full or forbidden notebook does not hold up the link. */
function record(kept: Kept, handed: Handed): void {
  const { steps } = storedNotebook();
  const recorded = withRecorded(steps, kept, handed);
  if (recorded !== null) storeNotebook(recorded);
}

interface FigureLinksProps extends HandedFigure {
  readonly wayBack: string | null;
  /** Called when a link is pressed, in whichever tab it opens. */
  readonly onHand: (handed: Handed) => void;
}

function FigureLinks({ figure, pairs, wayBack, onHand }: FigureLinksProps) {
  const id = useId();
  return (
    <div>
      <Name id={id}>
        {figure.label}: {shownText(figure.text)} {figure.unit}
      </Name>
      <Links aria-labelledby={id}>
        {pairs.map((pair) => (
          <li key={`${pair.taker.calculator} ${pair.taker.input}`}>
            <Link
              to={handoverPath(pair, figure.value, wayBack)}
              onClick={() => onHand(handedBy(pair, figure.value))}
              onAuxClick={({ button }) => button === 1 && onHand(handedBy(pair, figure.value))}
            >
              {calculatorName(pair.taker.calculator)}
              <span>{pair.taker.label}</span>
            </Link>
          </li>
        ))}
      </Links>
    </div>
  );
}

function handedBy({ giver: { figure }, taker, unit }: Pair, value: number): Handed {
  return { figure, unit, number: Number(plainDigits(value)), calculator: taker.calculator, input: taker.input };
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
