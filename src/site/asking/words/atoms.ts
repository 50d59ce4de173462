/** Lines that the calculators of atoms, bonds and decay answer. */
import type { AskedWords, OwnReader } from '../declarations.ts';
import { textsRead } from '../texts.ts';

/** An element but for those of the page. */
const heavierElementIn: OwnReader = (line, explained) => {
  const found = textsRead('element', line, explained, false, 0);
  return found === null || ['H', 'He', 'Li'].includes(found.text) ? null : found;
};

/** The charge of an ion of one atom: 2 of 'Fe2+'. */
const chargeIn: OwnReader = ({ marks }) => {
  for (const mark of marks) {
    const charge = mark.kind === 'formula' ? /^[A-Z][a-z]?(\d?)([+-])$/.exec(mark.text) : null;
    if (charge !== null) return { text: `${charge[2] === '-' ? '-' : ''}${charge[1] || '1'}`, places: [mark] };
  }
  return null;
};

export const ATOM_WORDS: readonly AskedWords[] = [
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
    also: 'left|remaining|remains|age|after|of|mg|g|µg|ug|mbq|kbq|gbq|bq|mci|ci|activity|decay|how long|start|initial',
    inputs: {
      halfLife: { words: 'half life|half-life|halflife' },
      time: { words: 'after|elapsed|later' },
      remainingAmount: { words: '% left|% remaining|% remains|% of it left' },
    },
    questions: [
      {
        words: 'after|left|remains|remaining',
        without: '%',
        has: 'halfLife initialAmount time',
        sets: { solveFor: 'remainingAmount' },
        shows: 'remainingAmount',
      },
      { words: '%', has: 'halfLife remainingAmount', sets: { solveFor: 'time', initialAmount: '100' }, shows: 'time' },
      { words: '%', has: 'nuclide remainingAmount', sets: { solveFor: 'time', initialAmount: '100' }, shows: 'time' },
    ],
  },
  {
    id: 'electron-config',
    of: 'electron configuration|electron config|electronic configuration',
    also: 'ion|element|of',
    inputs: { element: { reads: 'element' }, charge: { reads: chargeIn } },
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
    // The page itself has the three lightest elements.
    id: 'atom',
    section: 'any-atom',
    of: 'neutrons|protons and neutrons|protons|electrons',
    also: 'in|of|number|atom|and|ion|isotope',
    inputs: { element: { reads: heavierElementIn }, charge: { reads: chargeIn } },
    questions: [
      { words: 'neutrons', has: 'element massNumber', may: 'charge', shows: 'neutrons' },
      { words: 'electrons', without: 'neutrons', has: 'element', may: 'massNumber charge', shows: 'electrons' },
      { words: 'protons', without: 'neutrons|electrons', has: 'element', may: 'massNumber charge', shows: 'protons' },
    ],
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
    id: 'half-life',
    of: 'after|decay|activity|left',
    also: 'mbq|kbq|gbq|bq|mci|ci|after|of|left|activity|decay',
    questions: [{ has: 'nuclide initialAmount time', sets: { solveFor: 'remainingAmount' }, shows: 'remainingAmount' }],
  },
  {
    id: 'half-life',
    of: 'to|down to',
    also: 'mbq|kbq|gbq|bq|mci|ci|from|to|how long|time|decay|decays|activity',
    questions: [
      {
        has: 'nuclide initialAmount remainingAmount',
        sets: { solveFor: 'time' },
        shows: 'time',
        tells: 'inUnitOfNuclide',
      },
    ],
  },
];
