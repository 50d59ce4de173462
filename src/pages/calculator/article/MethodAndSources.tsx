import { memo } from 'react';
import { FoldedSection } from '#src/ui/FoldedSection.tsx';
import type { SourceKey } from '#workers/reference/sources.ts';
import { LaterPart } from '../LaterPart.tsx';
import { SourceList } from '../laterParts.ts';

/** Memoized: a render before the code has loaded would replace the prerendered content. */
export const MethodAndSources = memo(function MethodAndSources({
  sources,
}: {
  readonly sources: readonly SourceKey[];
}) {
  return (
    <FoldedSection id="sources-heading" level={2} title="Method and sources">
      <LaterPart resetKey={sources}>
        <SourceList sources={sources} />
      </LaterPart>
    </FoldedSection>
  );
});
