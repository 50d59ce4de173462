import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { Presentation } from '#src/kit/presentation.ts';
import type { Outcome as Computed } from '#src/machine/calculatorMachine.ts';
import { Card } from '#src/ui/Card.tsx';
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx';
import { BREAKPOINT, color, RADIUS, SPACE, TYPE } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { FailureMessage } from '../form/FormMessage.tsx';
import { LaterPart } from '../LaterPart.tsx';
import { PinnedResult, RefusedResult, ShownResult } from '../laterParts.ts';
import { STALE_STYLE } from '../panel/staleStyle.ts';
import type { Calculator } from '../run/useCalculator.ts';
import { EmptyResult } from './EmptyResult.tsx';
import type { Pinned } from './pinned.ts';

interface OutcomeProps {
  readonly title: string;
  readonly calculatorId: string;
  readonly definition: AnyCalculatorDefinition;
  readonly calculator: Calculator;
}

/** The result, or its placeholder. */
export function Outcome({ title, calculatorId, definition, calculator }: OutcomeProps) {
  const {
    outcome,
    presentation,
    computedDraft,
    draft,
    issues,
    isBusy,
    isSlow,
    readText,
    spoken,
    notes,
    writeNotes,
    isLive,
  } = calculator;
  const { warning, refused } = definition;
  const panel = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const height = useHeight(body, isBusy);
  useScrollToResult(panel, isLive ? null : outcome);
  const [pinned, pin] = useState<Pinned | null>(null);
  const advice = useMemo(() => (issues.length === 0 ? undefined : refused?.(draft, issues)), [refused, draft, issues]);
  const isStale = outcome?.stale === true && (!isLive || isSlow);
  /** The presentation that has been rendered: one that could not be rendered is not announced either. */
  const [drawn, setDrawn] = useState<Presentation | null>(null);
  const isAwaited = presentation !== null && !isStale && presentation !== drawn;
  return (
    <Panel ref={panel} aria-labelledby="result-heading">
      <Head data-stale={isStale || undefined}>
        <VisuallyHidden as="h2" id="result-heading">
          Result
        </VisuallyHidden>
        {isStale && <StaleMark>Inputs changed – calculate again</StaleMark>}
      </Head>
      <VisuallyHidden as="p" role="status">
        {isAwaited ? '' : spoken}
      </VisuallyHidden>
      <Body ref={body} style={{ minHeight: isBusy ? height.current : undefined }}>
        {pinned !== null && (
          <LaterPart resetKey={pinned}>
            <PinnedResult
              fields={definition.fields}
              pinned={pinned}
              current={outcome === null || presentation === null ? null : { presentation, input: outcome.input }}
            />
          </LaterPart>
        )}
        {outcome !== null && presentation !== null && (
          <ErrorBoundary resetKey={presentation} fallback={<FailureMessage />}>
            <Shown data-stale={isStale || undefined}>
              <Suspense fallback={null}>
                <ShownResult
                  title={title}
                  calculatorId={calculatorId}
                  definition={definition}
                  calculator={calculator}
                  outcome={outcome}
                  draft={computedDraft}
                  presentation={presentation}
                  readText={readText}
                  pinned={pinned}
                  onPin={pin}
                  notes={notes}
                  onNotes={writeNotes}
                  onDrawn={setDrawn}
                />
              </Suspense>
            </Shown>
          </ErrorBoundary>
        )}
        {advice !== undefined && <RefusedResult advice={advice} call={warning?.call ?? 'veterinarian'} />}
        {outcome === null && advice === undefined && (!isBusy || isSlow) && (
          <EmptyResult
            calculatorId={calculatorId}
            isCalculating={isSlow}
            canBeSaved={definition.resultAfterEdit !== 'removed'}
          />
        )}
      </Body>
    </Panel>
  );
}

/** The height of the last result, which is kept while the next one is computed, so that the content below does not jump. */
function useHeight(body: { readonly current: HTMLElement | null }, isBusy: boolean): { readonly current: number } {
  const height = useRef(0);
  // After the paint: before it, to ask for the height would force a layout.
  useEffect(() => {
    if (body.current !== null && !isBusy) height.current = body.current.offsetHeight;
  });
  return height;
}

/**
 * Scrolls a new result into view: on a narrow screen it is below the form, on a wide one it may begin above the
 * viewport, or low in it below a warning.
 */
function useScrollToResult(panel: { readonly current: HTMLElement | null }, outcome: Computed | null): void {
  useEffect(() => {
    if (panel.current === null || outcome === null || outcome.stale) return;
    const isBeside = window.matchMedia(`(min-width: ${BREAKPOINT.three})`).matches;
    const { top } = panel.current.getBoundingClientRect();
    if (isBeside && top >= 0 && top < innerHeight / 2) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    panel.current.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
  }, [panel, outcome]);
}

const Panel = styled(Card)`
  display: flex;
  padding: ${SPACE.s4};
  flex-direction: column;
  gap: ${SPACE.s3};
  @media (min-width: ${BREAKPOINT.three}) { position: sticky; top: calc(var(--header-height) + ${SPACE.s4}); }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${SPACE.s3};
  &:not([data-stale]) { position: absolute; }
  /* Keeps the label of a stale result visible, however long the result is. */
  &[data-stale] {
    position: sticky;
    top: var(--header-height);
    z-index: 1;
    padding-top: ${SPACE.s2};
    margin-top: -${SPACE.s2};
    background: ${color('surface')};
  }
`;

const StaleMark = styled.p`
  padding: 0 ${SPACE.s3};
  border-radius: ${RADIUS.pill};
  background: ${color('cautionTint')};
  color: ${color('caution')};
  font-size: ${TYPE.small};
  font-weight: 600;
  line-height: 1.75rem;
`;

const Body = styled.div`
  display: grid;
  min-width: 0;
`;

const Shown = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${SPACE.s4};
  min-width: 0;
  ${STALE_STYLE}
  /* Keeps an element reached by Shift+Tab from being hidden behind the heading. */
  &[data-stale] :is(a, button, input, summary, [tabindex]) { scroll-margin-top: 3.5rem; }
`;
