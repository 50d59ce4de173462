import { memo } from 'react';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { CalculatorMeta } from '#src/kit/meta.ts';
import { Muted } from '#src/ui/Layout.tsx';
import { LaterPart } from '../LaterPart.tsx';
import { SharedResult } from '../laterParts.ts';
import { Section } from '../panel/Section.tsx';
import type { Calculator } from '../run/useCalculator.ts';
import type { SharedResultProps } from './SharedResult.tsx';

interface ShareResultsProps {
  readonly title: string;
  readonly meta: CalculatorMeta;
  readonly definition: AnyCalculatorDefinition;
  readonly calculator: Calculator;
}

/** Shares a result that matches the inputs; otherwise only the page. */
export function ShareResults({ calculator: { outcome, presentation, notes }, ...page }: ShareResultsProps) {
  const fresh = outcome?.stale === false ? presentation : null;
  if (fresh === null && page.definition.share === 'clipboard')
    return (
      <Section id="share-heading" heading="Share Results">
        <Muted>Calculate first: the results can then be copied from here.</Muted>
      </Section>
    );
  return <Bar {...page} presentation={fresh} notes={notes} />;
}

/** Memoized by the result: a render before the code has loaded would replace the prerendered content. */
const Bar = memo(function Bar(props: SharedResultProps) {
  return (
    <LaterPart resetKey={props.presentation}>
      <SharedResult {...props} />
    </LaterPart>
  );
});
