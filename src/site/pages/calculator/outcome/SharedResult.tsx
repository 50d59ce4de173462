import type { CalculatorMeta } from '#src/engine/kit/content.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { sharedText } from '#src/engine/kit/onDemand/sharedText.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import type { VetNotes } from '#src/engine/results/vetNotes.ts';
import { Muted } from '#src/engine/ui/Layout.tsx';
import { ShareBar } from '#src/site/share/ShareBar.tsx';
import { Section } from '../panel/Section.tsx';
import { linesForTheCall } from './linesForTheCall.ts';

export interface SharedResultProps {
  readonly title: string;
  readonly meta: CalculatorMeta;
  readonly definition: AnyCalculatorDefinition;
  /** Null while no result matches the inputs: then only the page is shared. */
  readonly presentation: Presentation | null;
  readonly notes: VetNotes;
}

/** The share buttons and the text that they share. */
export function SharedResult({ title, meta, definition, presentation, notes }: SharedResultProps) {
  if (presentation === null && definition.share === 'clipboard')
    return (
      <Section id="share-heading" heading="Share Results">
        <Muted>Calculate first: the results can then be copied from here.</Muted>
      </Section>
    );
  const text = sharedText(definition, presentation) ?? meta.description;
  const lines = presentation === null ? [] : linesForTheCall(definition, presentation, notes);
  return <ShareBar title={title} text={[text, ...lines].join('\n')} mode={definition.share ?? 'links'} />;
}
