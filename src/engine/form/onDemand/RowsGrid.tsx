import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type AnyField, type FieldOfKind, openColumns, type Values } from '#src/engine/kit/fields.ts';
import { QuietButton } from '#src/engine/ui/Button.tsx';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import { FieldHint } from '../widgets/FieldHint.tsx';
import { capitalised, fixedHead, labelText } from '../widgets/words.ts';

interface RowsGridProps {
  readonly field: FieldOfKind<'rows'>;
  readonly name: string;
  readonly rows: readonly Values[];
  readonly cell: (row: Values, index: number, key: string, column: AnyField) => ReactNode;
  /** The units of a column, where they are chosen at its head. */
  readonly unit?: (key: string) => ReactNode;
  readonly onRemove: (index: number) => void;
  /** What is below the rows. */
  readonly children?: ReactNode;
}

/** The rows of a list as a table, each with a Remove button unless the rows are fixed. */
export function RowsGrid({ field, name, rows, cell, unit, onRemove, children }: RowsGridProps) {
  const columns = Object.entries(openColumns(field));
  const canRemove = field.fixedRows === undefined;
  return (
    <Frame>
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
                  {unit?.(key)}
                  {/* An entry form shows the hints beside its own boxes. */}
                  {field.entry === undefined && <FieldHint field={column} name={`${name}.${key}`} />}
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
                      <X aria-hidden size={16} />
                    </RemoveButton>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      </Room>
      {children}
    </Frame>
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

const Frame = styled.div`
  margin-top: ${SPACE.s1};
  border: 1px solid ${color('control')};
  border-radius: ${RADIUS.control};
  overflow: clip;
`;

/**
 * Scrolls a table that is wider than the page or has more than eight rows. Positioned, so that it contains the visually
 * hidden text, which would widen the page otherwise.
 */
const Room = styled.div`
  position: relative;
  overflow: auto;
  max-height: 21.5rem;
  @media (pointer: coarse) { max-height: 26rem; }
  @media print { max-height: none; }
`;

const Table = styled.table<{ readonly $fixed: boolean; readonly $wide: boolean }>`
  width: 100%;
  border-spacing: 0;
  border-collapse: separate;
  th, td { padding: 0; border: solid ${color('line')}; border-width: 0 0 1px 1px; text-align: start; vertical-align: top; }
  th:first-child { border-inline-start: 0; }
  thead th { vertical-align: bottom; position: sticky; top: 0; z-index: 1; padding: ${SPACE.s1} ${SPACE.s3}; background: ${color('sunken')}; font-size: ${TYPE.small}; font-weight: 600; line-height: 1.45; }
  thead p { font-weight: 400; }
  thead span { white-space: nowrap; }
  thead select { display: inline-block; width: auto; field-sizing: content; min-height: 1.5rem; padding: 0 1.25rem 0 ${SPACE.s1}; border: 0; background-color: transparent; background-position-x: calc(100% - 0.5625rem), calc(100% - 0.1875rem); color: ${color('accent')}; font-size: inherit; font-weight: 600; }
  tbody th { width: 2.25rem; padding-inline: ${SPACE.s1}; font-size: ${TYPE.small}; font-weight: 400; color: ${color('inkMuted')}; text-align: center; font-variant-numeric: tabular-nums; line-height: 2.25rem; }
  tbody td { min-width: 5.5rem; line-height: 2.25rem; }
  tbody td > span { padding-inline: ${SPACE.s3}; }
  tbody td:has([type='text']:not([inputmode])) { min-width: 8rem; }
  ${({ $wide }) => ($wide ? 'tbody td:has(select) { min-width: 12rem; }' : '')}
  tbody td > * { line-height: 1.5; }
  tbody :is(input:not([type='checkbox']), select) { min-height: 2.25rem; border: 0; border-radius: 0; outline-offset: -2px; }
  tbody [aria-invalid='true'] { box-shadow: inset 0 0 0 2px ${color('danger')}; }
  tbody td p { padding: 0 ${SPACE.s3} ${SPACE.s1}; }
  tbody input[type='checkbox'] { margin: ${SPACE.s2} ${SPACE.s3}; }
  @media (pointer: coarse) {
    tbody :is(th, td) { line-height: 2.75rem; }
    tbody :is(input:not([type='checkbox']), select) { min-height: 2.75rem; }
  }
  ${({ $fixed }) =>
    $fixed
      ? `tbody th { width: auto; padding-inline: ${SPACE.s3}; font-weight: 600; text-align: start; }`
      : 'th:last-child, td:last-child { width: 2.25rem; min-width: 2.25rem; padding-inline: 0; }'}
`;

/** Visually quiet, and larger for fingers. */
const RemoveButton = styled(QuietButton)`
  display: flex;
  width: 100%;
  min-height: 2.25rem;
  padding: 0;
  border: 0;
  border-radius: 0;
  background: none;
  color: ${color('inkMuted')};
  &:disabled { opacity: 0.45; }
  &:focus-visible { outline-offset: -2px; }
  @media (pointer: coarse) { min-width: 2.75rem; min-height: 2.75rem; }
`;
