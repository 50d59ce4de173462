/**
 * What may have been meant by a formula that cannot be read: other letters of the same look, another letter case, the formula
 * of a name. Each suggestion can be read; none is made in place of the visitor.
 */
import type { Issue, Remedy, Verdict } from '../../contract.ts';
import { COMMON_COMPOUNDS } from '../../reference/commonCompounds.ts';
import { LIGANDS } from '../../reference/complexLigands.ts';
import { textOf } from '../inputs/candidateParts.ts';
import { readFormula } from './chemicalFormula.ts';
import { caseVariants } from './formulaCase.ts';
import { compoundNamed, looksLikeName } from './formulaNames.ts';
import { nameFormula } from './formulaNaming.ts';
import type { FormulaFault } from './formulaParser.ts';
import { spelledFormula } from './formulaSpelling.ts';
import { kindOfOther, wrappedFormula } from './notAFormula.ts';
import { smallestMolecule } from './valenceRules.ts';

/** How many are offered at most: two readings, or three ways to set capitals. */
const MOST_OFFERED = 3;
/** Longer texts are not mistyped formulas. */
const LONGEST = 200;

const LOOKS_LIKE_NAME = 'This looks like a name: enter the formula of the compound, such as C6H12O6 for glucose.';

interface FormulaAdvice {
  readonly place: string | undefined;
  /** Formulas, the likeliest first. */
  readonly suggestions: readonly string[];
}

/** What to say and to offer beside the refusal of a formula. */
export function adviceOn(typed: string, fault: FormulaFault, isElement: (symbol: string) => boolean): FormulaAdvice {
  const text = textOf(typed).trim();
  const isReadable = (formula: string) => readFormula(formula, isElement).ok;
  const offered = (formulas: readonly string[]) =>
    likelyFormulas(
      [...new Set(formulas)].filter((each) => each !== text && isReadable(each)),
      isElement,
    ).slice(0, MOST_OFFERED);
  if (fault.suggestions !== undefined) return { place: fault.place, suggestions: offered(fault.suggestions) };
  const wrapped = wrappedFormula(text);
  if (wrapped !== null) return { place: wrapped.sentence, suggestions: offered(spelledPlainly(wrapped.formula)) };
  if (text === '' || text.length > LONGEST) return { place: fault.place, suggestions: [] };
  const other = kindOfOther(text);
  if (other !== null) return { place: other, suggestions: [] };
  const [latin, strange] = latinLetters(text);
  if (strange !== null)
    return { place: strange, suggestions: offered([latin, ...withoutDigitSlips(latin), ...caseVariants(latin)]) };
  const named = compoundNamed(text);
  if (named !== null) return { place: `This is a name: the box takes a formula.`, suggestions: offered([named]) };
  const ligand = shortLigand(text);
  if (ligand !== null)
    return { place: ligand.sentence, suggestions: ligand.written === null ? [] : offered([ligand.written]) };
  const suggestions = offered([...withoutDigitSlips(text), ...caseVariants(text)]);
  return { place: suggestions.length === 0 && looksLikeName(text) ? LOOKS_LIKE_NAME : fault.place, suggestions };
}

/** The refusal of a formula in a box of its own, with a button for each suggestion. */
export function refuseFormula(
  typed: string,
  fault: FormulaFault,
  isElement: (symbol: string) => boolean,
  field: string,
): Verdict<never> {
  const { place, suggestions } = adviceOn(typed, fault, isElement);
  const issue: Issue = {
    message: fault.message,
    path: field,
    ...(place === undefined ? {} : { place }),
    ...(suggestions.length === 0
      ? {}
      : { remedies: suggestions.map((formula) => didYouMean(formula, field, formula)) }),
  };
  return { ok: false, issues: [issue] };
}

/** The button of a suggestion. */
export function didYouMean(formula: string, field: string, value: string): Remedy {
  return { label: `Did you mean ${formula}?`, field, value };
}

/** The formula in its plain form, where it can be brought into one. */
function spelledPlainly(formula: string | null): readonly string[] {
  const spelling = formula === null ? null : spelledFormula(formula);
  return spelling?.ok ? [spelling.placed.text] : [];
}

/** Ligands of complexes by what they are called for short, as 'en', which no element is. */
const SHORT_LIGANDS = new Map(
  LIGANDS.flatMap(({ formulas, name, older }) => {
    const out = formulas.find((formula) => /^C\d/.test(formula)) ?? null;
    return formulas
      .filter((formula) => /^[a-z]+$/.test(formula))
      .map((short) => [short, { name: older ?? name, out }] as const);
  }),
);
const IN_PARENTHESES = /\(([a-z]{2,5})\)/g;

/** What the first short ligand of a complex stands for, and the complex with all of them written out; null for a formula without short ligands. */
function shortLigand(text: string): { readonly sentence: string; readonly written: string | null } | null {
  const named = Array.from(
    text.matchAll(IN_PARENTHESES),
    ([, short = '']) => [short, SHORT_LIGANDS.get(short)] as const,
  );
  const [short, first] = named.find(([, ligand]) => ligand !== undefined) ?? [];
  if (first === undefined) return null;
  const isKnown = named.every(([, ligand]) => ligand !== undefined && ligand.out !== null);
  const written = text.replace(IN_PARENTHESES, (_, each: string) => `(${SHORT_LIGANDS.get(each)?.out})`);
  return { sentence: `“${short}” stands for ${first.name}: write out its formula.`, written: isKnown ? written : null };
}

/** Capitals and small letters of other alphabets that look Latin, by their own alphabet. */
const LOOK_ALIKES: readonly (readonly [alphabet: string, letters: string, latin: string])[] = [
  ['Cyrillic', 'АВСЕНІЈКМОРЅТХУаеоросіѕ', 'ABCEHIJKMOPSTXYaeopocis'],
  ['Greek', 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοιν', 'ABEZHIKMNOPTYXoiv'],
];

/** The text in Latin letters, and which letter of it is not; null where all are. */
function latinLetters(text: string): readonly [latin: string, strange: string | null] {
  let strange: string | null = null;
  const latin = Array.from(text, (letter, index) => {
    for (const [alphabet, letters, own] of LOOK_ALIKES) {
      const found = Array.from(letters).indexOf(letter);
      if (found < 0) continue;
      strange ??= `Character ${index + 1}, “${letter}”: a ${alphabet} letter that looks like ${own[found]}.`;
      return own[found];
    }
    return letter;
  });
  return [latin.join(''), strange];
}

/** With the letter O for zeros that no count has in front, and a small l for ones behind a capital. */
function withoutDigitSlips(text: string): readonly string[] {
  const letters = text.replace(/(?<!\d)0/g, 'O');
  return [letters, letters.replace(/(?<=[AC])1/g, 'l'), text.replace(/0/g, 'O')];
}

type Likelihood = 'known' | 'possible' | 'absurd';

/**
 * Which of the formulas that a text can stand for are worth offering, in the order given: known compounds and ions where
 * there are any, else all but those with more atoms of one element than others can bind.
 *
 * @param formulas that can be read
 */
export function likelyFormulas(formulas: readonly string[], isElement: (symbol: string) => boolean): readonly string[] {
  const judged = formulas.map((formula) => ({ formula, likelihood: likelihoodOf(formula, isElement) }));
  const best = (['known', 'possible', 'absurd'] as const).find((each) =>
    judged.some(({ likelihood }) => likelihood === each),
  );
  return judged.flatMap(({ formula, likelihood }) => (likelihood === best ? [formula] : []));
}

/** No atom has more neighbors in common compounds. */
const MOST_NEIGHBORS = 8;

function likelihoodOf(formula: string, isElement: (symbol: string) => boolean): Likelihood {
  // An isotope has the compounds of its element.
  const plain = formula.replace(/\[\d{1,3}([A-Z][a-z]?\d{0,9})\]/g, '$1');
  if (Object.hasOwn(COMMON_COMPOUNDS, plain) || nameFormula(plain).ok) return 'known';
  const reading = readFormula(plain, isElement);
  if (!reading.ok) return 'absurd';
  const { times, unsaturation } = smallestMolecule(reading.atoms);
  const hasHydrogen = reading.atoms.some(({ symbol }) => symbol === 'H');
  if (hasHydrogen && times === 1 && unsaturation !== null && unsaturation >= 0) return 'known';
  const counts = reading.atoms.map(({ count }) => count);
  const [most, all] = [Math.max(...counts), counts.reduce((sum, count) => sum + count, 0)];
  return most > MOST_NEIGHBORS * (all - most) && all > 1 ? 'absurd' : 'possible';
}
