import type { FieldOfKind } from '#src/engine/kit/fields.ts';
import { useControl } from '../FormEnvironment.ts';
import { inLetterCase } from '../letterCase.ts';
import { LineBox } from '../widgets/controlLook.ts';
import type { BoxProps } from '../widgets/widget.ts';

/** One line of text, converted to the field's letter case while typing. */
export function TextBox({ field, name, value, onChange, spokenLabel, describedBy }: BoxProps<'text', string>) {
  const control = useControl(name, describedBy);
  return (
    <LineBox
      {...control}
      $monospaced={field.monospaced}
      type={field.timeOfDay === true ? 'time' : 'text'}
      autoCapitalize={field.letterCase === 'upper' ? 'characters' : 'none'}
      autoCorrect="off"
      spellCheck={false}
      aria-label={spokenLabel}
      placeholder={field.placeholder}
      maxLength={field.maxLength}
      value={value}
      onChange={({ target, nativeEvent }) => {
        // Text under composition belongs to the input method; it is converted once composition ends.
        const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        onChange(composing ? target.value : turned(target, field));
      }}
      onCompositionEnd={({ currentTarget }) => onChange(turned(currentTarget, field))}
    />
  );
}

/** Converts the box's text and keeps the caret: React does not touch a box that already holds the value it is given. */
function turned(box: HTMLInputElement, field: FieldOfKind<'text'>): string {
  const text = inLetterCase(box.value, field);
  if (text !== box.value) {
    const { selectionStart, selectionEnd } = box;
    box.value = text;
    box.setSelectionRange(selectionStart, selectionEnd);
  }
  return text;
}
