/** One calculator as a function: the same fields, formula and sentences as its page. */
import * as v from 'valibot';
import { fragmentOf } from '#src/form/onDemand/permalink.ts';
import { answerParts } from '#src/headless/answerParts.ts';
import { complaintsOf, draftSchema } from '#src/headless/draftSchema.ts';
import { heldFiles } from '#src/headless/heldFiles.ts';
import { withFormatRecognized } from '#src/headless/typedFormat.ts';
import { uncertainAnswer } from '#src/headless/uncertainAnswer.ts';
import { BRAND } from '#src/kit/brand.ts';
import { type AnyCalculatorDefinition, warningSentences } from '#src/kit/defineCalculator.ts';
import type { Values } from '#src/kit/fields.ts';
import { addressOf, calculatorPath } from '#src/kit/siteAddress.ts';
import type { AnyFormula, AnyTypes, Issue } from '#workers/contract.ts';
import { createHost } from '#workers/host.ts';
import type { Source } from '#workers/reference/sources.ts';
import type { AnswerOrigin, PackageAnswer } from './answer.ts';

export interface CalculatorParts {
  readonly id: string;
  readonly definition: AnyCalculatorDefinition;
  /** The formulas that it calls. */
  readonly formulas: readonly AnyFormula[];
  /** The citations of its method. */
  readonly sources: readonly Source[];
}

/**
 * @param inputs by the names of the form's controls; a missing one is as on the blank page
 * @param files long texts in the place of inputs of the same name
 */
export type CalculatorFunction = (
  inputs: Readonly<Record<string, unknown>>,
  files?: Readonly<Record<string, Blob>>,
) => Promise<PackageAnswer>;

export function calculatorFunction({ id, definition, formulas, sources }: CalculatorParts): CalculatorFunction {
  const { fields, formula, warning } = definition;
  const modules = Object.fromEntries(
    formulas.map((each) => [`./formulas/${each.id}.ts`, async () => ({ default: each })]),
  );
  const page = addressOf(calculatorPath(id));
  const origin: AnswerOrigin = {
    calculator: id,
    formula,
    site: { name: BRAND, version: __SITE_VERSION__ },
    ...(warning === undefined ? {} : { warning: [warning.title, ...warningSentences(warning)] }),
    link: page,
  };
  const refused = (issues: readonly Issue[]): PackageAnswer => ({ ...origin, issues });

  return async (inputs, files = {}) => {
    const host = createHost<AnyTypes>(modules);
    const texts = heldFiles(host);
    const long = v.pipe(
      v.nullable(v.string('must be a text or null'), ''),
      v.transform((text) => texts.holdText(text)),
    );
    const read = v.safeParse(draftSchema(fields, long), inputs);
    if (!read.success) return refused(complaintsOf(read.issues).map((message) => ({ message })));
    const unknown = Object.keys(files).find((name) => fields[name]?.kind !== 'sequence');
    if (unknown !== undefined) return refused([{ message: `${unknown} takes no file` }]);
    const held: Record<string, Values[string]> = {};
    for (const [name, file] of Object.entries(files)) held[name] = await texts.hold(asFile(file, name));
    const typed = await withFormatRecognized(fields, texts, read.output, inputs);
    const draft: Values = { ...typed, ...held };
    const answer = await uncertainAnswer(host, definition, draft, {});
    const parts = answerParts(answer);
    if ('issues' in answer || 'issues' in parts) return refused('issues' in answer ? answer.issues : []);
    return { ...origin, ...parts, working: answer.presentation.working.map(plainStep), sources, link: linkTo(draft) };
  };

  /** A dose is computed for the animal that is there: no link fills its page. */
  function linkTo(draft: Values): string {
    const fragment = definition.resultAfterEdit === 'removed' ? null : fragmentOf(fields, draft);
    return fragment === null ? page : `${page}#${fragment}`;
  }
}

function plainStep({ label, formula, substituted, value }: { readonly [Key in StepKey]: string }) {
  return { label, formula, substituted, value };
}

type StepKey = 'label' | 'formula' | 'substituted' | 'value';

function asFile(file: Blob, name: string): File {
  return file instanceof File ? file : new File([file], name);
}
