/**
 * The units that the visitor last chose on a calculator's page, kept on this device until they are its own units again.
 * Pages on toxicity and medicine keep nothing. A storage that is full or forbidden is no error.
 */
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { Values } from '#src/kit/fields.ts';
import { ownUnits, unitFieldsOf } from '#src/kit/unitFields.ts';
import { fittingValues } from './fittingValues.ts';

export interface UnitStore {
  /** By the names of the fields that choose them; what lies there and does not fit is ignored. */
  read(): Values;
  /** @param draft what is in the boxes and menus now */
  write(draft: Values): void;
}

/** @param id the calculator's: each has units of its own */
export function unitStore(
  id: string,
  { fields, resultAfterEdit }: Pick<AnyCalculatorDefinition, 'fields' | 'resultAfterEdit'>,
): UnitStore {
  const key = `units:${id}`;
  const choices = unitFieldsOf(fields);
  if (resultAfterEdit === 'removed' || Object.keys(choices).length === 0) return { read: () => ({}), write() {} };
  return {
    read() {
      try {
        return fittingValues(choices, JSON.parse(localStorage.getItem(key) ?? 'null'));
      } catch {
        return {};
      }
    },
    write(draft) {
      const own = ownUnits(fields);
      const chosen = Object.entries(fittingValues(choices, draft)).filter(([name, unit]) => unit !== own[name]);
      try {
        if (chosen.length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(Object.fromEntries(chosen)));
      } catch {
        // The menus start with their own units the next time.
      }
    },
  };
}
