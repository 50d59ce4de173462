/** Answers a line in the browser: the page's own definition, and its formula in the worker. */
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { fragmentOf } from '#src/engine/form/onDemand/permalink.ts';
import { questionFragment } from '#src/engine/form/onDemand/questionLink.ts';
import { valuesInWords } from '#src/engine/form/onDemand/valuesInWords.ts';
import type { AnyAnalysisDefinition } from '#src/engine/kit/defineAnalysis.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { EnteredValue } from '#src/engine/kit/enteredValue.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { localDay } from '#src/engine/kit/localDay.ts';
import { calculatorPath } from '#src/engine/kit/siteAddress.ts';
import type { AnyClient } from '#workers/client.ts';
import { ASKED_FIELDS } from '../askedFields.ts';
import { ASKED_WORDS, askedName, askedPage, draftOf, isProved } from '../askedPages.ts';
import { type AskPage, askLine, type LineOutcome } from '../askLine.ts';
import { lineAnswer } from '../lineAnswer.ts';
import type { Reading } from '../readLine.ts';

const PAGES = import.meta.glob<{ readonly definition: AnyCalculatorDefinition }>(
  '../../../calculators/*/calculator.ts',
  {
    query: '?page',
  },
);
const ANALYSES = import.meta.glob<AnyAnalysisDefinition>('../../../calculators/analyses/*.ts', { import: 'default' });

const ASKED_PAGES = ASKED_WORDS.flatMap((words) => {
  const known = ASKED_FIELDS[askedName(words)];
  return known === undefined ? [] : [askedPage(words, known.fields, known.isStrict)];
});

/** Answers a line with this client of the worker, which computes nothing more once it is aborted. */
export async function askOnPage(
  line: string,
  client: Pick<AnyClient, 'ask' | 'hold'>,
  signal: AbortSignal,
): Promise<LineOutcome> {
  return askLine(line, ASKED_PAGES, askWith(client, signal));
}

/** A reading for a person: what was read of the line, and the page that has it. */
export interface ReadValues {
  readonly values: readonly EnteredValue[];
  /** The page with these values; without them where they do not fit into a link. */
  readonly path: string;
}

/** Returns what was read, in the words of the page. */
export async function readValues(reading: Reading): Promise<ReadValues> {
  const definition = await definitionOf(reading);
  const blank = createFormModel({ fields: definition.fields, fixed: {} }).blank;
  const draft = draftOf(reading, blank, (text) => text);
  const own: Values = Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => value !== blank[name] || name in reading.values),
  );
  const shown = valuesInWords(definition.fields, { ...emptied(blank), ...own });
  const { id, section } = reading.page;
  const settings = fragmentOf(definition.fields, draft);
  const fragment = section === undefined ? settings : (questionFragment('', section, settings) ?? `ask=${section}`);
  return { values: shown, path: fragment === null ? calculatorPath(id) : `${calculatorPath(id)}#${fragment}` };
}

/** Only what the line said is shown; what the page presets is said on the page. */
function emptied(blank: Values): Values {
  return Object.fromEntries(
    Object.keys(blank).map((name) => [name, typeof blank[name] === 'object' ? (blank[name] ?? '') : '']),
  );
}

async function definitionOf({
  page: { id, section },
}: Reading): Promise<AnyAnalysisDefinition | AnyCalculatorDefinition> {
  const analysis =
    section === undefined ? undefined : await ANALYSES[`../../../calculators/analyses/${section}.ts`]?.();
  const page = analysis ?? (await PAGES[`../../../calculators/${id}/calculator.ts`]?.())?.definition;
  if (page === undefined) throw new Error(`'${id}' has no page`);
  return page;
}

function askWith({ ask, hold }: Pick<AnyClient, 'ask' | 'hold'>, signal: AbortSignal): AskPage {
  return async (reading, line) => {
    const definition = await definitionOf(reading);
    const fixed = 'fixed' in definition ? definition.fixed : {};
    const form = createFormModel({ ...definition, fixed });
    const draft = draftOf(reading, form.blank, (text) => hold(text, 'asked'));
    if (!form.canSubmit(draft)) return null;
    const verdict = await ask('validate', definition.formula, form.candidate(draft), signal, () => {});
    if (!verdict.ok) return null;
    const result = await ask('compute', definition.formula, verdict.input, signal, () => {});
    if (!isProved(reading.page, result, line)) return null;
    const presentation = definition.present(result, verdict.input);
    const warning = 'warning' in definition ? definition.warning?.title : undefined;
    const answer = lineAnswer(definition, { result, input: verdict.input, presentation }, reading, warning);
    const meaning = 'today' in definition ? await definition.today?.load() : undefined;
    if (answer === null || meaning === undefined) return answer;
    return { ...answer, today: meaning(result, verdict.input, localDay(new Date())) };
  };
}
