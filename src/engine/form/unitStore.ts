/**
 * Stores the units last chosen on a calculator's page in `localStorage`, until they are the fields' own units again.
 * Pages on toxicity and medicine store nothing. Storage that is full or disabled is not an error.
 */
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Value, Values } from '#src/engine/kit/fields.ts';
import { ownUnits, unitFieldsOf } from '#src/engine/kit/unitFields.ts';
import { sanitizedDraft } from './sanitizedDraft.ts';

export interface UnitStore {
  /** By the names of the fields that choose them; stored data that does not fit is ignored. */
  read(): Values;
  /**
   * Stores one choice beside the earlier ones; not for a unit from an example or a link, which the visitor did not
   * choose.
   */
  write(field: string, unit: Value): void;
}

/**
 * Creates the store of a calculator's units.
 *
 * @param id the calculator's id
 */
export function unitStore(
  id: string,
  { fields, resultAfterEdit }: Pick<AnyCalculatorDefinition, 'fields' | 'resultAfterEdit'>,
): UnitStore {
  const key = `units:${id}`;
  const choices = resultAfterEdit === 'removed' ? {} : unitFieldsOf(fields);

  function read(): Values {
    try {
      return sanitizedDraft(choices, JSON.parse(localStorage.getItem(key) ?? 'null'));
    } catch {
      return {};
    }
  }

  return {
    read,
    write(field, unit) {
      const own = ownUnits(fields);
      const fitting = sanitizedDraft(choices, { ...read(), [field]: unit });
      const chosen = Object.entries(fitting).filter(([name, kept]) => kept !== own[name]);
      try {
        if (chosen.length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(Object.fromEntries(chosen)));
      } catch {
        // Storage is unavailable: the menus start with their own units the next time.
      }
    },
  };
}
