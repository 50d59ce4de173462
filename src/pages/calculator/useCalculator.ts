import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CalculatorId } from '#src/catalog/taxonomy.ts';
import { withoutConfirmations } from '#src/form/confirmations.ts';
import { formModel } from '#src/form/formModel.ts';
import type { HoldText } from '#src/form/longText.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { Value, Values } from '#src/kit/fields.ts';
import type { Presentation } from '#src/kit/presentation.ts';
import type { CalculatorState, Outcome, VisitorEvent } from '#src/machine/calculatorMachine.ts';
import { machineWithWorker } from '#src/machine/workerActors.ts';
import type { Issue, Progress } from '#workers/contract.ts';
import { client } from './client.ts';
import { localDay } from './localDay.ts';
import { useHeldTexts } from './useHeldTexts.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { useLasting } from './useLasting.ts';

const machine = machineWithWorker(client);

/** Calculations that are over sooner show nothing of their going on. */
const BUSY_SHOWN_AFTER_MS = 150;

/** Shown and said when a draft was put back. */
export const RESTORED = 'Your inputs from before are back.';

/** A filling that was replaced as a whole, for Undo. */
interface Replaced {
  readonly draft: Values;
  /** 'Form cleared.' */
  readonly words: string;
}

/** Reads the letters `from` (inclusive) to `to` (exclusive) of a long text in the result. */
export type ReadText = (field: string, from: number, to: number, signal: AbortSignal) => Promise<string>;

/** One calculator at work, as its page sees it. */
export interface Calculator {
  /** Null until the prerendered page has come alive. */
  readonly state: CalculatorState | null;
  readonly draft: Values;
  readonly issues: readonly Issue[];
  /** Something broke that is not the visitor's fault. */
  readonly hasFailed: boolean;
  readonly isBusy: boolean;
  /** Busy for so long that the page says so. */
  readonly isSlow: boolean;
  readonly progress: Progress | null;
  readonly canCalculate: boolean;
  readonly outcome: Outcome | null;
  /** What the outcome says, whether it is stale or not. */
  readonly presentation: Presentation | null;
  readonly replaced: Replaced | null;
  /** What was in the boxes when the page was left is in them again, and nothing has been done with it yet. */
  readonly isRestored: boolean;
  /** What those who hear the page are told. */
  readonly spoken: string;
  readonly edit: (field: string, value: Value) => void;
  readonly append: (list: string) => void;
  readonly calculate: () => void;
  readonly cancel: () => void;
  readonly reset: () => void;
  readonly fillExample: () => void;
  readonly undo: () => void;
  readonly announce: (text: string) => void;
  readonly holdText: HoldText;
  readonly readText: ReadText;
}

/** @param id the calculator's, under which its draft is kept */
export function useCalculator(id: CalculatorId, definition: AnyCalculatorDefinition): Calculator {
  const { formula, fields, example, present } = definition;
  const undated = useMemo(() => formModel(definition), [definition]);
  const [snapshot, send, actor] = useMachine(machine, { input: { formula, form: undated } });
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const [isRestored, setRestored] = useState(false);
  const [remark, announce] = useState('');
  const { form, draft, issues, failure, progress, outcome } = snapshot.context;
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  // The prerendered page holds no day: the visitor's own, where they are, is known here only.
  useEffect(() => send({ type: 'today', date: localDay(new Date()) }), [send]);
  const forgetDraft = useKeptDraft(id, definition, actor, () => {
    setRestored(true);
    announce(RESTORED);
  });
  const isBusy = snapshot.matches('validating') || snapshot.matches('computing');
  const isSlow = useLasting(isBusy, BUSY_SHOWN_AFTER_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: becoming stale changes the outcome, but not what it says
  const presentation = useMemo(
    () => (outcome === null ? null : presented(present, outcome)),
    [outcome?.result, outcome?.input, present],
  );
  const holdText = useHeldTexts(draft, replaced?.draft, outcome?.input);
  const input = outcome?.input;
  const readText = useCallback<ReadText>(
    (field, from, to, signal) => client.view(formula, input, { field, from, to }, signal),
    [formula, input],
  );

  function replaceBy(next: () => void, words: string): void {
    // A filling of a page on toxicity or medicine is never brought back: its confirmations would be.
    const canComeBack = definition.resultAfterEdit !== 'removed' && draft !== form.blank;
    setReplaced(canComeBack ? { draft, words } : null);
    setRestored(false);
    announce(words);
    next();
  }

  function goOn(event: VisitorEvent): void {
    setReplaced(null);
    setRestored(false);
    announce('');
    send(event);
  }

  return {
    state: isAlive ? snapshot.value : null,
    draft,
    issues,
    hasFailed: failure !== null || (outcome !== null && presentation === null),
    isBusy,
    isSlow,
    progress,
    canCalculate: isBusy || snapshot.can({ type: 'calculate' }),
    outcome,
    presentation,
    replaced,
    isRestored,
    spoken: spokenStatus(),
    edit(field, value) {
      const event: VisitorEvent = { type: 'edit', field, value };
      const others = Object.keys(draft).filter((name) => name !== field);
      const edited = form.edit(draft, field, value);
      if (others.every((name) => edited[name] === draft[name])) goOn(event);
      else replaceBy(() => send(event), 'The other fields were cleared.');
    },
    append: (field) => goOn({ type: 'append', field }),
    calculate: () => goOn({ type: 'calculate' }),
    cancel: () => send({ type: 'cancel' }),
    reset() {
      replaceBy(() => send({ type: 'reset' }), 'Form cleared.');
      forgetDraft();
    },
    fillExample: () =>
      replaceBy(
        () => send({ type: 'fill', draft: { ...form.blank, ...withoutConfirmations(fields, example) } }),
        'Example filled in.',
      ),
    undo() {
      if (replaced === null) return;
      send({ type: 'fill', draft: replaced.draft });
      setReplaced(null);
      announce('Your inputs are back.');
    },
    announce,
    holdText,
    readText,
  };

  function spokenStatus(): string {
    if (isSlow) return 'Calculating…';
    if (presentation !== null && outcome?.stale === false) return presentation.status;
    return remark;
  }
}

/** A result that cannot be put into words is a failure of the calculator, not of the whole page. */
function presented(present: AnyCalculatorDefinition['present'], { result, input }: Outcome): Presentation | null {
  try {
    return present(result, input);
  } catch (error) {
    reportError(error);
    return null;
  }
}

function neverChanges(): () => void {
  return () => {};
}
