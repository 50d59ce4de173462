import { useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import { Hint, LabelText, Menu, Reading } from '#src/engine/form/widgets/controlLook.ts';
import { FieldLabel } from '#src/engine/form/widgets/FieldLabel.tsx';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { counted } from '#src/engine/kit/format.ts';
import { isMeasured, unitName } from '#src/engine/kit/unitFields.ts';
import { BlockTitle, DataTable } from '#src/engine/results/Block.ts';
import { ScrollRegion } from '#src/engine/results/ScrollRegion.tsx';
import { type BatchInput, batchInputs } from '#src/engine/tables/batchInputs.ts';
import {
  columnInOtherUnit,
  isNeeded,
  type NamedTable,
  unitOfColumn,
  unitsTaken,
} from '#src/engine/tables/matchColumns.ts';
import { PrimaryButton, QuietButton } from '#src/engine/ui/Button.tsx';
import { Cluster } from '#src/engine/ui/Layout.tsx';
import { Notice } from '#src/engine/ui/Notice.tsx';
import { BREAKPOINT, SPACE } from '#src/engine/ui/theme.ts';
import { cellText } from './sampleFile.ts';
import type { MatchedTable } from './useBatch.ts';

/** Rows of the preview. */
const SHOWN_ROWS = 3;
/** Columns of the preview and of its sentence. */
const MOST_COLUMNS = 30;
/** Menus with more columns than this are filled when needed: thousands of options for every input are slow. */
const MOST_READY_OPTIONS = 100;
/** Sample cells under a menu, for checking the chosen column. */
const SHOWN_CELLS = 3;

interface MatchColumnsProps {
  readonly definition: AnyCalculatorDefinition;
  readonly matched: MatchedTable;
  readonly hasFailed: boolean;
  readonly draft: Values;
  readonly onNamed: (isNamed: boolean) => void;
  readonly onColumn: (input: string, column: number | null) => void;
  readonly onCalculate: () => void;
  readonly onRestart: () => void;
}

/** Returns the form's value of an input, with the unit that it is typed in there. */
function formText(input: BatchInput, draft: Values): string {
  const text = cellText(input, draft);
  if (text === '' || !isMeasured(input.field)) return text;
  return `${text} ${draft[unitName(input.name)] ?? input.field.unit}`;
}

/** The beginning of the table, and a menu of columns for every input. */
export function MatchColumns({ definition, matched, draft, ...rest }: MatchColumnsProps) {
  const { hasFailed, onNamed, onColumn, onCalculate, onRestart } = rest;
  const { table, isNamed, matching } = matched;
  const inputs = useMemo(() => batchInputs(definition.fields), [definition]);
  const used = new Set(Object.values(matching));
  const kept = table.columns.filter((_, column) => !used.has(column));
  return (
    <>
      <TableStart table={table} />
      <Check>
        <input type="checkbox" checked={isNamed} onChange={(event) => onNamed(event.target.checked)} />
        The first row holds the names of the columns
      </Check>
      <div>
        <BlockTitle as="h4">Which column is what</BlockTitle>
        <Inputs>
          {inputs.map((input) => (
            <InputColumn
              key={input.name}
              input={input}
              inputs={inputs}
              table={table}
              column={matching[input.name] ?? null}
              inForm={formText(input, draft)}
              onColumn={onColumn}
            />
          ))}
        </Inputs>
        {kept.length > 0 && kept.length <= MOST_COLUMNS && <Hint>Kept beside the results: {kept.join(', ')}.</Hint>}
      </div>
      {hasFailed && (
        <Notice $tone="danger">
          <p role="alert">Something went wrong while calculating. Your table is kept; try again.</p>
        </Notice>
      )}
      <Cluster $gap="s2">
        <PrimaryButton type="button" onClick={onCalculate} disabled={table.rows.length === 0}>
          Calculate {counted(table.rows.length, 'row', 'rows')}
        </PrimaryButton>
        <QuietButton type="button" onClick={onRestart}>
          Another table
        </QuietButton>
      </Cluster>
    </>
  );
}

/** The number of rows and columns, and the first of them. */
function TableStart({ table: { columns, rows } }: { readonly table: NamedTable }) {
  const id = useId();
  const shown = columns.slice(0, MOST_COLUMNS);
  const size = `${counted(rows.length, 'row', 'rows')}, ${counted(columns.length, 'column', 'columns')}`;
  return (
    <Start>
      <BlockTitle id={id} tabIndex={-1} data-step-focus>
        Your table: {size}
      </BlockTitle>
      <ScrollRegion labelledBy={id}>
        <Few aria-labelledby={id}>
          <thead>
            <tr>
              {shown.map((name, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity other than their position
                <th key={column} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN_ROWS).map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity other than their position
              <tr key={row}>
                {shown.map((_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <td key={column}>{shortened(cells[column] ?? '')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Few>
      </ScrollRegion>
      {rows.length > SHOWN_ROWS && (
        <Hint>
          The first {SHOWN_ROWS} of {grouped(rows.length)} rows.
        </Hint>
      )}
    </Start>
  );
}

interface InputColumnProps {
  readonly input: BatchInput;
  readonly inputs: readonly BatchInput[];
  readonly table: NamedTable;
  readonly column: number | null;
  /** The form's value of this input, as text. */
  readonly inForm: string;
  readonly onColumn: (input: string, column: number | null) => void;
}

/** The menu of columns for one input, with the first cells of the chosen one. */
function InputColumn({ input, inputs, table, column, inForm, onColumn }: InputColumnProps) {
  const id = useId();
  const [isEntered, setEntered] = useState(false);
  const isReady = isEntered || table.columns.length <= MOST_READY_OPTIONS;
  const otherUnit = column === null ? columnInOtherUnit(input, table.columns, inputs) : null;
  const unit = unitsTaken(input, inputs).join(' or ');
  const named = column === null ? null : unitOfColumn(table.columns[column] ?? '', input);
  const isMissing = column === null && inForm === '' && isNeeded(input.field) && input.field.visibleWhen === undefined;
  return (
    <div>
      <LabelText as="label" htmlFor={id}>
        <FieldLabel field={input.field} />
      </LabelText>
      <Menu
        id={id}
        name={`column-${input.name}`}
        aria-describedby={`${id}-cells`}
        value={column ?? ''}
        onPointerDown={() => setEntered(true)}
        onFocus={() => setEntered(true)}
        onBlur={() => setEntered(false)}
        onChange={({ target }) => onColumn(input.name, target.value === '' ? null : Number(target.value))}
      >
        <option value="">
          {inForm === '' ? 'No column: left blank' : `No column: ${shortened(inForm)}, from the form`}
        </option>
        {isReady
          ? table.columns.map((name, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity other than their position
              <option key={place} value={place}>
                {name}
              </option>
            ))
          : column !== null && <option value={column}>{table.columns[column]}</option>}
      </Menu>
      <div id={`${id}-cells`}>
        {column !== null && <Cells>{firstCells(table, column)}</Cells>}
        {named !== null && <Reading $unreadable={false}>Read in {named}, as the heading says.</Reading>}
        {isMissing && <Reading $unreadable>Needed: choose its column, or fill it in the form above.</Reading>}
        {otherUnit !== null && (
          <Reading $unreadable>
            “{otherUnit}” does not name the unit {unit}. Choose it only if its numbers are in {unit}.
          </Reading>
        )}
      </div>
    </div>
  );
}

/** '12.5, 13, blank, …' */
function firstCells({ rows }: NamedTable, column: number): string {
  const cells = rows.slice(0, SHOWN_CELLS).map((row) => shortened(row[column] ?? '') || 'blank');
  return [...cells, ...(rows.length > SHOWN_CELLS ? ['…'] : [])].join(', ');
}

/** Truncates a cell to what is needed to tell cells apart. */
function shortened(cell: string): string {
  return cell.length > 32 ? `${cell.slice(0, 32)}…` : cell;
}

const Start = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s2};
`;

const Few = styled(DataTable)`
  th, td { white-space: nowrap; }
`;

const Check = styled.label`
  display: flex;
  align-items: center;
  gap: ${SPACE.s3};
  min-height: 2.75rem;
  cursor: pointer;
  input { flex: none; width: 1.5rem; height: 1.5rem; margin: 0; }
`;

const Inputs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s4};
  margin-block: ${SPACE.s3};
  @media (min-width: ${BREAKPOINT.two}) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (min-width: ${BREAKPOINT.three}) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

const Cells = styled(Reading).attrs({ $unreadable: false })`
  overflow-wrap: anywhere;
`;
