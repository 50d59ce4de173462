/** Every analysis, by discovery, and the way in which its section asks it. */

import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { AnyAnalysisDefinition } from '#src/engine/kit/defineAnalysis.ts';
import type { AnalysisSubject, AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { ANALYSES, type AnalysisEntry } from '#src/site/catalog/analyses.ts';
import type { AnyFormula, ByteSource, Issue, LongText, Task } from '#workers/contract.ts';
import { ASKED_TEXTS } from './analysisPage.ts';
import { host, ignoreProgress } from './calculatorRuns.ts';
import { everyCalculator, FORMULA_MODULES } from './everyCalculator.ts';

const DEFINITIONS = import.meta.glob<AnyAnalysisDefinition>('/src/calculators/analyses/*.ts', { import: 'default' });

export interface FoundAnalysis extends AnalysisEntry {
  readonly definition: AnyAnalysisDefinition;
}

/** Names of the folders. */
export const ANALYSIS_FILES: readonly string[] = Object.keys(DEFINITIONS).map(
  (path) => /([^/]+)\.ts$/.exec(path)?.[1] ?? '',
);

export function everyAnalysis(): Promise<readonly FoundAnalysis[]> {
  return Promise.all(
    ANALYSES.map(async (entry) => {
      const load = DEFINITIONS[`/src/calculators/analyses/${entry.id}.ts`];
      if (load === undefined) throw new Error(`src/calculators/analyses/${entry.id}.ts is not there`);
      return { ...entry, definition: await load() };
    }),
  );
}

/** The calculators whose results may be asked. */
export async function askedCalculators(): Promise<readonly AnyCalculatorDefinition[]> {
  return (await everyCalculator()).flatMap(({ definition }) => (definition.subject === undefined ? [] : [definition]));
}

/** The accepted input of the page of a subject; undefined without a subject: then the analysis is given nothing. */
export async function givenFor(
  subject: AnalysisSubject | undefined,
  text: LongText,
  settings: Values = {},
  calculators: readonly AnyCalculatorDefinition[] = [],
): Promise<unknown> {
  if (subject === undefined) return undefined;
  const known = calculators.length > 0 ? calculators : await askedCalculators();
  const page = known.find((definition) => definition.subject === subject);
  if (page === undefined) throw new Error(`No calculator has the subject '${subject}'`);
  const form = createFormModel(page);
  const candidate = form.candidate({ ...form.blank, ...page.example, sequence: text, ...settings });
  const verdict = await host.ask('validate', page.formula, candidate, ignoreProgress);
  if (!verdict.ok) throw new Error(`The text is refused: ${JSON.stringify(verdict.issues)}`);
  return verdict.input;
}

export type Asked =
  | { readonly outcome: 'refused'; readonly issues: readonly Issue[] }
  | {
      readonly outcome: 'answered';
      readonly input: unknown;
      readonly result: unknown;
      readonly presentation: Presentation;
    };

/** Asks as the section on the page does, which the sections without a page are compared with: not through `src/tools/cli`. */
export async function ask(
  { formula, fields, present }: AnyAnalysisDefinition,
  draft: Values,
  given: unknown,
): Promise<Asked> {
  const form = createFormModel({ fields, fixed: {} });
  const candidate = { ...(form.candidate({ ...form.blank, ...draft }) as object), given };
  const verdict = await host.ask('validate', formula, candidate, ignoreProgress);
  if (!verdict.ok) return { outcome: 'refused', issues: verdict.issues };
  const result = await host.ask('compute', formula, verdict.input, ignoreProgress);
  return { outcome: 'answered', input: verdict.input, result, presentation: present(result, verdict.input) };
}

/** Computes a formula over a text that arrives in slices cut anywhere. */
export async function computeCut(
  formulaId: string,
  input: unknown,
  open: (text: LongText) => ByteSource,
): Promise<unknown> {
  const load = FORMULA_MODULES[`./formulas/${formulaId}.ts`];
  if (load === undefined) throw new Error(`There is no formula '${formulaId}'`);
  const { default: formula } = (await load()) as {
    readonly default: { readonly compute: (input: unknown, task: Task) => unknown };
  };
  return formula.compute(input, { report() {}, open });
}

/** The formula of an analysis, asked about a text, with own settings as its candidate; any other formula as it is. */
export async function withGiven(formula: AnyFormula): Promise<AnyFormula> {
  const subject = ANALYSES.find(({ id }) => id === formula.id)?.subject;
  if (subject === undefined) return formula;
  const given = await givenFor(subject, ASKED_TEXTS[subject]);
  return {
    ...formula,
    validate: (candidate, task) =>
      formula.validate(typeof candidate === 'object' && candidate !== null ? { ...candidate, given } : candidate, task),
  };
}
