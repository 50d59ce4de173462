import { type ComponentProps, type ComponentType, Suspense, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { Card } from '#src/engine/ui/Card.tsx';
import { ErrorBoundary } from '#src/engine/ui/ErrorBoundary.tsx';
import { BREAKPOINT, color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { FailureMessage } from '../form/FormMessage.tsx';
import { LazyPart } from '../LazyPart.tsx';
import { PinnedResult, RefusedResult, ShownResult } from '../lazyParts.ts';
import type { Calculator } from '../run/useCalculator.ts';
import { EmptyResult } from './EmptyResult.tsx';
import type { Pinned } from './pinned.ts';

interface OutcomeProps {
  readonly title: string;
  readonly calculatorId: string;
  readonly definition: AnyCalculatorDefinition;
  readonly calculator: Calculator;
  readonly Ghost: ComponentType;
}

/** The result, or its placeholder. */
export function Outcome({ title, calculatorId, definition, calculator, Ghost }: OutcomeProps) {
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
  /** Of the last result. While the next one is computed, the content below keeps its place. */
  const height = useRef(0);
  const [pinned, pin] = useState<Pinned | null>(null);
  const advice = useMemo(() => (issues.length === 0 ? undefined : refused?.(draft, issues)), [refused, draft, issues]);
  const isStale = outcome?.stale === true && (!isLive || isSlow);
  /** The presentation that has been rendered: one that could not be rendered is not announced either. */
  const [drawn, setDrawn] = useState<Presentation | null>(null);
  const isAwaited = presentation !== null && !isStale && presentation !== drawn;
  const isInWarning = warning?.holdsResult === true;
  const placeholder = (state: ComponentProps<typeof EmptyResult>['state']) =>
    // Before a result the warning is alone in its place.
    isInWarning && state === 'empty' ? null : (
      <EmptyResult Ghost={definition.resultAfterEdit === 'removed' ? null : Ghost} state={state} />
    );
  return (
    <Panel aria-labelledby="result-heading" data-unframed={isInWarning || undefined}>
      <Head data-stale={isStale || undefined}>
        <VisuallyHidden as="h2" id="result-heading">
          Result
        </VisuallyHidden>
        {isStale && <StaleMark>Inputs changed – calculate again</StaleMark>}
      </Head>
      <VisuallyHidden as="p" role="status">
        {isAwaited ? '' : spoken}
      </VisuallyHidden>
      <Body style={{ minHeight: isBusy && outcome === null ? height.current : undefined }}>
        {pinned !== null && (
          <LazyPart resetKey={pinned}>
            <PinnedResult
              fields={definition.fields}
              pinned={pinned}
              current={outcome === null || presentation === null ? null : { presentation, input: outcome.input }}
            />
          </LazyPart>
        )}
        {outcome !== null && presentation !== null && (
          <ErrorBoundary resetKey={presentation} fallback={<FailureMessage />}>
            <Suspense fallback={placeholder('preparing')}>
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
                height={height}
                scrolls={!isLive}
              />
            </Suspense>
          </ErrorBoundary>
        )}
        {advice !== undefined && (
          <LazyPart resetKey={advice}>
            <RefusedResult advice={advice} call={warning?.call ?? 'veterinarian'} />
          </LazyPart>
        )}
        {outcome === null &&
          advice === undefined &&
          (!isBusy || isSlow || height.current === 0) &&
          placeholder(isSlow ? 'calculating' : 'empty')}
      </Body>
    </Panel>
  );
}

const Panel = styled(Card)`
  --bleed: ${SPACE.s4};
  --bleed-top: ${SPACE.s4};
  /* The label of a result that is out of date is above it. */
  &:has([data-stale]) { --bleed-top: 0px; }
  display: flex;
  padding: ${SPACE.s4} var(--bleed) ${SPACE.s3};
  /* The bar of actions is its foot. */
  @media not all and (min-width: ${BREAKPOINT.two}) { &:has([data-actions]) { padding-block-end: 0; } }
  border-block-start: 3px solid ${color('area')};
  flex-direction: column;
  gap: ${SPACE.s3};
  @media (min-width: ${BREAKPOINT.three}) {
    --bleed: ${SPACE.s5};
    position: sticky;
    top: calc(var(--header-height) + ${SPACE.s4});
  }
  /* A ghost has no room on paper and below the form. The panel stays, as what it says is announced. */
  @media print, not all and (min-width: ${BREAKPOINT.three}) {
    &:has(> div > [data-empty]:only-child) { position: absolute; width: 1px; height: 1px; padding: 0; border: 0; overflow: hidden; clip-path: inset(50%); }
  }
  /* The panel of a warning has its own frame. */
  &[data-unframed] { padding: 0; border: 0; background: none; box-shadow: none; }
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
