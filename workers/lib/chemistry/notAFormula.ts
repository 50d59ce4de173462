/** Texts entered in a formula box by mistake: a sentence for each kind of text that is recognized by its look. */

const KINDS: readonly (readonly [look: RegExp, sentence: string])[] = [
  [
    /->|=>|[→⟶⇒⇌⇄↔]|\S *= *\S/u,
    'This looks like an equation: the stoichiometry calculator balances it. Enter one formula here.',
  ],
  [/^\d{2,7}-\d{2}-\d$/, 'This looks like a CAS registry number: enter the formula of the compound.'],
  [/^(?=.*[AGU])[ACGTU\s]{5,}$/i, 'This looks like a DNA or RNA sequence, not a formula.'],
  [/^e *(?:\^ *)?-$|^e *⁻$/, 'An electron has no chemical formula; its molar mass is 0.000549 g/mol.'],
  [/[A-Za-z\d)\]] *[,;] *[A-Z([]/, 'Enter one formula: these look like two, separated by a comma.'],
];

/** Its first layer is a formula, with the parts of a salt or an adduct joined by points. */
const INCHI = /^\s*InChI=1S?\/([A-Za-z0-9.]+)((?:\/\S*)?)\s*$/;
/** Layers behind that one which leave it what it is: bonds, hydrogen atoms, and how they lie in space. */
const SAME_FORMULA = 'chbtms';
const COMMANDS = /\\[a-z]+ ?\{([^{}]*)\}/gi;
const RAISED_OR_LOWERED = /([_^])\{([^{}]*)\}/g;
/** Of commands within commands. */
const MOST_NESTED = 4;

/** What a line or markup says that holds a formula, and that formula as people write it; null where no formula can be taken out. */
export interface Wrapped {
  readonly sentence: string;
  readonly formula: string | null;
}

/** A formula within the notation of another program; null where the text is not in such a notation. @param text not read as a formula */
export function wrappedFormula(text: string): Wrapped | null {
  if (/^\s*InChI=/i.test(text)) return inchi(text);
  if (!/\\[a-z]/i.test(text)) return null;
  let formula = text.replace(RAISED_OR_LOWERED, '$1$2');
  for (let depth = 0; depth < MOST_NESTED; depth += 1) formula = formula.replace(COMMANDS, '$1');
  return { sentence: 'This is markup of LaTeX around a formula: enter the formula alone.', formula };
}

/** Charge, protons and isotopes are in layers of their own, which change what the first one says. */
function inchi(text: string): Wrapped {
  const [, first = '', others = ''] = INCHI.exec(text) ?? [];
  const layers = others.split('/').slice(1);
  if (first === '')
    return { sentence: 'This is an InChI, not a formula: enter the formula of the compound.', formula: null };
  if (layers.every((layer) => SAME_FORMULA.includes(layer.charAt(0))))
    return { sentence: 'This is an InChI: its first layer is the formula.', formula: first.replaceAll('.', '·') };
  return {
    sentence:
      'This is an InChI, with a charge, protons or isotopes beside the formula in it: enter the formula itself.',
    formula: null,
  };
}

/** The sentence for a text that is something else than a formula; null where it may be one. @param text not read as one */
export function kindOfOther(text: string): string | null {
  return KINDS.find(([look]) => look.test(text))?.[1] ?? null;
}
