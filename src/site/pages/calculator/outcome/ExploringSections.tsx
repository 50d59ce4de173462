import { useState } from 'react';
import { isExplorable } from '#src/engine/exploring/exploredResult.ts';
import { dayFigures, numberFigures } from '#src/engine/kit/onDemand/numberFigures.ts';
import { preloadable } from '#src/engine/ui/preloadable.tsx';
import { linkedQuestion } from '../onDemand/analysisLink.ts';
import type { PlotPanelProps } from '../onDemand/PlotPanel.tsx';
import type { SolvePanelProps } from '../onDemand/SolvePanel.tsx';
import type { UncertaintyPanelProps } from '../onDemand/UncertaintyPanel.tsx';
import { OpenedSection } from './OpenedSection.tsx';

const AnswerPanel = preloadable(async () => (await import('../onDemand/AnswerPanel.tsx')).AnswerPanel);
const PlotPanel = preloadable(async () => (await import('../onDemand/PlotPanel.tsx')).PlotPanel);
const SolvePanel = preloadable(async () => (await import('../onDemand/SolvePanel.tsx')).SolvePanel);

const UncertaintyPanel = preloadable(async () => (await import('../onDemand/UncertaintyPanel.tsx')).UncertaintyPanel);

type ExploringSectionsProps = PlotPanelProps &
  Pick<SolvePanelProps, 'onUse'> &
  Pick<UncertaintyPanelProps, 'typedSpreads' | 'onSpread' | 'onAnswer'>;

/** The sections that plot a figure, propagate uncertainties, find which input gives a wanted figure, and check the visitor's own answer. */
export function ExploringSections({ shown, pinned, onUse, ...uncertainty }: ExploringSectionsProps) {
  // Read once: the address is cleared with the next edit.
  const [asked] = useState(() => linkedQuestion(location.hash)?.id);
  const isUncertain = uncertainty.typedSpreads !== '' || asked === 'uncertainty';
  const { presentation, definition } = shown;
  const hasNumbers = numberFigures(presentation).some(({ isInTable }) => !isInTable);
  const hasDays = dayFigures(presentation).length > 0;
  if (!hasNumbers && !hasDays) return null;
  return (
    <div data-print="no">
      {hasNumbers && isExplorable(definition) && (
        <>
          <OpenedSection id="plot-heading" title="Plot a figure">
            <PlotPanel shown={shown} pinned={pinned} />
          </OpenedSection>
          <OpenedSection id="uncertainty-heading" title="Uncertainty" startsOpen={isUncertain}>
            <UncertaintyPanel subject={shown} {...uncertainty} />
          </OpenedSection>
        </>
      )}
      <OpenedSection id="solve-heading" title="Find an input">
        <SolvePanel subject={shown} onUse={onUse} />
      </OpenedSection>
      <OpenedSection id="answer-heading" title="Your own answer">
        <AnswerPanel subject={shown} />
      </OpenedSection>
    </div>
  );
}
