import { memo } from 'react';
import type { CalculatorId } from '#src/catalog/taxonomy.ts';
import { LaterPart } from '../LaterPart.tsx';
import { RelatedCalculators } from '../laterParts.ts';

/** Drawn once: what is drawn anew before its code is there would lose what was prerendered. */
export const Related = memo(function Related({ id }: { readonly id: CalculatorId }) {
  return (
    <LaterPart of={id}>
      <RelatedCalculators id={id} />
    </LaterPart>
  );
});
