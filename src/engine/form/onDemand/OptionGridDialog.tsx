import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { FieldOfKind, OptionGrid } from '#src/engine/kit/fields.ts';
import { Dialog } from '#src/engine/ui/onDemand/Dialog.tsx';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { Hint } from '../widgets/controlLook.ts';

interface OptionGridDialogProps {
  readonly grid: OptionGrid<string>;
  readonly options: FieldOfKind<'choice'>['options'];
  /** The current option, or ''. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}

/**
 * The options of a menu as a grid in a modal window: one tab stop, arrow keys to move, Enter or Space to choose, Escape
 * to cancel.
 */
export function OptionGridDialog({ grid, options, value, onChoose, onClose }: OptionGridDialogProps) {
  const { title, corner, columns, rows } = grid;
  const table = useRef<HTMLTableElement>(null);
  const [first = ''] = rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null));
  const [current, setCurrent] = useState(value === '' ? first : value);
  const labels = new Map(options.map((option) => [option.value, option.label]));

  // The dialog has just focused its own first button.
  useEffect(() => table.current?.querySelector<HTMLButtonElement>('button[tabindex="0"]')?.focus(), []);

  function move(event: KeyboardEvent): void {
    // The browser's own shortcuts, such as Alt+← to go back.
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const next = optionAfterKey(rows, current, event.key, event.ctrlKey);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    table.current?.querySelector<HTMLButtonElement>(`button[value="${next}"]`)?.focus();
  }

  return (
    <Dialog title={title} isWide onClose={onClose}>
      <Shown aria-hidden>{labels.get(current)}</Shown>
      <Room>
        <Table ref={table} role="grid" aria-label={title} onKeyDown={move}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{corner}</VisuallyHidden>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ header, cells }) => (
              <tr key={header}>
                <th scope="row">{header}</th>
                {cells.map((option, index) => (
                  <td key={columns[index]}>
                    {option !== null && (
                      <OptionButton
                        type="button"
                        value={option}
                        aria-label={labels.get(option)}
                        aria-pressed={option === value}
                        tabIndex={option === current ? 0 : -1}
                        onFocus={() => setCurrent(option)}
                        onClick={() => onChoose(option)}
                      >
                        {option}
                      </OptionButton>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Room>
      <Hint>Arrow keys move, Home and End go to the ends of a row, Enter chooses, Escape closes.</Hint>
    </Dialog>
  );
}

/** The full name of the focused option, so that symbols need not be known by heart. */
const Shown = styled.p`
  margin-block-end: ${SPACE.s2};
  font-size: ${TYPE.lead};
  font-weight: 600;
`;

/** Scrolls where the page is narrower than the grid; the margin keeps the outer focus rings visible. */
const Room = styled.div`
  position: relative;
  overflow-x: auto;
  margin: 0 -${SPACE.s1} ${SPACE.s3};
  padding: ${SPACE.s1};
`;

const Table = styled.table`
  border-collapse: separate;
  border-spacing: 1px;
  th { padding: ${SPACE.s1}; color: ${color('inkMuted')}; font-size: ${TYPE.small}; font-weight: 400; text-align: center; }
  tbody th { white-space: nowrap; }
  td { padding: 0; min-width: 2.75rem; }
`;

const OptionButton = styled.button`
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.control};
  background: ${color('surface')};
  color: ${color('ink')};
  font-weight: 600;
  &:hover, &:focus { border-color: ${color('accent')}; background: ${color('accentTint')}; }
  &[aria-pressed='true'] { border-color: ${color('accent')}; background: ${color('accent')}; color: ${color('accentInk')}; }
`;

type GridRows = OptionGrid<string>['rows'];

/** Steps of the arrow keys: rows and columns from one cell to the next. */
const STEPS: ReadonlyMap<string, readonly [rows: number, columns: number]> = new Map([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
]);

/**
 * Returns the option that a key moves to: an arrow to the next one in its direction, skipping empty cells; Home and End
 * to the ends of the row, with Ctrl to those of the grid. Ctrl with an arrow is left to the browser.
 *
 * @returns the same option at the edge; null for a key that does not move
 */
export function optionAfterKey(rows: GridRows, from: string, key: string, isCtrl: boolean): string | null {
  const row = rows.findIndex(({ cells }) => cells.includes(from));
  const inRow = rows[row]?.cells.filter((cell) => cell !== null) ?? [];
  const all = rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null));
  if (key === 'Home') return (isCtrl ? all : inRow)[0] ?? from;
  if (key === 'End') return (isCtrl ? all : inRow).at(-1) ?? from;
  const step = STEPS.get(key);
  if (step === undefined || isCtrl) return null;
  let [y, x] = [row + step[0], (rows[row]?.cells.indexOf(from) ?? 0) + step[1]];
  while (isInside(rows, y, x)) {
    const option = rows[y]?.cells[x];
    if (option !== null && option !== undefined) return option;
    [y, x] = [y + step[0], x + step[1]];
  }
  return from;
}

function isInside(rows: GridRows, y: number, x: number): boolean {
  return y >= 0 && y < rows.length && x >= 0 && x < (rows[y]?.cells.length ?? 0);
}
