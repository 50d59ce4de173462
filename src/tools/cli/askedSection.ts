/**
 * A section of a calculator's page ('Ask this sequence', 'Further calculations') without the page. Its inputs are listed with those of the
 * calculator whose accepted input it is given; where both have an input of the same name, it is the section's.
 */

import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { blankValues } from '#src/engine/form/fieldValues.ts';
import { type AnyAnalysisDefinition, EACH_RECORD } from '#src/engine/kit/defineAnalysis.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { blockText } from '#src/engine/kit/onDemand/presentationText.ts';
import { type AnalysisEntry, PAGE_OF_SUBJECT } from '#src/site/catalog/analyses.ts';
import { answering } from '#workers/answering.ts';
import type { GivenKey } from '#workers/contract.ts';
import type { AnyHost } from '#workers/questions.ts';
import { type Answer, calculation } from './calculation.ts';
import { isReadText, readNotices } from './readWords.ts';

export interface AskedSection {
  readonly entry: AnalysisEntry;
  /** Its own inputs. */
  readonly fields: AnyFields;
  /** True: the answer is about all records of the text. */
  readonly isAboutText: boolean;
  /** The calculator whose accepted input it is given; null where it is given nothing. */
  readonly page: AnyCalculatorDefinition | null;
  /** The section as a calculator, with the inputs of both. */
  readonly definition: AnyCalculatorDefinition;
}

/** The key under which the formula of a section gets the page's input. */
export const GIVEN: GivenKey = 'given';

/**
 * @param id of the calculator on whose page it is asked
 */
export function askedSection(
  entry: AnalysisEntry,
  { about, action: _, fields: all, ...section }: AnyAnalysisDefinition,
  id: string,
  calculator: AnyCalculatorDefinition,
): AskedSection {
  // Here, what asks for records asks one after the other, and 'Ask all records' would be ticked without effect.
  const { [EACH_RECORD]: __, ...fields } = all;
  const page = entry.subject !== undefined && PAGE_OF_SUBJECT[entry.subject] === id ? calculator : null;
  return {
    entry,
    fields,
    isAboutText: about === 'text',
    page,
    definition: {
      ...section,
      fixed: {},
      errorStyle: 'inline',
      evidence: calculator.evidence,
      fields: { ...page?.fields, ...fields },
      example: { ...page?.example, ...section.example },
    },
  };
}

/** Answers a question from the inputs of both, with how the text was read as notices at the head of the answer. */
export async function askedAnswer(host: AnyHost, asked: AskedSection, draft: Values): Promise<Answer> {
  const { page, definition } = asked;
  const answer = await calculation(askingHost(host, asked), definition, draft);
  if ('issues' in answer || page === null) return answer;
  const { given } = answer.input as { readonly [GIVEN]: unknown };
  const { learnt } = given as { readonly learnt?: unknown };
  // What was learnt of a strand says how it was read; of a chain, only the result does.
  const text = isReadText(learnt) ? learnt : await host.ask('compute', page.formula, given, () => {});
  const notices = isReadText(text) ? readNotices(text, draft) : [];
  if (notices.length === 0) return answer;
  const { presentation, readings = '' } = answer;
  return {
    ...answer,
    presentation: { ...presentation, blocks: [...notices, ...presentation.blocks] },
    readings: [...notices.flatMap(blockText), readings].filter((said) => said !== '').join(' '),
  };
}

/** Returns the calculator's own part of the inputs: what the section has as well is blank. */
export function pageDraft({ fields }: AskedSection, page: AnyCalculatorDefinition, draft: Values): Values {
  const own = Object.entries(draft).filter(([name]) => name in page.fields && !(name in fields));
  return { ...blankValues(page.fields), ...Object.fromEntries(own) };
}

/** A host whose verdict on the section's formula is that of its page first, whose accepted input it is then given. */
export function askingHost(host: AnyHost, { page, fields, definition }: AskedSection): AnyHost {
  if (page === null) return host;
  const blank = createFormModel(page).candidate(blankValues(page.fields)) as object;
  const ask = answering(host.ask, 'validate', async (formula, candidate, report) => {
    if (formula !== definition.formula) return host.ask('validate', formula, candidate, report);
    const entered = Object.entries(candidate as object);
    const ofPage = Object.fromEntries(entered.filter(([name]) => name in page.fields && !(name in fields)));
    const verdict = await host.ask('validate', page.formula, { ...blank, ...ofPage }, report);
    if (!verdict.ok) return verdict;
    const ofSection = Object.fromEntries(entered.filter(([name]) => name in fields));
    return host.ask('validate', formula, { ...ofSection, [GIVEN]: verdict.input }, report);
  });
  return { ...host, ask };
}
