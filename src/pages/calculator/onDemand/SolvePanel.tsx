import { useMachine } from '@xstate/react';
import { type FormEvent, useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { type ExploredResult, withUnit } from '#src/exploring/exploredResult.ts';
import { FieldList } from '#src/form/FieldList.tsx';
import { FormEnvironmentProvider } from '#src/form/FormEnvironment.ts';
import type { AnyFields } from '#src/kit/fields.ts';
import type { Moves } from '#src/machine/onDemand/solveMachine.ts';
import { shownText } from '#src/results/shownText.ts';
import { QuietButton, SmallButton } from '#src/ui/Button.tsx';
import { Cluster, Small } from '#src/ui/Layout.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { SPACE } from '#src/ui/theme.ts';
import { batchClient } from '../run/client.ts';
import { dayInWords, solvableFigures, solvableInputs } from './solvables.ts';
import { solveMachineWith } from './solveActors.ts';
import type { Solved } from './solveJobs.ts';
import { type Asked, solvedWords } from './solveWords.ts';
import { UNUSED_ENVIRONMENT } from './unusedEnvironment.ts';

export interface SolvePanelProps {
  /** The result that is shown. */
  readonly subject: ExploredResult;
  /** Puts a found value into the form and calculates. */
  readonly onUse: (path: string, text: string) => void;
}

/** 'What must an input be?': a figure, its wanted value and the input to change, and the answer of the worker. */
export function SolvePanel({ subject, onUse }: SolvePanelProps) {
  const machine = useMemo(() => solveMachineWith(batchClient), []);
  const [{ value: state, context }, send] = useMachine(machine, { input: { subject } });
  const { presentation } = subject;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of a subject changes with its presentation
  useEffect(() => {
    if (context.subject !== subject) send({ type: 'renew', subject });
  }, [presentation, send]);

  const { choice, moves, progress } = context;
  const fields = useMemo(() => fieldsOf(subject, moves, choice.figure), [subject, moves, choice.figure]);
  if (moves !== null && Object.values(moves).every(({ length }) => length === 0))
    return <Small>No figure of this result moves with one of its numbers or dates.</Small>;
  return (
    <>
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
            values={{ ...choice }}
            within="solve"
            onEdit={(name, value) => send({ type: 'choose', choice: { [name]: String(value) } })}
          />
        </FormEnvironmentProvider>
        <Cluster>
          <QuietButton type="submit">Find the input</QuietButton>
          {state === 'searching' && (
            <>
              <SmallButton type="button" onClick={() => send({ type: 'cancel' })}>
                Cancel
              </SmallButton>
              {progress !== null && <progress aria-label="Search" value={progress.done} max={progress.total} />}
            </>
          )}
        </Cluster>
      </Form>
      <Answer role="status">
        {state === 'answered' && (
          <Found solved={context.answer as Solved} subject={subject} choice={choice} onUse={onUse} />
        )}
      </Answer>
      {state === 'failed' && (
        <Notice $tone="danger" role="alert">
          The search ended unexpectedly. What you chose is kept.{' '}
          <SmallButton type="button" onClick={() => send({ type: 'again' })}>
            Try again
          </SmallButton>
        </Notice>
      )}
    </>
  );
}

interface FoundProps extends SolvePanelProps {
  readonly solved: Solved;
  readonly choice: { readonly figure: string; readonly target: string; readonly input: string };
}

function Found({ solved, subject, choice, onUse }: FoundProps) {
  const input = solvableInputs(subject).find(({ path }) => path === choice.input);
  const wanted = solvableFigures(subject).find(({ figure }) => figure.field === choice.figure);
  if (input === undefined || wanted === undefined) return null;
  const asked: Asked = {
    input: input.label,
    unit: input.unit,
    figure: wanted.figure.label,
    wanted: withUnit(dayInWords(choice.target.trim()), wanted.figure.unit),
    isDay: wanted.isDay,
  };
  const values = 'values' in solved ? solved.values : [];
  return (
    <>
      <p>{shownText(solvedWords(solved, asked))}</p>
      {values.length > 0 && (
        <Values>
          {values.map(({ text, gives }) => (
            <li key={text}>
              <span>
                <b>
                  {input.label}: {shownText(input.textInWords(text))}
                </b>{' '}
                gives {shownText(gives)}
              </span>
              <SmallButton type="button" onClick={() => onUse(input.path, text)}>
                Put {shownText(dayInWords(text))} into {input.label}
              </SmallButton>
            </li>
          ))}
        </Values>
      )}
    </>
  );
}

/** The boxes of the section: figures that can be moved, the wanted value in the unit of the figure, inputs that move it. */
function fieldsOf(subject: ExploredResult, moves: Moves | null, chosen: string): AnyFields {
  const figures = solvableFigures(subject).filter(({ figure }) => (moves?.[figure.field]?.length ?? 1) > 0);
  // Before a figure is chosen the box is that of the first: a box that gets its unit later is a new one, which loses what is being typed.
  const wanted = figures.find(({ figure }) => figure.field === chosen) ?? figures[0];
  const unit = wanted?.figure.unit;
  const inputs = solvableInputs(subject).filter(({ path }) => moves?.[chosen]?.includes(path) ?? true);
  return {
    figure: {
      kind: 'choice',
      look: 'menu',
      label: 'Figure',
      options: figures.map(({ figure }) => ({ value: figure.field, label: figure.label })),
    },
    target:
      wanted?.isDay === true
        ? { kind: 'date', label: 'Wanted day' }
        : { kind: 'number', label: 'Wanted value', ...(unit === undefined ? {} : { unit }) },
    input: {
      kind: 'choice',
      look: 'menu',
      label: 'Input to change',
      options: inputs.map(({ path, label }) => ({ value: path, label })),
    },
  };
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s2};
`;

const Answer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s2};
  overflow-wrap: anywhere;
  &:empty { display: none; }
`;

const Values = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s2};
  list-style: none;
  li { display: flex; flex-wrap: wrap; align-items: center; gap: ${SPACE.s2} ${SPACE.s3}; }
`;
