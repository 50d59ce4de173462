import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import styled from 'styled-components';
import type { ExploredResult } from '#src/engine/exploring/exploredResult.ts';
import { dayInWords, solvableFigures, solvableInputs } from '#src/engine/exploring/solving/solvables.ts';
import { solvedWords } from '#src/engine/exploring/solving/solvedWords.ts';
import {
  fittingChoice,
  lookFor,
  type Moves,
  type SolveChoice,
  type Solved,
  searchFor,
} from '#src/engine/exploring/solving/solveJobs.ts';
import { FieldList } from '#src/engine/form/FieldList.tsx';
import type { AnyFields } from '#src/engine/kit/fields.ts';
import { askMachine } from '#src/engine/machine/onDemand/askMachine.ts';
import { shownText } from '#src/engine/results/shownText.ts';
import { QuietButton, SmallButton } from '#src/engine/ui/Button.tsx';
import { Cluster, Small } from '#src/engine/ui/Layout.tsx';
import { Notice } from '#src/engine/ui/Notice.tsx';
import { SPACE } from '#src/engine/ui/theme.ts';
import { batchClient } from '../run/client.ts';
import { ToolForm } from './ToolForm.tsx';

export interface SolvePanelProps {
  /** The result that is shown. */
  readonly subject: ExploredResult;
  /** Puts a found value into the form and calculates. */
  readonly onUse: (path: string, text: string) => void;
}

/** Which inputs move which figures is asked at once. */
const LOOK = askMachine<ExploredResult, object, Moves>(
  { asksAtOnce: () => true, keepsAnswer: false },
  async ({ subject }, signal) => ({ answer: await lookFor(subject, batchClient, signal) }),
);
const SEARCH = askMachine<Searched, SolveChoice, Solved>(
  { asksAtOnce: () => false, keepsAnswer: false },
  async ({ subject: { result, moves }, choice }, signal, report) => {
    // Asked again as soon as it is known what moves what.
    if (moves === null) return new Promise(() => {});
    return { answer: await searchFor(result, fittingChoice(choice, moves), batchClient, signal, report) };
  },
);
const NOTHING_CHOSEN: SolveChoice = { figure: '', target: '', input: '' };

interface Searched {
  readonly result: ExploredResult;
  /** Null until it is known. */
  readonly moves: Moves | null;
}

/** 'What must an input be?': a figure, its wanted value and the input to change, and the answer of the worker. */
export function SolvePanel({ subject, onUse }: SolvePanelProps) {
  const [looking, look] = useMachine(LOOK, { input: { subject, choice: {} } });
  const { presentation } = subject;
  // The rest of a subject changes with its presentation.
  const isLooked = looking.context.subject.presentation === presentation;
  const moves = isLooked ? looking.context.answer : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of a subject changes with its presentation
  const searched = useMemo(() => ({ result: subject, moves }), [presentation, moves]);
  const [{ value: state, context }, send] = useMachine(SEARCH, {
    input: { subject: searched, choice: NOTHING_CHOSEN },
  });
  useEffect(() => {
    if (!isLooked) look({ type: 'renew', subject });
    if (context.subject !== searched) send({ type: 'renew', subject: searched });
  }, [isLooked, subject, searched, context.subject, look, send]);

  const { progress, answer } = context;
  const choice = useMemo(() => fittingChoice(context.choice, moves), [context.choice, moves]);
  const fields = useMemo(() => fieldsOf(subject, moves, choice.figure), [subject, moves, choice.figure]);
  if (moves !== null && Object.values(moves).every(({ length }) => length === 0))
    return <Small>No figure of this result moves with one of its numbers or dates.</Small>;
  return (
    <>
      <ToolForm fields={fields} onAsk={() => send({ type: 'ask' })}>
        <FieldList
          fields={fields}
          values={{ ...choice }}
          within="solve"
          onEdit={(name, value) => send({ type: 'choose', choice: { [name]: String(value) } })}
        />
        <Cluster>
          <QuietButton type="submit">Find the input</QuietButton>
          {state === 'asking' && (
            <>
              <SmallButton type="button" onClick={() => send({ type: 'cancel' })}>
                Cancel
              </SmallButton>
              {progress !== null && <progress aria-label="Search" value={progress.done} max={progress.total} />}
            </>
          )}
        </Cluster>
      </ToolForm>
      <Answer role="status">
        {answer !== null && <Found solved={answer} subject={subject} choice={choice} onUse={onUse} />}
      </Answer>
      {(state === 'failed' || looking.value === 'failed') && (
        <Notice $tone="danger" role="alert">
          The search ended unexpectedly. What you chose is kept.{' '}
          <SmallButton type="button" onClick={() => (looking.value === 'failed' ? look : send)({ type: 'ask' })}>
            Try again
          </SmallButton>
        </Notice>
      )}
    </>
  );
}

interface FoundProps extends SolvePanelProps {
  readonly solved: Solved;
  readonly choice: SolveChoice;
}

function Found({ solved, subject, choice, onUse }: FoundProps) {
  const input = solvableInputs(subject).find(({ path }) => path === choice.input);
  const wanted = solvableFigures(subject).find(({ figure }) => figure.field === choice.figure);
  if (input === undefined || wanted === undefined) return null;
  const values = 'values' in solved ? solved.values : [];
  return (
    <>
      <p>{shownText(solvedWords(solved, input, wanted, choice.target))}</p>
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
