import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { changeableInputs, type ExploredResult, typedText, withUnit } from '#src/engine/exploring/exploredResult.ts';
import { notPropagated, propagate, type Uncertain, type UncertainFigure } from '#src/engine/exploring/propagate.ts';
import { LONGEST_SPREAD, spreadsAsText, spreadsInText, type TypedSpreads } from '#src/engine/exploring/spreads.ts';
import { correlationLabel, type UncertainPair, uncertainPairs } from '#src/engine/exploring/uncertainPairs.ts';
import { sharesInWords, uncertainText } from '#src/engine/exploring/uncertaintyInExports.ts';
import { FieldList } from '#src/engine/form/FieldList.tsx';
import { inTypedUnit } from '#src/engine/form/onDemand/numberInputs.ts';
import type { AnyFields, Value } from '#src/engine/kit/fields.ts';
import { askMachine } from '#src/engine/machine/onDemand/askMachine.ts';
import { shownText } from '#src/engine/results/shownText.ts';
import { QuietButton, SmallButton } from '#src/engine/ui/Button.tsx';
import { Cluster, Small } from '#src/engine/ui/Layout.tsx';
import { Notice } from '#src/engine/ui/Notice.tsx';
import { SPACE } from '#src/engine/ui/theme.ts';
import { batchClient } from '../run/client.ts';
import { ToolForm } from './ToolForm.tsx';

export interface UncertaintyPanelProps {
  /** The result that is shown. */
  readonly subject: ExploredResult;
  /** What the draft holds after ±. */
  readonly typedSpreads: string;
  readonly onSpread: (text: string) => void;
  /** Told what is computed for the result that is shown; null while nothing is. */
  readonly onAnswer: (answer: Uncertain | null) => void;
}

/**
 * What comes after ± from a link, a kept draft or Undo is computed at once. What was typed is in the draft of the calculator's own machine as well, and
 * so in its event log.
 */
const UNCERTAINTY = askMachine<ExploredResult, TypedSpreads, Uncertain>(
  { asksAtOnce: (_, spreads) => Object.values(spreads).some((text) => text !== ''), keepsAnswer: false },
  async ({ subject, choice }, signal, report) => ({
    answer: await propagate(subject, choice, batchClient, signal, report),
  }),
);

/** 'Uncertainty': a box for ± at each number of the form, and what comes of them for each key figure. */
export function UncertaintyPanel({ subject, typedSpreads, onSpread, onAnswer }: UncertaintyPanelProps) {
  const [{ value: state, context }, send] = useMachine(UNCERTAINTY, {
    input: { subject, choice: spreadsInText(typedSpreads) },
  });
  const { presentation } = subject;
  const shown = context.subject.presentation;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of a subject changes with its presentation
  useEffect(() => {
    if (shown !== presentation || spreadsAsText(context.choice) !== typedSpreads)
      send({ type: 'renew', subject, choice: spreadsInText(typedSpreads) });
  }, [presentation, typedSpreads, send]);
  const answer = shown === presentation ? context.answer : null;
  useEffect(() => onAnswer(answer), [answer, onAnswer]);
  useEffect(() => () => onAnswer(null), [onAnswer]);
  function type(path: string, value: Value): void {
    const text = String(value).slice(0, LONGEST_SPREAD);
    send({ type: 'choose', choice: { [path]: text } });
    onSpread(spreadsAsText({ ...context.choice, [path]: text }));
  }
  const inputs = changeableInputs(subject);
  const fields = spreadFields(subject);
  const pairs = uncertainPairs(subject, context.choice);
  const correlated = correlationFields(pairs);
  const all = { ...fields, ...correlated };
  const typed = Object.fromEntries(Object.keys(all).map((key) => [key, context.choice[key] ?? '']));

  if (inputs.length === 0) return <Small>This result has no number that could be uncertain.</Small>;
  return (
    <>
      <Small>
        Enter standard uncertainties: a number in the unit of the box, or a percentage, as in 4 %. Blank is exact.
      </Small>
      <ToolForm fields={all} onAsk={() => send({ type: 'ask' })}>
        <FieldList fields={fields} values={typed} within="uncertainty" onEdit={type} />
        {pairs.length > 0 && (
          <details>
            <summary>Correlations</summary>
            <Small as="p">From −1 to 1; leave it blank for no correlation.</Small>
            <FieldList fields={correlated} values={typed} within="uncertainty" onEdit={type} />
          </details>
        )}
        <Cluster>
          <QuietButton type="submit">Show the uncertainty</QuietButton>
          {state === 'asking' && (
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
      </ToolForm>
      <div role="status">{answer !== null && <Answer answer={answer} />}</div>
      {state === 'failed' && (
        <Notice $tone="danger" role="alert">
          The calculation ended unexpectedly. What you entered is kept.{' '}
          <SmallButton type="button" onClick={() => send({ type: 'ask' })}>
            Try again
          </SmallButton>
        </Notice>
      )}
    </>
  );
}

function Answer({ answer }: { readonly answer: Uncertain }) {
  if (answer.kind !== 'computed')
    return <p>{shownText(notPropagated(answer) ?? 'Enter an uncertainty for at least one number.')}</p>;
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

function howFound(figure: UncertainFigure): string {
  const { lower, upper, unit, isDrawn, refusedDraws } = figure;
  const interval = `95 % interval: ${lower} to ${withUnit(upper, unit)}.`;
  const how = isDrawn
    ? 'From 10,000 draws, because the formula is curved or stepped here.'
    : 'Linear: the formula is nearly straight here.';
  const refused = refusedDraws === 0 ? '' : ` ${refusedDraws} draws gave no value and were left out.`;
  const named = sharesInWords(figure);
  return `${interval} ${how}${refused}${named === '' ? '' : ` What matters most: ${named}.`}`;
}

const Figures = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s3};
  list-style: none;
  overflow-wrap: anywhere;
`;

/** '± Volume of the solution', with its value in the hint. */
function spreadFields(subject: ExploredResult): AnyFields {
  return Object.fromEntries(
    changeableInputs(subject).map((input) => [
      input.path,
      {
        kind: 'text' as const,
        label: `± ${input.label}`,
        hint: `Value: ${withUnit(typedText(inTypedUnit(input, input.own ?? 0), 12), input.unit)}`,
        maxLength: LONGEST_SPREAD,
      },
    ]),
  );
}

function correlationFields(pairs: readonly UncertainPair[]): AnyFields {
  return Object.fromEntries(
    pairs.map((pair) => [
      pair.key,
      { kind: 'text' as const, label: correlationLabel(pair), optional: true, maxLength: LONGEST_SPREAD },
    ]),
  );
}
