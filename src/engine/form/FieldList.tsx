/** The fields of a calculator, each drawn by the widget of its kind. Knows no calculator. */
import { Fragment, memo, type ReactNode, Suspense } from 'react';
import styled from 'styled-components';
import type { AnyField, AnyFields, Value, Values } from '#src/engine/kit/fields.ts';
import { isMeasured, unitName } from '#src/engine/kit/unitFields.ts';
import { SPACE } from '#src/engine/ui/theme.ts';
import type { LongText } from '#workers/contract.ts';
import { visibleFields } from './controls.ts';
import { FaultLine } from './FaultLine.tsx';
import { halvesOf } from './halves.ts';
import { headMenus } from './headMenus.ts';
import { EntryRowsWidget, GroupWidget, LinesWidget, RowsWidget, SequenceWidget } from './lazyWidgets.ts';
import { CheckboxWidget } from './widgets/CheckboxWidget.tsx';
import { ChoiceRadios } from './widgets/ChoiceRadios.tsx';
import { Head } from './widgets/controlLook.ts';
import { FieldBox } from './widgets/FieldBox.tsx';
import { FieldHint, hintIdOf } from './widgets/FieldHint.tsx';
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
  const isAtHead = new Set(visible.flatMap(([, field]) => headMenus(fields, field)));
  const shown = visible.filter(([key]) => !isAttached.has(key) && !isAtHead.has(key));
  const halves = halvesOf(shown, attached);
  return (
    <Room $inner={within !== undefined}>
      <Grid>
        {shown.map(([key, field]) => (
          <Fragment key={key}>
            {inserted?.before === key && <Place $width="whole">{inserted.node}</Place>}
            <Place $width={isWide(field) || hasKeys(key) ? 'whole' : halves.has(key) ? 'half' : 'line'}>
              {widgetOf(
                field,
                key,
                <>
                  <FaultLine name={nameOf(key)} />
                  {attached.has(key) && <FaultLine name={nameOf(attached.get(key) ?? '')} />}
                </>,
              )}
            </Place>
          </Fragment>
        ))}
      </Grid>
    </Room>
  );

  /** Units as keys need more room than a menu. */
  function hasKeys(key: string): boolean {
    const choice = fields[attached.get(key) ?? ''];
    return choice?.kind === 'choice' && choice.look === 'radios';
  }

  function nameOf(key: string): string {
    return within === undefined ? key : `${within}.${key}`;
  }

  function widgetOf(field: AnyField, key: string, faults: ReactNode): ReactNode {
    const common = { name: nameOf(key), onChange: (next: Value) => onEdit(key, next) };
    const wide = wideWidgetOf(field, key, common);
    if (wide === undefined)
      return (
        <LineField field={field} value={values[key]} unit={unitOf(field, key)} {...common}>
          {faults}
        </LineField>
      );
    return (
      <>
        {wide}
        {faults}
      </>
    );
  }

  function wideWidgetOf(field: AnyField, key: string, common: Common): ReactNode {
    const { name } = common;
    const value = values[key];
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
        return field.lines && <LinesWidget field={field} value={(value ?? '') as string} {...common} />;
      case 'choice':
        if (field.look === 'radios') return <ChoiceRadios field={field} value={(value ?? '') as string} {...common} />;
        return undefined;
      default:
        return undefined;
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
    common: Common,
  ): ReactNode {
    const { entry } = field;
    if (entry === undefined) {
      return (
        <Suspense fallback={null}>
          <RowsWidget field={field} value={rows} {...common} />
        </Suspense>
      );
    }
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

interface Common {
  readonly name: string;
  readonly onChange: (value: Value) => void;
}

/** All but boxes for one short value take the full width at any size. */
function isWide(field: AnyField): boolean {
  if (field.kind === 'text') return field.maxLength === undefined && field.timeOfDay !== true;
  if (field.kind === 'number') return field.scores !== undefined;
  return !(field.kind === 'date' || (field.kind === 'choice' && field.look === 'menu'));
}

/** Of a list within a list the outer one is measured: Chromium takes the focus out of a measured box within another that grows. */
const Room = styled.div<{ readonly $inner: boolean }>`
  ${({ $inner }) => !$inner && 'container-type: inline-size;'}
`;

const Grid = styled.div`
  display: grid;
  column-gap: ${SPACE.s3};
  grid-template-columns: repeat(2, minmax(0, 1fr));
`;

/** Boxes side by side are aligned, below labels of any length. */
const Place = styled.div<{ readonly $width: 'whole' | 'line' | 'half' }>`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  grid-column: 1 / -1;
  align-content: start;
  min-width: 0;
  padding-bottom: ${SPACE.s4};
  &:has(> div > label > [type='checkbox']) { padding-bottom: ${SPACE.s1}; }
  ${({ $width }) => $width === 'whole' && 'display: block;'}
  ${({ $width }) => $width === 'half' && '@container (min-width: 20rem) { grid-column: auto; }'}
  ${({ $width }) => $width === 'line' && '@container (min-width: 40rem) { grid-column: auto; }'}
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
  /** What is wrong. */
  readonly children: ReactNode;
}

/** Label and hint in one line, the box below it. */
function LineField({ field, name, value, onChange, unit, children }: LineFieldProps) {
  return (
    <>
      <Head>
        <label htmlFor={`input-${name}`}>
          <FieldLabel field={field} beside={unit} />
        </label>
        <FieldHint field={field} name={name} />
        {unit?.choice !== undefined && <FieldHint {...unit.choice} />}
      </Head>
      <div>
        <FieldBox
          field={field}
          name={name}
          value={value}
          onChange={onChange}
          describedBy={hintIdOf(field, name)}
          unit={unit}
        />
        {children}
      </div>
    </>
  );
}
