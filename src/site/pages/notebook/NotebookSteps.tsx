import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { isBehind, type NotebookStep, type Taken } from '#src/engine/handover/notebook.ts';
import { findPair } from '#src/engine/handover/pairs.ts';
import { calculatorPath } from '#src/engine/kit/siteAddress.ts';
import type { NotebookContext } from '#src/engine/machine/onDemand/notebookMachine.ts';
import { shownText } from '#src/engine/results/shownText.ts';
import { SmallButton } from '#src/engine/ui/Button.tsx';
import { Notice } from '#src/engine/ui/Notice.tsx';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { calculatorName } from '../calculator/onDemand/calculatorName.ts';

interface NotebookStepsProps {
  readonly context: NotebookContext;
  readonly isRunning: boolean;
  readonly onRemove: (id: number) => void;
}

/** The steps in their order, each with its inputs, its result and what became of it in the last run. */
export function NotebookSteps({ context, isRunning, onRemove }: NotebookStepsProps) {
  const { steps, at } = context;
  return (
    <List>
      {steps.map((step, index) => (
        <Step key={step.id} aria-current={isRunning && index === at ? 'step' : undefined}>
          <Head>
            <h2>
              {index + 1}.{' '}
              <Link to={`${calculatorPath(step.calculator)}#${step.fragment}`}>{calculatorName(step.calculator)}</Link>
            </h2>
            <SmallButton
              type="button"
              data-print="no"
              aria-label={`Remove step ${index + 1}`}
              onClick={() => onRemove(step.id)}
            >
              Remove
            </SmallButton>
          </Head>
          <Inputs>
            {step.inputs.map(({ label, text }) => (
              <div key={`${label} ${text}`}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Inputs>
          {step.takes.map((taken) => (
            <Small key={taken.input}>{takenWords(steps, step, taken)}</Small>
          ))}
          <ResultOf step={step} context={context} />
        </Step>
      ))}
    </List>
  );
}

function ResultOf({ step, context }: { readonly step: NotebookStep; readonly context: NotebookContext }) {
  const outcome = context.outcomes[step.id];
  if (outcome?.kind === 'refused') {
    return (
      <>
        <Line>{shownText(step.line)}</Line>
        <Notice $tone="danger">Not run again: {outcome.words}</Notice>
      </>
    );
  }
  if (outcome === undefined) return <Line>{shownText(step.line)}</Line>;
  if (outcome.was === step.line) {
    return (
      <Line>
        {shownText(step.line)} <span>(as before)</span>
      </Line>
    );
  }
  return (
    <Line>
      <del>
        <b>Before: </b>
        {shownText(outcome.was)}
      </del>{' '}
      <ins>
        <b>Now: </b>
        {shownText(step.line)}
      </ins>
    </Line>
  );
}

/** 'Molar mass is that of step 1.' */
function takenWords(steps: readonly NotebookStep[], { calculator }: NotebookStep, taken: Taken): string {
  const at = steps.findIndex(({ id }) => id === taken.step);
  const from = steps[at]?.calculator ?? '';
  const { figure, unit, input } = taken;
  const label = findPair({ from, figure, unit, to: calculator, input })?.taker.label ?? input;
  return isBehind(steps, taken)
    ? `${label} comes from step ${at + 1}, which has changed: run again from the top.`
    : `${label} comes from step ${at + 1}.`;
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s3};
  list-style: none;
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s2};
  padding: ${SPACE.s4};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('surface')};
  overflow-wrap: anywhere;
  &[aria-current] { border-color: ${color('accent')}; }
  @media print { padding: ${SPACE.s2} 0; border-width: 0 0 1px; border-radius: 0; break-inside: avoid; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${SPACE.s2} ${SPACE.s3};
  h2 { font-size: ${TYPE.lead}; font-family: inherit; }
  a { display: inline-block; min-height: 1.5rem; }
`;

const Inputs = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.s1} ${SPACE.s5};
  font-size: ${TYPE.small};
  dt { color: ${color('inkMuted')}; }
  dd { margin: 0; }
  div { min-width: 0; }
`;

const Small = styled.p`
  color: ${color('inkMuted')};
  font-size: ${TYPE.small};
`;

const Line = styled.p`
  font-weight: 600;
  span { color: ${color('inkMuted')}; font-weight: 400; }
  del { display: block; color: ${color('inkMuted')}; font-weight: 400; text-decoration: none; }
  ins { display: block; text-decoration: none; }
`;
