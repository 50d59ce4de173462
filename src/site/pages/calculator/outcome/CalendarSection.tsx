import { Suspense } from 'react';
import styled from 'styled-components';
import { fragmentOf } from '#src/engine/form/onDemand/permalink.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { Card } from '#src/engine/ui/Card.tsx';
import { ErrorBoundary } from '#src/engine/ui/ErrorBoundary.tsx';
import { preloadable } from '#src/engine/ui/preloadable.tsx';
import { SPACE } from '#src/engine/ui/theme.ts';
import { speciesOfPage } from '../../animals/birthPages.ts';
import { KeepDates } from '../../animals/KeepDates.tsx';
import { STALE_STYLE } from '../onDemand/staleStyle.ts';
import type { Calculator } from '../run/useCalculator.ts';
import { useLater } from './useLater.ts';

export interface CalendarSectionProps {
  readonly id: string;
  readonly definition: AnyCalculatorDefinition;
  readonly calculator: Calculator;
}

/** Most pages have no calendar, and no page needs one before its first result. */
const MonthTables = preloadable(async () => (await import('#src/engine/calendar/MonthTables.tsx')).MonthTables);

/** The months with the result's events, on the screen and in print. */
export function CalendarSection({ id, definition: { calendar, fields }, calculator }: CalendarSectionProps) {
  const { outcome, computedDraft } = calculator;
  const eventsOf = useLater(calendar, outcome?.result);
  if (eventsOf === undefined || outcome === null) return null;
  const species = speciesOfPage(id);
  const fragment = species === undefined ? null : fragmentOf(fields, computedDraft);
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
      {species !== undefined && fragment !== null && <KeepDates species={species} fragment={fragment} />}
    </Months>
  );
}

const Months = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s4};
  ${STALE_STYLE}
`;
