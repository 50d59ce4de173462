/** What is drawn behind the box of a number with a unit. */
import type { FieldOfKind } from '#src/kit/fields.ts';
import type { MeasuredField } from '#src/kit/unitFields.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { UnitMenu, UnitText } from './UnitFrame.tsx';
import type { UnitProps } from './widget.ts';

/** A number that is converted to the formula's unit. */
export function measuredUnit(
  field: MeasuredField,
  name: string,
  chosen: string,
  onChoose: (unit: string) => void,
): UnitProps {
  return {
    chosen,
    shown: <UnitMenu field={field} name={name} chosen={chosen} onChoose={onChoose} />,
    spoken: chosen,
  };
}

/** A number whose unit is an input of the formula. */
export function chosenUnit(
  field: FieldOfKind<'choice'>,
  name: string,
  value: string,
  onChange: (unit: string) => void,
): UnitProps {
  const hint = field.hint === undefined ? undefined : { id: `hint-${name}`, text: field.hint };
  return {
    shown: (
      <ChoiceMenu
        field={field}
        name={name}
        value={value}
        onChange={onChange}
        spokenLabel={field.label}
        describedBy={hint?.id}
      />
    ),
    hint,
  };
}

/** Letters that leave room for a number on a phone. */
const LONGEST_BESIDE = 16;

/** A number whose unit cannot be changed, or is chosen elsewhere; undefined without one, or where it stays in the label. */
export function onlyUnit(unit = ''): UnitProps | undefined {
  return unit === '' || unit.length > LONGEST_BESIDE ? undefined : { shown: <UnitText>{unit}</UnitText>, spoken: unit };
}
