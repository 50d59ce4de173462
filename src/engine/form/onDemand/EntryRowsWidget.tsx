import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { AnyField, FieldOfKind, Value, Values } from '#src/engine/kit/fields.ts';
import { color, RADIUS, SPACE } from '#src/engine/ui/theme.ts';
import { useControl, useFormEnvironment } from '../FormEnvironment.ts';
import { findControl } from '../findControl.ts';
import { MOST_ROWS } from '../sanitizedDraft.ts';
import { useLaterFocus } from '../useLaterFocus.ts';
import { FieldSet } from '../widgets/controlLook.ts';
import { FieldHint, hintIdOf } from '../widgets/FieldHint.tsx';
import { FieldLabel } from '../widgets/FieldLabel.tsx';
import type { WidgetProps } from '../widgets/widget.ts';
import { addLabel, capitalised } from '../widgets/words.ts';
import { AddButton, RowsFoot, UndoLine } from './RowsFoot.tsx';
import { RowsGrid, removeControl } from './RowsGrid.tsx';
import { type RowsChange, useRowsUndo } from './useRowsUndo.ts';

export interface EntryRowsWidgetProps extends WidgetProps<'rows', readonly Values[]> {
  readonly entry: NonNullable<FieldOfKind<'rows'>['entry']>;
  /** The contents of the boxes of the new row. */
  readonly entered: Values;
  readonly onEnter: (row: Values) => void;
  /** The boxes of the new row. */
  readonly children: ReactNode;
}

/**
 * A list that grows through an entry form, whose row is checked before it is added; added rows are text. Calculate also
 * adds the row still in the boxes, which can be undone.
 */
export function EntryRowsWidget(props: EntryRowsWidgetProps) {
  const { field, name, value: rows, onChange, entry, entered, onEnter, children } = props;
  const { append, announce, fault } = useFormEnvironment();
  const place = useRef<HTMLFieldSetElement>(null);
  const focusLater = useLaterFocus(place);
  const [undoable, remember] = useRowsUndo(rows);
  const known = useRef({ rows, entered });
  const isAdding = useRef(false);
  const firstBox = `${entry.name}.${Object.keys(field.row)[0] ?? ''}`;
  const called = capitalised(field.rowName);
  const { 'aria-describedby': describedBy } = useControl(name, hintIdOf(field, name));

  useEffect(() => {
    const before = known.current;
    const byButton = isAdding.current;
    if (before.rows === rows && before.entered === entered) return;
    known.current = { rows, entered };
    isAdding.current = false;
    if (!isAdded(before, rows)) return;
    const words = `${called} ${rows.length} added.`;
    announce(words);
    if (!byButton) remember({ before: before.rows, after: rows, words, entered: before.entered });
    else if (place.current !== null) findControl(place.current, firstBox)?.focus();
  }, [rows, entered, announce, remember, called, firstBox]);

  useEffect(() => {
    // The row was refused: rows that appear later have another origin.
    if (fault !== null) isAdding.current = false;
  }, [fault]);

  function add(): void {
    if (rows.length >= MOST_ROWS) return;
    isAdding.current = true;
    append(name);
  }

  function addByEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    add();
  }

  function remove(index: number): void {
    const after = rows.toSpliced(index, 1);
    const words = `${called} ${index + 1} removed.`;
    focusLater(removeControl(name, Math.max(0, index - 1)), firstBox);
    remember({ before: rows, after, words });
    onChange(after);
    announce(words);
  }

  function undo({ before, entered: taken }: RowsChange): void {
    focusLater(taken === undefined ? removeControl(name, before.length - 1) : firstBox);
    onChange(before);
    if (taken !== undefined) onEnter(taken);
  }

  return (
    <FieldSet ref={place} aria-describedby={describedBy}>
      <legend>
        <FieldLabel field={field} />
      </legend>
      <FieldHint field={field} name={name} />
      <Entry onKeyDown={addByEnter}>
        {children}
        <AddButton list={name} label={addLabel(field)} count={rows.length} onAdd={add} />
      </Entry>
      {(rows.length > 0 || undoable !== null) && (
        <RowsGrid
          field={field}
          name={name}
          rows={rows}
          onRemove={remove}
          cell={(row, _, key, column) => <Entered>{cellText(column, row[key])}</Entered>}
        >
          {undoable !== null && (
            <RowsFoot>
              <UndoLine words={undoable.words} onUndo={() => undo(undoable)} />
            </RowsFoot>
          )}
        </RowsGrid>
      )}
    </FieldSet>
  );
}

/** Returns whether exactly the row in the boxes was added; an example or Undo brings rows of its own. */
function isAdded(
  before: { readonly rows: readonly Values[]; readonly entered: Values },
  rows: readonly Values[],
): boolean {
  return rows.length === before.rows.length + 1 && rows.at(-1) === before.entered;
}

function cellText(field: AnyField, value: Value | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'string' || value === '') return '–';
  if (field.kind !== 'choice') return value;
  return field.options.find((option) => option.value === value)?.label ?? value;
}

/** Keeps a date on one line. */
const Entered = styled.span`
  white-space: nowrap;
`;

const Entry = styled.div`
  display: grid;
  gap: ${SPACE.s2};
  justify-items: start;
  margin: ${SPACE.s1} 0 ${SPACE.s2};
  padding: ${SPACE.s3};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.control};
  background: ${color('sunken')};
  > :first-child { width: 100%; }
`;
