import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { withDisplayNumbers } from '#src/engine/kit/displayNumber.ts';
import { type AnyField, type FieldOfKind, openColumns, type Values } from '#src/engine/kit/fields.ts';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { color, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { Hint } from '../widgets/controlLook.ts';
import { capitalised, fixedHead, labelText } from '../widgets/words.ts';

interface RowsGridProps {
  readonly field: FieldOfKind<'rows'>;
  readonly name: string;
  readonly rows: readonly Values[];
  readonly cell: (row: Values, index: number, key: string, column: AnyField) => ReactNode;
  readonly onRemove: (index: number) => void;
}

/** The rows of a list as a table, each with a Remove button unless the rows are fixed. */
export function RowsGrid({ field, name, rows, cell, onRemove }: RowsGridProps) {
  const columns = Object.entries(openColumns(field));
  const canRemove = field.fixedRows === undefined;
  return (
    <Room>
      <Table $fixed={!canRemove} $wide={columns.some(([, column]) => isLongMenu(column))}>
        <thead>
          <tr>
            <th scope="col">
              {canRemove ? <VisuallyHidden>{capitalised(field.rowName)}</VisuallyHidden> : capitalised(field.rowName)}
            </th>
            {columns.map(([key, column]) => (
              <th key={key} scope="col">
                {labelText(column)}
                {/* An entry form shows the hints beside its own boxes. */}
                {field.entry === undefined && column.hint !== undefined && (
                  <Hint id={columnHintId(name, key, column)}>{withDisplayNumbers(column.hint)}</Hint>
                )}
              </th>
            ))}
            {canRemove && (
              <th scope="col">
                <VisuallyHidden>Remove</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity other than its position
            <tr key={index}>
              <th scope="row">{fixedHead(field, index) ?? index + 1}</th>
              {columns.map(([key, column]) => (
                <td key={key}>{cell(row, index, key, column)}</td>
              ))}
              {canRemove && (
                <td>
                  <RemoveButton
                    type="button"
                    data-remove={`${name}.${index}`}
                    data-control={removeControl(name, index)}
                    aria-label={`Remove ${field.rowName} ${index + 1}`}
                    disabled={rows.length <= field.minRows}
                    onClick={() => onRemove(index)}
                  >
                    <X aria-hidden size={18} />
                  </RemoveButton>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Room>
  );
}

/** A longer option would be cut off in a column of the usual width. */
const LONGEST_NARROW = 14;

function isLongMenu(column: AnyField): boolean {
  return column.kind === 'choice' && column.options.some(({ label }) => label.length > LONGEST_NARROW);
}

/** Returns the value that identifies a row's Remove button when the focus moves there. */
export function removeControl(name: string, index: number): string {
  return `remove-${name}.${index}`;
}

/** Returns the id of the hint in a column's header, which describes the boxes below it; undefined without a hint. */
export function columnHintId(name: string, key: string, { hint }: AnyField): string | undefined {
  return hint === undefined ? undefined : `hint-${name}.${key}`;
}

/**
 * Scrolls a table that is wider than the page; the margin keeps the outer focus rings visible. Positioned, so that it
 * contains the visually hidden text, which would widen the page otherwise.
 */
const Room = styled.div`
  position: relative;
  overflow-x: auto;
  margin: ${SPACE.s1} -${SPACE.s1} 0;
  padding: ${SPACE.s1};
`;

const Table = styled.table<{ readonly $fixed: boolean; readonly $wide: boolean }>`
  width: 100%;
  th, td { padding: 0 ${SPACE.s2} ${SPACE.s2} 0; text-align: start; vertical-align: top; }
  thead th { padding-bottom: ${SPACE.s1}; vertical-align: bottom; font-size: ${TYPE.small}; font-weight: 600; line-height: 1.3; }
  thead p { font-weight: 400; }
  tbody th { width: 1.75rem; font-weight: 400; color: ${color('inkMuted')}; font-variant-numeric: tabular-nums; line-height: 2.75rem; }
  tbody td { min-width: 5.5rem; line-height: 2.75rem; }
  ${({ $wide }) => ($wide ? 'tbody td:has(select) { min-width: 12rem; }' : '')}
  tbody td > * { line-height: 1.5; }
  tbody input[type='checkbox'] { margin-block: 0.625rem; }
  th:last-child, td:last-child { padding-inline-end: 0; }
  ${({ $fixed }) =>
    $fixed
      ? 'tbody th { width: auto; font-weight: 600; }'
      : 'th:last-child, td:last-child { width: 2.75rem; min-width: 2.75rem; }'}
`;

/** As large as a fingertip, but visually quiet. */
const RemoveButton = styled(QuietButton)`
  width: 2.75rem;
  padding: 0;
  border-color: transparent;
  background: none;
  color: ${color('inkMuted')};
  &:disabled { opacity: 0.45; }
`;
