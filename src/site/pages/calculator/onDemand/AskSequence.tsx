import { memo, useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { heldTextsIn } from '#src/engine/form/longText.ts';
import { linkedQuestion } from '#src/engine/form/onDemand/questionLink.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { OpenRow } from '#src/engine/results/OpenRow.ts';
import { color, PROSE_WIDTH } from '#src/engine/ui/theme.ts';
import { ANALYSES } from '#src/site/catalog/analyses.ts';
import { Section } from '../panel/Section.tsx';
import type { Calculator } from '../run/useCalculator.ts';
import { AnalysisSections } from './AnalysisSections.tsx';

export interface AskSequenceProps {
  /** The calculator's id. */
  readonly id: string;
  readonly title: string;
  readonly definition: AnyCalculatorDefinition;
  readonly calculator: Calculator;
}

/** Further questions to the text of the result, each in a section that opens. They follow the result after its paint. */
export function AskSequence(props: AskSequenceProps) {
  return <Questions asked={useDeferredValue(props)} />;
}

const Questions = memo(function Questions({ asked }: { readonly asked: AskSequenceProps }) {
  const { id, title, definition, calculator } = asked;
  // Read once: the address is cleared with the next edit.
  const [linked] = useState(() => linkedQuestion(location.hash));
  const given = useAskedInput(calculator);
  function openRow(field: string, value: string): void {
    calculator.edit(field, value);
    calculator.calculate();
  }

  return (
    <Section id="ask-heading" heading="Ask this sequence">
      <Introduction>
        Each question is about the sequence of the result above. It is answered on this device, without a second paste.
      </Introduction>
      <OpenRow value={openRow}>
        <AnalysisSections
          entries={ANALYSES.filter(({ subject }) => subject === definition.subject)}
          page={{ id, title, fields: definition.fields, draft: calculator.computedDraft, given }}
          linked={linked}
        />
      </OpenRow>
    </Section>
  );
});

/**
 * The input of the result above; null without one. While a slow calculation of the same text runs, there is no result: the input of the one
 * before stays, and with it the list in which a row was pressed. A text that was replaced is no longer held.
 */
function useAskedInput({ outcome, isBusy, draft }: Calculator): unknown {
  const input = outcome?.input ?? null;
  const [last, setLast] = useState(input);
  if ((input !== null || !isBusy) && input !== last) setLast(input);
  if (input !== null || !isBusy) return input;
  const held = heldTextsIn(draft);
  return heldTextsIn(last).every((id) => held.includes(id)) ? last : null;
}

const Introduction = styled.p`
  max-width: ${PROSE_WIDTH};
  color: ${color('inkMuted')};
`;
