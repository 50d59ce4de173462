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
  const body = useRef<HTMLDivElement>(null);
  const height = useResultInView(body, outcome, !isLive);
  const [pinned, pin] = useState<Pinned | null>(null);
  const advice = useMemo(() => (issues.length === 0 ? undefined : refused?.(draft, issues)), [refused, draft, issues]);
  const isStale = outcome?.stale === true && (!isLive || isSlow);
  /** The presentation that has been rendered: one that could not be rendered is not announced either. */
  const [drawn, setDrawn] = useState<Presentation | null>(null);
  const isAwaited = presentation !== null && !isStale && presentation !== drawn;
  return (
    <Panel aria-labelledby="result-heading">
      <Head data-stale={isStale || undefined}>
        <VisuallyHidden as="h2" id="result-heading">
          Result
        </VisuallyHidden>
        {isStale && <StaleMark>Inputs changed – calculate again</StaleMark>}
      </Head>
      <VisuallyHidden as="p" role="status">
        {isAwaited ? '' : spoken}
      </VisuallyHidden>
      <Body ref={body} style={{ minHeight: isBusy && outcome === null ? height.current : undefined }}>
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
            <Suspense fallback={null}>
              <ShownResult
                title={title}
                calculatorId={calculatorId}
                definition={definition}
                calculator={calculator}
                outcome={outcome}
                isStale={isStale}
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

/**
 * Scrolls a new result into view: on a narrow screen it is below the form, on a wide one it may begin above the
 * viewport, or low in it below a warning.
 *
 * @returns the height of the last result, which is kept while the next one is computed, so that the content below does not jump
 */
function useResultInView(
  body: { readonly current: HTMLElement | null },
  outcome: Computed | null,
  scrolls: boolean,
): { readonly current: number } {
  const height = useRef(0);
  useEffect(() => {
    if (body.current === null || outcome === null) return;
    // Observed, because to ask where the result is would force a layout before the paint.
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      for (const { boundingClientRect, target } of entries) {
        const { left, top } = boundingClientRect;
        height.current = boundingClientRect.height;
        const isBeside = left > innerWidth / 4;
        if (!scrolls || outcome.stale || (isBeside && top >= 0 && top < innerHeight / 2)) continue;
        const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
        target.parentElement?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
      }
    });
    observer.observe(body.current);
    return () => observer.disconnect();
  }, [body, outcome, scrolls]);
  return height;
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
