import { memo, Suspense } from 'react';
import type { CalculatorId } from '#src/catalog/taxonomy.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { FavoriteButton } from '../laterParts.ts';

/** Drawn once: what is drawn anew before its code is there would lose what was prerendered. Where it does not come, nothing is said. */
export const Favorite = memo(function Favorite({ id }: { readonly id: CalculatorId }) {
  return (
    <Unbroken of={id} instead={null}>
      <Suspense fallback={null}>
        <FavoriteButton id={id} />
      </Suspense>
    </Unbroken>
  );
});
