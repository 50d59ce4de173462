/** The ± of a saved result, as they were typed. */
import type { TypedSpreads } from '#src/engine/exploring/spreads.ts';
import { correlationKey } from '#src/engine/exploring/uncertainPairs.ts';
import { withValueAt } from '#src/engine/form/controls.ts';
import { numberInputs } from '#src/engine/form/onDemand/numberInputs.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { isMeasured, unitName } from '#src/engine/kit/unitFields.ts';
import { isRecord } from './savedResult.ts';

export interface SavedSpreads {
  /** With the uncertain numbers in the units that they were typed in. */
  readonly draft: Values;
  readonly spreads: TypedSpreads;
}

/**
 * Returns what is needed to propagate the uncertainties of a saved result once more.
 *
 * @param draft of its input
 * @param uncertainty untrusted; what does not fit the boxes is left out
 */
export function savedSpreads(fields: AnyFields, draft: Values, uncertainty: unknown): SavedSpreads {
  const { inputs, correlations } = isRecord(uncertainty) ? uncertainty : {};
  let typed = draft;
  const spreads: Record<string, string> = {};
  for (const { path, field } of numberInputs(fields, draft)) {
    const saved = isRecord(inputs) && Object.hasOwn(inputs, path) ? inputs[path] : null;
    if (!isRecord(saved) || typeof saved.standardUncertainty !== 'number') continue;
    spreads[path] = String(saved.standardUncertainty);
    if (!isMeasured(field) || !field.units.some(({ unit }) => unit === saved.unit)) continue;
    typed = withValueAt(withValueAt(typed, path, String(saved.value)), unitName(path), String(saved.unit));
  }
  for (const each of Array.isArray(correlations) ? correlations : []) {
    if (isRecord(each) && typeof each.coefficient === 'number')
      spreads[correlationKey(String(each.one), String(each.other))] = String(each.coefficient);
  }
  return { draft: typed, spreads };
}
