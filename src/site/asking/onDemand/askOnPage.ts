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
import type { CalculatorClient } from '#workers/client.ts';
import type { HeldText } from '#workers/contract.ts';
import { ASKED_FIELDS } from '../askedFields.ts';
import { draftOf, isProved } from '../askedPages.ts';
import { type Asking, askLine, type FoundOfLine, type LineOutcome } from '../askLine.ts';
import { lineAnswer } from '../lineAnswer.ts';
import type { LineTypes } from '../lineReading.ts';
import type { Reading } from '../readLine.ts';

const PAGES = import.meta.glob<{ readonly definition: AnyCalculatorDefinition }>(
  '../../../calculators/*/calculator.ts',
  {
    query: '?page',
  },
);
const ANALYSES = import.meta.glob<AnyAnalysisDefinition>('../../../calculators/analyses/*.ts', { import: 'default' });

type LineClient = Pick<CalculatorClient<LineTypes>, 'ask' | 'hold' | 'release' | 'warm'>;

/** Has the worker fetch what reads a line. */
export function readAhead(client: LineClient): void {
  client.warm('line-reading');
}

/** Answers a line of which the search has found this. */
export async function askOnPage(
  line: string,
  found: FoundOfLine,
  client: LineClient,
  signal: AbortSignal,
): Promise<LineOutcome> {
  return askLine(line, found, {
    read: (asked) => client.ask('compute', 'line-reading', { ...asked, fields: ASKED_FIELDS }, signal),
    ask: askWith(client, signal),
  });
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
  const draft = draftOf(reading, definition.fields, blank, (text) => text);
  const own: Values = Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => value !== blank[name] || name in reading.values),
  );
  const shown = valuesInWords(definition.fields, { ...emptied(blank), ...own });
  const { id, section } = reading;
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

async function definitionOf({ id, section }: Reading): Promise<AnyAnalysisDefinition | AnyCalculatorDefinition> {
  const analysis =
    section === undefined ? undefined : await ANALYSES[`../../../calculators/analyses/${section}.ts`]?.();
  const page = analysis ?? (await PAGES[`../../../calculators/${id}/calculator.ts`]?.())?.definition;
  if (page === undefined) throw new Error(`'${id}' has no page`);
  return page;
}

function askWith({ ask, hold, release }: LineClient, signal: AbortSignal): Asking['ask'] {
  return async (reading, line) => {
    const definition = await definitionOf(reading);
    const { fields, formula } = definition;
    const form = createFormModel({ ...definition, fixed: 'fixed' in definition ? definition.fixed : {} });
    const held: HeldText[] = [];
    const draft = draftOf(reading, fields, form.blank, (text) => {
      const kept = hold(text, 'asked');
      held.push(kept);
      return kept;
    });
    try {
      if (!form.canSubmit(draft)) return null;
      const verdict = await ask('validate', formula, form.candidate(draft), signal);
      if (!verdict.ok) return null;
      const { input } = verdict;
      const result = verdict.result ?? (await ask('compute', formula, input, signal));
      if (!isProved(reading.proved, result, line)) return null;
      const warning = 'warning' in definition ? definition.warning?.title : undefined;
      const presentation = definition.present(result, input);
      const answer = lineAnswer(definition, { result, input, presentation }, reading, warning);
      const meaning = 'today' in definition ? await definition.today?.load() : undefined;
      if (answer === null || meaning === undefined) return answer;
      return { ...answer, today: meaning(result, input, localDay(new Date())) };
    } finally {
      for (const text of held) release(text);
    }
  };
}
