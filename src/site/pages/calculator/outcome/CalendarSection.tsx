import { Suspense } from 'react';
import styled from 'styled-components';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { Card } from '#src/engine/ui/Card.tsx';
import { ErrorBoundary } from '#src/engine/ui/ErrorBoundary.tsx';
import { preloadable } from '#src/engine/ui/preloadable.tsx';
import { SPACE } from '#src/engine/ui/theme.ts';
import { STALE_STYLE } from '../onDemand/staleStyle.ts';
import type { Calculator } from '../run/useCalculator.ts';
import { useLater } from './useLater.ts';

export interface CalendarSectionProps {
  readonly definition: AnyCalculatorDefinition;
  readonly calculator: Calculator;
}

/** Most pages have no calendar, and no page needs one before its first result. */
const MonthTables = preloadable(async () => (await import('#src/engine/calendar/MonthTables.tsx')).MonthTables);

/** The months with the result's events, on the screen and in print. */
export function CalendarSection({ definition: { calendar }, calculator: { outcome } }: CalendarSectionProps) {
  const eventsOf = useLater(calendar, outcome?.result);
  if (eventsOf === undefined || outcome === null) return null;
  const notShown = <p role="status">The months cannot be shown. The dates are in the result.</p>;
  return (
    <Months aria-labelledby="calendar-heading" data-stale={outcome.stale || undefined}>
      <h2 id="calendar-heading">Calendar</h2>
      {eventsOf === null ? (
        notShown
      ) : (
        <ErrorBoundary resetKey={outcome.result} fallback={notShown}>
          <Suspense fallback={null}>
            <MonthTables events={eventsOf(outcome.result, outcome.input)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Months>
  );
}

const Months = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s4};
  ${STALE_STYLE}
`;
