import { SourceList } from '#src/results/SourceList.tsx';
import type { SourceKey } from '#workers/reference/sources.ts';
import { Section } from './Section.tsx';

export function MethodAndSources({ sources }: { readonly sources: readonly SourceKey[] }) {
  return (
    <Section id="sources-heading" heading="Method and sources" isPrinted>
      <SourceList sources={sources} />
    </Section>
  );
}
