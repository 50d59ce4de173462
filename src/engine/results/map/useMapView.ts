import { useState } from 'react';
import type { SequenceMap } from '#src/engine/kit/onDemand/sequenceMap.ts';
import { lettersThatFit } from './linearLayout.ts';
import type { MapStep } from './MapControls.tsx';
import { centered, isInView, isWhole, type MapView, moved, resized, wholeView, zoomed } from './mapView.ts';

export interface ShownMap {
  readonly view: MapView;
  readonly isCircle: boolean;
  /** How the whole is drawn; null where it can only be a line. */
  readonly shape: 'circle' | 'line' | null;
  readonly isIdle: (step: MapStep) => boolean;
  readonly step: (step: MapStep) => void;
  /** @param position counted from 1 */
  readonly show: (position: number) => void;
  /** Shows a position unless it is in view already. */
  readonly bring: (position: number) => void;
}

/** What of a map is shown: a stretch of it on a line, or the whole as a circle. */
export function useMapView(map: SequenceMap, width: number): ShownMap {
  const [held, hold] = useState({ map, view: wholeView(map) });
  const [isRound, setRound] = useState(true);
  // Another answer is another sequence, or another circle.
  const view = held.map.length === map.length && held.map.isCircular === map.isCircular ? held.view : wholeView(map);
  const letters = Math.min(lettersThatFit(width), map.length);
  const set = (next: MapView) => hold({ map, view: next });

  function after(step: MapStep): MapView {
    switch (step) {
      case 'in':
      case 'out':
        return zoomed(view, step, map);
      case 'left':
      case 'right':
        return isWhole(view, map) ? view : moved(view, step, map);
      case 'letters':
        return resized(view, letters, map);
      case 'whole':
        return wholeView(map);
      case 'shape':
        return wholeView(map);
    }
  }

  return {
    view,
    isCircle: map.isCircular && isRound && isWhole(view, map),
    shape: map.isCircular ? (isRound ? 'circle' : 'line') : null,
    isIdle: (step) => {
      const next = after(step);
      return next.from === view.from && next.size === view.size;
    },
    step(step) {
      if (step === 'shape') setRound(!isRound);
      set(after(step));
    },
    show: (position) => set(centered({ ...view, size: Math.min(view.size, letters) }, position, map)),
    bring(position) {
      if (!isInView(view, position, map)) set(centered(view, position, map));
    },
  };
}
