import { type ClipboardEvent, useRef } from 'react';
import { openColumns, type Value, type Values } from '#src/engine/kit/fields.ts';
import { visibleFields } from '../controls.ts';
import { FaultLine } from '../FaultLine.tsx';
import { useControl, useFormEnvironment } from '../FormEnvironment.ts';
import { blankValues } from '../fieldValues.ts';
import { useLaterFocus } from '../useLaterFocus.ts';
import { FieldSet, Hint } from '../widgets/controlLook.ts';
import { FieldBox } from '../widgets/FieldBox.tsx';
import { FieldHint, hintIdOf } from '../widgets/FieldHint.tsx';
import { FieldLabel } from '../widgets/FieldLabel.tsx';
import type { WidgetProps } from '../widgets/widget.ts';
import { addLabel, capitalised, labelText, rowName } from '../widgets/words.ts';
import { ColumnUnit } from './ColumnUnit.tsx';
import { Problem } from './Problem.tsx';
import { type Cell, hasSeveralCells } from './pasteTarget.ts';
import { AddButton, addControl, RowsFoot, UndoLine } from './RowsFoot.tsx';
import { RowsGrid } from './RowsGrid.tsx';
import { type Paste, type PasteReader, usePastes } from './usePastes.ts';
import { type RowsChange, useRowsUndo } from './useRowsUndo.ts';

/** Where the list is not in a form. */
const NO_VALUES: Values = {};

const PASTE_NOT_READ =
  'The lines could not be read, because a part of the page did not load. Reload it and paste again.';

/** A list that is edited in place, as a table; lines pasted from a spreadsheet fill one row each. */
export function RowsWidget({ field, name, value: rows, onChange }: WidgetProps<'rows', readonly Values[]>) {
  const { announce, fields, values = NO_VALUES, edit } = useFormEnvironment();
  const place = useRef<HTMLFieldSetElement>(null);
  const focusLater = useLaterFocus(place);
  const [undoable, remember] = useRowsUndo(rows);
  const { paste, keepFor, withoutRow, awaited, hasFailed } = usePastes(rows, values, insert, announce);
  const canAdd = field.fixedRows === undefined;
  const { 'aria-describedby': describedBy } = useControl(name, hintIdOf(field, name));
  const firstColumn = Object.keys(openColumns(field))[0] ?? '';

  function enter(after: readonly Values[]): void {
    keepFor(after);
    onChange(after);
  }

  function change(after: readonly Values[], words: string, replaced: Values = {}): void {
    remember({ before: rows, after, words, replaced });
    enter(after);
    announce(words);
  }

  function add(): void {
    focusLater(`${name}.${rows.length}.${firstColumn}`);
    enter([...rows, blankValues(field.row)]);
  }

  function remove(index: number): void {
    focusLater(`${name}.${Math.max(0, index - 1)}.${firstColumn}`, addControl(name));
    withoutRow(index);
    change(rows.toSpliced(index, 1), `${capitalised(field.rowName)} ${index + 1} removed.`);
  }

  function undo({ before, replaced = {} }: RowsChange): void {
    focusLater(`${name}.${before.length - 1}.${firstColumn}`);
    choose(replaced);
    // Not the list's own: pastes under way end, whose rows may be gone.
    onChange(before);
  }

  function choose(units: Values): void {
    for (const [choice, unit] of Object.entries(units)) edit?.(choice, unit);
  }

  function take(event: ClipboardEvent<HTMLElement>, at: Cell): void {
    const text = event.clipboardData.getData('text/plain');
    const form = event.currentTarget.closest('form');
    if (form === null || !hasSeveralCells(text)) return;
    event.preventDefault();
    paste(form, { text, at });
  }

  /** Several pastes that waited are one change, with one Undo. */
  function insert({ pastedCells, pasteInWords, withPastedCells }: PasteReader, pastes: readonly Paste[]): void {
    let after = rows;
    let chosen: Values = {};
    const words: string[] = [];
    for (const { text, at } of pastes) {
      // A paste leaves no gap below the last row, which may have been higher up.
      const row = Math.min(at.row, after.length);
      const start = { ...at, row };
      const pasted = withPastedCells(after, field.row, pastedCells(text), start, {
        most: field.fixedRows === undefined ? undefined : field.fixedRows.length - row,
        absentWithout: field.absentWithout,
        unnamed: field.unnamed,
        units: { unitsIn: field.unitsIn, form: fields, values: { ...values, ...chosen } },
      });
      after = pasted.rows;
      chosen = { ...chosen, ...pasted.chosen };
      words.push(pasteInWords(pasted));
    }
    choose(chosen);
    const replaced = Object.keys(chosen).map((choice) => [choice, values[choice] ?? '']);
    change(after, words.join(' '), Object.fromEntries(replaced));
  }

  return (
    <FieldSet ref={place} aria-describedby={describedBy}>
      <legend>
        <FieldLabel field={field} />
      </legend>
      <FieldHint field={field} name={name} />
      <RowsGrid
        field={field}
        name={name}
        rows={rows}
        onRemove={remove}
        unit={(key) => <ColumnUnit field={field} column={key} />}
        cell={(row, index, key, column) =>
          visibleFields({ [key]: column }, row).length > 0 && (
            <div onPaste={(event) => take(event, { row: index, column: key })}>
              <FieldBox
                field={column}
                name={`${name}.${index}.${key}`}
                value={row[key]}
                onChange={(value) => enter(withCell(rows, index, key, value))}
                spokenLabel={`${labelText(column)}, ${rowName(field, index)}`}
                describedBy={hintIdOf(column, `${name}.${key}`)}
              />
              <FaultLine name={`${name}.${index}.${key}`} />
            </div>
          )
        }
      >
        {(canAdd || undoable !== null) && (
          <RowsFoot>
            {canAdd && <AddButton list={name} label={addLabel(field)} count={rows.length} onAdd={add} />}
            {undoable !== null && <UndoLine words={undoable.words} onUndo={() => undo(undoable)} />}
          </RowsFoot>
        )}
      </RowsGrid>
      {awaited !== null && <Hint>{awaited}</Hint>}
      {hasFailed && <Problem role="alert">{PASTE_NOT_READ}</Problem>}
    </FieldSet>
  );
}

function withCell(rows: readonly Values[], index: number, key: string, value: Value): readonly Values[] {
  return rows.with(index, { ...rows[index], [key]: value });
}
