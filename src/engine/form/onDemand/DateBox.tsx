import styled from 'styled-components';
import { useControl } from '../FormEnvironment.ts';
import { LineBox } from '../widgets/controlLook.ts';
import type { BoxProps } from '../widgets/widget.ts';

/** A calendar day, in the browser's native control. */
export function DateBox({ field, name, value, onChange, spokenLabel, describedBy }: BoxProps<'date', string>) {
  const control = useControl(name, describedBy);
  return (
    <Box
      {...control}
      type="date"
      data-initial={field.initial}
      aria-label={spokenLabel}
      min={field.min}
      max={field.max}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

const Box = styled(LineBox)`
  /* The prerendered page does not know the day; a visible empty pattern would flicker once it is filled in. */
  &[data-initial]::-webkit-datetime-edit { visibility: hidden; }
  [data-state] &::-webkit-datetime-edit { visibility: visible; }
`;
