import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { controlsOf } from '#src/engine/form/controls.ts';
import { FieldList } from '#src/engine/form/FieldList.tsx';
import { FormEnvironmentProvider, type Live } from '#src/engine/form/FormEnvironment.ts';
import { faultOf } from '#src/engine/form/faultOf.ts';
import { editsOnPage, formReader } from '#src/engine/form/inputBeforeHydration.ts';
import { keptOrHeld } from '#src/engine/form/longText.ts';
import { CALCULATE_CONTROL, useLaterFocus } from '#src/engine/form/useLaterFocus.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { missingWords } from '#src/engine/kit/ready.ts';
import { AfterHydration } from '#src/engine/ui/AfterHydration.tsx';
import { Card } from '#src/engine/ui/Card.tsx';
import { isDialogOpen } from '#src/engine/ui/isDialogOpen.ts';
import { BREAKPOINT, color, SPACE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import type { Remedy } from '#workers/contract.ts';
import { LazyPart } from '../LazyPart.tsx';
import { BelowForm, CameFrom, FoldLine, FromList, PresetItems } from '../lazyParts.ts';
import { client } from '../run/client.ts';
import type { Calculator } from '../run/useCalculator.ts';
import { FormButtons } from './FormButtons.tsx';
import { FailureMessage, IssueMessage } from './FormMessage.tsx';
import { useFaultFocus } from './useFaultFocus.ts';
import { useFold } from './useFold.ts';

interface CalculatorFormProps {
  /** The calculator's id. */
  readonly id: string;
  readonly title: string;
  readonly definition: AnyCalculatorDefinition;
  readonly calculator: Calculator;
}

/** The inputs of a calculator, its messages and its buttons. */
export function CalculatorForm({ id, title, definition, calculator }: CalculatorFormProps) {
  const { fields, formula, errorStyle, needs, presets } = definition;
  const { draft, issues, isBusy, edit, append, announce, holdText, cancel } = calculator;
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(calculator);
  const [failedAt, setFailedAt] = useState<typeof issues>();
  const { hash } = useLocation();
  const [live, setLive] = useState<Live>();
  const focusLater = useLaterFocus(form);
  const fold = useFold(fields, calculator);
  const lastUsed = useRef('');
  const controls = controlsOf(fields, draft);
  const firstControl = controls[0]?.name ?? '';

  const fault = useMemo(() => faultOf(issues, fields, draft, errorStyle), [issues, fields, draft, errorStyle]);
  useFaultFocus(form, issues, fault, errorStyle, controls);
  useEffect(() => {
    latest.current = calculator;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for what was typed before hydration
  useEffect(() => {
    if (form.current === null) return;
    for (const { field, value } of editsOnPage(fields, draft, formReader(form.current))) {
      const isLong = fields[field]?.kind === 'sequence' && typeof value === 'string';
      edit(field, isLong ? keptOrHeld(value, holdText) : value);
    }
  }, []);

  useEffect(() => {
    const cancelByEscape = ({ key, isComposing }: KeyboardEvent): void => {
      if (key === 'Escape' && !isComposing && !isDialogOpen()) cancel();
    };
    document.addEventListener('keydown', cancelByEscape);
    return () => document.removeEventListener('keydown', cancelByEscape);
  }, [cancel]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    calculator.calculate();
  }

  function reset(): void {
    calculator.reset();
    focusLater(firstControl);
  }

  function apply(remedy: Remedy): void {
    import('../onDemand/applyRemedy.ts').then(
      ({ applyRemedy }) => {
        if (applyRemedy(latest.current, remedy)) focusLater(CALCULATE_CONTROL);
      },
      () => setFailedAt(issues),
    );
  }

  const inserted = presets && {
    before: presets.before,
    node: <PresetItems presets={presets} values={draft} onEdit={edit} announce={announce} />,
  };
  const isStrict = definition.resultAfterEdit === 'removed';
  // Only a slider has to know that a calculation is running.
  const isMoving = live !== undefined && isBusy;
  const environment = useMemo(
    () => ({ fields, values: draft, isStrict, isBusy: isMoving, live, fault, holdText, append, announce, edit }),
    [fields, draft, isStrict, isMoving, live, fault, holdText, append, announce, edit],
  );
  const message = (
    <IssueMessage
      issues={issues}
      blank={fault?.blank}
      errorStyle={errorStyle}
      takesUncertainty={definition.warning === undefined}
      onRemedy={apply}
    />
  );
  return (
    // 'dialog' keeps a submit before hydration from leaving the page. Inputs are restored from the draft, which
    // excludes confirmations; the browser's own form restoration would include them.
    <Panel
      as="form"
      method="dialog"
      noValidate
      autoComplete="off"
      ref={form}
      aria-labelledby="inputs-heading"
      onSubmit={submit}
      onReset={(event) => {
        event.preventDefault();
        reset();
      }}
      onFocus={({ target }) => {
        client.warm(formula);
        lastUsed.current = target.getAttribute('name') ?? lastUsed.current;
      }}
      data-folded={fold.isFolded || undefined}
    >
      <VisuallyHidden as="h2" id="inputs-heading">
        Inputs
      </VisuallyHidden>
      {fold.isFolded && (
        <LazyPart resetKey={formula}>
          <FoldLine
            title={title}
            fields={fields}
            draft={calculator.computedDraft}
            onEdit={() => {
              fold.open();
              focusLater(lastUsed.current, firstControl);
            }}
          />
        </LazyPart>
      )}
      {errorStyle === 'banner' && message}
      {hash.startsWith('#from-list=') && (
        <AfterHydration>
          <LazyPart resetKey={hash}>
            <FromList id={id} hash={hash} fields={fields} draft={draft} />
          </LazyPart>
        </AfterHydration>
      )}
      <FormEnvironmentProvider value={environment}>
        <FieldList fields={fields} values={draft} inserted={inserted} onEdit={edit} />
      </FormEnvironmentProvider>
      {hash.startsWith('#handed-on=') && (
        <AfterHydration>
          <LazyPart resetKey={hash}>
            <CameFrom id={id} hash={hash} fields={fields} draft={draft} />
          </LazyPart>
        </AfterHydration>
      )}
      <FormButtons
        calculator={calculator}
        missing={needs === undefined ? undefined : missingWords(needs, draft)}
        onClear={reset}
        onCancel={() => {
          cancel();
          focusLater(CALCULATE_CONTROL);
        }}
        onUndo={() => {
          calculator.undo();
          focusLater(firstControl);
        }}
      >
        {errorStyle !== 'banner' && fault?.hasBox && message}
        {(calculator.hasFailed || failedAt === issues) && <FailureMessage />}
      </FormButtons>
      {!isStrict && (
        <Below data-print="no">
          <AfterHydration>
            <LazyPart resetKey={formula}>
              <BelowForm id={id} definition={definition} calculator={calculator} onLive={setLive} />
            </LazyPart>
          </AfterHydration>
        </Below>
      )}
      <noscript>
        <p>The calculation is done by this page itself, which needs JavaScript.</p>
      </noscript>
    </Panel>
  );
}

/** As high as the line that comes into it later. */
const Below = styled.div`
  min-height: calc(2.75rem + 1px);
  @media not all and (min-width: 22rem) { min-height: calc(5.5rem + 1px); }
`;

const Panel = styled(Card)<{ readonly method?: string; readonly noValidate?: boolean }>`
  display: flex;
  flex-direction: column;
  padding: ${SPACE.s4} ${SPACE.s4} 0;
  border-block-start: 3px solid ${color('area')};
  /* One line, and what was read as something else, with its Undo. */
  @media screen and not (min-width: ${BREAKPOINT.two}) {
    &[data-folded] {
      min-height: 2.75rem;
      padding-block-start: 0;
      border-block-start-width: 1px;
      border-color: ${color('line')};
      > :not([data-fold], [data-bar]:has(> [data-line])), > [data-bar] > :not([data-line]) { display: none; }
      > [data-fold] { margin-inline: -${SPACE.s4}; }
    }
  }
  /* Stays in view beside a longer result. A form taller than the screen scrolls until its buttons are in view. */
  @media (min-width: ${BREAKPOINT.three}) {
    position: sticky;
    top: var(
      --form-top,
      min(
        calc(var(--header-height) + ${SPACE.s4}),
        calc(100dvh - var(--form-height, 100dvh) - ${SPACE.s4})
      )
    );
  }
`;
