import { useMachine } from '@xstate/react';
import { type FormEvent, use, useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { FieldList } from '#src/engine/form/FieldList.tsx';
import { type Fault, FormEnvironmentProvider } from '#src/engine/form/FormEnvironment.ts';
import { editsOnPage, formReader } from '#src/engine/form/inputBeforeHydration.ts';
import { CALCULATE_CONTROL, useLaterFocus } from '#src/engine/form/useLaterFocus.ts';
import type { AnyBackwardsDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Value } from '#src/engine/kit/fields.ts';
import type { Later } from '#src/engine/kit/later.ts';
import { filled } from '#src/engine/kit/ready.ts';
import { machineWithWorker } from '#src/engine/machine/workerActors.ts';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { Card } from '#src/engine/ui/Card.tsx';
import { preloadable } from '#src/engine/ui/preloadable.tsx';
import { color, PROSE_WIDTH, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { guardInputs } from '#src/site/offline/replacedSite.ts';
import { LazyPart } from '../LazyPart.tsx';
import { client } from '../run/client.ts';
import type { Calculator } from '../run/useCalculator.ts';
import { useDelayed } from '../run/useDelayed.ts';

const machine = machineWithWorker(client);

const MESSAGE_ID = 'backwards-message';
/** Needed only for an answer. */
const FactsBlock = preloadable(async () => (await import('#src/engine/results/FactsBlock.tsx')).FactsBlock);

/** Delay before reporting a date, in milliseconds: while a year is being typed, it passes through invalid years. */
const TYPING_MS = 2000;

const asked = new WeakMap<Later<AnyBackwardsDefinition>, Promise<AnyBackwardsDefinition>>();
/** Milliseconds until a load that failed is tried again: React asks once more at once, to report it. */
const RETRY_MS = 1000;

/** Returns the same promise each time, as `use` needs it. */
function definitionOf(plan: Later<AnyBackwardsDefinition>): Promise<AnyBackwardsDefinition> {
  const known = asked.get(plan);
  if (known !== undefined) return known;
  const loading = plan.load();
  asked.set(plan, loading);
  loading.catch(() => setTimeout(() => asked.delete(plan), RETRY_MS));
  return loading;
}

/** The functions are those of the page's calculator, whose form can apply the answer; they stay the same: see `PrerenderedPart`. */
export interface PlanBackwardsProps
  extends Pick<Calculator, 'edit' | 'calculate' | 'holdText' | 'append' | 'announce'> {
  readonly plan: Later<AnyBackwardsDefinition>;
  /** The value of the field of the page's own form that the answer depends on. */
  readonly read: Value | undefined;
}

/** Calculates the inputs from a wanted outcome, in a form of its own that updates as it is filled in. */
export function PlanBackwards({ plan, read, holdText, append, announce, ...page }: PlanBackwardsProps) {
  const {
    formula,
    fields,
    fixed,
    ready,
    unready,
    heading,
    introduction,
    figures,
    reads,
    use: applied,
  } = use(definitionOf(plan));
  const form = useRef<HTMLFormElement>(null);
  const whole = useRef<HTMLElement>(null);
  const focusLater = useLaterFocus(whole);
  const model = useMemo(
    () => createFormModel({ fields, fixed, needs: { ready, missing: '' } }),
    [fields, fixed, ready],
  );
  const [{ context }, send, actor] = useMachine(machine, { input: { formula, form: model } });
  const { draft, failure, outcome } = context;

  function edit(field: string, value: Value): void {
    send({ type: 'edit', field, value });
    send({ type: 'calculate' });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for what was typed before hydration
  useEffect(() => {
    whole.current = document.body;
    if (form.current === null) return;
    for (const { field, value } of editsOnPage(fields, draft, formReader(form.current))) edit(field, value);
  }, []);

  useEffect(() => guardInputs(() => actor.getSnapshot().context.draft !== model.start), [actor, model]);

  const used = (result: unknown) => applied(result, reads === undefined || read === undefined ? {} : { [reads]: read });

  function apply(result: unknown): void {
    const { field, value } = used(result);
    page.edit(field, value);
    page.calculate();
    // The button is disabled until the page has rendered with the date in its form.
    focusLater(CALCULATE_CONTROL);
  }

  const names = Object.keys(fields);
  const isRefused = useDelayed(filled(...names)(draft) && !ready(draft), TYPING_MS);
  const fault: Fault | null = isRefused
    ? { messageId: MESSAGE_ID, controls: new Set(names), owner: null, hasBox: true, beside: [] }
    : null;
  // A stale answer would be taken for the answer to the current inputs.
  const answer = outcome === null || outcome.stale ? null : outcome.result;
  return (
    <Panel
      as="form"
      method="dialog"
      noValidate
      autoComplete="off"
      ref={form}
      data-print="no"
      aria-labelledby="backwards-heading"
      onSubmit={(event: FormEvent) => event.preventDefault()}
      onFocus={() => client.warm(formula)}
    >
      <h2 id="backwards-heading">{heading}</h2>
      <p>{introduction}</p>
      <FormEnvironmentProvider value={{ fields, isStrict: false, fault, holdText, append, announce }}>
        <FieldList fields={fields} values={draft} onEdit={edit} />
      </FormEnvironmentProvider>
      <div aria-live="polite">
        {isRefused && <p id={MESSAGE_ID}>{unready}</p>}
        {failure !== null && <p>Something went wrong while calculating. Change the date to try again.</p>}
        {answer !== null && (
          <LazyPart resetKey={answer}>
            <FactsBlock block={{ kind: 'facts', figures: figures(answer) }} />
          </LazyPart>
        )}
      </div>
      {answer !== null && (
        <div>
          <QuietButton type="button" onClick={() => apply(answer)}>
            {used(answer).label}
          </QuietButton>
        </div>
      )}
    </Panel>
  );
}

const Panel = styled(Card)<{ readonly method?: string; readonly noValidate?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s3};
  > p { max-width: ${PROSE_WIDTH}; color: ${color('inkMuted')}; }
  #${MESSAGE_ID} { color: ${color('danger')}; font-size: ${TYPE.small}; font-weight: 600; }
`;
