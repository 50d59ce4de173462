/**
 * A formula in a box for a molar mass, 'CuSO4·5H2O' where 249.68 is asked for: its molar mass is computed by the reader of
 * formulas in the worker and offered for one press. A formula that cannot be read is offered as it may have been meant.
 */
import type { AnyFields, FieldOfKind, Values } from '#src/engine/kit/fields.ts';
import { isMeasured, unitName } from '#src/engine/kit/unitFields.ts';
import type { Answer, Issue, Remedy } from '#workers/contract.ts';
import { controlAtFault } from '../controls.ts';
import { quotedText, standsForNoValue } from './unreadableNumber.ts';

/** Validates and computes candidates of a formula, in this order. */
export type Ask = (formula: string, candidates: readonly unknown[]) => Promise<readonly Answer[]>;

/** Of the result of `molar-mass`. */
interface Mass {
  /** g/mol. */
  readonly molarMass: number;
  /** The formula as it was read. */
  readonly written: string;
}

const UNIT = 'g/mol';
/** More than the weights of common elements are known to. */
const DIGITS = 5;
const LONGEST = 200;

/** True for letters in a box for a molar mass, whether they are a formula or not. */
export function mayBeFormula(text: string, { unit }: FieldOfKind<'number'>): boolean {
  return unit === UNIT && text.length <= LONGEST && /^[A-Z([{]/i.test(text) && !standsForNoValue(text);
}

/** The sentences of a refusal; those about a box that holds a formula say so and offer its molar mass. */
export function withMolarMasses(
  issues: readonly Issue[],
  draft: Values,
  fields: AnyFields,
  ask: Ask,
): Promise<readonly Issue[]> {
  return Promise.all(
    issues.map(async (issue) => {
      const { name, field, value } = controlAtFault(fields, draft, issue.path) ?? {};
      if (name === undefined || field?.kind !== 'number' || !Object.hasOwn(fields, name)) return issue;
      const text = String(value).trim();
      if (!mayBeFormula(text, field)) return issue;
      // Without an answer the refusal is left as it is.
      const { found, why } = await massesOf(text, ask).catch(() => ({ found: [], why: '' }));
      if (found.length === 0) return issue;
      const isOwnUnit = !isMeasured(field) || (draft[unitName(name)] ?? UNIT) === UNIT;
      const remedies = found.map(({ molarMass, written }): Remedy => {
        const mass = String(Number(molarMass.toPrecision(DIGITS)));
        return {
          label: `Use ${mass} ${UNIT} (${written})`,
          field: name,
          value: isOwnUnit ? mass : `${mass} ${UNIT}`,
        };
      });
      return { ...issue, place: `${field.label}: ${quotedText(text)} is a formula, not a number.${why}`, remedies };
    }),
  );
}

async function massesOf(text: string, ask: Ask): Promise<{ found: readonly Mass[]; why: string }> {
  const masses = (formulas: readonly string[]) =>
    ask(
      'molar-mass',
      formulas.map((formula) => ({ formula, massGrams: null, moles: null })),
    );
  const [own] = await masses([text]);
  if (own?.kind === 'computed') return { found: [own.result as Mass], why: '' };
  const [issue] = own?.kind === 'refused' ? own.issues : [];
  const meant = issue?.remedies?.map(({ value }) => String(value)) ?? [];
  if (meant.length === 0) return { found: [], why: '' };
  const answers = await masses(meant);
  return {
    found: answers.flatMap((answer) => (answer.kind === 'computed' ? [answer.result as Mass] : [])),
    why: issue?.place === undefined ? '' : ` ${issue.place}`,
  };
}
