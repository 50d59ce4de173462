import { memo, Suspense } from 'react';
import type { CalculatorId } from '#src/catalog/taxonomy.ts';
import { RelatedCalculators } from './laterParts.ts';

/** Drawn once: what is drawn anew before its code is there would lose what was prerendered. */
export const Related = memo(function Related({ id }: { readonly id: CalculatorId }) {
  return (
    <Suspense fallback={null}>
      <RelatedCalculators id={id} />
    </Suspense>
  );
});
