import { memo, Suspense } from 'react';
import styled from 'styled-components';
import type { CalculatorId } from '#src/catalog/taxonomy.ts';
import { AfterHydration } from '#src/ui/AfterHydration.tsx';
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx';
import { SPACE } from '#src/ui/theme.ts';
import { FavoriteButton } from '../laterParts.ts';

/** The star beside the title. Where its code does not come, nothing is said. */
export const Favorite = memo(function Favorite({ id }: { readonly id: CalculatorId }) {
  return (
    <Place data-print="no">
      <AfterHydration>
        <ErrorBoundary resetKey={id} fallback={null}>
          <Suspense fallback={null}>
            <FavoriteButton id={id} />
          </Suspense>
        </ErrorBoundary>
      </AfterHydration>
    </Place>
  );
});

/** In the line of the back link, whose height it leaves as it is; where that line is missing, in a line of its own. */
const Place = styled.div`
  align-self: end;
  min-height: 2.75rem;
  margin-block: -2.75rem calc(-1 * ${SPACE.s1});
  &:first-child { margin-block: calc(-1 * ${SPACE.s1}); }
`;
