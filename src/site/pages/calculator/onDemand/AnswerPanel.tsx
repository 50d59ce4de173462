import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import {
  type CheckClient,
  checkableFigures,
  checkedAnswer,
  type OwnAnswer,
} from '#src/engine/exploring/answers/checkedAnswer.ts';
import type { Judged } from '#src/engine/exploring/answers/judgedAnswer.ts';
import type { ExploredResult } from '#src/engine/exploring/exploredResult.ts';
import { FieldList } from '#src/engine/form/FieldList.tsx';
import type { AnyFields } from '#src/engine/kit/fields.ts';
import { isIsoDate } from '#src/engine/kit/isoDate.ts';
import { unitsLike } from '#src/engine/kit/onDemand/units.ts';
import type { Figure } from '#src/engine/kit/presentation.ts';
import { askMachine } from '#src/engine/machine/onDemand/askMachine.ts';
import { preciseFigure } from '#src/engine/results/preciseFigure.ts';
import { shownText } from '#src/engine/results/shownText.ts';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { Cluster } from '#src/engine/ui/Layout.tsx';
import { batchClient } from '../run/client.ts';
import { ToolForm } from './ToolForm.tsx';

export interface AnswerPanelProps {
  /** The result that is checked against. */
  readonly subject: ExploredResult;
  /** Begins the names of its boxes, of which a page may have several. */
  readonly within?: string;
  /** The figures that may be asked for. Absent: all that are numbers or days. */
  readonly figures?: readonly Figure[];
}

const LONGEST_ANSWER = 60;

const ANSWER = askMachine<ExploredResult, OwnAnswer, Judged>(
  { asksAtOnce: () => false, keepsAnswer: false },
  async ({ subject, choice }, signal) => ({ answer: await checked(subject, choice, batchClient, signal) }),
);

/** 'Your own answer': a box for the visitor's answer to a figure, and whether it is right. */
export function AnswerPanel({ subject, within = 'answer', figures }: AnswerPanelProps) {
  const [{ value: state, context }, send] = useMachine(ANSWER, {
    input: { subject, choice: { figure: '', text: '' } },
  });
  const { presentation } = subject;
  const shown = context.subject.presentation;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of a subject changes with its presentation
  useEffect(() => {
    if (shown !== presentation) send({ type: 'renew', subject });
  }, [shown, presentation, send]);
  const asked = useMemo(() => figures ?? checkableFigures({ presentation }), [figures, presentation]);
  const figure = asked.find(({ field }) => field === context.choice.figure) ?? asked[0];
  const fields = useMemo(() => fieldsOf(asked, figure), [asked, figure]);
  if (figure === undefined) return null;
  return (
    <>
      <ToolForm
        fields={fields}
        onAsk={() => {
          send({ type: 'choose', choice: { figure: figure.field } });
          send({ type: 'ask' });
        }}
      >
        <FieldList
          fields={fields}
          values={{ figure: figure.field, text: context.choice.text }}
          within={within}
          onEdit={(name, value) => send({ type: 'choose', choice: { [name]: String(value) } })}
        />
        <Cluster>
          <QuietButton type="submit">Check my answer</QuietButton>
        </Cluster>
      </ToolForm>
      <div role="status">
        {context.answer !== null && shown === presentation && <p>{shownText(context.answer.words)}</p>}
        {state === 'failed' && <p>The answer could not be checked. Press Check my answer to try again.</p>}
      </div>
    </>
  );
}

function checked(
  subject: ExploredResult,
  answer: OwnAnswer,
  client: CheckClient,
  signal: AbortSignal,
): Promise<Judged> {
  return checkedAnswer(subject, answer, client, signal, (field) =>
    preciseFigure(subject.definition, subject.draft, subject.presentation, field),
  );
}

/** A menu of figures where there are several, and the box for the answer. */
function fieldsOf(asked: readonly Figure[], figure: Figure | undefined): AnyFields {
  const options = asked.map(({ field, label }) => ({ value: field, label }));
  const unit = figure?.unit;
  const others = unitsLike(unit ?? '').length > 1 ? ', or with another unit behind it' : '';
  const hint = unit === undefined ? {} : { hint: `In ${unit}${others}.` };
  return {
    ...(options.length > 1 ? { figure: { kind: 'choice', look: 'menu', label: 'Figure', options } } : {}),
    text: isIsoDate(figure?.value)
      ? { kind: 'date', label: 'Your answer' }
      : { kind: 'text', label: 'Your answer', maxLength: LONGEST_ANSWER, ...hint },
  };
}
