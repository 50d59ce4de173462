import { useMachine } from '@xstate/react';
import { type FormEvent, useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { FieldList } from '#src/form/FieldList.tsx';
import { FormEnvironmentProvider } from '#src/form/FormEnvironment.ts';
import { fragmentOf } from '#src/form/onDemand/permalink.ts';
import { Announcement } from '#src/results/Announcement.ts';
import { copyText } from '#src/results/copyText.ts';
import { shownText } from '#src/results/shownText.ts';
import { useAnnouncement } from '#src/results/useAnnouncement.ts';
import { QuietButton, SmallButton } from '#src/ui/Button.tsx';
import { Cluster, Small } from '#src/ui/Layout.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { SPACE } from '#src/ui/theme.ts';
import { batchClient } from '../run/client.ts';
import { linkedQuestion, questionFragment } from './analysisLink.ts';
import { changeableInputs, type ExploredResult, withUnit } from './exploredResult.ts';
import { useTypedSpreads } from './typedSpreads.ts';
import { uncertaintyMachineWith } from './uncertaintyActors.ts';
import { correlationFields, spreadFields, uncertainPairs } from './uncertaintyFields.ts';
import type { Uncertain, UncertainFigure } from './uncertaintyJobs.ts';
import { UNUSED_ENVIRONMENT } from './unusedEnvironment.ts';

/** The name of this section in links and boxes. */
const QUESTION = 'uncertainty';
/** Characters of a box. */
const LONGEST = 30;

export interface UncertaintyPanelProps {
  /** The result that is shown. */
  readonly subject: ExploredResult;
}

/** 'Uncertainty': a box for ± at each number of the form, and what comes of them for each key figure. */
export function UncertaintyPanel({ subject }: UncertaintyPanelProps) {
  const machine = useMemo(() => uncertaintyMachineWith(batchClient), []);
  const [{ value: state, context }, send] = useMachine(machine, { input: { subject } });
  const { presentation } = subject;
  const [announcement, announce] = useAnnouncement();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of a subject changes with its presentation
  useEffect(() => {
    if (context.subject !== subject) send({ type: 'renew', subject });
  }, [presentation, send]);
  const spreads = useTypedSpreads();
  /** Each is taken once, with the result of its number; afterwards its box may be changed. */
  const taken = useRef(new Set<unknown>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of a subject changes with its presentation
  useEffect(() => {
    const own = new Map(changeableInputs(subject).map(({ path, text }) => [path, text]));
    const fresh = spreads.filter(
      // The box may hold the number without the unit that was typed behind it.
      (each) => !taken.current.has(each) && own.has(each.path) && `${each.text} `.startsWith(`${own.get(each.path)} `),
    );
    for (const each of fresh) {
      taken.current.add(each);
      send({ type: 'type', path: each.path, text: each.spread });
    }
    if (fresh.length > 0) send({ type: 'find' });
  }, [spreads, presentation, send]);
  const inputs = changeableInputs(subject);
  const fields = spreadFields(subject);
  const pairs = uncertainPairs(subject, context.spreads);
  const correlated = correlationFields(pairs);
  const all = { ...fields, ...correlated };
  const typed = Object.fromEntries(Object.keys(all).map((key) => [key, context.spreads[key] ?? '']));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link asks once
  useEffect(() => {
    const linked = linkedQuestion(location.hash);
    if (linked?.id !== QUESTION) return;
    for (const [path, text] of new URLSearchParams(linked.settings))
      send({ type: 'type', path, text: text.slice(0, LONGEST) });
    send({ type: 'find' });
  }, []);

  function copyLink(): void {
    const settings = Object.entries(typed)
      .filter(([, text]) => text !== '')
      .map(([path, text]) => `${encodeURIComponent(path)}=${encodeURIComponent(text)}`);
    const page = fragmentOf(subject.definition.fields, subject.draft);
    const fragment = questionFragment(page, QUESTION, settings.join('&'));
    if (fragment === null) {
      announce('No link can hold values as long as these.');
      return;
    }
    copyText(`${location.origin}${location.pathname}#${fragment}`).then(
      () => announce('Link copied'),
      () => announce('This browser does not allow copying'),
    );
  }

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
        <FormEnvironmentProvider value={{ fields: all, isStrict: false, fault: null, ...UNUSED_ENVIRONMENT }}>
          <FieldList
            fields={fields}
            values={typed}
            within={QUESTION}
            onEdit={(path, value) => send({ type: 'type', path, text: String(value) })}
          />
          {pairs.length > 0 && (
            <details>
              <summary>Correlations</summary>
              <Small as="p">From −1 to 1; blank is none.</Small>
              <FieldList
                fields={correlated}
                values={typed}
                within={QUESTION}
                onEdit={(path, value) => send({ type: 'type', path, text: String(value) })}
              />
            </details>
          )}
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
      {state === 'answered' && (context.answer as Uncertain).kind === 'computed' && (
        <Cluster>
          <SmallButton type="button" onClick={copyLink}>
            Copy link with the uncertainties
          </SmallButton>
          <Announcement>{announcement}</Announcement>
        </Cluster>
      )}
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
  if (answer.kind === 'no correlation') return <p>{shownText(answer.label)} is not a number from −1 to 1.</p>;
  if (answer.kind === 'impossible') return <p>These correlations cannot all hold at once.</p>;
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
