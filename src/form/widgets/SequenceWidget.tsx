import { FileText } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { isHeldText } from '#src/kit/fields.ts';
import { grouped } from '#src/kit/format.ts';
import { SmallButton } from '#src/ui/Button.tsx';
import { colour, FONT, RADIUS, SPACE, TYPE } from '#src/ui/theme.ts';
import type { HeldText, LongText } from '#workers/contract.ts';
import { useControl, useFormEnvironment } from '../FormEnvironment.ts';
import { keptOrHeld, MOST_CHARACTERS_IN_BOX } from '../longText.ts';
import { Hint, TextArea } from './controlLook.ts';
import { FieldLabel } from './FieldLabel.tsx';
import type { WidgetProps } from './widget.ts';
import { labelText } from './words.ts';

/**
 * A sequence of any length. A short one stands in a text area; a long paste is caught before the browser lays it out,
 * held by the worker's client, and shown by its name, length and first line.
 */
export function SequenceWidget({ field, name, value, onChange }: WidgetProps<'sequence', LongText>) {
  const { holdText } = useFormEnvironment();
  const hintId = field.hint === undefined ? undefined : `hint-${name}`;
  const control = useControl(name, hintId);
  const place = useRef<HTMLDivElement>(null);
  const held = isHeldText(value);
  const moveFocus = useRef(false);

  // The box and the held text take each other's place: focus goes along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the exchange that moves the focus
  useEffect(() => {
    if (moveFocus.current) place.current?.querySelector<HTMLElement>('textarea, button')?.focus();
    moveFocus.current = false;
  }, [held]);

  function take(text: string): void {
    const kept = keptOrHeld(text, holdText);
    moveFocus.current = isHeldText(kept);
    onChange(kept);
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    if (text.length - (selectionEnd - selectionStart) + pasted.length <= MOST_CHARACTERS_IN_BOX) return;
    event.preventDefault();
    take(text.slice(0, selectionStart) + pasted + text.slice(selectionEnd));
  }

  return (
    <div ref={place}>
      {held ? (
        <FieldLabel field={field} />
      ) : (
        <label htmlFor={control.id}>
          <FieldLabel field={field} />
        </label>
      )}
      {hintId !== undefined && <Hint id={hintId}>{field.hint}</Hint>}
      {held ? (
        <HeldTextChip
          text={value}
          label={labelText(field)}
          control={name}
          describedBy={control['aria-describedby']}
          onRemove={() => {
            moveFocus.current = true;
            onChange('');
          }}
        />
      ) : (
        <Area
          {...control}
          rows={6}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={field.placeholder}
          value={value}
          onPaste={paste}
          onChange={(event) => take(event.target.value)}
          onKeyDown={submitByCtrlEnter}
        />
      )}
    </div>
  );
}

function submitByCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

interface HeldTextChipProps {
  readonly text: HeldText;
  readonly label: string;
  readonly control: string;
  readonly describedBy: string | undefined;
  readonly onRemove: () => void;
}

function HeldTextChip({ text, label, control, describedBy, onRemove }: HeldTextChipProps) {
  return (
    <Chip role="group" aria-label={label}>
      <FileText aria-hidden size={20} />
      <Words>
        <strong>{text.name}</strong>
        <span>{grouped(text.size)} characters</span>
        <FirstLine>{text.firstLine}</FirstLine>
      </Words>
      <SmallButton
        type="button"
        data-control={control}
        aria-describedby={describedBy}
        aria-label={`Remove ${text.name.toLowerCase()}`}
        onClick={onRemove}
      >
        Remove
      </SmallButton>
    </Chip>
  );
}

const Area = styled(TextArea)`
  margin-top: ${SPACE.s1};
`;

const Chip = styled.div`
  display: flex;
  align-items: center;
  gap: ${SPACE.s3};
  margin-top: ${SPACE.s1};
  padding: ${SPACE.s3} ${SPACE.s4};
  border: 1px solid ${colour('control')};
  border-radius: ${RADIUS.control};
  background: ${colour('sunken')};
  svg { flex: none; color: ${colour('accent')}; }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  display: grid;
  font-size: ${TYPE.small};
`;

const FirstLine = styled.code`
  font-family: ${FONT.mono};
  color: ${colour('inkMuted')};
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`;
