import { withSubscripts } from '#src/engine/kit/onDemand/scriptDigits.ts';
import type { NoticeBlock } from '#src/engine/kit/presentation.ts';
import type { PkaInput } from '#workers/formulas/pka.ts';
import { ACID_CONSTANTS, type AcidConstant, type AcidKey } from '#workers/reference/acidConstants.ts';

/** The menu of compounds, by name: 'Phosphoric acid, step 2 (pKa 7.21)'. */
export const COMPOUND_OPTIONS = (Object.keys(ACID_CONSTANTS) as AcidKey[])
  .map((value) => ({ value, label: `${compoundName(value)} (pKa ${ACID_CONSTANTS[value].pKa})` }))
  .sort((one, other) => (one.label < other.label ? -1 : 1));

function compoundOf(key: AcidKey): AcidConstant {
  return ACID_CONSTANTS[key];
}

/** Returns 'Phosphoric acid, step 2'; an ion of a base with the base: 'Ammonium ion, of NH₃'. */
export function compoundName(key: AcidKey): string {
  const { name, step, conjugateBase } = compoundOf(key);
  if (step !== undefined) return `${name}, step ${step}`;
  return conjugateBase === undefined ? name : `${name}, of ${withSubscripts(conjugateBase)}`;
}

/** Returns notices on the constant that was taken from the table. */
export function compoundNotices({ compound }: PkaInput): readonly NoticeBlock[] {
  if (compound === undefined) return [];
  const { pKa, temperature, note } = compoundOf(compound);
  const measured = temperature === undefined ? '' : ` It was measured at ${temperature} °C.`;
  return [
    {
      kind: 'notice',
      tone: 'neutral',
      title: 'From the table',
      text: `${compoundName(compound)}: pKa ${pKa}.${measured}${note === undefined ? '' : ` ${note}`}`,
    },
  ];
}
