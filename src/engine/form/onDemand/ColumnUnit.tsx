import type { FieldOfKind } from '#src/engine/kit/fields.ts';
import { useFormEnvironment } from '../FormEnvironment.ts';
import { headMenus } from '../headMenus.ts';
import { ChoiceMenu } from '../widgets/ChoiceMenu.tsx';
import { unitWord } from '../widgets/unitBeside.tsx';

interface ColumnUnitProps {
  readonly field: FieldOfKind<'rows'>;
  readonly column: string;
}

/** The unit at the head of a column, as menus: 'µM', or 'µM / s'. A menu that an earlier column has is text here. */
export function ColumnUnit({ field, column }: ColumnUnitProps) {
  const { fields, values = {}, edit } = useFormEnvironment();
  const { unitsIn = {} } = field;
  const drawn = headMenus(fields, field);
  const before = Object.keys(unitsIn).slice(0, Object.keys(unitsIn).indexOf(column));
  const isDrawnBefore = (name: string): boolean => before.some((earlier) => unitsIn[earlier]?.includes(name));
  return (unitsIn[column] ?? [])
    .filter((name) => drawn.includes(name))
    .map((name, index) => {
      const choice = fields[name];
      if (choice?.kind !== 'choice') return null;
      const options = choice.options.map((option) => ({ ...option, label: unitWord(option) }));
      const value = String(values[name]);
      return (
        <span key={name}>
          {index > 0 && '/'}
          {isDrawnBefore(name) ? (
            ` ${options.find((option) => option.value === value)?.label}`
          ) : (
            <ChoiceMenu
              field={{ ...choice, options }}
              name={name}
              value={value}
              onChange={(unit) => edit?.(name, unit)}
              spokenLabel={choice.label}
            />
          )}
        </span>
      );
    });
}
