/** Rows of `synonyms.ts` for converters and for planning the work at the bench. */
import type { CalculatorId } from './taxonomy.ts';

export const LAB_SYNONYMS: Readonly<Partial<Record<CalculatorId, string>>> = {
  'rcf-rpm':
    'g-force, x g, rpm to g, g to rpm, relative centrifugal force, k factor, pelleting time, sedimentation, rotor conversion, nomogram, spin down, centrifugation',
  'concentration-converter':
    'mg/mL to mM, mM to mg/mL, ppm to molar, ppb, percent to molar, w/v, w/w, mEq/L, milliequivalents, mOsm, osmolality, molality, µM to ng/µL, concentration units, mg/dL to mmol/L, normality',
  'amount-converter':
    'ng to pmol, pmol to ng, fmol, µg to pmol DNA, molecules, copies, moles of ends, dsDNA molecular weight, oligo molecular weight, oligo mass, RNA mass to moles, plasmid pmol, NEBioCalculator, library nM, qubit',
  od600:
    'optical density, OD to cells, OD to CFU, E. coli OD, yeast OD, bacterial concentration, cells per mL, turbidity, inoculum, dilute culture, spectrophotometer, path length',
  'length-converter':
    'cm to inches, inches to cm, feet to meters, miles to km, hands to cm, nm to µm, light year, yards, furlong, nautical mile, height in feet, survey foot, angstrom',
  'mass-converter':
    'lb to kg, kg to lb, pounds, oz to g, ounces to grams, stone to kg, grains to mg, Da to g, kDa, carat, troy ounce, weight converter, metric ton, short ton',
  'volume-converter':
    'cups to mL, tablespoons to mL, teaspoons, US vs imperial gallon, fl oz to mL, pint to mL, quart, bushel, µL to mL, cubic feet, barrel, cc to mL, kitchen measures',
  'area-converter':
    'acres to hectares, hectares to acres, sq ft to m2, square meters to square feet, square miles to km2, land area, plot size, are, rood, survey acre',
  'pressure-converter':
    'psi to bar, bar to psi, mmHg to kPa, kPa to mmHg, atm to Pa, torr to Pa, inHg to hPa, cmH2O to mmHg, tire pressure, vacuum, barometer, autoclave pressure',
  'energy-converter':
    'kcal to kJ, kJ to kcal, calories to joules, kWh to J, eV to kJ/mol, BTU to kJ, cm-1 to kJ/mol, hartree to eV, wavenumber, food energy, foot pound, erg, therm',
  'temperature-converter':
    'C to F, F to C, Celsius to Fahrenheit, Fahrenheit to Celsius, centigrade, Kelvin to Celsius, Rankine, temperature difference, absolute zero, fever in Fahrenheit, oven temperature',
  'clinical-units':
    'mg/dL to mmol/L, mmol/L to mg/dL, glucose units, blood sugar, creatinine µmol/L, BUN to urea, cholesterol units, bilirubin, calcium, T4 nmol/L, cortisol, dog progesterone, HbA1c mmol/mol, SI units, conventional units, veterinary blood results, SDMA, thyroid',
  'master-mix':
    'PCR mix, qPCR mix, reaction mix, PCR components, PCR setup, dead volume, reagents per sample, RT-qPCR, Taq, primers, mastermix',
  'serial-dilution':
    'dilution factor, 1 in 10 dilution, 1:10, half-log, titration, CFU plating, qPCR standards, standard curve, log dilution, dilution table, MIC',
  'buffer-recipe':
    'PBS, TBS, TE, TAE, RIPA, LB, Tris, how many grams, molarity to grams, lab solution, reagent preparation, purity correction, media recipe, 10x PBS',
  'plate-layout':
    '96 well plate template, 384 well plate, plate template, randomization, blocked randomization, replicate wells, sample positions, microplate, well plate, qPCR plate setup, plate planner',
};
