import { useControl } from '../FormEnvironment.ts';
import { FIRST_LINES, Head, TextArea } from '../widgets/controlLook.ts';
import { FieldHint, hintIdOf } from '../widgets/FieldHint.tsx';
import { FieldLabel } from '../widgets/FieldLabel.tsx';
import type { WidgetProps } from '../widgets/widget.ts';
import { submitByCtrlEnter } from './submitByCtrlEnter.ts';

/** A text of several lines, such as columns from a spreadsheet. Ctrl and Enter calculate. */
export function LinesWidget({ field, name, value, onChange }: WidgetProps<'text', string>) {
  const control = useControl(name, hintIdOf(field, name));
  return (
    <>
      <Head>
        <label htmlFor={control.id}>
          <FieldLabel field={field} />
        </label>
        <FieldHint field={field} name={name} />
      </Head>
      <TextArea
        {...control}
        rows={Math.min(field.lines ?? FIRST_LINES, FIRST_LINES)}
        // As for a menu: the form's `autocomplete` is ignored when a closed tab is restored.
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        placeholder={field.placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={submitByCtrlEnter}
      />
    </>
  );
}
