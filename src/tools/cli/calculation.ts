/** Runs one calculation without a page, through the same steps as the page: form model, host, presentation. */
import type { Propagated } from '#src/engine/exploring/propagate.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { blockText } from '#src/engine/kit/onDemand/presentationText.ts';
import type { NoticeBlock, Presentation } from '#src/engine/kit/presentation.ts';
import { missingWords } from '#src/engine/kit/ready.ts';
import type { Issue, Verdict } from '#workers/contract.ts';
import type { AnyHost } from '#workers/questions.ts';
import { isUnreadable, unreadableIssue } from '#workers/streams/unreadableText.ts';
import { askingHost, type CalledDefinition, GIVEN } from './askedSection.ts';
import { isReadText, readNotices, readWords } from './readWords.ts';

export type Answer =
  | {
      readonly input: unknown;
      readonly result: unknown;
      readonly presentation: Presentation;
      /** How numbers and texts were read that are not written plainly, in sentences; absent where all are. */
      readonly readings?: string;
      /** What came of uncertain numbers; absent where all are exact. */
      readonly uncertainty?: Propagated;
    }
  /** Without issues: nothing to compute yet, and nothing to complain about. */
  | { readonly issues: readonly Issue[] };

/** A verdict, and how numbers were read that are not written plainly. */
type ReadVerdict = Verdict<unknown> & { readonly readings?: string };

/** Answers a draft of a calculator; of a section from the inputs of both, with how the text was read as notices at the head of the answer. */
export async function calculation(host: AnyHost, definition: CalledDefinition, draft: Values): Promise<Answer> {
  const { formula, present } = definition;
  const verdict = await verdictOn(host, definition, draft);
  if (!verdict.ok) return { issues: verdict.issues };
  const { input } = verdict;
  try {
    const result = await host.ask('compute', formula, input, ignoreProgress);
    const presentation = present(result, input);
    const notices = await noticesOnGiven(host, definition, input, draft);
    const said = [...notices.flatMap(blockText), verdict.readings ?? '', readWords(result, draft)];
    const readings = said.filter((words) => words !== '').join(' ');
    const answer = { input, result, presentation: { ...presentation, blocks: [...notices, ...presentation.blocks] } };
    return readings === '' ? answer : { ...answer, readings };
  } catch (error) {
    if (isUnreadable(error)) return { issues: [unreadableIssue(error, input)] };
    throw error;
  }
}

/** Returns the notices on how the text was read that a section was given. */
async function noticesOnGiven(
  host: AnyHost,
  { asked }: CalledDefinition,
  input: unknown,
  draft: Values,
): Promise<readonly NoticeBlock[]> {
  if (asked === undefined || asked.page === null) return [];
  const { given } = input as { readonly [GIVEN]: unknown };
  const { learnt } = given as { readonly learnt?: unknown };
  // What was learnt of a strand says how it was read; of a chain, only the result does.
  const text = isReadText(learnt) ? learnt : await host.ask('compute', asked.page.formula, given, ignoreProgress);
  return isReadText(text) ? readNotices(text, draft) : [];
}

/** Returns whether there is something to compute, or why not. */
export async function verdictOn(from: AnyHost, definition: CalledDefinition, draft: Values): Promise<ReadVerdict> {
  const { formula, needs } = definition;
  const host = askingHost(from, definition);
  const form = createFormModel(definition);
  const badRows = await issuesOfEnteredRows(host, definition, draft);
  if (badRows.length > 0) return { ok: false, issues: badRows };
  if (!form.canSubmit(draft))
    return { ok: false, issues: needs === undefined ? [] : [{ message: missingWords(needs, draft) }] };
  const read = await form.reread(draft);
  const verdict = await host.ask('validate', formula, form.candidate({ ...draft, ...read?.changes }), ignoreProgress);
  if (read === null) return verdict;
  if (verdict.ok && read.unread.length === 0) return read.words === '' ? verdict : { ...verdict, readings: read.words };
  const issues = verdict.ok ? read.unread : read.explained(verdict.issues);
  // Where a molar mass is asked for, a formula is refused with its molar mass.
  return {
    ok: false,
    issues: await read.lookedUp(issues, (other, candidates) => host.ask('computeMany', other, candidates)),
  };
}

/** A list with an entry form only takes rows that a formula of its own has accepted. */
async function issuesOfEnteredRows(
  host: AnyHost,
  definition: CalledDefinition,
  draft: Values,
): Promise<readonly Issue[]> {
  const form = createFormModel(definition);
  for (const [list, field] of Object.entries(definition.fields)) {
    if (field.kind !== 'rows' || field.entry === undefined) continue;
    for (const [index, row] of (draft[list] as readonly Values[]).entries()) {
      const { formula, candidate } = form.entryJob({ ...draft, [field.entry.name]: row }, list);
      const verdict = await host.ask('validate', formula, candidate, ignoreProgress);
      if (!verdict.ok) return verdict.issues.map((issue) => inRow(issue, `${list}.${index}`));
    }
  }
  return [];
}

function inRow(issue: Issue, row: string): Issue {
  return { ...issue, path: issue.path === undefined ? row : `${row}.${issue.path}` };
}

function ignoreProgress(): void {}
