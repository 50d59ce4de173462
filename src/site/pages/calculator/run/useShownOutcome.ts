import { useCallback, useMemo } from 'react';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import type { CalculatorContext, Outcome } from '#src/engine/machine/calculatorEvents.ts';
import type { ReadText } from '#src/engine/results/sequence/readText.ts';
import { client } from './client.ts';

/** A result as the page shows it. */
export interface ShownOutcome {
  /** The presentation of the outcome, stale or not; null without an outcome, and where presenting it failed. */
  readonly presentation: Presentation | null;
  /** The draft that the outcome was computed from. */
  readonly computedDraft: Values;
  /** Reads a window of a text that the outcome was computed from. */
  readonly readText: ReadText;
}

/** Presents the machine's outcome, once per outcome. */
export function useShownOutcome(
  { formula, present }: Pick<AnyCalculatorDefinition, 'formula' | 'present'>,
  { outcome, draft }: Pick<CalculatorContext, 'outcome' | 'draft'>,
): ShownOutcome {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an outcome that becomes stale has the same presentation
  const presentation = useMemo(
    () => (outcome === null ? null : presented(present, outcome)),
    [outcome?.result, outcome?.input, present],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: snapshot of the draft when a result arrives
  const computedDraft = useMemo(() => draft, [outcome?.result, outcome?.input]);
  const input = outcome?.input;
  const readText = useCallback<ReadText>(
    (field, from, to, signal) => client.ask('view', formula, { input: input, window: { field, from, to } }, signal),
    [formula, input],
  );
  return { presentation, computedDraft, readText };
}

/** A result that cannot be presented is a failure of the calculator, not of the whole page. */
function presented(present: AnyCalculatorDefinition['present'], { result, input }: Outcome): Presentation | null {
  try {
    return present(result, input);
  } catch (error) {
    reportError(error);
    return null;
  }
}
