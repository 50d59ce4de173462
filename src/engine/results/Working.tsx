import styled from 'styled-components';
import type { WorkingStep } from '#src/engine/kit/presentation.ts';
import { color, FONT, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { shownTerm, shownText } from './shownText.ts';

/** Every step of the calculation: the rule, the rule with the visitor's numbers, the value. */
export function Working({ steps }: { readonly steps: readonly WorkingStep<string>[] }) {
  return (
    <Steps>
      {steps.map(({ label, formula, substituted, value, data }) => (
        <li key={`${label} ${formula}`}>
          <Label>{shownText(label)}</Label>
          <Line>{shownTerm(formula)}</Line>
          {substituted !== '' && substituted !== formula && <Line>{shownTerm(asEquality(substituted))}</Line>}
          <Value>
            {data === undefined ? (
              shownText(asEquality(value))
            ) : (
              <data value={data.value === null ? '' : String(data.value)} data-field={data.field}>
                {shownText(asEquality(value))}
              </data>
            )}
          </Value>
        </li>
      ))}
    </Steps>
  );
}

const RELATION = /[=≈<>≤≥→]/;

/** Continues the line above with an equals sign, unless the text contains a relation of its own. */
export function asEquality(text: string): string {
  return RELATION.test(text) ? text : `= ${text}`;
}

const Steps = styled.ol`
  padding-inline-start: ${SPACE.s5};
  display: flex;
  flex-direction: column;
  gap: ${SPACE.s4};
  li { break-inside: avoid; }
  li::marker { color: ${color('inkMuted')}; font-variant-numeric: tabular-nums; }
`;

const Label = styled.p`
  font-weight: 600;
`;

const Line = styled.p`
  font-family: ${FONT.math};
  font-size: ${TYPE.lead};
  line-height: 1.6;
  overflow-wrap: anywhere;
`;

const Value = styled(Line)`
  font-weight: 700;
`;
