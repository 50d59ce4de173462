/** The fields of a calculator, each drawn by the widget of its kind. Knows no calculator. */
import { Fragment, memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { withDisplayNumbers } from '#src/engine/kit/displayNumber.ts';
import type { AnyField, AnyFields, Value, Values } from '#src/engine/kit/fields.ts';
import { isMeasured, unitName } from '#src/engine/kit/unitFields.ts';
import { BREAKPOINT, SPACE } from '#src/engine/ui/theme.ts';
import type { LongText } from '#workers/contract.ts';
import { visibleFields } from './controls.ts';
import { FaultLine } from './FaultLine.tsx';
import { EntryRowsWidget, GroupWidget, LinesWidget, RowsWidget, SequenceWidget } from './lazyWidgets.ts';
import { CheckboxWidget } from './widgets/CheckboxWidget.tsx';
import { ChoiceRadios } from './widgets/ChoiceRadios.tsx';
import { Hint } from './widgets/controlLook.ts';
import { FieldBox } from './widgets/FieldBox.tsx';
import { FieldLabel } from './widgets/FieldLabel.tsx';
import { chosenUnit, measuredUnit, onlyUnit, unitWord } from './widgets/unitBeside.tsx';
import type { UnitProps } from './widgets/widget.ts';

interface FieldListProps {
  readonly fields: AnyFields;
  readonly values: Values;
  /** Content inserted before one of the fields. */
  readonly inserted?: { readonly before: string; readonly node: ReactNode } | undefined;
  /** Name of the group or entry form that the fields belong to. Absent: the form itself. */
  readonly within?: string;
  /** Replaces one of the values. */
  readonly onEdit: (name: string, value: Value) => void;
}

/** Renders the fields that are visible with these values, in the order of their declaration. */
export const FieldList = memo(function FieldList({ fields, values, inserted, within, onEdit }: FieldListProps) {
  const visible = visibleFields(fields, values);
  const attached = unitMenus(fields, visible);
  const isAttached = new Set(attached.values());
  return (
    <Grid>
      {visible
        .filter(([key]) => !isAttached.has(key))
        .map(([key, field]) => (
          <Fragment key={key}>
            {inserted?.before === key && <Place $wide>{inserted.node}</Place>}
            <Place $wide={isWide(field) || hasKeys(key)}>
              {widgetOf(field, key)}
              <FaultLine name={nameOf(key)} />
              {attached.has(key) && <FaultLine name={nameOf(attached.get(key) ?? '')} />}
            </Place>
          </Fragment>
        ))}
    </Grid>
  );

  /** Units as keys need more room than a menu. */
  function hasKeys(key: string): boolean {
    const choice = fields[attached.get(key) ?? ''];
    return choice?.kind === 'choice' && choice.look === 'radios';
  }

  function nameOf(key: string): string {
    return within === undefined ? key : `${within}.${key}`;
  }

  function widgetOf(field: AnyField, key: string): ReactNode {
    const name = nameOf(key);
    const value = values[key];
    const common = { name, onChange: (next: Value) => onEdit(key, next) };
    switch (field.kind) {
      case 'sequence':
        return <SequenceWidget field={field} value={(value ?? '') as LongText} {...common} />;
      case 'checkbox':
        return <CheckboxWidget field={field} value={value === true} {...common} />;
      case 'rows':
        return rowsOf(field, (value ?? []) as readonly Values[], common);
      case 'group':
        return (
          <GroupWidget field={field} name={name}>
            {listWithin(key, name, field.fields)}
          </GroupWidget>
        );
      case 'text':
        if (field.lines !== undefined) return <LinesWidget field={field} value={(value ?? '') as string} {...common} />;
        return <LineField field={field} value={value} {...common} />;
      case 'choice':
        if (field.look === 'radios') return <ChoiceRadios field={field} value={(value ?? '') as string} {...common} />;
        return <LineField field={field} value={value} {...common} />;
      default:
        return <LineField field={field} value={value} unit={unitOf(field, key)} {...common} />;
    }
  }

  function unitOf(field: AnyField, key: string): UnitProps | undefined {
    if (field.kind !== 'number') return undefined;
    const unit = isMeasured(field) ? unitName(key) : (attached.get(key) ?? field.unitIn);
    const chosen = String(values[unit ?? ''] ?? '');
    const onChoose = (next: Value) => onEdit(unit ?? '', next);
    if (isMeasured(field)) return measuredUnit(field, unitName(key), chosen || (field.unit ?? ''), onChoose);
    const choice = fields[unit ?? ''];
    if (unit === undefined || choice?.kind !== 'choice') return onlyUnit(field.unit);
    if (attached.has(key)) return chosenUnit(choice, nameOf(unit), chosen, onChoose);
    const option = choice.options.find(({ value }) => value === chosen);
    return onlyUnit(option && unitWord(option));
  }

  function rowsOf(
    field: Extract<AnyField, { readonly kind: 'rows' }>,
    rows: readonly Values[],
    common: { readonly name: string; readonly onChange: (value: Value) => void },
  ): ReactNode {
    const { entry } = field;
    if (entry === undefined) return <RowsWidget field={field} value={rows} {...common} />;
    return (
      <EntryRowsWidget
        field={field}
        value={rows}
        entry={entry}
        entered={values[entry.name] as Values}
        onEnter={(row) => onEdit(entry.name, row)}
        {...common}
      >
        {listWithin(entry.name, entry.name, field.row)}
      </EntryRowsWidget>
    );
  }

  function listWithin(key: string, name: string, inner: AnyFields): ReactNode {
    const held = (values[key] ?? {}) as Values;
    return (
      <FieldList
        fields={inner}
        values={held}
        within={name}
        onEdit={(inside, value) => onEdit(key, { ...held, [inside]: value })}
      />
    );
  }
});

/** Boxes for one short value are side by side where there is room; all others take the full width. */
function isWide(field: AnyField): boolean {
  if (field.kind === 'text') return field.maxLength === undefined && field.timeOfDay !== true;
  if (field.kind === 'number') return field.scores !== undefined;
  return !(field.kind === 'date' || (field.kind === 'choice' && field.look === 'menu'));
}

const Grid = styled.div`
  display: grid;
  column-gap: ${SPACE.s4};
  row-gap: 0;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: ${BREAKPOINT.pair}) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Place = styled.div<{ readonly $wide: boolean }>`
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  row-gap: 0;
  align-content: start;
  min-width: 0;
  padding-bottom: ${SPACE.s3};
  @media (min-width: ${BREAKPOINT.three}) { padding-bottom: ${SPACE.s2}; }
  ${({ $wide }) => $wide && 'grid-column: 1 / -1; grid-row: auto; display: block;'}
`;

/**
 * Returns the name of the choice for each number that has its unit's menu: a choice that directly follows its number.
 * The unit of a list's columns stays on its own, regardless of which number shares it.
 *
 * @param visible the fields that are drawn, in page order
 */
export function unitMenus(
  fields: AnyFields,
  visible: readonly (readonly [name: string, field: AnyField])[],
): ReadonlyMap<string, string> {
  const ofColumns = new Set(
    Object.values(fields).flatMap((field) => (field.kind === 'rows' ? Object.values(field.unitsIn ?? {}).flat() : [])),
  );
  return new Map(
    visible.flatMap(([name, field], index) => {
      const [next, choice] = visible[index + 1] ?? [];
      const isAttached = field.kind === 'number' && field.unitIn === next && choice?.kind === 'choice';
      return isAttached && next !== undefined && !ofColumns.has(next) ? [[name, next] as const] : [];
    }),
  );
}

interface LineFieldProps {
  readonly field: AnyField;
  readonly name: string;
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** For a number with a unit. */
  readonly unit?: UnitProps | undefined;
}

/** Label, hint and box below one another, each aligned with that of the field beside it. */
function LineField({ field, name, value, onChange, unit }: LineFieldProps) {
  const hintId = field.hint === undefined ? undefined : `hint-${name}`;
  return (
    <AlignedLines>
      <label htmlFor={`input-${name}`}>
        <FieldLabel field={field} beside={unit} />
      </label>
      <div>
        {hintId !== undefined && <Hint id={hintId}>{withDisplayNumbers(field.hint ?? '')}</Hint>}
        {unit?.hint !== undefined && <Hint id={unit.hint.id}>{withDisplayNumbers(unit.hint.text)}</Hint>}
      </div>
      <FieldBox field={field} name={name} value={value} onChange={onChange} describedBy={hintId} unit={unit} />
    </AlignedLines>
  );
}

const AlignedLines = styled.div`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  row-gap: 0;
  align-content: start;
  min-width: 0;
  > :nth-child(3) { align-self: start; min-width: 0; margin-top: ${SPACE.s1}; }
`;
