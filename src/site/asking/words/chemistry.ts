/** Lines that the calculators of chemistry answer. */
import type { AskedWords } from '../declarations.ts';

const FORMULA = { formula: { reads: 'formula' } } as const;

export const CHEMISTRY_WORDS: readonly AskedWords[] = [
  {
    id: 'molar-mass',
    of: 'molar mass|molar weight|molmass|g/mol|moles|mol|grams|mole',
    also: 'in|is|of|many',
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
    also: 'by mass|mass',
    inputs: FORMULA,
    questions: [{ has: 'formula', sets: { mode: 'formula' }, shows: 'molarMass' }],
  },
  {
    id: 'molarity',
    section: 'solution-recipe',
    of: 'molarity|molar concentration|solution',
    also: 'of|in|make|prepare|dissolved|solution',
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
      { has: 'solute volume strength', sets: { find: 'amount' }, shows: 'mass', isAlone: true },
    ],
  },
  {
    id: 'molarity',
    of: 'c1v1|c1v1=c2v2|c1 v1|c1',
    also: 'c2v2|c1v1=c2v2|solve',
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
    of: 'dilute|dilution|to',
    also: 'of|from|stock|final',
    inputs: {
      // '5 M to 1 M, 100 mL' may tell either volume.
      v1: { words: 'of', beside: 'either' },
      c1: { unitIn: 'c1Unit', units: { M: 'M', mM: 'mM', uM: 'µM|uM', nM: 'nM' } },
      c2: { unitIn: 'c2Unit', units: { M: 'M', mM: 'mM', uM: 'µM|uM', nM: 'nM' } },
    },
    questions: [{ has: 'v1 c1 c2', shows: 'v2' }],
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
    also: 'of|[h+]|[oh-]',
    questions: [
      { words: '[oh-]|hydroxide|[oh]', has: 'pH', shows: 'hydroxideConcentration' },
      { words: '[h+]|hydrogen ion|proton concentration', has: 'pH', shows: 'hydrogenConcentration' },
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
    id: 'bond-order',
    of: 'bond order',
    also: 'resonance|bonds|positions|over|like|molecule|ion|nitrate',
    inputs: { bonds: { words: 'bonds' }, positions: { words: 'positions' }, species: { reads: 'formula' } },
    questions: [
      { has: 'bonds positions', sets: { mode: 'resonance' }, shows: 'bondOrder' },
      { has: 'species', sets: { mode: 'species' }, shows: 'bondOrder' },
      { has: 'species', sets: { mode: 'species' }, shows: 'bondOrder', isAlone: true },
    ],
  },
  {
    id: 'average-atomic-mass',
    of: 'average atomic mass',
    also: 'isotopes|isotope|and',
    questions: [
      { has: '', list: { into: 'isotopes', as: 'rows', columns: ['mass', 'abundance'] }, shows: 'averageAtomicMass' },
    ],
  },
  {
    id: 'half-life',
    of: 'half life|half-life|halflife|decay|radioactive',
    also: 'left|remaining|remains|age',
    inputs: { remainingAmount: { words: '% left|% remaining|% remains|% of it left' } },
    questions: [
      { words: '%', has: 'halfLife remainingAmount', sets: { solveFor: 'time', initialAmount: '100' }, shows: 'time' },
      { words: '%', has: 'nuclide remainingAmount', sets: { solveFor: 'time', initialAmount: '100' }, shows: 'time' },
    ],
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
    id: 'electron-config',
    of: 'electron configuration|electron config|electronic configuration',
    also: 'ion|element|of',
    inputs: { element: { reads: 'element' }, charge: { reads: 'charge' } },
    questions: [
      { has: 'element', may: 'charge', shows: 'shorthand' },
      { has: 'element', shows: 'shorthand', isAlone: true },
    ],
  },
  {
    id: 'electronegativity',
    of: 'electronegativity|electronegativity difference',
    also: 'difference|of|and|between',
    inputs: { element1: { reads: 'element' }, element2: { reads: 'element' } },
    questions: [{ has: 'element1 element2', shows: 'difference' }],
  },
  {
    id: 'ionic-character',
    of: 'ionic character|percent ionic character|percent ionic',
    also: 'percent|of|bond',
    inputs: { element1: { reads: 'element' }, element2: { reads: 'element' } },
    questions: [{ has: 'element1 element2', shows: 'percentIonic' }],
  },
  {
    id: 'nuclear-charge',
    of: 'zeff|effective nuclear charge|slater',
    also: 'of|for|electron|orbital',
    inputs: { element: { reads: 'element' } },
    questions: [{ has: 'element orbital', shows: 'effectiveCharge' }],
  },
  {
    id: 'atom',
    of: 'neutrons|protons and neutrons',
    also: 'in|of|number|atom',
    inputs: { element: { reads: 'element' } },
    questions: [{ has: 'element massNumber', shows: 'neutrons' }],
  },
  {
    id: 'atomic-mass',
    of: 'atomic mass',
    also: 'from|isotopes|isotope|and',
    questions: [
      {
        words: 'isotopes|isotope',
        has: '',
        list: { into: 'isotopes', as: 'rows', columns: ['massNumber', 'abundance'] },
        shows: 'atomicMass',
      },
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
  {
    id: 'half-life',
    of: 'after|decay|activity|left',
    also: 'mbq|kbq|gbq|bq|mci|ci|after|of|left|activity|decay',
    questions: [{ has: 'nuclide initialAmount time', sets: { solveFor: 'remainingAmount' }, shows: 'remainingAmount' }],
  },
];
