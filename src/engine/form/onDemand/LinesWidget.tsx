import styled from 'styled-components';
import { SPACE } from '#src/engine/ui/theme.ts';
import { useControl } from '../FormEnvironment.ts';
import { Hint, TextArea } from '../widgets/controlLook.ts';
import { FieldLabel } from '../widgets/FieldLabel.tsx';
import type { WidgetProps } from '../widgets/widget.ts';
import { submitByCtrlEnter } from './submitByCtrlEnter.ts';

/** A text of several lines, such as columns from a spreadsheet. Ctrl and Enter calculate. */
export function LinesWidget({ field, name, value, onChange }: WidgetProps<'text', string>) {
  const hintId = field.hint === undefined ? undefined : `hint-${name}`;
  const control = useControl(name, hintId);
  return (
    <>
      <label htmlFor={control.id}>
        <FieldLabel field={field} />
      </label>
      {hintId !== undefined && <Hint id={hintId}>{field.hint}</Hint>}
      <Area
        {...control}
        rows={field.lines}
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

/** Its lines alone decide on its height. */
const Area = styled(TextArea)`
  display: block;
  min-height: 0;
  margin-top: ${SPACE.s1};
`;
