import { useControl } from '../FormEnvironment.ts';
import { Menu } from './controlLook.ts';
import type { BoxProps } from './widget.ts';

/** One of several options, in a menu. Until one is chosen, and where none is needed, it may be unmade. */
export function ChoiceMenu({ field, name, value, onChange, spokenLabel, describedBy }: BoxProps<'choice', string>) {
  const control = useControl(name, describedBy);
  const canBeUnmade = field.initial === undefined || field.optional === true;
  return (
    <Menu {...control} aria-label={spokenLabel} value={value} onChange={(event) => onChange(event.target.value)}>
      {canBeUnmade && <option value="">{field.optional === true ? 'Not chosen' : 'Choose…'}</option>}
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Menu>
  );
}
