import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { FieldList } from '#src/engine/form/FieldList.tsx';
import type { Fault } from '#src/engine/form/FormEnvironment.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { askMachine } from '#src/engine/machine/onDemand/askMachine.ts';
import { fileSlug, saveFile } from '#src/engine/results/saveFile.ts';
import { csvLine } from '#src/engine/tables/csv.ts';
import { PrimaryButton, QuietButton } from '#src/engine/ui/Button.tsx';
import { Cluster, Small, Stack } from '#src/engine/ui/Layout.tsx';
import { Notice } from '#src/engine/ui/Notice.tsx';
import { AloneOnPaper } from '#src/engine/ui/onDemand/AloneOnPaper.tsx';
import { SPACE } from '#src/engine/ui/theme.ts';
import { makeProblems, type Problem, type Sheet } from '#src/engine/worksheet/makeProblems.ts';
import {
  MOST_PROBLEMS,
  type OrderBoxes,
  type OrderRefusal,
  readOrder,
  sheetFragment,
} from '#src/engine/worksheet/sheetOrder.ts';
import type { AnyClient } from '#workers/client.ts';
import { batchClient } from '../run/client.ts';
import { ToolForm } from './ToolForm.tsx';
import { WorksheetPages } from './WorksheetPages.tsx';

interface WorksheetPanelProps {
  readonly title: string;
  readonly definition: AnyCalculatorDefinition;
  /** What a link orders, to be made at once. */
  readonly ordered: OrderBoxes | null;
}

const FIELDS: AnyFields = {
  count: { kind: 'number', label: 'Number of problems', hint: `1 to ${MOST_PROBLEMS}.`, min: 1, max: MOST_PROBLEMS },
  seed: { kind: 'number', label: 'Seed', hint: 'The same seed gives the same worksheet.', min: 0 },
};
const MESSAGE_ID = 'worksheet-message';

const WORKSHEET = askMachine<AnyCalculatorDefinition, OrderBoxes, MadeSheet>(
  { asksAtOnce: () => false, keepsAnswer: true },
  async ({ subject, choice, answer }, signal) => ({
    answer: await makeSheet(subject, choice, answer, batchClient, signal),
  }),
);

/** The order of a worksheet, and the sheet that was made. */
export function WorksheetPanel({ title, definition, ordered }: WorksheetPanelProps) {
  const [{ context, value: state }, send] = useMachine(WORKSHEET, {
    input: { subject: definition, choice: ordered ?? freshOrder() },
  });
  const sheet = context.answer?.sheet ?? null;
  const refusal = state === 'answered' ? (context.answer?.refusal ?? null) : null;
  const [isAnswered, setAnswered] = useState(false);
  const [paper, setPaper] = useState<'problems' | 'answers' | null>(null);
  const pages = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (ordered !== null) send({ type: 'ask' });
  }, [ordered, send]);

  useEffect(() => {
    if (paper === null) return;
    const end = (): void => setPaper(null);
    addEventListener('afterprint', end);
    window.print();
    return () => removeEventListener('afterprint', end);
  }, [paper]);

  const fault: Fault | null =
    refusal === null
      ? null
      : {
          messageId: MESSAGE_ID,
          controls: new Set([`worksheet.${refusal.box}`]),
          owner: refusal.box,
          hasBox: true,
          beside: [],
        };
  const withAnswers = paper === null ? isAnswered : paper === 'answers';
  return (
    <Stack>
      <ToolForm fields={FIELDS} fault={fault} onAsk={() => send({ type: 'ask' })}>
        <FieldList
          fields={FIELDS}
          values={{ ...context.choice }}
          within="worksheet"
          onEdit={(box, value) => send({ type: 'choose', choice: { [box]: String(value) } })}
        />
        <Cluster>
          <PrimaryButton type="submit">Make worksheet</PrimaryButton>
          {state === 'asking' && (
            <QuietButton type="button" onClick={() => send({ type: 'cancel' })}>
              Cancel
            </QuietButton>
          )}
        </Cluster>
      </ToolForm>
      <div role="status">
        {state === 'answered' && refusal === null && sheet !== null && (
          <Small>{madeWords(sheet.problems.length, sheet.order.count)}</Small>
        )}
      </div>
      {(state === 'failed' || refusal !== null) && (
        <Notice id={MESSAGE_ID} $tone="danger" role="alert">
          {refusal?.message ?? 'The worksheet could not be made. Press Make worksheet to try again.'}
        </Notice>
      )}
      {sheet !== null && sheet.problems.length > 0 && (
        <>
          <Cluster>
            <QuietButton type="button" onClick={() => setPaper('problems')}>
              Print worksheet
            </QuietButton>
            <QuietButton type="button" onClick={() => setPaper('answers')}>
              Print with answers
            </QuietButton>
            <QuietButton
              type="button"
              onClick={() =>
                saveFile(`${fileSlug(title)}-worksheet.csv`, new Blob([sheetCsv(sheet.problems)], { type: 'text/csv' }))
              }
            >
              Save CSV
            </QuietButton>
            <QuietButton type="button" aria-expanded={isAnswered} onClick={() => setAnswered(!isAnswered)}>
              {isAnswered ? 'Hide answers' : 'Show answers'}
            </QuietButton>
            <a href={sheetFragment(sheet.order)}>Link to this worksheet</a>
          </Cluster>
          <Frame ref={pages}>
            <WorksheetPages title={title} definition={definition} sheet={sheet} withAnswers={withAnswers} />
          </Frame>
        </>
      )}
      {paper !== null && <AloneOnPaper of={pages} />}
    </Stack>
  );
}

/** Ten new problems. */
function freshOrder(): OrderBoxes {
  return { count: '10', seed: String(Math.floor(Math.random() * 1_000_000)) };
}

function madeWords(made: number, ordered: number): string {
  if (made === 0) return 'No problem could be made up that this calculator accepts.';
  const count = made === 1 ? '1 problem' : `${made} problems`;
  return made < ordered ? `${count}: this calculator accepts no more that differ.` : `${count} made.`;
}

const Frame = styled.div`
  padding-block: ${SPACE.s2};
`;

/** The sheet that was made last, and why none was made for the present order. */
interface MadeSheet {
  readonly sheet: Sheet | null;
  readonly refusal: OrderRefusal | null;
}

/**
 * Makes the sheet; its problems are computed in the worker.
 *
 * @param last stays when the order is refused
 * @throws when the worker dies or the signal is aborted
 */
async function makeSheet(
  definition: AnyCalculatorDefinition,
  boxes: OrderBoxes,
  last: MadeSheet | null,
  client: AnyClient,
  signal: AbortSignal,
): Promise<MadeSheet> {
  const order = readOrder(boxes);
  if ('message' in order) return { sheet: last?.sheet ?? null, refusal: order };
  const form = createFormModel(definition);
  const solve = async (draft: Values): Promise<Presentation | null> => {
    if (!form.canSubmit(draft)) return null;
    const [answer] = await client.ask('computeMany', definition.formula, [form.candidate(draft)], signal);
    return answer?.kind === 'computed' ? definition.present(answer.result, answer.input) : null;
  };
  const problems = await makeProblems(definition, { ...form.blank, ...definition.example }, order, solve);
  return { sheet: { order, problems }, refusal: null };
}

/** Returns a sheet as comma-separated values: a line for each problem, with what is given, what is asked and the answer. */
export function sheetCsv(problems: readonly Problem[]): string {
  const rows = problems.map(({ givens, asked, answer }, index) => [
    String(index + 1),
    givens.map(({ label, text }) => `${label}: ${text}`).join('; '),
    asked,
    answer,
  ]);
  return [['Problem', 'Given', 'Asked', 'Answer'], ...rows].map(csvLine).join('');
}
