import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Circle from 'lucide-react/icons/circle';
import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Type from 'lucide-react/icons/type';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { KeyboardEvent } from 'react';
import { SmallButton } from '#src/engine/ui/Button.tsx';
import { Cluster, Small } from '#src/engine/ui/Layout.tsx';

/** What a press or a key does to a map. */
export type MapStep = 'in' | 'out' | 'left' | 'right' | 'letters' | 'whole' | 'shape';

const KEYS: Readonly<Record<string, MapStep>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  '0': 'whole',
};

const BUTTONS = [
  { step: 'in', label: 'Zoom in', Icon: ZoomIn },
  { step: 'out', label: 'Zoom out', Icon: ZoomOut },
  { step: 'left', label: 'Left', Icon: ArrowLeft },
  { step: 'right', label: 'Right', Icon: ArrowRight },
  { step: 'letters', label: 'Letters', Icon: Type },
  { step: 'whole', label: 'Whole', Icon: Maximize },
] as const;

/** Buttons that zoom and move a map, and keys that do the same while one of them has focus. */
export function MapControls({ title, shape, isIdle, onStep }: MapControlsProps) {
  function onKeyDown(event: KeyboardEvent): void {
    const step = KEYS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onStep(step);
  }

  const ShapeIcon = shape === 'circle' ? Minus : Circle;
  return (
    <div data-print="no">
      <Cluster role="group" aria-label={`View of ${title}`} $gap="s2" onKeyDown={onKeyDown}>
        {BUTTONS.map(({ step, label, Icon }) => (
          <SmallButton key={step} type="button" aria-disabled={isIdle(step) || undefined} onClick={() => onStep(step)}>
            <Icon aria-hidden size={18} />
            {label}
          </SmallButton>
        ))}
        {shape !== null && (
          <SmallButton type="button" onClick={() => onStep('shape')}>
            <ShapeIcon aria-hidden size={18} />
            {shape === 'circle' ? 'As a line' : 'As a circle'}
          </SmallButton>
        )}
      </Cluster>
      <Small>Keys while a button here has focus: + and − zoom, ← and → move, 0 shows the whole.</Small>
    </div>
  );
}

interface MapControlsProps {
  readonly title: string;
  /** How the whole is drawn; null where it can only be a line. */
  readonly shape: 'circle' | 'line' | null;
  /** Whether a step would change nothing. */
  readonly isIdle: (step: MapStep) => boolean;
  readonly onStep: (step: MapStep) => void;
}
