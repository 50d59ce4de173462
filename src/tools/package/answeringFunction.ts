/** What the functions of calculators and of sections do alike: inputs and files in, an answer as plain JSON out. */
import * as v from 'valibot';
import { isConfirmation } from '#src/engine/form/confirmations.ts';
import { valuesInWords } from '#src/engine/form/onDemand/valuesInWords.ts';
import { BRAND } from '#src/engine/kit/brand.ts';
import {
  type AnyCalculatorDefinition,
  type StandingWarning,
  warningSentences,
} from '#src/engine/kit/defineCalculator.ts';
import type { EnteredValue } from '#src/engine/kit/enteredValue.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { plainSteps } from '#src/engine/kit/onDemand/saidAndShown.ts';
import { addressOf, calculatorPath } from '#src/engine/kit/siteAddress.ts';
import { answerParts } from '#src/tools/cli/answerParts.ts';
import type { Answer } from '#src/tools/cli/calculation.ts';
import { complaintsOf, draftSchema } from '#src/tools/cli/draftSchema.ts';
import { heldFiles } from '#src/tools/cli/heldFiles.ts';
import { withFormatRecognized } from '#src/tools/cli/typedFormat.ts';
import type { AnyFormula, AnyTypes, Issue } from '#workers/contract.ts';
import { createHost } from '#workers/host.ts';
import type { AnyHost } from '#workers/questions.ts';
import type { Source } from '#workers/reference/sources.ts';
import type { AnswerOrigin, PackageAnswer } from './answer.ts';

export interface AnsweringParts {
  /** Id of the calculator. */
  readonly calculator: string;
  /** Id of the section of its page that answers; absent: the calculator itself does. */
  readonly ask?: string;
  /** Its fields are those of the inputs. */
  readonly definition: AnyCalculatorDefinition;
  /** The permanent warning of the page. */
  readonly warning: StandingWarning | undefined;
  readonly formulas: readonly AnyFormula[];
  readonly sources: readonly Source[];
  readonly answer: (host: AnyHost, draft: Values) => Promise<Answer>;
  /** Of the link that opens the page with these inputs; null: none does. */
  readonly fragment: (draft: Values) => string | null;
}

export interface AnsweringFunction {
  /**
   * @param inputs by the names of the form's controls; a missing one is as on the blank page
   * @param files long texts in the place of inputs of the same name
   */
  (inputs: Inputs, files?: Readonly<Record<string, Blob>>): Promise<PackageAnswer>;
  /** The inputs as the page words them, with the defaults of those that are missing: what a person is shown. Without confirmations. */
  readonly inWords: (inputs: Inputs) => readonly EnteredValue[];
}

type Inputs = Readonly<Record<string, unknown>>;

/** Makes a function from what computes its answers. */
export function answeringFunction(parts: AnsweringParts): AnsweringFunction {
  const { calculator, ask, definition, warning, formulas, sources } = parts;
  const { fields, formula } = definition;
  const modules = Object.fromEntries(
    formulas.map((each) => [`./formulas/${each.id}.ts`, async () => ({ default: each })]),
  );
  const page = addressOf(calculatorPath(calculator));
  const origin: AnswerOrigin = {
    calculator,
    ...(ask === undefined ? {} : { ask }),
    formula,
    site: { name: BRAND, version: __SITE_VERSION__ },
    ...(warning === undefined ? {} : { warning: [warning.title, ...warningSentences(warning)] }),
    link: page,
  };
  const refused = (issues: readonly Issue[]): PackageAnswer => ({ ...origin, issues });

  const answer = async (inputs: Inputs, files: Readonly<Record<string, Blob>> = {}): Promise<PackageAnswer> => {
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
    const answer = await parts.answer(host, draft);
    const told = answerParts(answer);
    if ('issues' in answer || 'issues' in told) return refused('issues' in answer ? answer.issues : []);
    const fragment = parts.fragment(draft);
    const link = fragment === null ? page : `${page}#${fragment}`;
    return { ...origin, ...told, working: plainSteps(answer.presentation), sources, link };
  };
  const inWords = (inputs: Inputs): readonly EnteredValue[] => {
    const read = v.safeParse(draftSchema(fields), inputs);
    return read.success ? valuesInWords(unconfirmed(fields), read.output) : [];
  };
  return Object.assign(answer, { inWords });
}

function unconfirmed(fields: AnyFields): AnyFields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => !isConfirmation(field)));
}

function asFile(file: Blob, name: string): File {
  return file instanceof File ? file : new File([file], name);
}
