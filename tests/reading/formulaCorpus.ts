/** Formulas as people type and paste them, and what must come of each: a copy of the corpus that the site is built against. */
import { readFileSync } from 'node:fs';

export const CORPUS_FILE = 'tests/reading/formulas.json';

export interface Reading {
  readonly molarMass: number;
  readonly atoms: Readonly<Record<string, number | undefined>>;
  readonly charge?: number;
  /** Regular expressions, of any letter case, each of which the page must show. */
  readonly mustShow?: readonly string[];
}

interface Suggested {
  /** One of these is offered, or said where it is no formula. */
  readonly mustSuggest?: readonly string[];
}

export interface FormulaCase extends Partial<Reading>, Suggested {
  readonly input: string;
  readonly kind: string;
  readonly why: string;
  readonly refused?: boolean;
  readonly mustSay?: string;
  readonly mustSuggestAll?: readonly string[];
  readonly mayRead?: Reading;
  readonly orRefused?: Suggested;
  readonly tolerance?: number;
}

const corpus: {
  readonly cases: readonly FormulaCase[];
  readonly tolerance: { readonly rel: number; readonly abs: number };
} = JSON.parse(readFileSync(CORPUS_FILE, 'utf8'));
export const FORMULA_CASES = corpus.cases;
const { rel, abs } = corpus.tolerance;

/** What came of a text: the figures and the words of a result, or a refusal. */
export type Outcome =
  | {
      readonly read: true;
      readonly molarMass: number;
      readonly atoms: Readonly<Record<string, number>>;
      readonly charge: number;
      readonly words: string;
    }
  | { readonly read: false; readonly words: string; readonly suggestions: readonly string[] };

/** What is wrong with the outcome, in words; null where it is one that the case allows. */
export function complaintAbout(given: FormulaCase, outcome: Outcome): string | null {
  if (outcome.read) {
    const wanted = given.refused === true ? given.mayRead : (given as Reading);
    return wanted === undefined
      ? `read, ${outcome.molarMass} g/mol`
      : misreading(wanted, outcome, given.tolerance ?? rel);
  }
  const allowed = given.refused === true ? given : given.orRefused;
  if (allowed === undefined) return `refused: ${outcome.words}`;
  const { mustSay, mustSuggestAll = [] } = given;
  if (given.refused === true && mustSay !== undefined && !new RegExp(mustSay, 'i').test(outcome.words))
    return `does not say ${mustSay}: ${outcome.words}`;
  const isOffered = (text: string) =>
    outcome.suggestions.map(plain).includes(plain(text)) || (/^[a-z]+$/.test(text) && outcome.words.includes(text));
  const { mustSuggest = [] } = allowed;
  if (mustSuggest.length > 0 && !mustSuggest.some(isOffered))
    return `suggests ${outcome.suggestions.join(', ') || 'nothing'}, not ${mustSuggest.join(' or ')}: ${outcome.words}`;
  const missing = mustSuggestAll.filter((text) => !isOffered(text));
  return missing.length === 0 ? null : `does not suggest ${missing.join(', ')}`;
}

function misreading(wanted: Reading, outcome: Extract<Outcome, { read: true }>, tolerance: number): string | null {
  const { molarMass, atoms, charge = 0, mustShow = [] } = wanted;
  if (Math.abs(outcome.molarMass - molarMass) > Math.max(tolerance * molarMass, abs))
    return `${outcome.molarMass} g/mol`;
  const sorted = (counts: object) => JSON.stringify(Object.entries(counts).sort());
  if (sorted(outcome.atoms) !== sorted(atoms)) return `atoms ${sorted(outcome.atoms)}`;
  if (outcome.charge !== charge) return `charge ${outcome.charge}`;
  const unseen = mustShow.filter((each) => !new RegExp(each, 'i').test(plain(outcome.words)));
  return unseen.length === 0 ? null : `does not show ${unseen.join(', ')}: ${outcome.words}`;
}

/** Subscripts and raised dots equal digits and `·`. */
function plain(text: string): string {
  return text
    .replace(/[₀-₉]/g, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)))
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)));
}
