/** What an agent that submitted the form is answered: plain JSON. */
import { fragmentOf } from '#src/engine/form/onDemand/permalink.ts';
import { type AnyCalculatorDefinition, warningSentences } from '#src/engine/kit/defineCalculator.ts';
import { blockText, figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { type ToldToday, toldToday } from '#src/engine/kit/onDemand/toldToday.ts';
import { addressOf, calculatorPath } from '#src/engine/kit/siteAddress.ts';
import type { IsoDate } from '#workers/contract.ts';
import type { Calculator } from '../run/useCalculator.ts';

/** An answer, or the reason why it is missing. */
export interface AgentAnswer {
  readonly calculator: string;
  /** The permanent warning of the page, on births. */
  readonly warning?: readonly string[];
  /** The sentence for screen readers. */
  readonly status?: string;
  readonly notices?: readonly string[];
  readonly figures?: readonly {
    readonly field: string;
    readonly label: string;
    readonly text: string;
    readonly unit?: string;
  }[];
  /** What the dates mean on the day that the agent named. */
  readonly today?: ToldToday;
  /** Why it is refused: each sentence with its input. */
  readonly refused?: readonly { readonly message: string; readonly input?: string }[];
  /** Names of the inputs that the form shows now: a choice may have changed which. */
  readonly inputs: readonly string[];
  /** The page with these inputs. */
  readonly link: string;
  readonly version: string;
}

const NOTHING = 'Nothing was calculated: something that is needed is not filled in.';
const BROKEN = 'The calculation failed. Try again.';

/**
 * @param inputs names of the inputs that the form shows now
 * @param day that the agent named; absent: none
 */
export async function agentAnswer(
  id: string,
  definition: AnyCalculatorDefinition,
  calculator: Calculator,
  inputs: readonly string[],
  day?: IsoDate,
): Promise<AgentAnswer> {
  const { fields, warning } = definition;
  const { outcome, presentation, issues, hasFailed, draft } = calculator;
  const fragment = fragmentOf(fields, draft);
  const page = addressOf(calculatorPath(id));
  const origin = {
    calculator: id,
    ...(warning === undefined ? {} : { warning: [warning.title, ...warningSentences(warning)] }),
    inputs,
    link: fragment === null ? page : `${page}#${fragment}`,
    version: __SITE_VERSION__,
  };
  if (hasFailed) return { ...origin, refused: [{ message: BROKEN }] };
  if (issues.length > 0)
    return {
      ...origin,
      refused: issues.map(({ message, path }) => ({ message, ...(path === undefined ? {} : { input: path }) })),
    };
  if (outcome === null || outcome.stale || presentation === null) return { ...origin, refused: [{ message: NOTHING }] };
  const notices = presentation.blocks.flatMap((block) => (block.kind === 'notice' ? blockText(block) : []));
  const figures = figuresOf(presentation).map(({ field, label, text, unit }) => ({
    field,
    label,
    text,
    ...(unit === undefined ? {} : { unit }),
  }));
  return { ...origin, status: presentation.status, notices, figures, ...(await toldToday(definition, outcome, day)) };
}
