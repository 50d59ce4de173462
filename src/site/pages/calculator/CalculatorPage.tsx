/** The page of any calculator: introduction, the calculator itself, explanation. */
import { memo, Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { CalculatorMeta, CalculatorOpening } from '#src/engine/kit/content.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { calculatorPath } from '#src/engine/kit/siteAddress.ts';
import type { CalculatorId } from '#src/engine/kit/taxonomy.ts';
import { ErrorBoundary } from '#src/engine/ui/ErrorBoundary.tsx';
import { Container, Muted } from '#src/engine/ui/Layout.tsx';
import { branded, PageHead } from '#src/engine/ui/PageHead.tsx';
import type { Preloadable } from '#src/engine/ui/preloadable.tsx';
import { BREAKPOINT, SPACE } from '#src/engine/ui/theme.ts';
import { areaOf } from '#src/site/catalog/area.ts';
import { rememberUsed } from '#src/site/catalog/recentlyUsed.ts';
import { PageHeader } from './article/PageHeader.tsx';
import { loadFirstParts } from './firstParts.ts';
import { CalculatorForm } from './form/CalculatorForm.tsx';
import { ManyAtOnce } from './form/ManyAtOnce.tsx';
import { Later } from './Later.tsx';
import { LaterPart } from './LaterPart.tsx';
import {
  AskSequence,
  BirthWarning,
  CalendarSection,
  FurtherCalculations,
  MethodAndSources,
  OwnNumberBox,
  PlanBackwards,
  PoisonWarning,
  PrintedFrom,
  preloadLaterParts,
  RelatedCalculators,
  SharedResult,
  WorksheetSection,
} from './laterParts.ts';
import { Outcome } from './outcome/Outcome.tsx';
import type { SharedResultProps } from './outcome/SharedResult.tsx';
import { Section } from './panel/Section.tsx';
import { client } from './run/client.ts';
import { type Calculator, useCalculator } from './run/useCalculator.ts';

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
      <Later Part={Introduction} />
      <Bench ref={calculator.stateRef} data-busy={calculator.isBusy || undefined}>
        {definition.warning?.call === 'poison' && (
          <PoisonWarning warning={definition.warning} ownNumber={<Later Part={OwnNumberBox} />} />
        )}
        {definition.warning?.call === 'veterinarian' && (
          <BirthWarning warning={definition.warning} ownNumber={<Later Part={OwnNumberBox} />} />
        )}
        <CalculatorForm id={id} title={title} definition={definition} calculator={calculator} />
        <Outcome title={title} calculatorId={id} definition={definition} calculator={calculator} Ghost={Ghost} />
      </Bench>
      {/* `About` stays hidden until this marker exists. */}
      <Below data-below>
        {calculator.outcome !== null && definition.calendar !== undefined && (
          <ErrorBoundary resetKey={calculator.outcome} fallback={null}>
            <Suspense fallback={null}>
              <CalendarSection definition={definition} calculator={calculator} />
            </Suspense>
          </ErrorBoundary>
        )}
        {isAsked && (
          <LaterPart resetKey={calculator.outcome}>
            <AskSequence id={id} title={title} definition={definition} calculator={calculator} />
          </LaterPart>
        )}
        {definition.backwards !== undefined && (
          <Later
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
        <Later Part={FurtherCalculations} id={id} title={title} />
        <ManyAtOnce calculatorId={id} definition={definition} draft={calculator.draft} />
        <Later Part={WorksheetSection} title={title} definition={definition} />
        <Later
          Part={MethodAndSources}
          id={id}
          title={title}
          evidence={definition.evidence}
          sources={definition.sources}
        />
        <Later Part={PrintedFrom} />
        {hasFrame && (
          <>
            <Later Part={Explanation} />
            <Later Part={RelatedCalculators} id={id} />
            <ShareResults title={title} meta={meta} definition={definition} calculator={calculator} />
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
    import.meta.env.SSR ? preloadLaterParts() : null,
    import.meta.env.SSR ? definition.backwards?.load() : null,
  ]);
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${SPACE.s2};
  padding-block: ${SPACE.s2} ${SPACE.s6};
  /* A browser that kept the text below a new result in place would move the result out of the window: see \`useResultInView\`. */
  @media not all and (min-width: ${BREAKPOINT.three}) { overflow-anchor: none; }
`;

/** The form keeps its width beside the result, which takes the rest, and so does what has to be said before. */
const Bench = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${SPACE.s4} ${SPACE.s5};
  @media (min-width: ${BREAKPOINT.three}) {
    grid-template-columns: minmax(0, 30rem) minmax(0, 1fr);
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

/** Comes after the introduction, which is before the form for assistive technology and below it on the screen. */
const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${SPACE.s4};
  order: 2;
  margin-top: ${SPACE.s3};
  @media (min-width: ${BREAKPOINT.three}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: dense;
    align-items: start;
    gap: ${SPACE.s4} ${SPACE.s6};
    > * { grid-column: 1 / -1; }
    > :has(> summary > #sources-heading), > :has(> #guide-heading) { grid-column: 1; }
    > :has(> #faq-heading) { grid-column: 2; grid-row: span 2; }
  }
`;

/** Starts the worker, and loads the formula and the rest of the page, once the browser is idle. */
function useWarmWorker({ formula, today, calendar, backwards }: AnyCalculatorDefinition): void {
  useEffect(() => {
    const warm = (): void => {
      client.warm(formula);
      void preloadLaterParts();
      for (const part of [today, calendar, backwards]) part?.load().catch(() => {});
    };
    if (typeof requestIdleCallback === 'function') {
      const request = requestIdleCallback(warm);
      return () => cancelIdleCallback(request);
    }
    // Safari has no `requestIdleCallback`.
    const timer = setTimeout(warm, 200);
    return () => clearTimeout(timer);
  }, [formula, today, calendar, backwards]);
}

interface ShareResultsProps {
  readonly title: string;
  readonly meta: CalculatorMeta;
  readonly definition: AnyCalculatorDefinition;
  readonly calculator: Calculator;
}

/** Shares a result that matches the inputs; otherwise only the page. */
function ShareResults({ calculator: { outcome, presentation, notes }, ...page }: ShareResultsProps) {
  const fresh = outcome?.stale === false ? presentation : null;
  if (fresh === null && page.definition.share === 'clipboard')
    return (
      <Section id="share-heading" heading="Share Results">
        <Muted>Calculate first: the results can then be copied from here.</Muted>
      </Section>
    );
  return <ShareBar {...page} presentation={fresh} notes={notes} />;
}

/** Memoized by the result: a render before the code has loaded would replace the prerendered content. */
const ShareBar = memo(function ShareBar(props: SharedResultProps) {
  return (
    <LaterPart resetKey={props.presentation}>
      <SharedResult {...props} />
    </LaterPart>
  );
});
