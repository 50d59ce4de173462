import { useControl } from '../FormEnvironment.ts';
import { LineBox } from './controlLook.ts';
import type { BoxProps } from './widget.ts';

/** A calendar day, in the browser's own control. */
export function DateBox({ field, name, value, onChange, spokenLabel, describedBy }: BoxProps<'date', string>) {
  const control = useControl(name, describedBy);
  return (
    <LineBox
      {...control}
      type="date"
      aria-label={spokenLabel}
      min={field.min}
      max={field.max}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
