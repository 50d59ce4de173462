import { type ReactNode, Suspense } from 'react';
import styled from 'styled-components';
import { CALCULATE_CONTROL } from '#src/engine/form/useLaterFocus.ts';
import { PrimaryButton, QuietButton, SmallButton } from '#src/engine/ui/Button.tsx';
import { ErrorBoundary } from '#src/engine/ui/ErrorBoundary.tsx';
import { BREAKPOINT, color, RADIUS, ROOM_FOR_BAR, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { RunningLine } from '../lazyParts.ts';
import type { Calculator } from '../run/useCalculator.ts';

interface FormButtonsProps {
  readonly calculator: Calculator;
  /** What has to be filled in before Calculate is enabled. */
  readonly missing: string | undefined;
  readonly onCancel: () => void;
  readonly onUndo: () => void;
  readonly onClear: () => void;
  /** Why there is no result: in view above Calculate. */
  readonly children: ReactNode;
}

/** Calculate, example and Reset, with the message of a refusal, the progress of a calculation and the Undo button. */
export function FormButtons({ calculator, missing, onCancel, onUndo, onClear, children }: FormButtonsProps) {
  const { isBusy, isSlow, progress, canCalculate, replaced, arrival, fillExample } = calculator;
  const hint = canCalculate ? undefined : missing;
  return (
    <Foot data-print="no" data-bar>
      {children}
      <Buttons>
        {/* Stays enabled while busy, because a disabled button would lose the focus; the machine ignores the click. */}
        <Calculate
          type="submit"
          data-control={CALCULATE_CONTROL}
          disabled={!canCalculate}
          aria-disabled={isBusy || undefined}
          aria-describedby={hint === undefined ? undefined : HINT_ID}
        >
          {isSlow ? 'Calculating…' : 'Calculate'}
        </Calculate>
        <PlainButton type="button" onClick={fillExample}>
          Try an example
        </PlainButton>
        <PlainButton type="reset">Reset</PlainButton>
      </Buttons>
      {hint !== undefined && <Hint id={HINT_ID}>{hint}</Hint>}
      {isSlow && (
        <ErrorBoundary
          resetKey={isSlow}
          fallback={
            <SmallButton type="button" onClick={onCancel}>
              Cancel
            </SmallButton>
          }
        >
          <Suspense fallback={null}>
            <RunningLine progress={progress} onCancel={onCancel} />
          </Suspense>
        </ErrorBoundary>
      )}
      {replaced !== null && !isSlow && (
        <Line data-line>
          {replaced.words}
          <SmallButton type="button" onClick={onUndo}>
            Undo
          </SmallButton>
        </Line>
      )}
      {arrival !== null && (
        <Line data-line>
          {arrival}
          <SmallButton type="button" onClick={onClear}>
            Clear
          </SmallButton>
        </Line>
      )}
    </Foot>
  );
}

const HINT_ID = 'calculate-hint';

/** As wide as the card. Of a form that is taller than the window, it stays at the window's foot. */
const Foot = styled.div`
  display: grid;
  gap: ${SPACE.s2};
  margin-inline: -${SPACE.s4};
  padding: ${SPACE.s2} ${SPACE.s4};
  border-block-start: 1px solid ${color('line')};
  border-radius: 0 0 ${RADIUS.card} ${RADIUS.card};
  background: ${color('surface')};
  @media not all and (min-width: ${BREAKPOINT.pair}) { padding-inline: ${SPACE.s2}; }
  @media (min-height: ${ROOM_FOR_BAR}) {
    position: sticky;
    bottom: var(--bar-room, 0);
    z-index: 1;
  }
  /* A lower window has room for the message alone: the buttons are below its edge. */
  @media not all and (min-height: ${ROOM_FOR_BAR}) {
    &:has([data-error]) { position: sticky; bottom: -3.75rem; z-index: 1; }
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.s1};
`;

/** Equally wide with either label, so that nothing beside it moves. */
const Calculate = styled(PrimaryButton)`
  flex: 1 1 7rem;
  padding-inline: ${SPACE.s2};
`;

/** A button that is only words. */
const PlainButton = styled(QuietButton)`
  padding-inline: ${SPACE.s3};
  border-color: transparent;
  @media not all and (min-width: ${BREAKPOINT.pair}) { padding-inline: ${SPACE.s2}; }
`;

const Hint = styled.p`
  color: ${color('inkMuted')};
  font-size: ${TYPE.small};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${SPACE.s3};
  font-size: ${TYPE.small};
`;
