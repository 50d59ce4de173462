import { CiteAs } from '#src/results/cite/CiteAs.tsx';
import { SourceList } from '#src/results/SourceList.tsx';
import { AfterHydration } from '#src/ui/AfterHydration.tsx';
import { FoldedSection } from '#src/ui/onDemand/FoldedSection.tsx';
import type { SourceKey } from '#workers/reference/sources.ts';

/** The publications that the calculator follows, as a section that opens. */
export function MethodAndSources({ id, title, sources }: MethodAndSourcesProps) {
  return (
    <FoldedSection id="sources-heading" level={2} title="Method and sources">
      <SourceList sources={sources} />
      {/* Its buttons need scripts, so the prerendered page does without their weight. */}
      <AfterHydration>
        <CiteAs id={id} title={title} sources={sources} />
      </AfterHydration>
    </FoldedSection>
  );
}

export interface MethodAndSourcesProps {
  /** The calculator's id. */
  readonly id: string;
  readonly title: string;
  readonly sources: readonly SourceKey[];
}
