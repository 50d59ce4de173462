import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { isHeldText } from '#src/engine/kit/fields.ts';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import type { LongText } from '#workers/contract.ts';
import { isCertainFormat } from '#workers/streams/seenFormat.ts';
import { useControl, useFormEnvironment } from '../FormEnvironment.ts';
import { keptOrHeld, MOST_CHARACTERS_IN_BOX } from '../longText.ts';
import { FIRST_LINES, Head, Hint, TextArea } from '../widgets/controlLook.ts';
import { FieldHint, hintIdOf } from '../widgets/FieldHint.tsx';
import { FieldLabel } from '../widgets/FieldLabel.tsx';
import type { WidgetProps } from '../widgets/widget.ts';
import { labelText } from '../widgets/words.ts';
import { lookAt, SEQUENCE_FILES } from './chosenFile.ts';
import { FileChooser } from './FileChooser.tsx';
import { HeldTextChip } from './HeldTextChip.tsx';
import { Problem } from './Problem.tsx';
import { submitByCtrlEnter } from './submitByCtrlEnter.ts';
import { useDrop } from './useDrop.ts';
import { useReading } from './useReading.ts';

/**
 * A sequence of any length. A short one is in a text area; a long paste is caught before the browser lays it out, and
 * only the handle of a file is kept. Either is held by the worker's client and shown by its name, length and first
 * line.
 */
export function SequenceWidget({ field, name, value, onChange }: WidgetProps<'sequence', LongText>) {
  const { holdText, announce, edit, fault } = useFormEnvironment();
  const control = useControl(name, hintIdOf(field, name));
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** A paste has ticked the option that recognizes its format. */
  const [hasTicked, setTicked] = useState(false);
  const held = isHeldText(value);
  const moveFocus = useRef(false);
  const change = useRef(onChange);
  const say = useRef(announce);
  useEffect(() => {
    change.current = onChange;
    say.current = announce;
  });
  const { awaited, begin, end } = useReading((words) => say.current(words));

  // Reset, an example or Undo: discards the last entry's message and a file that is still being read.
  const entered = useRef(value);
  useEffect(() => {
    if (value === entered.current) return;
    entered.current = value;
    end();
    setProblem(null);
    setTicked(false);
  }, [value, end]);

  // The focus comes here after a refusal, and with it the letter that was refused. The alert has only the sentence, so the
  // place of the letter is said as well.
  useEffect(() => {
    const area = place.current?.querySelector('textarea') ?? null;
    const [issue] = fault?.controls.has(name) === true ? fault.beside : [];
    if (issue?.place === undefined) return;
    if (area !== null) selectPlace(area, issue.place);
    say.current(issue.place);
  }, [fault, name]);

  // The box and the held text take each other's place: focus goes along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the exchange that moves the focus
  useEffect(() => {
    if (moveFocus.current) mainControl()?.focus();
    moveFocus.current = false;
  }, [held]);

  function mainControl(): HTMLElement | null {
    return place.current?.querySelector<HTMLElement>('textarea, [data-control]') ?? null;
  }

  /** @param isRead it comes out of a file: Calculate goes on if it was pressed meanwhile */
  function enter(next: LongText, isRead = false): void {
    moveFocus.current = isHeldText(next) !== held && document.activeElement === mainControl();
    setProblem(null);
    entered.current = next;
    change.current(next);
    if (isHeldText(next)) announce(`${next.name} loaded.`);
    end(isRead);
  }

  async function enterFile(files: FileList): Promise<void> {
    const [file] = files;
    const form = place.current?.closest('form');
    if (file === undefined || !form) return;
    const count = files.length;
    const { isWanted } = begin(form, `Reading “${file.name}”…`);
    const chosen = await lookAt(file).catch(() => null);
    if (!isWanted()) return;
    if (chosen === null) {
      end();
      setProblem(`The file “${file.name}” could not be read: it may have been moved, changed or deleted.`);
      return;
    }
    enter(holdText(chosen, file.name), true);
    if (count > 1) setProblem(`One file at a time: of ${count} files, “${file.name}” was taken.`);
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const { files } = event.clipboardData;
    const pasted = event.clipboardData.getData('text/plain');
    // A copied file comes with its name as text; text from a spreadsheet or a word processor comes with a picture of
    // itself.
    const isFile = files.length > 0 && (pasted === '' || !files[0]?.type.startsWith('image/'));
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    const whole = text.slice(0, selectionStart) + pasted + text.slice(selectionEnd);
    if (!isFile && whole.length <= MOST_CHARACTERS_IN_BOX) {
      tickFor(whole);
      return;
    }
    event.preventDefault();
    if (isFile) enterFile(files);
    else enter(keptOrHeld(whole, holdText));
  }

  /** What is certain need not be asked: the option is ticked, where everybody sees it. */
  function tickFor(text: string): void {
    if (field.recognizedBy === undefined || edit === undefined || !isCertainFormat(text)) return;
    edit(field.recognizedBy, true);
    setTicked(true);
    announce(TICKED);
  }

  function untick(): void {
    if (field.recognizedBy !== undefined) edit?.(field.recognizedBy, false);
    setTicked(false);
    mainControl()?.focus();
  }

  const { isOver, handlers } = useDrop(enterFile);
  return (
    <DropPlace ref={place} data-over={isOver || undefined} {...handlers}>
      <Head>
        {held ? (
          <FieldLabel field={field} />
        ) : (
          <label htmlFor={control.id}>
            <FieldLabel field={field} />
          </label>
        )}
        <FieldHint field={field} name={name} />
      </Head>
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
        <TextArea
          {...control}
          rows={FIRST_LINES}
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
        or drop one here: text, FASTA, GenBank, EMBL, FASTQ, SnapGene, gzip or zip. It stays on your device.
      </FileChooser>
      {hasTicked && typeof value === 'string' && isCertainFormat(value) && (
        <Ticked>
          {TICKED}
          <QuietButton type="button" onClick={untick}>
            Undo
          </QuietButton>
        </Ticked>
      )}
      {awaited !== null && <Hint>{awaited}</Hint>}
      {problem !== null && <Problem role="alert">{problem}</Problem>}
    </DropPlace>
  );
}

/** Said where a paste was recognized, beside Undo. */
const TICKED = 'The format was recognized: “Recognize and clean up” is on.';

const Ticked = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${SPACE.s2};
  margin-top: ${SPACE.s2};
  font-size: ${TYPE.small};
`;

const DropPlace = styled.div`
  border-radius: ${RADIUS.control};
  &[data-over] { outline: 2px dashed ${color('accent')}; outline-offset: ${SPACE.s1}; background: ${color('accentTint')}; }
`;

/** Selects in a text area the character at which a text was refused, and scrolls to it. */
function selectPlace(area: HTMLTextAreaElement, place: string): void {
  const index = indexOfPlace(area.value, place);
  if (index === null) return;
  const length = String.fromCodePoint(area.value.codePointAt(index) ?? 0).length;
  area.setSelectionRange(index, index + length);
  area.scrollTop = heightOf(area, area.value.slice(0, index + length)) - area.clientHeight / 2;
}

/**
 * Index of the character that a place names, as 'Line 3, column 17: “N”'; null where it names none or the text has changed.
 *
 * @param text of a text area: its lines end with \n
 */
export function indexOfPlace(text: string, place: string): number | null {
  const [, line, column] = /^Line (\d+), column (\d+)\b/.exec(place) ?? [];
  if (line === undefined || column === undefined) return null;
  const lines = text.split('\n');
  const wanted = lines[Number(line) - 1];
  if (wanted === undefined) return null;
  const before = lines.slice(0, Number(line) - 1).reduce((sum, each) => sum + each.length + 1, 0);
  // Columns count characters, but not a byte order mark.
  const hasMark = line === '1' && wanted.startsWith('\ufeff');
  const characters = [...wanted].slice(0, Number(column) - 1 + (hasMark ? 1 : 0)).join('');
  const index = before + characters.length;
  return index < text.length ? index : null;
}

/** Returns the height of a text in the area, with lines broken as there. */
function heightOf(area: HTMLTextAreaElement, text: string): number {
  const probe = area.cloneNode() as HTMLTextAreaElement;
  probe.removeAttribute('id');
  probe.removeAttribute('name');
  probe.setAttribute('aria-hidden', 'true');
  probe.tabIndex = -1;
  probe.rows = 1;
  probe.style.cssText = `position:absolute;visibility:hidden;field-sizing:fixed;min-height:0;height:0;width:${area.offsetWidth}px`;
  area.parentElement?.append(probe);
  probe.value = text;
  const height = probe.scrollHeight;
  probe.remove();
  return height;
}
