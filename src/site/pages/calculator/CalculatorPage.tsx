/** The page of any calculator: introduction, the calculator itself, explanation. */
import { memo, Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import { loadLazyWidgets } from '#src/engine/form/lazyWidgets.ts';
import type { CalculatorMeta, CalculatorOpening } from '#src/engine/kit/content.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { calculatorPath } from '#src/engine/kit/siteAddress.ts';
import type { CalculatorId } from '#src/engine/kit/taxonomy.ts';
import { ErrorBoundary } from '#src/engine/ui/ErrorBoundary.tsx';
import { Container } from '#src/engine/ui/Layout.tsx';
import { branded, PageHead } from '#src/engine/ui/PageHead.tsx';
import type { Preloadable } from '#src/engine/ui/preloadable.tsx';
import { BREAKPOINT, SPACE } from '#src/engine/ui/theme.ts';
import { areaOf } from '#src/site/catalog/area.ts';
import { rememberUsed } from '#src/site/catalog/recentlyUsed.ts';
import { Below } from './article/Below.ts';
import { PageHeader } from './article/PageHeader.tsx';
import { loadFirstParts } from './firstParts.ts';
import { CalculatorForm } from './form/CalculatorForm.tsx';
import { LazyPart, PrerenderedPart } from './LazyPart.tsx';
import {
  AskSequence,
  BirthWarning,
  CalendarSection,
  FurtherCalculations,
  LinkedSections,
  OwnNumberBox,
  PlanBackwards,
  PoisonWarning,
  PrintedFrom,
  preloadLazyParts,
  RelatedCalculators,
  SharedResult,
} from './lazyParts.ts';
import { Outcome } from './outcome/Outcome.tsx';
import type { SharedResultProps } from './outcome/SharedResult.tsx';
import { client } from './run/client.ts';
import { useCalculator } from './run/useCalculator.ts';

/** One calculator with all its sections, from the inputs to the sources. */
export function CalculatorPage({
  id,
  meta,
  definition,
  opening,
  Introduction,
  Ghost,
  Explanation,
  back,
}: CalculatorPageProps) {
  const calculator = useCalculator(id, definition);
  useWarmWorker(definition);
  const isUsed = calculator.outcome !== null && definition.resultAfterEdit !== 'removed';
  useEffect(() => {
    if (isUsed) rememberUsed(id);
  }, [id, isUsed]);
  const [isAsked, setAsked] = useState(false);
  // Stays from the first result on: what was entered there outlasts a result.
  if (calculator.outcome !== null && definition.subject !== undefined && !isAsked) setAsked(true);
  const title = opening.title ?? meta.name;
  const hasFrame = definition.frame !== 'bare';
  return (
    <Page data-area={definition.warning?.call === 'poison' ? 'emergency' : areaOf(id)}>
      <PageHead
        title={branded(title)}
        description={meta.description}
        keywords={opening.keywords}
        path={calculatorPath(id)}
      />
      <PageHeader
        id={id}
        title={title}
        description={hasFrame ? meta.description : null}
        back={hasFrame ? back : null}
        isShort={definition.warning?.call === 'poison'}
      />
      <PrerenderedPart Part={Introduction} />
      <Bench ref={calculator.stateRef} data-busy={calculator.isBusy || undefined}>
        {definition.warning?.call === 'poison' && (
          <PoisonWarning warning={definition.warning} ownNumber={<PrerenderedPart Part={OwnNumberBox} />} />
        )}
        {definition.warning?.call === 'veterinarian' && (
          <BirthWarning warning={definition.warning} ownNumber={<PrerenderedPart Part={OwnNumberBox} />} />
        )}
        <CalculatorForm id={id} title={title} definition={definition} calculator={calculator} />
        <Outcome title={title} calculatorId={id} definition={definition} calculator={calculator} Ghost={Ghost} />
      </Bench>
      <Tools>
        {calculator.outcome !== null && definition.calendar !== undefined && (
          <ErrorBoundary resetKey={calculator.outcome} fallback={null}>
            <Suspense fallback={null}>
              <CalendarSection id={id} definition={definition} calculator={calculator} />
            </Suspense>
          </ErrorBoundary>
        )}
        {isAsked && (
          <LazyPart resetKey={calculator.outcome}>
            <AskSequence id={id} title={title} definition={definition} calculator={calculator} />
          </LazyPart>
        )}
        {definition.backwards !== undefined && (
          <PrerenderedPart
            Part={PlanBackwards}
            plan={definition.backwards}
            read={calculator.draft[definition.backwards.value?.reads ?? '']}
            edit={calculator.edit}
            calculate={calculator.calculate}
            holdText={calculator.holdText}
            append={calculator.append}
            announce={calculator.announce}
          />
        )}
        <PrerenderedPart Part={FurtherCalculations} id={id} title={title} />
        <PrerenderedPart Part={LinkedSections} id={id} title={title} definition={definition} draft={calculator.draft} />
      </Tools>
      {/* The introduction stays hidden until this marker exists. */}
      <Below data-below>
        <PrerenderedPart Part={PrintedFrom} />
        <PrerenderedPart Part={Explanation} />
        {hasFrame && (
          <>
            <PrerenderedPart Part={RelatedCalculators} id={id} />
            {/* A result that no longer matches the inputs is not shared. */}
            <ShareResults
              title={title}
              meta={meta}
              definition={definition}
              presentation={calculator.outcome?.stale === false ? calculator.presentation : null}
              notes={calculator.notes}
            />
          </>
        )}
      </Below>
    </Page>
  );
}

/** Everything that one calculator's page is built from. */
interface CalculatorPageProps {
  readonly id: CalculatorId;
  readonly meta: CalculatorMeta;
  readonly definition: AnyCalculatorDefinition;
  readonly opening: CalculatorOpening;
  /** Keywords and introduction. */
  readonly Introduction: Preloadable<object>;
  /** The figures of the example, in gray. */
  readonly Ghost: Preloadable<object>;
  /** Guide, questions and answers, and notes. */
  readonly Explanation: Preloadable<object>;
  /** Null: the product specification gives this page no back link. */
  readonly back: { readonly to: string; readonly label: string } | null;
}

/**
 * Loads everything that the page of this calculator needs in order to render synchronously.
 *
 * @param isWhole also loads what is below the calculator, for a page that was not prerendered
 */
export async function prepareCalculatorPage(
  { definition, Introduction, Ghost, Explanation }: CalculatorPageProps,
  isWhole: boolean,
): Promise<void> {
  await Promise.all([
    loadFirstParts(definition),
    isWhole && definition.warning !== undefined ? OwnNumberBox.preload() : null,
    ...(isWhole ? [Introduction.preload(), Explanation.preload(), Ghost.preload()] : []),
    import.meta.env.SSR ? preloadLazyParts() : null,
    import.meta.env.SSR ? definition.backwards?.load() : null,
  ]);
}

/** Form and result, and below them the introduction and the guide. */
const COLUMNS = 'minmax(0, 30rem) minmax(0, 1fr)';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s5};
  padding-block: ${SPACE.s2} ${SPACE.s5};
  > header { grid-column: 1 / -1; margin-block-end: calc(${SPACE.s2} - ${SPACE.s5}); }
  /* A browser that kept the text below a new result in place would move the result out of the window: see \`useResultInView\`. */
  @media not all and (min-width: ${BREAKPOINT.three}) { overflow-anchor: none; }
  @media (min-width: ${BREAKPOINT.three}) { grid-template-columns: ${COLUMNS}; }
`;

/** The form keeps its width beside the result, which takes the rest, and so does what has to be said before. */
const Bench = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${SPACE.s4} ${SPACE.s5};
  @media (min-width: ${BREAKPOINT.three}) {
    grid-template-columns: ${COLUMNS};
    > form { grid-area: 1 / 1; }
    > :not(form) { grid-column: 2; }
    &:has(> [data-warning]) {
      grid-template-rows: auto 1fr;
      > form { grid-row: 1 / span 2; }
    }
    /* The line about a birth is above both. */
    > [data-strip] { grid-column: 1 / -1; }
    &:has(> [data-strip]) > form { grid-row: 2; }
  }
  /* The card for the veterinarian contains all inputs and belongs on the first sheet. */
  &:has([data-vet-card]) > form { @media print { display: none; } }
`;

/** What calculates and asks more than the form; placed by the grid of the page. */
const Tools = styled.div`
  display: contents;
  > * { grid-column: 1 / -1; }
`;

/** Starts the worker, and loads the formula and the rest of the page, once the browser is idle. */
function useWarmWorker({ formula, fields, today, calendar, backwards }: AnyCalculatorDefinition): void {
  useEffect(() => {
    const warm = (): void => {
      client.warm(formula);
      void preloadLazyParts();
      loadLazyWidgets(fields).catch(() => {});
      for (const part of [today, calendar, backwards]) part?.load().catch(() => {});
    };
    if (typeof requestIdleCallback === 'function') {
      const request = requestIdleCallback(warm);
      return () => cancelIdleCallback(request);
    }
    // Safari has no `requestIdleCallback`.
    const timer = setTimeout(warm, 200);
    return () => clearTimeout(timer);
  }, [formula, fields, today, calendar, backwards]);
}

/** Memoized by the result: a render before the code has loaded would replace the prerendered content. */
const ShareResults = memo(function ShareResults(props: SharedResultProps) {
  return (
    <LazyPart resetKey={props.presentation}>
      <SharedResult {...props} />
    </LazyPart>
  );
});
