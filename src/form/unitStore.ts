/**
 * The units that the visitor last chose on a calculator's page, kept on this device until they are its own units again.
 * Pages on toxicity and medicine keep nothing. A storage that is full or forbidden is no error.
 */
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { Value, Values } from '#src/kit/fields.ts';
import { ownUnits, unitFieldsOf } from '#src/kit/unitFields.ts';
import { fittingValues } from './fittingValues.ts';

export interface UnitStore {
  /** By the names of the fields that choose them; what lies there and does not fit is ignored. */
  read(): Values;
  /** Keeps one choice beside those from before: a unit that an example or a link brought was not chosen. */
  write(field: string, unit: Value): void;
}

/** @param id the calculator's: each has units of its own */
export function unitStore(
  id: string,
  { fields, resultAfterEdit }: Pick<AnyCalculatorDefinition, 'fields' | 'resultAfterEdit'>,
): UnitStore {
  const key = `units:${id}`;
  const choices = resultAfterEdit === 'removed' ? {} : unitFieldsOf(fields);

  function read(): Values {
    try {
      return fittingValues(choices, JSON.parse(localStorage.getItem(key) ?? 'null'));
    } catch {
      return {};
    }
  }

  return {
    read,
    write(field, unit) {
      const own = ownUnits(fields);
      const fitting = fittingValues(choices, { ...read(), [field]: unit });
      const chosen = Object.entries(fitting).filter(([name, kept]) => kept !== own[name]);
      try {
        if (chosen.length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(Object.fromEntries(chosen)));
      } catch {
        // The menus start with their own units the next time.
      }
    },
  };
}
