import { useState } from 'react';
import { isExplorable, isSolvable } from '#src/engine/exploring/exploredResult.ts';
import { heldTextsIn } from '#src/engine/form/longText.ts';
import { linkedQuestion } from '#src/engine/form/onDemand/questionLink.ts';
import { dayFigures, numberFigures } from '#src/engine/kit/onDemand/numberFigures.ts';
import type { ToolPanel } from '#src/engine/results/ToolsRow.tsx';
import { preloadable } from '#src/engine/ui/preloadable.tsx';
import { LazyPart } from '../LazyPart.tsx';
import type { PlotPanelProps } from '../onDemand/PlotPanel.tsx';
import type { SolvePanelProps } from '../onDemand/SolvePanel.tsx';
import type { UncertaintyPanelProps } from '../onDemand/UncertaintyPanel.tsx';

const AnswerPanel = preloadable(async () => (await import('../onDemand/AnswerPanel.tsx')).AnswerPanel);
const PlotPanel = preloadable(async () => (await import('../onDemand/PlotPanel.tsx')).PlotPanel);
const SolvePanel = preloadable(async () => (await import('../onDemand/SolvePanel.tsx')).SolvePanel);

const UncertaintyPanel = preloadable(async () => (await import('../onDemand/UncertaintyPanel.tsx')).UncertaintyPanel);

type ExploringPanelsProps = PlotPanelProps &
  Pick<SolvePanelProps, 'onUse'> &
  Pick<UncertaintyPanelProps, 'typedSpreads' | 'onSpread' | 'onAnswer'>;

/** Returns what plots a figure, propagates uncertainties, finds which input gives a wanted figure, and checks the visitor's own answer. */
export function useExploringPanels({
  shown,
  pinned,
  onUse,
  ...uncertainty
}: ExploringPanelsProps): readonly ToolPanel[] {
  // Read once: the address is cleared with the next edit.
  const [asked] = useState(() => linkedQuestion(location.hash)?.id);
  const { presentation, definition, draft } = shown;
  if (!isSolvable(definition) || heldTextsIn(draft).length > 0) return [];
  const hasNumbers = numberFigures(presentation).some(({ isInTable }) => !isInTable);
  const hasDays = dayFigures(presentation).length > 0;
  if (!hasNumbers && !hasDays) return [];
  const ofNumbers: readonly ToolPanel[] = [
    { id: 'plot', title: 'Plot a figure', content: <PlotPanel shown={shown} pinned={pinned} /> },
    {
      id: 'uncertainty',
      title: 'Uncertainty',
      startsOpen: uncertainty.typedSpreads !== '' || asked === 'uncertainty',
      content: <UncertaintyPanel subject={shown} {...uncertainty} />,
    },
  ];
  const solve = { id: 'solve', title: 'Find an input', content: <SolvePanel subject={shown} onUse={onUse} /> };
  const answer = { id: 'answer', title: 'Your own answer', content: <AnswerPanel subject={shown} /> };
  const panels = [...(hasNumbers && isExplorable(definition) ? ofNumbers : []), solve, answer];
  return panels.map((panel) => ({ ...panel, content: <LazyPart resetKey={null}>{panel.content}</LazyPart> }));
}
