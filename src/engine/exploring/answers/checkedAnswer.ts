/** Checks an answer to a figure of a result. A wrong one is compared as well with what other inputs give, which the worker is asked. */
import {
  candidateOf,
  changeableInputs,
  type ExploredResult,
  type ScaledFigure,
  scaledFigures,
} from '#src/engine/exploring/exploredResult.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { isIsoDate } from '#src/engine/kit/isoDate.ts';
import { dayFigures } from '#src/engine/kit/onDemand/numberFigures.ts';
import type { Figure } from '#src/engine/kit/presentation.ts';
import type { AnyClient } from '#workers/client.ts';
import { type Judged, judgedAnswer, type Precise } from './judgedAnswer.ts';
import { judgedDay } from './judgedDay.ts';
import { changedDrafts } from './otherWays.ts';
import type { OtherWay } from './slips.ts';

/** What checking asks of the worker. */
export type CheckClient = Pick<AnyClient, 'ask'>;

/** An answer to one of the figures. */
export interface OwnAnswer {
  /** The `field` of the figure. */
  readonly figure: string;
  /** As typed. */
  readonly text: string;
}

/** Returns the figures that answers can be checked against, in reading order: numbers, then days. */
export function checkableFigures({ presentation }: Pick<ExploredResult, 'presentation'>): readonly Figure[] {
  return [...scaledFigures(presentation).map(({ figure }) => figure), ...dayFigures(presentation)];
}

/**
 * @param preciseOf the figure at the precision of the typed inputs; null where these do not decide
 * @throws when the worker dies or the signal is aborted
 */
export async function checkedAnswer(
  subject: ExploredResult,
  { figure, text }: OwnAnswer,
  client: CheckClient,
  signal: AbortSignal,
  preciseOf: (field: string) => Precise | null,
): Promise<Judged> {
  const figures = scaledFigures(subject.presentation);
  const asked = figures.find((each) => each.figure.field === figure);
  const day = dayFigures(subject.presentation).find(({ field }) => field === figure);
  if (asked === undefined)
    return day !== undefined && isIsoDate(day.value)
      ? judgedDay(text, day.value)
      : { kind: 'unreadable', words: 'This figure is not a number.' };
  const sources = { figures, inputs: changeableInputs(subject), ways: [] };
  const first = judgedAnswer(text, asked, sources, preciseOf(figure));
  if (first.kind !== 'wrong') return first;
  const ways = await otherWays(subject, asked, client, signal);
  return judgedAnswer(text, asked, { ...sources, ways }, preciseOf(figure));
}

/** Computes the changed drafts; those that are refused, or give the figure in another unit, are left out. */
async function otherWays(
  subject: ExploredResult,
  { figure }: ScaledFigure,
  client: CheckClient,
  signal: AbortSignal,
): Promise<readonly OtherWay[]> {
  const { definition, draft } = subject;
  const form = createFormModel(definition);
  const changed = changedDrafts(definition.fields, draft).filter((each) => form.canSubmit(each.draft));
  if (changed.length === 0) return [];
  const candidates = changed.map((each) => candidateOf({ ...subject, draft: each.draft }));
  const answers = await client.ask('computeMany', definition.formula, candidates, signal);
  return answers.flatMap((answer, index) => {
    const change = changed[index]?.change;
    if (answer.kind !== 'computed' || change === undefined) return [];
    const found = scaledFigures(definition.present(answer.result, answer.input)).find(
      (each) => each.figure.field === figure.field,
    );
    return found === undefined || found.figure.unit !== figure.unit
      ? []
      : [{ value: found.value * found.scale, change }];
  });
}
