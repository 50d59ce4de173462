/** What stands in a formula box by mistake: a sentence for each kind of text that is known by its look. */

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

/** The sentence for a text that is something else than a formula; null where it may be one. @param text not read as one */
export function kindOfOther(text: string): string | null {
  return KINDS.find(([look]) => look.test(text))?.[1] ?? null;
}
