import { memo } from 'react';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { CalculatorMeta } from '#src/kit/meta.ts';
import { sharedText } from '#src/kit/sharedText.ts';
import type { ShareBarProps } from '#src/share/ShareBar.tsx';
import { Muted } from '#src/ui/Layout.tsx';
import { LaterPart } from './LaterPart.tsx';
import { ShareBar } from './laterParts.ts';
import { linesForTheCall } from './linesForTheCall.ts';
import { Section } from './Section.tsx';
import type { Calculator } from './useCalculator.ts';

interface ShareResultsProps {
  readonly title: string;
  readonly meta: CalculatorMeta;
  readonly definition: AnyCalculatorDefinition;
  readonly calculator: Calculator;
}

/** Shares a result that still belongs to the inputs; until there is one, the page alone. */
export function ShareResults({
  title,
  meta,
  definition,
  calculator: { outcome, presentation, notes },
}: ShareResultsProps) {
  const mode = definition.share ?? 'links';
  const isFresh = outcome?.stale === false && presentation !== null;
  if (!isFresh && mode === 'clipboard')
    return (
      <Section id="share-heading" heading="Share Results">
        <Muted>Calculate first: the results can then be copied from here.</Muted>
      </Section>
    );
  const text = sharedText(definition, isFresh ? presentation : null) ?? meta.description;
  const lines = isFresh ? linesForTheCall(definition, presentation, notes) : [];
  return <Bar title={title} text={[text, ...lines].join('\n')} mode={mode} />;
}

/** Drawn anew for another text alone: before its code is there, that would lose what was prerendered. */
const Bar = memo(function Bar(props: ShareBarProps) {
  return (
    <LaterPart of={props.text}>
      <ShareBar {...props} />
    </LaterPart>
  );
});
