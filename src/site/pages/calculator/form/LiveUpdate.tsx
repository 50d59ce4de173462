import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Live } from '#src/engine/form/FormEnvironment.ts';
import { heldTextsIn } from '#src/engine/form/longText.ts';
import { storedChoice } from '#src/engine/ui/storedChoice.ts';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import type { Calculator } from '../run/useCalculator.ts';

/** For all calculators alike. */
const LIVE = storedChoice('update-as-i-type', ['off', 'on']);

/** From the last key to the calculation. */
const HAND_RESTS_MS = 150;

export interface LiveUpdateProps {
  readonly calculator: Calculator;
  /** Told what number boxes need, and that they no longer need it. */
  readonly onLive: (live: Live | undefined) => void;
}

/** The switch 'Update as I type', and what it does: each pause in typing calculates, and so does each move of a slider. */
export function LiveUpdate({ calculator, onLive }: LiveUpdateProps) {
  const { draft, isLive, calculate, calculateLive } = calculator;
  const isOn = LIVE.use() === 'on';
  // A long text would keep the worker busy between any two keys.
  const follows = isOn && heldTextsIn(draft).length === 0;
  const calculated = useRef(draft);
  const hasMoved = useSliders(follows, onLive);
  useEffect(() => {
    if (!isOn || draft === calculated.current) return;
    const follow = (): void => {
      calculated.current = draft;
      if (follows) calculateLive();
    };
    if (hasMoved.current) {
      hasMoved.current = false;
      follow();
      return;
    }
    const timer = setTimeout(follow, HAND_RESTS_MS);
    return () => clearTimeout(timer);
  }, [isOn, follows, draft, hasMoved, calculateLive]);

  function toggle(): void {
    LIVE.set(isOn ? 'off' : 'on');
    // Switched off, the result is an ordinary one, which the next edit marks as out of date.
    if (isOn && isLive) calculate();
    if (!isOn && heldTextsIn(draft).length === 0) calculateLive();
  }

  return (
    <Switch type="button" role="switch" aria-checked={isOn} onClick={toggle}>
      <Track aria-hidden />
      Update as I type
    </Switch>
  );
}

/**
 * Gives the number boxes their sliders while the results follow.
 *
 * @returns whether the last edit was a slider's
 */
function useSliders(follows: boolean, onLive: LiveUpdateProps['onLive']): { current: boolean } {
  const hasMoved = useRef(false);
  useEffect(() => {
    if (!follows) return;
    let isWanted = true;
    const moves = (): void => {
      hasMoved.current = true;
    };
    import('#src/engine/form/onDemand/NumberSlider.tsx').then(
      ({ NumberSlider }) => {
        if (isWanted) onLive({ Slider: NumberSlider, moves });
      },
      // The boxes work without them.
      () => {},
    );
    return () => {
      isWanted = false;
      onLive(undefined);
    };
  }, [follows, onLive]);
  return hasMoved;
}

const Track = styled.span`
  position: relative;
  flex: none;
  width: 2.5rem;
  height: 1.5rem;
  border: 1px solid ${color('control')};
  border-radius: ${RADIUS.pill};
  background: ${color('sunken')};
  &::after {
    content: '';
    position: absolute;
    inset-block: 0.1875rem;
    inset-inline-start: 0.1875rem;
    width: 1rem;
    border-radius: ${RADIUS.pill};
    background: ${color('inkMuted')};
    transition: translate 120ms ease-out;
  }
`;

const Switch = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${SPACE.s3};
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  font-size: ${TYPE.small};
  &[aria-checked='true'] > ${Track} { background: ${color('accent')}; border-color: ${color('accent')}; }
  &[aria-checked='true'] > ${Track}::after { background: ${color('accentInk')}; translate: 1rem 0; }
  @media (forced-colors: active) {
    > ${Track} { border-color: ButtonText; background: Canvas; forced-color-adjust: none; }
    > ${Track}::after { background: ButtonText; }
    &[aria-checked='true'] > ${Track} { border-color: Highlight; background: Highlight; }
    &[aria-checked='true'] > ${Track}::after { background: HighlightText; }
  }
`;
