import styled from 'styled-components';
import { Working } from '#src/results/Working.tsx';
import { Card } from '#src/ui/Card.tsx';
import { SPACE } from '#src/ui/theme.ts';
import { STALE_STYLE } from '../panel/staleStyle.ts';
import type { Calculator } from '../run/useCalculator.ts';

/** The formula with the visitor's numbers, once there is a result. */
export function WorkingSection({ calculator: { outcome, presentation } }: { readonly calculator: Calculator }) {
  if (outcome === null || presentation === null || presentation.working.length === 0) return null;
  return (
    <Steps aria-labelledby="working-heading" data-stale={outcome.stale || undefined}>
      <h2 id="working-heading">Working</h2>
      <Working steps={presentation.working} />
    </Steps>
  );
}

const Steps = styled(Card)`
  display: grid;
  gap: ${SPACE.s4};
  ${STALE_STYLE}
`;
