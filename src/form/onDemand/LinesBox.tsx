import { useControl } from '../FormEnvironment.ts';
import { TextArea } from '../widgets/controlLook.ts';
import type { BoxProps } from '../widgets/widget.ts';
import { submitByCtrlEnter } from './submitByCtrlEnter.ts';

/** A text of several lines, such as columns from a spreadsheet. Ctrl and Enter calculate. */
export function LinesBox({ field, name, value, onChange, spokenLabel, describedBy }: BoxProps<'text', string>) {
  const control = useControl(name, describedBy);
  return (
    <TextArea
      {...control}
      rows={field.lines}
      // As for a menu: the form's `autocomplete` is ignored when a closed tab is restored.
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      aria-label={spokenLabel}
      placeholder={field.placeholder}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={submitByCtrlEnter}
    />
  );
}
