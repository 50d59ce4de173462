/** Drafts that differ from the computed one by a likely slip: an input in another unit of its menu, or another hydrate. */

import { visibleFields, withValueAt } from '#src/engine/form/controls.ts';
import { numberInputs } from '#src/engine/form/onDemand/numberInputs.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { isMeasured, unitName } from '#src/engine/kit/unitFields.ts';

/** A draft, and what was changed in it: 'the mass in mg in place of g'. */
interface ChangedDraft {
  readonly draft: Values;
  readonly change: string;
}

/** Each is a calculation. */
const MOST = 80;
const MOST_WATER = 12;
const WATER = /[·.*•⋅]\s*(?:(\d+)\s*)?H2O$/;
/** A chemical formula, and no sentence, equation or strand of DNA. */
const FORMULA = /^(?![ACGTUN]+$)[([]?[A-Z][A-Za-z0-9()[\]{}+\-^]*$/;

/** Returns the drafts, those with other hydrates first. */
export function changedDrafts(fields: AnyFields, draft: Values): readonly ChangedDraft[] {
  return [...otherHydrates(fields, draft), ...otherUnits(fields, draft)].slice(0, MOST);
}

function otherUnits(fields: AnyFields, draft: Values): readonly ChangedDraft[] {
  return numberInputs(fields, draft).flatMap(({ path, label, field, own, unit }) => {
    if (own === null || own === 0 || !isMeasured(field)) return [];
    return field.units.flatMap((choice) =>
      choice.unit === unit
        ? []
        : [
            {
              draft: withValueAt(draft, unitName(path), choice.unit),
              change: `${label} in ${choice.unit} in place of ${unit}`,
            },
          ],
    );
  });
}

function otherHydrates(fields: AnyFields, draft: Values): readonly ChangedDraft[] {
  return visibleFields(fields, draft).flatMap(([name, field]) => {
    const typed = draft[name];
    if (field.kind !== 'text' || field.lines !== undefined || typeof typed !== 'string') return [];
    const text = typed.trim();
    const salt = text.replace(WATER, '');
    if (!FORMULA.test(salt)) return [];
    const given = salt === text ? 0 : Number(WATER.exec(text)?.[1] || 1);
    return Array.from({ length: MOST_WATER + 1 }, (_, water) => water).flatMap((water) =>
      water === given
        ? []
        : [{ draft: { ...draft, [name]: withWater(salt, water) }, change: hydrateWords(salt, water, given) }],
    );
  });
}

function withWater(salt: string, water: number): string {
  if (water === 0) return salt;
  return `${salt}·${water === 1 ? '' : water}H2O`;
}

function hydrateWords(salt: string, water: number, given: number): string {
  const name = `${withWater(salt, water)} in place of ${withWater(salt, given)}`;
  return water === 0 ? `${name}: the water of the crystal is missing` : name;
}
