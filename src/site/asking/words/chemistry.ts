/** Lines that the calculators of chemistry answer. */
import type { AskedWords } from '../declarations.ts';

const FORMULA = { formula: { reads: 'formula' } } as const;

export const CHEMISTRY_WORDS: readonly AskedWords[] = [
  {
    id: 'molar-mass',
    of: 'molar mass|molar weight|molmass|g/mol|moles|mol|grams|mole',
    also: 'in|is|of|many|weight|weigh|mass|gram|grams',
    inputs: { ...FORMULA, massGrams: {}, moles: {} },
    questions: [
      { words: 'molar mass|molar weight|g/mol|molmass', has: 'formula', shows: 'molarMass' },
      { words: 'moles|in mol|to mol|mole', has: 'formula massGrams', shows: 'moles' },
      { words: 'grams|in g|to g|mass', has: 'formula moles', shows: 'massGrams' },
      { has: 'formula', shows: 'molarMass', isAlone: true },
    ],
  },
  {
    id: 'molecular-weight',
    of: 'molecular weight|molecular mass|mol weight|mw|formula weight',
    inputs: FORMULA,
    questions: [{ has: 'formula', shows: 'totalMass' }],
  },
  {
    id: 'percent-composition',
    of: 'percent composition|percentage composition|mass percent|elemental composition',
    also: 'by mass|mass|element|elements',
    inputs: FORMULA,
    questions: [{ has: 'formula', sets: { mode: 'formula' }, shows: 'composition.0.percentage', tells: 'shares' }],
  },
  {
    id: 'molarity',
    section: 'solution-recipe',
    of: 'molarity|molar concentration|solution|grams|gram|mass|weigh|how much|make|prepare|dissolve',
    also: 'of|in|make|prepare|dissolve|dissolved|solution|for|grams|gram|water',
    inputs: {
      solute: { reads: 'compound' },
      strength: { unitIn: 'unit', units: { M: 'M|mol/L', mM: 'mM|mmol/L', uM: 'µM|uM' } },
    },
    questions: [
      {
        words: 'molarity|molar concentration',
        has: 'solute mass volume',
        sets: { find: 'strength', unit: 'M' },
        shows: 'strength',
      },
      {
        words: 'grams|gram|mass|weigh|how much|make|prepare|dissolve|solution',
        without: 'molarity|molar concentration',
        has: 'solute volume strength',
        sets: { find: 'amount' },
        shows: 'mass',
      },
      { has: 'solute volume strength', sets: { find: 'amount' }, shows: 'mass', isAlone: true },
    ],
  },
  {
    id: 'molarity',
    of: 'c1v1|c1v1=c2v2|c1 v1|c1',
    also: 'c2v2|c1v1=c2v2|solve|c1|c2|v1|v2|dilution',
    inputs: {
      c1: { words: 'c1', beside: 'before' },
      c2: { words: 'c2', beside: 'before' },
      v1: { words: 'v1', beside: 'before' },
      v2: { words: 'v2', beside: 'before' },
    },
    questions: [
      { has: 'c1 c2 v2', sets: { mode: 'dilution' }, shows: 'value' },
      { has: 'c1 c2 v1', sets: { mode: 'dilution' }, shows: 'value' },
      { has: 'c1 v1 v2', sets: { mode: 'dilution' }, shows: 'value' },
      { has: 'v1 c2 v2', sets: { mode: 'dilution' }, shows: 'value' },
    ],
  },
  {
    id: 'molarity',
    section: 'dilution-units',
    of: 'dilute|dilution|to|make|prepare',
    also: 'of|from|stock|final|solution',
    inputs: {
      // '5 M to 1 M, 100 mL' may tell either volume.
      v1: { words: 'of', beside: 'either' },
      c1: { unitIn: 'c1Unit', units: { M: 'M', mM: 'mM', uM: 'µM|uM', nM: 'nM' } },
      c2: { unitIn: 'c2Unit', units: { M: 'M', mM: 'mM', uM: 'µM|uM', nM: 'nM' } },
    },
    questions: [
      { without: 'from', has: 'v1 c1 c2', shows: 'v2' },
      // 'Make 50 mL of 200 µM from 10 mM': the stock is the last one.
      { words: 'from', without: 'to|dilute', has: 'v2 c2 c1', shows: 'v1' },
    ],
  },
  {
    id: 'pka',
    of: 'pka from ka|pka',
    also: 'from|ka|of',
    inputs: { ka: { words: 'ka', bare: 'own' } },
    questions: [{ words: 'ka', without: 'ka from|ka of|from pka', has: 'ka', sets: { mode: 'ka' }, shows: 'pKa' }],
  },
  {
    id: 'pka',
    of: 'ph of|buffer ph|ph',
    also: 'acid|solution|of',
    inputs: {
      concentration: {},
      acidConcentration: { words: 'acid' },
      baseConcentration: { words: 'acetate|conjugate base|base|salt' },
      compound: { options: { 'acetic-acid': 'acetic acid', 'ammonium-ion': 'ammonia' } },
    },
    questions: [
      { words: 'buffer', has: 'compound acidConcentration baseConcentration', sets: { mode: 'buffer' }, shows: 'pH' },
      { words: 'ammonia', without: 'buffer', has: 'compound concentration', sets: { mode: 'weak-base' }, shows: 'pH' },
      { words: 'acid', without: 'buffer', has: 'compound concentration', sets: { mode: 'weak-acid' }, shows: 'pH' },
    ],
  },
  {
    id: 'ph-analysis',
    of: 'ph',
    inputs: { pH: { words: 'ph', beside: 'before' } },
    also: 'of|[h+]|[oh-]|concentration|ion|ions',
    questions: [
      { words: '[oh-]|hydroxide|[oh]', has: 'pH', shows: 'hydroxideConcentration' },
      {
        words: '[h+]|h+|h3o+|hydrogen ion|hydrogen ions|proton concentration|hydronium',
        has: 'pH',
        shows: 'hydrogenConcentration',
      },
      { words: 'poh', has: 'pH', shows: 'pOH' },
      { has: 'pH', shows: 'type' },
    ],
  },
  {
    id: 'ph-analysis',
    section: 'ph-conversion',
    of: 'ph',
    also: 'if|of',
    inputs: { value: { words: '[oh-]|[h+]|[h3o+]', beside: 'before' } },
    questions: [
      { words: '[oh-]', has: 'value', sets: { known: 'hydroxide' }, shows: 'pH' },
      { words: '[h+]|[h3o+]', has: 'value', sets: { known: 'hydrogen' }, shows: 'pH' },
    ],
  },
  {
    id: 'stoichiometry',
    of: 'balance|balanced equation|stoichiometry',
    also: 'equation|reaction',
    inputs: { equation: { reads: 'equation' } },
    questions: [
      { has: 'equation', shows: 'balancedEquation' },
      { has: 'equation', shows: 'balancedEquation', isAlone: true },
    ],
  },
  {
    id: 'stoichiometry',
    section: 'net-ionic-equation',
    of: 'net ionic|net ionic equation|ionic equation',
    also: 'equation',
    inputs: { equation: { reads: 'equation' } },
    questions: [{ has: 'equation', shows: 'netEquation' }],
  },
  {
    id: 'chemical-name',
    of: 'name of|name|called|iupac name|nomenclature',
    also: 'compound',
    inputs: FORMULA,
    questions: [{ has: 'formula', shows: 'name' }],
  },
  {
    id: 'concentration-converter',
    of: 'in mm|in m|to mm|to mol/l|in mol/l|in mmol/l|to mmol/l|to molar',
    inputs: {
      formula: { reads: 'symbols' },
      concentration: {
        units: {
          'percent-wv': '%|% w/v',
          'g-per-l': 'g/L',
          'mg-per-ml': 'mg/mL',
          'mg-per-l': 'mg/L',
          'mol-per-l': 'mol/L|M',
          'mmol-per-l': 'mmol/L|mM',
        },
      },
      unit: {},
    },
    questions: [
      {
        words: 'in mm|to mm|in mmol/l|to mmol/l',
        has: 'concentration formula',
        shows: 'molesPerLiter',
        tells: 'inMillimoles',
      },
      { has: 'concentration formula', shows: 'molesPerLiter' },
    ],
  },
  {
    // Percent only: of a name with grams, the page on clinical units may be meant.
    id: 'concentration-converter',
    of: '%',
    also: 'in|to|w/v|solution',
    inputs: {
      formula: { reads: 'formula' },
      concentration: { units: { 'percent-wv': '%|% w/v' } },
    },
    questions: [
      {
        words: 'in mm|to mm|in mmol/l|to mmol/l',
        has: 'concentration formula',
        shows: 'molesPerLiter',
        tells: 'inMillimoles',
      },
      { words: 'in m|to m|in mol/l|to mol/l|molarity', has: 'concentration formula', shows: 'molesPerLiter' },
    ],
  },
  {
    id: 'percent-composition',
    of: 'empirical formula',
    also: 'from|percent|of',
    questions: [
      {
        has: '',
        list: { into: 'composition', as: 'rows', columns: ['symbol@name', 'percentage'] },
        sets: { mode: 'composition' },
        shows: 'empiricalFormula',
      },
    ],
  },
  {
    id: 'buffer-recipe',
    // Of a stronger buffer, a concentration may be that of either strength.
    of: '1x|1×|1 x',
    also: 'buffer|with|recipe',
    questions: [
      {
        has: 'totalVolume',
        sets: { strength: '1' },
        list: {
          into: 'components',
          as: 'rows',
          columns: ['final', 'name@formula', 'formula@formula'],
          unitsIn: { final: 'finalUnit' },
          each: { source: 'solid' },
        },
        shows: 'components.0.mass',
        tells: 'masses',
      },
    ],
  },
];
