import { SourceList } from '#src/results/SourceList.tsx';
import { FoldedSection } from '#src/ui/onDemand/FoldedSection.tsx';
import type { SourceKey } from '#workers/reference/sources.ts';

/** The publications that the calculator follows, as a section that opens. */
export function MethodAndSources({ sources }: { readonly sources: readonly SourceKey[] }) {
  return (
    <FoldedSection id="sources-heading" level={2} title="Method and sources">
      <SourceList sources={sources} />
    </FoldedSection>
  );
}
