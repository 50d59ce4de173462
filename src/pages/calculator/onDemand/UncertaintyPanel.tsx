import { useMachine } from '@xstate/react';
import { type FormEvent, useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { FieldList } from '#src/form/FieldList.tsx';
import { FormEnvironmentProvider } from '#src/form/FormEnvironment.ts';
import { inTypedUnit } from '#src/form/onDemand/numberInputs.ts';
import type { AnyFields } from '#src/kit/fields.ts';
import { shownText } from '#src/results/shownText.ts';
import { QuietButton, SmallButton } from '#src/ui/Button.tsx';
import { Cluster, Small } from '#src/ui/Layout.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { SPACE } from '#src/ui/theme.ts';
import { batchClient } from '../run/client.ts';
import { changeableInputs, type ExploredResult, typedText, withUnit } from './exploredResult.ts';
import { uncertaintyMachineWith } from './uncertaintyActors.ts';
import type { Uncertain, UncertainFigure } from './uncertaintyJobs.ts';
import { UNUSED_ENVIRONMENT } from './unusedEnvironment.ts';

export interface UncertaintyPanelProps {
  /** The result that is shown. */
  readonly subject: ExploredResult;
}

/** 'Uncertainty': a box for ± at each number of the form, and what comes of them for each key figure. */
export function UncertaintyPanel({ subject }: UncertaintyPanelProps) {
  const machine = useMemo(() => uncertaintyMachineWith(batchClient), []);
  const [{ value: state, context }, send] = useMachine(machine, { input: { subject } });
  const { presentation } = subject;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of a subject changes with its presentation
  useEffect(() => {
    if (context.subject !== subject) send({ type: 'renew', subject });
  }, [presentation, send]);
  const inputs = changeableInputs(subject);
  const fields = fieldsOf(subject);
  if (inputs.length === 0) return <Small>This result has no number that could be uncertain.</Small>;
  return (
    <>
      <Small>
        Enter standard uncertainties: a number in the unit of the box, or a percentage, as in 4 %. Blank is exact.
      </Small>
      <Form
        method="dialog"
        noValidate
        autoComplete="off"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send({ type: 'find' });
        }}
      >
        <FormEnvironmentProvider value={{ fields, isStrict: false, fault: null, ...UNUSED_ENVIRONMENT }}>
          <FieldList
            fields={fields}
            values={Object.fromEntries(inputs.map(({ path }) => [path, context.spreads[path] ?? '']))}
            within="uncertainty"
            onEdit={(path, value) => send({ type: 'type', path, text: String(value) })}
          />
        </FormEnvironmentProvider>
        <Cluster>
          <QuietButton type="submit">Show the uncertainty</QuietButton>
          {state === 'computing' && (
            <>
              <SmallButton type="button" onClick={() => send({ type: 'cancel' })}>
                Cancel
              </SmallButton>
              {context.progress !== null && (
                <progress aria-label="Draws" value={context.progress.done} max={context.progress.total} />
              )}
            </>
          )}
        </Cluster>
      </Form>
      <div role="status">{state === 'answered' && <Answer answer={context.answer as Uncertain} />}</div>
      {state === 'failed' && (
        <Notice $tone="danger" role="alert">
          The calculation ended unexpectedly. What you entered is kept.{' '}
          <SmallButton type="button" onClick={() => send({ type: 'find' })}>
            Try again
          </SmallButton>
        </Notice>
      )}
    </>
  );
}

function Answer({ answer }: { readonly answer: Uncertain }) {
  if (answer.kind === 'nothing') return <p>Enter an uncertainty for at least one number.</p>;
  if (answer.kind === 'unreadable')
    return <p>The uncertainty of {shownText(answer.label)} is not a number of 0 or more, nor a percentage.</p>;
  if (answer.figures.length === 0) return <p>No figure depends on these numbers.</p>;
  return (
    <Figures>
      {answer.figures.map((figure) => (
        <li key={figure.label}>
          <p>
            {shownText(figure.label)}: <b>{shownText(uncertainText(figure))}</b>
          </p>
          <Small as="p">{shownText(howFound(figure))}</Small>
        </li>
      ))}
    </Figures>
  );
}

function uncertainText({ text, unit }: UncertainFigure): string {
  return unit === undefined ? text : `(${text}) ${unit}`;
}

function howFound({ lower, upper, unit, isDrawn, refusedDraws, shares }: UncertainFigure): string {
  const interval = `95 % interval: ${lower} to ${withUnit(upper, unit)}.`;
  const how = isDrawn
    ? 'From 10,000 draws, because the formula is curved or stepped here.'
    : 'Linear: the formula is nearly straight here.';
  const refused = refusedDraws === 0 ? '' : ` ${refusedDraws} draws gave no value and were left out.`;
  const named = shares.map(({ label, percent }) => `${label} ${percent.toFixed(0)} %`).join(', ');
  return `${interval} ${how}${refused}${shares.length > 0 ? ` What matters most: ${named}.` : ''}`;
}

/** One box for each number: '± Volume of the solution', with its value in the hint. */
function fieldsOf(subject: ExploredResult): AnyFields {
  return Object.fromEntries(
    changeableInputs(subject).map((input) => [
      input.path,
      {
        kind: 'text' as const,
        label: `± ${input.label}`,
        hint: `Value: ${withUnit(typedText(inTypedUnit(input, input.own ?? 0), 12), input.unit)}`,
        maxLength: 30,
      },
    ]),
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s2};
`;

const Figures = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s3};
  list-style: none;
  overflow-wrap: anywhere;
`;
