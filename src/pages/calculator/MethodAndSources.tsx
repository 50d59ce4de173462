import { memo, Suspense } from 'react';
import type { SourceKey } from '#workers/reference/sources.ts';
import { SourceList } from './laterParts.ts';
import { Section } from './Section.tsx';

/** Drawn once: what is drawn anew before its code is there would lose what was prerendered. */
export const MethodAndSources = memo(function MethodAndSources({
  sources,
}: {
  readonly sources: readonly SourceKey[];
}) {
  return (
    <Section id="sources-heading" heading="Method and sources" isPrinted>
      <Suspense fallback={null}>
        <SourceList sources={sources} />
      </Suspense>
    </Section>
  );
});
