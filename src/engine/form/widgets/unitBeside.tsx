/** What is drawn behind the box of a number with a unit. */
import type { FieldOfKind } from '#src/engine/kit/fields.ts';
import type { MeasuredField } from '#src/engine/kit/unitFields.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { ChoiceRadios } from './ChoiceRadios.tsx';
import { hintIdOf } from './FieldHint.tsx';
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
  const choice = { field, name };
  const control = { name, value, onChange, describedBy: hintIdOf(field, name) };
  if (field.look === 'radios') {
    const { hint: _, ...bare } = field;
    return { shown: <ChoiceRadios field={bare} {...control} />, choice };
  }
  const options = field.options.map((option) => ({ ...option, label: unitWord(option) }));
  return { shown: <ChoiceMenu field={{ ...field, options }} spokenLabel={field.label} {...control} />, choice };
}

/** Letters of the longest symbol: 'kg', 'min'. */
const LONGEST_SYMBOL = 3;

/** Returns a unit as it is written behind a box: as a symbol, like the units that are converted. */
export function unitWord({ value, label }: FieldOfKind<'choice'>['options'][number]): string {
  return value.length <= LONGEST_SYMBOL ? value : label;
}

/** Letters that leave room for a number on a phone. */
const LONGEST_BESIDE = 16;

/** A number whose unit cannot be changed, or is chosen elsewhere; undefined without one, or where it stays in the label. */
export function onlyUnit(unit = ''): UnitProps | undefined {
  return unit === '' || unit.length > LONGEST_BESIDE ? undefined : { shown: <UnitText>{unit}</UnitText>, spoken: unit };
}
