import { useMachine } from '@xstate/react';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { CalculatorId } from '#src/catalog/taxonomy.ts';
import { createFormModel } from '#src/form/createFormModel.ts';
import { isConfirmation, withoutConfirmations } from '#src/form/leftToVisitor.ts';
import type { HoldText } from '#src/form/longText.ts';
import { unitStore } from '#src/form/unitStore.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import { resetsOthers, type Value, type Values } from '#src/kit/fields.ts';
import { localDay } from '#src/kit/localDay.ts';
import type { Presentation } from '#src/kit/presentation.ts';
import { isUnitField } from '#src/kit/unitFields.ts';
import type { CalculatorState, Outcome, VisitorEvent } from '#src/machine/calculatorMachine.ts';
import type { EventRecorder } from '#src/machine/eventRecorder.ts';
import { machineWithWorker } from '#src/machine/workerActors.ts';
import type { ReadText } from '#src/results/sequence/readText.ts';
import type { VetNotes } from '#src/results/vetNotes.ts';
import { saidAnew } from '#src/ui/saidAnew.ts';
import type { Issue, Progress } from '#workers/contract.ts';
import { client } from './client.ts';
import { filledUnits } from './filledUnits.ts';
import { useEachDay } from './useEachDay.ts';
import { useFreshOnReturn } from './useFreshOnReturn.ts';
import { useHeldTexts } from './useHeldTexts.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { useLasting } from './useLasting.ts';
import { useOpenedLink } from './useOpenedLink.ts';

const machine = machineWithWorker(client);

/** Calculations that are over sooner show nothing of their going on. */
const BUSY_SHOWN_AFTER_MS = 150;

/** Shown and said when the values of a link were filled in. */
const OPENED = 'Opened from a link.';
const UNOPENED = 'The values of this link could not be read. Load the page again.';

/** Said of a result that no longer fits the boxes, and of one that an edit took away. */
const OUT_OF_DATE = 'The inputs changed: the result is out of date.';
const REMOVED = 'The result was removed.';

const NO_NOTES: VetNotes = {};

/** A filling that was replaced as a whole, for Undo. */
interface Replaced {
  readonly draft: Values;
  /** 'Form cleared.' */
  readonly words: string;
}

/** One calculator at work, as its page sees it. */
export interface Calculator {
  /** Null until the prerendered page has hydrated. */
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
  /** What came into the boxes without being entered, or should have, until something is done with them. */
  readonly arrival: string | null;
  /** What was in the boxes when the outcome was computed. */
  readonly computedDraft: Values;
  /** What the visitor wrote for the veterinarian: it outlasts an edit, which removes the result, but not a new start. */
  readonly notes: VetNotes;
  readonly writeNotes: (notes: VetNotes) => void;
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

/**
 * @param id the calculator's, under which its draft is kept
 * @param inspect hears everything that happens to the machine
 */
export function useCalculator(
  id: CalculatorId,
  definition: AnyCalculatorDefinition,
  inspect: EventRecorder['inspect'],
): Calculator {
  const { formula, fields, example, present } = definition;
  const isStrict = definition.resultAfterEdit === 'removed';
  const [filled] = useState(() => filledUnits(fields));
  const [notes, writeNotes] = useState<VetNotes>(NO_NOTES);
  const undated = useMemo(() => createFormModel(definition), [definition]);
  const [snapshot, send, actor] = useMachine(machine, { input: { formula, form: undated }, inspect });
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const [arrival, setArrival] = useState<string | null>(null);
  const [remark, setRemark] = useState('');
  const announce = useCallback((text: string) => setRemark((last) => saidAnew(last, text)), []);
  const { form, draft, issues, failure, progress, outcome } = snapshot.context;
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  // The prerendered page holds no day and no preference: the visitor's own are known here only.
  const units = useMemo(() => unitStore(id, definition), [id, definition]);
  const startToday = useCallback(
    () => send({ type: 'today', date: localDay(new Date()), units: units.read() }),
    [send, units],
  );
  useEachDay(startToday);
  const forgetDraft = useKeptDraft(id, definition, actor, arrive);
  useFreshOnReturn(
    isStrict,
    useCallback(() => {
      setReplaced(null);
      setArrival(null);
      filled.clear();
      writeNotes(NO_NOTES);
      send({ type: 'reset' });
    }, [send, filled]),
  );
  useOpenedLink(fields, actor, { open: openLink, fail: () => arrive(UNOPENED) });
  const isBusy = snapshot.matches('validating') || snapshot.matches('computing');
  const isSlow = useLasting(isBusy, BUSY_SHOWN_AFTER_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: becoming stale changes the outcome, but not what it says
  const presentation = useMemo(
    () => (outcome === null ? null : presented(present, outcome)),
    [outcome?.result, outcome?.input, present],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: snapshot of the draft when a result arrives
  const computedDraft = useMemo(() => draft, [outcome?.result, outcome?.input]);
  const holdText = useHeldTexts(draft, replaced?.draft, outcome?.input);
  const input = outcome?.input;
  const readText = useCallback<ReadText>(
    (field, from, to, signal) => client.view(formula, input, { field, from, to }, signal),
    [formula, input],
  );

  // While Undo is offered, nothing was entered: what it brings back is the visitor's own, and no second press may take its
  // place. The values of a link are somebody's own as well.
  const undoable = replaced?.words === OPENED ? null : replaced;

  /** What is said of an event that is over: that it took a result away as well. */
  function withRemoval(words: string): string {
    const isGone = outcome !== null && actor.getSnapshot().context.outcome === null;
    return isGone ? `${words} ${REMOVED}`.trimStart() : words;
  }

  function replaceBy(next: () => void, words: string): void {
    // A filling of a page on toxicity or medicine is never brought back: its confirmations would be.
    const canComeBack = !isStrict && (draft !== form.start || undoable !== null);
    setReplaced(canComeBack ? { draft: undoable?.draft ?? draft, words } : null);
    setArrival(null);
    next();
    announce(withRemoval(words));
  }

  function arrive(words: string): void {
    setArrival(words);
    announce(words);
  }

  /** @param before what was in the boxes; null when it was nothing else */
  function openLink(linked: Values, before: Values | null): void {
    // On pages on toxicity and medicine the visitor looks the values over and calculates, and confirms anew after Undo too.
    const undone = before !== null && isStrict ? { ...form.blank, ...withoutConfirmations(fields, before) } : before;
    setReplaced(undone === null ? null : { draft: undone, words: OPENED });
    arrive(OPENED);
    if (isStrict) filled.fill();
    send({ type: 'fill', draft: linked });
    if (!isStrict) send({ type: 'calculate' });
  }

  function goOn(event: VisitorEvent, stillReplaced: Replaced | null = null): void {
    setReplaced(stillReplaced);
    setArrival(null);
    send(event);
    // Said once for all that is typed then: a remark that stays is not read again.
    if (event.type !== 'edit') setRemark('');
    else if (!remark.includes(REMOVED)) setRemark(withRemoval(''));
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
    arrival: replaced === null ? arrival : null,
    computedDraft,
    notes,
    writeNotes,
    spoken: spokenStatus(),
    edit(field, value) {
      const event: VisitorEvent = { type: 'edit', field, value };
      const edited = form.edit(draft, field, value);
      const changed = Object.keys(draft).filter((name) => name !== field && edited[name] !== draft[name]);
      const unit = filled.afterEdit(field);
      if (changed.every((name) => isConfirmation(fields[name])))
        goOn(event, resetsOthers(fields[field]) ? replaced : null);
      else replaceBy(() => send(event), 'The other fields were cleared.');
      if (unit !== null) {
        send({ type: 'edit', field: unit, value: '' });
        announce(withRemoval('Choose its unit as well.'));
      }
      if (isUnitField(fields[field])) {
        units.write(field, value);
        startToday();
      }
    },
    append: (field) => goOn({ type: 'append', field }),
    calculate: () => goOn({ type: 'calculate' }),
    cancel() {
      send({ type: 'cancel' });
      announce('Cancelled.');
    },
    reset() {
      replaceBy(() => send({ type: 'reset' }), 'Form cleared.');
      filled.clear();
      writeNotes(NO_NOTES);
      forgetDraft();
    },
    fillExample: () =>
      replaceBy(() => {
        send({ type: 'fill', draft: { ...form.blank, ...withoutConfirmations(fields, example) } });
        if (isStrict) filled.fill();
      }, 'Example filled in.'),
    undo() {
      if (replaced === null) return;
      send({ type: 'fill', draft: replaced.draft });
      filled.undo();
      setReplaced(null);
      setArrival(null);
      announce('Your inputs are back.');
    },
    announce,
    holdText,
    readText,
  };

  function spokenStatus(): string {
    if (isSlow) return 'Calculating…';
    if (presentation !== null && outcome?.stale === false) return `${remark} ${presentation.status}`.trimStart();
    return remark === '' && outcome?.stale === true ? OUT_OF_DATE : remark;
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
