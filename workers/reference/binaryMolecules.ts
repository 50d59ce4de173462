/**
 * Molecules of one atom of a nonmetal and several of another that are called by one number: 'carbon dioxide', 'boron trifluoride'.
 * A name such as 'phosphorus pentoxide', which has one number as well, is not that of PO5, which does not exist.
 *
 * Formulas: `pubchem2023`.
 */
export const MOLECULES_OF_ONE_NUMBER: readonly string[] = [
  ...['BF3', 'BCl3', 'BBr3', 'BI3'],
  ...['CO2', 'CS2', 'CSe2', 'CF4', 'CCl4', 'CBr4', 'CI4'],
  ...['SiO2', 'SiS2', 'SiF4', 'SiCl4', 'SiBr4', 'SiI4'],
  ...['NO2', 'NF3', 'NCl3', 'NBr3', 'NI3'],
  ...['PF3', 'PCl3', 'PBr3', 'PI3', 'PF5', 'PCl5', 'PBr5'],
  ...['AsF3', 'AsCl3', 'AsBr3', 'AsI3', 'AsF5'],
  ...['SbF3', 'SbCl3', 'SbBr3', 'SbI3', 'SbF5', 'SbCl5'],
  ...['OF2', 'SO2', 'SO3', 'SF4', 'SF6', 'SCl2'],
  ...['SeO2', 'SeO3', 'SeS2', 'SeF4', 'SeF6', 'SeCl4', 'SeBr4'],
  ...['TeO2', 'TeO3', 'TeF4', 'TeF6', 'TeCl4', 'TeBr4', 'TeI4'],
  ...['ClO2', 'ClF3', 'ClF5', 'BrO2', 'BrF3', 'BrF5', 'ICl3', 'IF3', 'IF5', 'IF7'],
  ...['KrF2', 'XeF2', 'XeF4', 'XeF6', 'XeO3', 'XeO4', 'RnF2'],
];
