import type { FieldOfKind } from '#src/kit/fields.ts';
import { useControl } from '../FormEnvironment.ts';
import { inLetterCase } from '../letterCase.ts';
import { LineBox } from '../widgets/controlLook.ts';
import type { BoxProps } from '../widgets/widget.ts';

/** One line of text, turned into the field's letter case as it is typed. */
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
        // Half-composed letters belong to the input method; they are turned when it is done with them.
        const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        onChange(composing ? target.value : turned(target, field));
      }}
      onCompositionEnd={({ currentTarget }) => onChange(turned(currentTarget, field))}
    />
  );
}

/** Turns the box's text and keeps the caret: React leaves a box alone that already holds what it is given. */
function turned(box: HTMLInputElement, field: FieldOfKind<'text'>): string {
  const text = inLetterCase(box.value, field);
  if (text !== box.value) {
    const { selectionStart, selectionEnd } = box;
    box.value = text;
    box.setSelectionRange(selectionStart, selectionEnd);
  }
  return text;
}
