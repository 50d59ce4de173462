/**
 * Abbreviations of organic groups that are used in formulas like symbols: NaOAc, EtOH, PPh3.
 *
 * Atoms follow from the structure that the name says, as systematic nomenclature draws it: `blueBook2013`.
 */

export interface FormulaGroup {
  /** What the letters stand for: 'acetyl'. */
  readonly name: string;
  /** Its atoms, as a formula that can be read. */
  readonly formula: string;
}

export const FORMULA_GROUPS: Readonly<Record<string, FormulaGroup>> = {
  Me: { name: 'methyl', formula: 'CH3' },
  Et: { name: 'ethyl', formula: 'C2H5' },
  Pr: { name: 'propyl', formula: 'C3H7' },
  Bu: { name: 'butyl', formula: 'C4H9' },
  Cy: { name: 'cyclohexyl', formula: 'C6H11' },
  Ph: { name: 'phenyl', formula: 'C6H5' },
  Bn: { name: 'benzyl', formula: 'C7H7' },
  Bz: { name: 'benzoyl', formula: 'C7H5O' },
  Ac: { name: 'acetyl (OAc: acetate)', formula: 'C2H3O' },
  Piv: { name: 'pivaloyl', formula: 'C5H9O' },
  Boc: { name: 'tert-butoxycarbonyl', formula: 'C5H9O2' },
  Cbz: { name: 'benzyloxycarbonyl', formula: 'C8H7O2' },
  Fmoc: { name: 'fluorenylmethoxycarbonyl', formula: 'C15H11O2' },
  Ms: { name: 'mesyl (methanesulfonyl)', formula: 'CH3SO2' },
  Tf: { name: 'triflyl (trifluoromethanesulfonyl)', formula: 'CF3SO2' },
  Ts: { name: 'tosyl (toluenesulfonyl)', formula: 'C7H7SO2' },
  Cp: { name: 'cyclopentadienyl', formula: 'C5H5' },
};
