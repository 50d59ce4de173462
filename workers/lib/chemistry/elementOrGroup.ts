/**
 * Letters that are an element and the abbreviation of a group: Ac, Pr and Ts. Which of the two a formula has, by its look.
 *
 * Actinium is known with the charge 3+; praseodymium is meant unless the formula is that of a propyl compound; tennessine has
 * no compounds.
 */

/** Formulas in which the letters are the element. */
const ELEMENT_FORMULAS: Readonly<Record<string, RegExp>> = {
  Ac: /^\(?Ac(?:$|\^|\d{2,}$|(?:F|Cl|Br|I|H)3(?:·|$)|2(?:O|S|Se|C2O4)3(?:·|$)|2\(|\((?:OH|NO3|ClO4|C2O4|CO3|SO4)\)|PO4|O(?:F|Cl|Br)(?:·|$))/,
  Pr: /^(?!.*OPr)(?!Pr(?:OH|SH|NH2|Br|Cl|I|Li|MgBr|MgCl|CN|CHO|COOH|COO)(?:$|·|\^))(?!Pr2(?:NH|O|S|Zn|Hg)(?:$|·))(?!Pr[34](?:N(?![a-z])|P(?![a-z])|Si|Sn))(?!LiPr$)(?!NPr3$|N\(Pr\)|.*NPr2|PPr3$|P\(Pr\))/,
  Ts: /^Ts\d*$/,
};

/** @param formula in its plain form. True where the symbol is that of the element, false where it is the group. */
export function isOfElement(symbol: string, formula: string): boolean {
  return ELEMENT_FORMULAS[symbol]?.test(formula) ?? true;
}
