import { memo, Suspense } from 'react';
import type { CalculatorId } from '#src/catalog/taxonomy.ts';
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx';
import { FavoriteButton } from '../laterParts.ts';

/** Drawn once: what is drawn anew before its code is there would lose what was prerendered. Where it does not come, nothing is said. */
export const Favorite = memo(function Favorite({ id }: { readonly id: CalculatorId }) {
  return (
    <ErrorBoundary resetKey={id} fallback={null}>
      <Suspense fallback={null}>
        <FavoriteButton id={id} />
      </Suspense>
    </ErrorBoundary>
  );
});
