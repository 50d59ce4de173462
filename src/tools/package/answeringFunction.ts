/**
 * A calculator, or a section of its page, as a function: inputs and files in, an answer as plain JSON out. The same fields, formula and sentences as
 * on the page, and the same answer as on the command line.
 */
import * as v from 'valibot';
import type { TypedSpreads } from '#src/engine/exploring/spreads.ts';
import { BRAND } from '#src/engine/kit/brand.ts';
import type { AnyAnalysisDefinition } from '#src/engine/kit/defineAnalysis.ts';
import { type AnyCalculatorDefinition, warningSentences } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { plainSteps } from '#src/engine/kit/onDemand/saidAndShown.ts';
import { dayFault, toldToday } from '#src/engine/kit/onDemand/toldToday.ts';
import { addressOf, calculatorPath } from '#src/engine/kit/siteAddress.ts';
import type { AnalysisEntry } from '#src/site/catalog/analyses.ts';
import { answerParts } from '#src/tools/cli/answerParts.ts';
import { askedSection, type CalledDefinition, linkTo } from '#src/tools/cli/askedSection.ts';
import { complaintsOf, draftSchema } from '#src/tools/cli/draftSchema.ts';
import { heldFiles } from '#src/tools/cli/heldFiles.ts';
import { withFormatRecognized } from '#src/tools/cli/typedFormat.ts';
import { takesUncertainties, uncertainAnswer } from '#src/tools/cli/uncertainAnswer.ts';
import type { AnyFormula, AnyTypes, IsoDate, Issue } from '#workers/contract.ts';
import { createHost } from '#workers/host.ts';
import type { Source } from '#workers/reference/sources.ts';
import type { AnswerOrigin, PackageAnswer } from './answer.ts';
import { type ToConfirm, toConfirm } from './toConfirm.ts';

export interface AnsweringParts {
  /** Id of the calculator. */
  readonly page: string;
  readonly calculator: AnyCalculatorDefinition;
  /** The section of its page that answers; absent: the calculator itself does. */
  readonly entry?: AnalysisEntry;
  /** The definition of that section. */
  readonly analysis?: AnyAnalysisDefinition;
  /** The formulas that it calls: for a section that is asked of the page's text, that of the page as well. */
  readonly formulas: readonly AnyFormula[];
  /** The citations of its method. */
  readonly sources: readonly Source[];
}

export interface AnsweringFunction {
  /**
   * @param inputs by the names of the form's controls; a missing one is as on the blank page
   * @param files long texts in the place of inputs of the same name
   * @param today YYYY-MM-DD: the answer says what the dates of a pregnancy mean on that day. Never an input: the function knows no day
   * @param uncertainties standard uncertainties by the paths of numbers, besides those that are written after ± in the inputs
   */
  (
    inputs: Inputs,
    files?: Readonly<Record<string, Blob>>,
    today?: unknown,
    uncertainties?: TypedSpreads,
  ): Promise<PackageAnswer>;
  /** The inputs as the page words them, with the defaults of those that are missing: what a person is shown. Null where they do not fit. */
  readonly toConfirm: (inputs: Inputs) => ToConfirm | null;
}

type Inputs = Readonly<Record<string, unknown>>;

const NO_UNCERTAINTIES =
  'No uncertainties are taken here: no section does, and no page on toxicity, medicine and births';

/** Makes the function. */
export function answeringFunction(parts: AnsweringParts): AnsweringFunction {
  const { page: id, calculator, entry, analysis, formulas, sources } = parts;
  const isSection = entry !== undefined && analysis !== undefined;
  const definition: CalledDefinition = isSection ? askedSection(entry, analysis, id, calculator) : calculator;
  const { fields, formula, warning } = definition;
  const modules = Object.fromEntries(
    formulas.map((each) => [`./formulas/${each.id}.ts`, async () => ({ default: each })]),
  );
  const origin: AnswerOrigin = {
    calculator: id,
    ...(isSection ? { ask: entry.id } : {}),
    formula,
    site: { name: BRAND, version: __SITE_VERSION__ },
    ...(warning === undefined ? {} : { warning: [warning.title, ...warningSentences(warning)] }),
    link: addressOf(calculatorPath(id)),
  };
  const refused = (issues: readonly Issue[]): PackageAnswer => ({ ...origin, issues });

  const answer: (...call: Parameters<AnsweringFunction>) => Promise<PackageAnswer> = async (
    inputs,
    files = {},
    today,
    uncertainties = {},
  ) => {
    const dayless = today === undefined ? null : dayFault(definition, today);
    if (dayless !== null) return refused([{ message: dayless }]);
    if (Object.keys(uncertainties).length > 0 && !takesUncertainties(definition))
      return refused([{ message: NO_UNCERTAINTIES }]);
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
    const answer = await uncertainAnswer(host, definition, draft, uncertainties);
    const told = answerParts(answer);
    if ('issues' in answer || 'issues' in told) return refused('issues' in answer ? answer.issues : []);
    return {
      ...origin,
      ...told,
      ...(await toldToday(definition, answer, today as IsoDate | undefined)),
      working: plainSteps(answer.presentation),
      sources,
      link: linkTo(id, definition, draft),
    };
  };
  const shown = (inputs: Inputs): ToConfirm | null => {
    const read = v.safeParse(draftSchema(fields), inputs);
    return read.success ? toConfirm(fields, read.output) : null;
  };
  return Object.assign(answer, { toConfirm: shown });
}

function asFile(file: Blob, name: string): File {
  return file instanceof File ? file : new File([file], name);
}
