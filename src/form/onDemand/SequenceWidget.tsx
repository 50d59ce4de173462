import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { isHeldText } from '#src/kit/fields.ts';
import { color, RADIUS, SPACE, TYPE } from '#src/ui/theme.ts';
import type { LongText } from '#workers/contract.ts';
import { useControl, useFormEnvironment } from '../FormEnvironment.ts';
import { keptOrHeld, MOST_CHARACTERS_IN_BOX } from '../longText.ts';
import { Hint, TextArea } from '../widgets/controlLook.ts';
import { FieldLabel } from '../widgets/FieldLabel.tsx';
import type { WidgetProps } from '../widgets/widget.ts';
import { labelText } from '../widgets/words.ts';
import { lookAt, SEQUENCE_FILES } from './chosenFile.ts';
import { FileChooser } from './FileChooser.tsx';
import { HeldTextChip } from './HeldTextChip.tsx';
import { useDrop } from './useDrop.ts';

/**
 * A sequence of any length. A short one is in a text area; a long paste is caught before the browser lays it out, and
 * only the handle of a file is kept. Either is held by the worker's client and shown by its name, length and first
 * line.
 */
export function SequenceWidget({ field, name, value, onChange }: WidgetProps<'sequence', LongText>) {
  const { holdText, announce } = useFormEnvironment();
  const hintId = field.hint === undefined ? undefined : `hint-${name}`;
  const control = useControl(name, hintId);
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const held = isHeldText(value);
  const moveFocus = useRef(false);
  // Reading the start of a file takes a moment: anything entered in the meantime takes precedence, and so does leaving
  // the page.
  const entries = useRef(0);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  useEffect(
    () => () => {
      entries.current += 1;
    },
    [],
  );

  // Reset, an example or Undo: discards the last entry's message and a file that is still being read.
  const entered = useRef(value);
  useEffect(() => {
    if (value === entered.current) return;
    entered.current = value;
    entries.current += 1;
    setProblem(null);
  }, [value]);

  // The box and the held text replace each other; the focus follows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves only when they are swapped
  useEffect(() => {
    if (moveFocus.current) mainControl()?.focus();
    moveFocus.current = false;
  }, [held]);

  function mainControl(): HTMLElement | null {
    return place.current?.querySelector<HTMLElement>('textarea, [data-control]') ?? null;
  }

  function enter(next: LongText): void {
    entries.current += 1;
    moveFocus.current = isHeldText(next) !== held && document.activeElement === mainControl();
    setProblem(null);
    entered.current = next;
    change.current(next);
    if (isHeldText(next)) announce(`${next.name} loaded.`);
  }

  async function enterFile(files: FileList): Promise<void> {
    const [file] = files;
    if (file === undefined) return;
    entries.current += 1;
    const entry = entries.current;
    const chosen = await lookAt(file).catch(() => null);
    if (entry !== entries.current) return;
    if (chosen === null) {
      setProblem(`The file “${file.name}” could not be read: it may have been moved, changed or deleted.`);
      return;
    }
    enter(holdText(chosen, file.name));
    if (files.length > 1) setProblem(`One file at a time: of ${files.length} files, “${file.name}” was taken.`);
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const { files } = event.clipboardData;
    const pasted = event.clipboardData.getData('text/plain');
    // A copied file comes with its name as text; text from a spreadsheet or a word processor comes with a picture of
    // itself.
    const isFile = files.length > 0 && (pasted === '' || !files[0]?.type.startsWith('image/'));
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    const whole = text.slice(0, selectionStart) + pasted + text.slice(selectionEnd);
    if (!isFile && whole.length <= MOST_CHARACTERS_IN_BOX) return;
    event.preventDefault();
    if (isFile) enterFile(files);
    else enter(keptOrHeld(whole, holdText));
  }

  const { isOver, handlers } = useDrop(enterFile);
  return (
    <DropPlace ref={place} data-over={isOver || undefined} {...handlers}>
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
          control={control}
          onRemove={() => {
            enter('');
            announce(`${value.name} removed.`);
          }}
        />
      ) : (
        <Area
          {...control}
          rows={6}
          // As for a menu: the form's `autocomplete` is ignored when a closed tab is restored.
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          placeholder={field.placeholder}
          value={value}
          onPaste={paste}
          onChange={(event) => enter(keptOrHeld(event.target.value, holdText))}
          onKeyDown={submitByCtrlEnter}
        />
      )}
      <FileChooser field={name} accept={SEQUENCE_FILES} onChoose={enterFile}>
        or drop one here: plain text, FASTA or GenBank, also gzipped. It stays on your device.
      </FileChooser>
      {problem !== null && <Problem role="alert">{problem}</Problem>}
    </DropPlace>
  );
}

function submitByCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

const DropPlace = styled.div`
  border-radius: ${RADIUS.control};
  &[data-over] { outline: 2px dashed ${color('accent')}; outline-offset: ${SPACE.s1}; background: ${color('accentTint')}; }
`;

const Area = styled(TextArea)`
  margin-top: ${SPACE.s1};
`;

const Problem = styled.p`
  margin-top: ${SPACE.s1};
  color: ${color('danger')};
  font-size: ${TYPE.small};
  font-weight: 600;
`;
