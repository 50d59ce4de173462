import { memo } from 'react';
import type { CalculatorId } from '#src/catalog/taxonomy.ts';
import { LaterPart } from '../LaterPart.tsx';
import { RelatedCalculators } from '../laterParts.ts';

/** Memoized: a render before the code has loaded would replace the prerendered content. */
export const Related = memo(function Related({ id }: { readonly id: CalculatorId }) {
  return (
    <LaterPart resetKey={id}>
      <RelatedCalculators id={id} />
    </LaterPart>
  );
});
