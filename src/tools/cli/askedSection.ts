/**
 * A section of a calculator's page ('Ask this sequence', 'Further calculations') without the page. Its inputs are listed with those of the
 * calculator whose accepted input it is given; where both have an input of the same name, it is the section's.
 */

import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { blankValues } from '#src/engine/form/fieldValues.ts';
import { fragmentOf } from '#src/engine/form/onDemand/permalink.ts';
import { questionFragment } from '#src/engine/form/onDemand/questionLink.ts';
import { type AnyAnalysisDefinition, EACH_RECORD } from '#src/engine/kit/defineAnalysis.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { addressOf, calculatorPath } from '#src/engine/kit/siteAddress.ts';
import { type AnalysisEntry, PAGE_OF_SUBJECT } from '#src/site/catalog/analyses.ts';
import { answering } from '#workers/answering.ts';
import type { GivenKey } from '#workers/contract.ts';
import type { AnyHost } from '#workers/questions.ts';

/** What answers a call: a calculator, or a section of its page with the inputs of both and the page's warning. */
export interface CalledDefinition extends AnyCalculatorDefinition {
  /** Absent: the calculator itself answers. */
  readonly asked?: AskedSection;
}

export interface AskedSection {
  readonly entry: AnalysisEntry;
  /** Its own inputs. */
  readonly fields: AnyFields;
  /** True: the answer is about all records of the text. */
  readonly isAboutText: boolean;
  /** The calculator whose accepted input it is given; null where it is given nothing. */
  readonly page: AnyCalculatorDefinition | null;
}

/** The key under which the formula of a section gets the page's input. */
export const GIVEN: GivenKey = 'given';

/**
 * @param id of the calculator on whose page it is asked
 */
export function askedSection(
  entry: AnalysisEntry,
  { fields: all, ...section }: AnyAnalysisDefinition,
  id: string,
  calculator: AnyCalculatorDefinition,
): CalledDefinition {
  // Here, what asks for records asks one after the other, and 'Ask all records' would be ticked without effect.
  const { [EACH_RECORD]: _, ...fields } = all;
  const page = entry.subject !== undefined && PAGE_OF_SUBJECT[entry.subject] === id ? calculator : null;
  const { warning } = calculator;
  return {
    ...section,
    ...(warning === undefined ? {} : { warning }),
    fields: { ...page?.fields, ...fields },
    example: { ...page?.example, ...section.example },
    asked: { entry, fields, isAboutText: section.about === 'text', page },
  };
}

/** Returns the calculator's own part of the inputs: what the section has as well is blank. */
export function pageDraft({ fields }: AskedSection, page: AnyCalculatorDefinition, draft: Values): Values {
  const own = Object.entries(draft).filter(([name]) => name in page.fields && !(name in fields));
  return { ...blankValues(page.fields), ...Object.fromEntries(own) };
}

/** Returns the address that opens the page of a calculator with these inputs, and with the section that was asked. */
export function linkTo(id: string, definition: CalledDefinition, draft: Values): string {
  const page = addressOf(calculatorPath(id));
  const fragment = fragmentTo(definition, draft);
  return fragment === null ? page : `${page}#${fragment}`;
}

/** Null where no link fills the page: a dose is computed for the animal that is there. */
function fragmentTo({ fields, asked, resultAfterEdit }: CalledDefinition, draft: Values): string | null {
  if (asked === undefined) return resultAfterEdit === 'removed' ? null : fragmentOf(fields, draft);
  const { entry, page } = asked;
  const ofPage = page === null ? '' : fragmentOf(page.fields, pageDraft(asked, page, draft));
  // Without the settings where they do not fit into a link.
  return questionFragment(ofPage, entry.id, fragmentOf(asked.fields, draft)) ?? `ask=${entry.id}`;
}

/** A host whose verdict on the formula of a section is that of its page first, whose accepted input it is then given. */
export function askingHost(host: AnyHost, { formula: own, asked }: CalledDefinition): AnyHost {
  if (asked === undefined || asked.page === null) return host;
  const { page, fields } = asked;
  const blank = createFormModel(page).candidate(blankValues(page.fields)) as object;
  const ask = answering(host.ask, 'validate', async (formula, candidate, report) => {
    if (formula !== own) return host.ask('validate', formula, candidate, report);
    const entered = Object.entries(candidate as object);
    const ofPage = Object.fromEntries(entered.filter(([name]) => name in page.fields && !(name in fields)));
    const verdict = await host.ask('validate', page.formula, { ...blank, ...ofPage }, report);
    if (!verdict.ok) return verdict;
    const ofSection = Object.fromEntries(entered.filter(([name]) => name in fields));
    return host.ask('validate', formula, { ...ofSection, [GIVEN]: verdict.input }, report);
  });
  return { ...host, ask };
}
