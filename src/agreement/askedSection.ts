/** Asks a section below a calculator as its page does: draft to candidate, through the host, to the presentation. */
import { createFormModel } from '#src/form/createFormModel.ts';
import type { AnyAnalysisDefinition } from '#src/kit/defineAnalysis.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { Values } from '#src/kit/fields.ts';
import type { Presentation } from '#src/kit/presentation.ts';
import type { AnyHost, Issue, LongText } from '#workers/contract.ts';

export type Asked =
  | { readonly outcome: 'refused'; readonly issues: readonly Issue[] }
  | {
      readonly outcome: 'answered';
      readonly input: unknown;
      readonly result: unknown;
      readonly presentation: Presentation;
    };

/** What a section hands to its formula: its values, the initial ones where the draft has none, and what its page gives. */
export function sectionCandidate(
  { fields }: Pick<AnyAnalysisDefinition, 'fields'>,
  draft: Values,
  given: unknown,
): object {
  const form = createFormModel({ fields, fixed: {} });
  return { ...(form.candidate({ ...form.blank, ...draft }) as object), given };
}

/** @param candidate as the form of the section, or of the calculator, makes it */
export async function answerTo(
  host: AnyHost,
  { formula, present }: Pick<AnyAnalysisDefinition, 'formula' | 'present'>,
  candidate: unknown,
): Promise<Asked> {
  const verdict = await host.validate(formula, candidate, ignoreProgress);
  if (!verdict.ok) return { outcome: 'refused', issues: verdict.issues };
  const result = await host.compute(formula, verdict.input, ignoreProgress);
  return { outcome: 'answered', input: verdict.input, result, presentation: present(result, verdict.input) };
}

/**
 * What a page gives to the questions about its text: its accepted input.
 *
 * @param page the calculator whose text it is
 * @throws Error if the page refuses the text
 */
export async function givenBy(
  host: AnyHost,
  page: AnyCalculatorDefinition,
  text: LongText,
  settings: Values,
): Promise<unknown> {
  const form = createFormModel(page);
  const candidate = form.candidate({ ...form.blank, ...page.example, sequence: text, ...settings });
  const verdict = await host.validate(page.formula, candidate, ignoreProgress);
  if (!verdict.ok) throw new Error(`The text is refused: ${JSON.stringify(verdict.issues)}`);
  return verdict.input;
}

function ignoreProgress(): void {}
