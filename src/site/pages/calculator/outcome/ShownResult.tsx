import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { isExplorable } from '#src/engine/exploring/exploredResult.ts';
import type { Propagated, Uncertain } from '#src/engine/exploring/propagate.ts';
import { uncertaintyData, uncertaintyTables } from '#src/engine/exploring/uncertaintyInExports.ts';
import { heldTextsIn } from '#src/engine/form/longText.ts';
import { fragmentOf } from '#src/engine/form/onDemand/permalink.ts';
import { questionFragment } from '#src/engine/form/onDemand/questionLink.ts';
import { valuesInWords } from '#src/engine/form/onDemand/valuesInWords.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { sharedText } from '#src/engine/kit/onDemand/sharedText.ts';
import { isPastDue, type TodayLine } from '#src/engine/kit/onDemand/todayLine.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { SPREADS_KEY } from '#src/engine/kit/spreadsKey.ts';
import type { Outcome } from '#src/engine/machine/calculatorEvents.ts';
import { OneUnitContext } from '#src/engine/results/FigureValue.tsx';
import { RemedyContext } from '#src/engine/results/NoticeBlock.tsx';
import { ResultTools } from '#src/engine/results/ResultTools.tsx';
import { ResultView } from '#src/engine/results/ResultView.tsx';
import { HandOnLetters } from '#src/engine/results/sequence/HandOnLetters.ts';
import type { ReadText } from '#src/engine/results/sequence/readText.ts';
import type { ToolPanel } from '#src/engine/results/ToolsRow.tsx';
import { VetCardView } from '#src/engine/results/VetCardView.tsx';
import type { VetNotes } from '#src/engine/results/vetNotes.ts';
import { WorkingLine } from '#src/engine/results/WorkingLine.tsx';
import { withPinnedCurves } from '#src/engine/results/withPinnedCurves.ts';
import { preloadable } from '#src/engine/ui/preloadable.tsx';
import { SPACE } from '#src/engine/ui/theme.ts';
import { CallNumbers } from '#src/site/help/CallNumbers.tsx';
import type { IsoDate } from '#workers/contract.ts';
import { openSigns } from '../form/openSigns.ts';
import { LazyPart } from '../LazyPart.tsx';
import { applyRemedy } from '../onDemand/applyRemedy.ts';
import { STALE_STYLE } from '../onDemand/staleStyle.ts';
import type { UseInProps } from '../onDemand/UseIn.tsx';
import { useLetterTargets } from '../onDemand/useLetterTargets.ts';
import type { Calculator } from '../run/useCalculator.ts';
import { useToday } from '../run/useEachDay.ts';
import { AtAnySign } from './AtAnySign.tsx';
import { useExploringPanels } from './exploringPanels.tsx';
import { linesForTheCall } from './linesForTheCall.ts';
import { PinButtons } from './PinButtons.tsx';
import { PoisonResult } from './PoisonResult.tsx';
import type { Pinned } from './pinned.ts';
import { precisionPanel } from './precisionPanel.tsx';
import { TodayNotice, TodayNotLoaded } from './TodayNotice.tsx';
import { useFormInView } from './useFormInView.ts';
import { useLater } from './useLater.ts';
import { useResultInView } from './useResultInView.ts';

export interface ShownResultProps {
  readonly title: string;
  readonly calculatorId: string;
  readonly definition: AnyCalculatorDefinition;
  readonly calculator: Calculator;
  readonly outcome: Outcome;
  /** It is shown as out of date. */
  readonly isStale: boolean;
  /** The draft that the outcome was computed from. */
  readonly draft: Values;
  readonly presentation: Presentation;
  readonly readText: ReadText;
  /** The pinned result, with which others are compared. */
  readonly pinned: Pinned | null;
  readonly onPin: (pinned: Pinned | null) => void;
  /** The visitor's notes for the veterinarian. */
  readonly notes: VetNotes;
  readonly onNotes: (notes: VetNotes) => void;
  /** Called once the result is rendered. */
  readonly onDrawn: (presentation: Presentation) => void;
  /** Receives the height of the result, in pixels. */
  readonly height: RefObject<number>;
  /** A new result is scrolled into view. */
  readonly scrolls: boolean;
}

/** A result and its actions, once the code of its dates is there. Memoized: that it is drawn is said beside it. */
export const ShownResult = memo(function ShownResult(props: ShownResultProps) {
  const { definition, outcome } = props;
  const lineOf = useLater(definition.today, outcome.result);
  const calendar = useLater(definition.calendar, outcome.result) ?? undefined;
  return <ResultWithDates {...props} lineOf={lineOf} calendar={calendar} />;
});

interface ResultWithDatesProps extends ShownResultProps {
  /** Null where its code did not load. */
  readonly lineOf: NonNullable<AnyCalculatorDefinition['today']>['value'] | null;
  readonly calendar: NonNullable<AnyCalculatorDefinition['calendar']>['value'];
}

function ResultWithDates(props: ResultWithDatesProps) {
  const {
    lineOf,
    calendar,
    title,
    calculatorId,
    definition,
    calculator,
    outcome,
    isStale,
    presentation,
    readText,
    draft,
    pinned,
    onPin,
    notes,
    onNotes,
    onDrawn,
    height,
    scrolls,
  } = props;
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => onDrawn(presentation), [presentation, onDrawn]);
  useResultInView(shown, outcome, { height, scrolls });
  useFormInView();
  const letterTargets = useLetterTargets();
  const [uncertainty, setUncertainty] = useState<Uncertain | null>(null);
  const typedSpreads = String(calculator.draft[SPREADS_KEY] ?? '');
  const { fields, formula, warning } = definition;
  const { card } = presentation;
  const { input, result } = outcome;
  const isOnSafetyPage = definition.resultAfterEdit === 'removed';
  const entered = valuesInWords(fields, draft);
  const today = useToday();
  const line = lineOf?.(result, input, today);
  // What the day means is not known without its code: then the signs are shown as well.
  const opensSigns = lineOf === null || line?.opensSigns === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result opens them, also after the visitor has closed them
  useEffect(() => {
    if (opensSigns) openSigns();
  }, [opensSigns, result]);
  const tools = (
    <ResultTools
      computed={{
        title,
        calculatorId,
        formula,
        ...(uncertainty?.kind === 'computed' ? withUncertainty(presentation, uncertainty) : { presentation }),
        ...(warning === undefined ? {} : { warning }),
        entered,
        input,
        result,
        sources: definition.sources,
      }}
      fragment={() => {
        const page = fragmentOf(fields, draft);
        return typedSpreads === '' ? page : questionFragment(page, 'uncertainty', typedSpreads);
      }}
      calendar={calendar}
      printed={isOnSafetyPage ? ' summary for your veterinarian' : ''}
      linesAfter={() => linesForTheCall(definition, presentation, notes)}
      {...onlyText(definition, presentation)}
    />
  );
  const exploring = useExploringPanels({
    shown: { definition, draft, presentation },
    pinned: pinned === null ? null : { definition, draft: pinned.draft, presentation: pinned.presentation },
    onUse: (field, value) => applyRemedy(calculator, { label: '', field, value }),
    typedSpreads,
    onSpread: calculator.spread,
    onAnswer: setUncertainty,
  });
  const rule = definition.precision;
  const panels = [
    rule === undefined ? null : precisionPanel({ fields, rule, draft, presentation }),
    ...exploring,
    isExplorable(definition) && heldTextsIn(draft).length === 0
      ? handOnPanel({ calculatorId, fields, draft, presentation })
      : null,
  ].filter((panel) => panel !== null);
  if (warning?.holdsResult === true)
    return (
      <OneUnitContext value>
        <Shown ref={shown}>
          <PoisonResult
            warning={warning}
            presentation={presentation}
            readText={readText}
            card={
              <>
                {card && <VetCardView card={card} notes={notes} onNotes={onNotes} />}
                {tools}
              </>
            }
            sections={
              <WorkingLine id="working-heading" headline={presentation.headline} steps={presentation.working} />
            }
          />
        </Shown>
      </OneUnitContext>
    );
  return (
    <OneUnitContext value={isOnSafetyPage}>
      <RemedyContext value={(remedy) => applyRemedy(calculator, remedy)}>
        <HandOnLetters value={letterTargets}>
          <Shown ref={shown} data-stale={isStale || undefined}>
            <ResultView
              presentation={asOfToday(
                pinned === null ? presentation : withPinnedCurves(presentation, pinned.presentation),
                line,
                today,
              )}
              today={
                lineOf === null ? (
                  <TodayNotLoaded />
                ) : (
                  line && (
                    <TodayNotice
                      line={line}
                      asOf={today}
                      calls={warning && <CallNumbers call={warning.call} isFarm={warning.isFarm === true} />}
                    />
                  )
                )
              }
              readText={readText}
              mayCall={warning !== undefined}
              calls={
                warning !== undefined &&
                line?.tone !== 'alarm' && (
                  // In print they are above, in the warning.
                  <div data-print="no">
                    {/* Below a due date the line on its own would read as if something were wrong. */}
                    {warning.call === 'veterinarian' && <AtAnySign />}
                    <CallNumbers call={warning.call} isFarm={warning.isFarm === true} />
                  </div>
                )
              }
              card={card && <VetCardView card={card} notes={notes} onNotes={onNotes} />}
              tools={tools}
              panels={panels}
              buttons={
                !isOnSafetyPage && <PinButtons result={{ presentation, input, draft }} pinned={pinned} onPin={onPin} />
              }
              workingId="working-heading"
            />
          </Shown>
        </HandOnLetters>
      </RemedyContext>
    </OneUnitContext>
  );
}

/**
 * A due date in the past gets another label. What is copied and saved is the same on every day. With a breed the headline is the
 * date of all breeds, which may be still to come when the breed's own has passed.
 */
function asOfToday(presentation: Presentation, line: TodayLine | undefined, today: IsoDate): Presentation {
  const isPast = line !== undefined && isPastDue(line.state) && String(presentation.headline.value) < today;
  return isPast ? { ...presentation, headline: { ...presentation.headline, label: 'Was due on' } } : presentation;
}

/** What is copied and saved says ± where it has been calculated. */
function withUncertainty(presentation: Presentation, uncertainty: Propagated) {
  const blocks = [...presentation.blocks, ...uncertaintyTables(uncertainty)];
  return { presentation: { ...presentation, blocks }, uncertainty: uncertaintyData(uncertainty) };
}

/** On pages on toxicity and medicine, Copy uses the share text. */
function onlyText(definition: AnyCalculatorDefinition, presentation: Presentation) {
  const text = definition.resultAfterEdit === 'removed' ? sharedText(definition, presentation) : null;
  return text === null ? {} : { onlyText: text };
}

const Shown = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${SPACE.s4};
  min-width: 0;
  ${STALE_STYLE}
  /* Keeps an element reached by Shift+Tab from being hidden behind the heading. */
  &[data-stale] :is(a, button, input, summary, [tabindex]) { scroll-margin-top: 3.5rem; }
`;

const UseIn = preloadable(async () => (await import('../onDemand/UseIn.tsx')).UseIn);

/** What hands figures of a result to other calculators. */
function handOnPanel(props: UseInProps): ToolPanel {
  const content = (
    <LazyPart resetKey={props.presentation}>
      <UseIn {...props} />
    </LazyPart>
  );
  return { id: 'use-in', title: 'Use this in …', content };
}
