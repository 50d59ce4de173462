import { memo } from 'react';
import type { SourceKey } from '#workers/reference/sources.ts';
import { LaterPart } from '../LaterPart.tsx';
import { SourceList } from '../laterParts.ts';
import { Section } from '../panel/Section.tsx';

/** Memoized: a render before the code has loaded would replace the prerendered content. */
export const MethodAndSources = memo(function MethodAndSources({
  sources,
}: {
  readonly sources: readonly SourceKey[];
}) {
  return (
    <Section id="sources-heading" heading="Method and sources" isPrinted>
      <LaterPart resetKey={sources}>
        <SourceList sources={sources} />
      </LaterPart>
    </Section>
  );
});
