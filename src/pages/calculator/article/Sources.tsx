import { memo } from 'react';
import type { SourceKey } from '#workers/reference/sources.ts';
import { LaterPart } from '../LaterPart.tsx';
import { MethodAndSources } from '../laterParts.ts';

/** Memoized: a render before the code has loaded would replace the prerendered content. */
export const Sources = memo(function Sources({ sources }: { readonly sources: readonly SourceKey[] }) {
  return (
    <LaterPart resetKey={sources}>
      <MethodAndSources sources={sources} />
    </LaterPart>
  );
});
