import { type ClipboardEvent, useEffect, useRef } from 'react';
import { openColumns, type Value, type Values } from '#src/kit/fields.ts';
import { forEyes } from '#src/kit/forEyes.ts';
import { visibleFields } from '../controls.ts';
import { FaultLine } from '../FaultLine.tsx';
import { useControl, useFormEnvironment } from '../FormEnvironment.ts';
import { blankValues } from '../fieldValues.ts';
import { useLaterFocus } from '../useLaterFocus.ts';
import { Hint } from '../widgets/controlLook.ts';
import { FieldBox } from '../widgets/FieldBox.tsx';
import { FieldLabel } from '../widgets/FieldLabel.tsx';
import type { WidgetProps } from '../widgets/widget.ts';
import { addLabel, capitalised, labelText, rowName } from '../widgets/words.ts';
import type * as pastedRows from './pastedRows.ts';
import { type Cell, hasSeveralCells } from './pasteTarget.ts';
import { AddButton, addControl, RowsFoot, UndoLine } from './RowsFoot.tsx';
import { columnHintId, RowsGrid } from './RowsGrid.tsx';
import { type RowsChange, useRowsUndo } from './useRowsUndo.ts';

type PasteReader = typeof pastedRows;

/** What reads a paste is not needed for typing. */
function loadPasteReader(): Promise<PasteReader> {
  return import('./pastedRows.ts');
}

const PASTE_NOT_READ =
  'The lines could not be read, because a part of the page did not load. Reload it and paste again.';

/** A list that is edited in place, as a table; lines pasted from a spreadsheet fill one row each. */
export function RowsWidget({ field, name, value: rows, onChange }: WidgetProps<'rows', readonly Values[]>) {
  const { announce, fields, values = {}, edit } = useFormEnvironment();
  const place = useRef<HTMLFieldSetElement>(null);
  const focusLater = useLaterFocus(place);
  const [undoable, remember] = useRowsUndo(rows);
  const canAdd = field.fixedRows === undefined;
  const hintId = field.hint === undefined ? undefined : `hint-${name}`;
  const { 'aria-describedby': describedBy } = useControl(name, hintId);
  const firstColumn = Object.keys(openColumns(field))[0] ?? '';

  function change(after: readonly Values[], words: string, replaced: Values = {}): void {
    remember({ before: rows, after, words, replaced });
    onChange(after);
    announce(words);
  }

  function add(): void {
    focusLater(`${name}.${rows.length}.${firstColumn}`);
    onChange([...rows, blankValues(field.row)]);
  }

  function remove(index: number): void {
    focusLater(`${name}.${Math.max(0, index - 1)}.${firstColumn}`, addControl(name));
    change(rows.toSpliced(index, 1), `${capitalised(field.rowName)} ${index + 1} removed.`);
  }

  function undo({ before, replaced = {} }: RowsChange): void {
    focusLater(`${name}.${before.length - 1}.${firstColumn}`);
    choose(replaced);
    onChange(before);
  }

  function choose(units: Values): void {
    for (const [choice, unit] of Object.entries(units)) edit?.(choice, unit);
  }

  useEffect(() => {
    // Loaded before it is needed, so that a paste is in its rows before the next key.
    loadPasteReader().catch(() => {});
  }, []);

  function paste(event: ClipboardEvent, row: number, column: string): void {
    const text = event.clipboardData.getData('text/plain');
    if (!hasSeveralCells(text)) return;
    event.preventDefault();
    loadPasteReader().then(
      (reader) => insert(reader, text, { row, column }),
      () => announce(PASTE_NOT_READ),
    );
  }

  function insert({ pastedCells, pasteInWords, withPastedCells }: PasteReader, text: string, at: Cell): void {
    const cells = pastedCells(text);
    const most = field.fixedRows === undefined ? undefined : field.fixedRows.length - at.row;
    const pasted = withPastedCells(rows, field.row, cells, at, {
      most,
      absentWithout: field.absentWithout,
      units: { unitsIn: field.unitsIn, form: fields, values },
    });
    const { chosen } = pasted;
    choose(chosen);
    change(
      pasted.rows,
      pasteInWords(pasted),
      Object.fromEntries(Object.keys(chosen).map((choice) => [choice, values[choice] ?? ''])),
    );
  }

  return (
    <fieldset ref={place} aria-describedby={describedBy}>
      <legend>
        <FieldLabel field={field} />
      </legend>
      {hintId !== undefined && <Hint id={hintId}>{forEyes(field.hint ?? '')}</Hint>}
      <RowsGrid
        field={field}
        name={name}
        rows={rows}
        onRemove={remove}
        cell={(row, index, key, column) =>
          visibleFields({ [key]: column }, row).length > 0 && (
            <div onPaste={(event) => paste(event, index, key)}>
              <FieldBox
                field={column}
                name={`${name}.${index}.${key}`}
                value={row[key]}
                onChange={(value) => onChange(withCell(rows, index, key, value))}
                spokenLabel={`${labelText(column)}, ${rowName(field, index)}`}
                describedBy={columnHintId(name, key, column)}
              />
              <FaultLine name={`${name}.${index}.${key}`} />
            </div>
          )
        }
      />
      {(canAdd || undoable !== null) && (
        <RowsFoot>
          {canAdd && <AddButton list={name} label={addLabel(field)} count={rows.length} onAdd={add} />}
          {undoable !== null && <UndoLine words={undoable.words} onUndo={() => undo(undoable)} />}
        </RowsFoot>
      )}
    </fieldset>
  );
}

function withCell(rows: readonly Values[], index: number, key: string, value: Value): readonly Values[] {
  return rows.with(index, { ...rows[index], [key]: value });
}
