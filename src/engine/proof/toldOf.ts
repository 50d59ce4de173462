/** Everything that a saved result may say besides its input and its numbers: what people read of it. */
import type { Propagated } from '#src/engine/exploring/propagate.ts';
import { type UncertaintyData, uncertaintyData } from '#src/engine/exploring/uncertaintyInExports.ts';
import { BRAND } from '#src/engine/kit/brand.ts';
import { type StandingWarning, warningSentences } from '#src/engine/kit/defineCalculator.ts';
import { plainSteps, type SaidAndShown, saidAndShown } from '#src/engine/kit/onDemand/saidAndShown.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';

/** What was computed again, and where. */
export interface ToldParts {
  /** The name of the page, or of its section. */
  readonly title: string;
  /** Id of the section that was asked; absent: the calculator itself. */
  readonly ask?: string | undefined;
  readonly formula: string;
  readonly warning?: StandingWarning | undefined;
  readonly presentation: Presentation;
  readonly uncertainty?: Propagated | undefined;
}

/** By the keys that pages, the command line and the package use; each of them writes some of these. */
export interface Told extends SaidAndShown {
  readonly title: string;
  readonly ask: string | undefined;
  readonly formula: string;
  readonly site: { readonly name: string };
  readonly warning: readonly string[] | undefined;
  readonly working: ReturnType<typeof plainSteps>;
  readonly uncertainty: UncertaintyData | undefined;
}

export function toldOf({ title, ask, formula, warning, presentation, uncertainty }: ToldParts): Told {
  return {
    title,
    ask,
    formula,
    site: { name: BRAND },
    warning: warning === undefined ? undefined : [warning.title, ...warningSentences(warning)],
    ...saidAndShown(presentation),
    working: plainSteps(presentation),
    uncertainty: uncertainty === undefined ? undefined : uncertaintyData(uncertainty),
  };
}
