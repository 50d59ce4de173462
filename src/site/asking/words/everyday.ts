/** Lines that the calculators of everyday life answer: dates, percentages, plots of land, prices. */
import type { AskedWords } from '../declarations.ts';
import { coefficientIn } from './polynomial.ts';

export const EVERYDAY_WORDS: readonly AskedWords[] = [
  {
    id: 'age',
    of: 'age born|born|how old|date of birth|dob|birthday|birth date',
    also: 'born|age|am i|on|birthday',
    inputs: {
      birthDate: { words: 'born|born on|birthday|date of birth|dob|birth date', notOf: 'on|at|today' },
      onDate: { words: 'on', notOf: 'born|born on|birthday|date of birth|dob|birth date' },
    },
    questions: [{ has: 'birthDate onDate', shows: 'years' }],
  },
  {
    id: 'days-between-dates',
    of: 'days between|workdays between|days from|working days|business days|workdays|weeks from|months from|years from|days after|weeks after|months after|days before|weeks before|months before|days until',
    also: 'between|and|from|to|days|until',
    inputs: {
      amount: {
        unitIn: 'unit',
        units: { days: 'days|day', weeks: 'weeks|week', months: 'months|month', years: 'years|year' },
      },
    },
    questions: [
      { words: 'until', has: 'end start', sets: { mode: 'between' }, shows: '', isOnlyOpened: true },
      { words: 'workdays|working days|business days', has: 'start end', sets: { mode: 'between' }, shows: 'workdays' },
      { words: 'days', has: 'start end', sets: { mode: 'between' }, shows: 'days' },
      { words: 'from|after', without: 'before', has: 'start amount', sets: { mode: 'add' }, shows: 'date' },
      { words: 'before', has: 'start amount', sets: { mode: 'add' }, shows: 'date', goesBack: 'amount' },
    ],
  },
  {
    id: 'percentage',
    of: '%|percent|percentage|per cent',
    also: 'change|difference|increase|decrease|percent|percentage',
    inputs: { percentChange: {}, percent: { bare: 'never' } },
    questions: [
      {
        words: '% of|percent of',
        without:
          'of what|what percent|what percentage|what %|as percent|as a percent|as percentage|as a percentage|as %|as a %|percent is|% is',
        has: 'percent value',
        sets: { mode: 'of' },
        shows: 'result',
      },
      {
        words:
          'percent change|percentage change|% change|percent increase|percent decrease|percentage increase|percentage decrease|% increase|% decrease',
        // 'Percent change 100 from 80' begins with the last one.
        without: 'by|from',
        has: 'from to',
        sets: { mode: 'change' },
        shows: 'percentChange',
      },
      {
        words:
          'percent change from|percentage change from|% change from|percent increase from|percent decrease from|percentage increase from|percentage decrease from|% increase from|% decrease from|change in percent from',
        without: 'by',
        has: 'from to',
        sets: { mode: 'change' },
        shows: 'percentChange',
      },
      {
        words: 'percent difference|percentage difference|% difference',
        has: 'value1 value2',
        sets: { mode: 'difference' },
        shows: 'percentDifference',
      },
      {
        words: 'what percent of|what percentage of|what % of',
        without: 'is what',
        has: 'whole part',
        sets: { mode: 'isWhatPercent' },
        shows: 'percent',
      },
      {
        words:
          'as percent of|as a percent of|as percentage of|as a percentage of|as % of|as a % of|is what percent of|is what percentage of|is what % of',
        has: 'part whole',
        sets: { mode: 'isWhatPercent' },
        shows: 'percent',
      },
      {
        words: 'what percent|what percentage|percent is|what %',
        without: 'percent of|percentage of|% of|of what',
        has: 'part whole',
        sets: { mode: 'isWhatPercent' },
        shows: 'percent',
      },
    ],
  },
  {
    id: 'scientific-notation',
    of: 'scientific notation|standard form|scientific form',
    also: 'in|to|number|exponential',
    inputs: { number: { reads: 'number' } },
    questions: [{ has: 'number', shows: 'scientific' }],
  },
  {
    id: 'ratio',
    of: 'simplify ratio|simplify|simplify the ratio|reduce|reduce the ratio|simplest form|lowest terms|simplified|ratio',
    also: 'ratio',
    inputs: { a: { reads: 'ratioFirst' }, b: { reads: 'ratioSecond' } },
    questions: [{ has: 'a b', sets: { mode: 'simplify' }, shows: 'simplified' }],
  },
  {
    id: 'ratio',
    of: 'dilution|dilute',
    also: 'of|in|make|a',
    inputs: { sampleParts: { reads: 'ratioFirst' }, otherParts: { reads: 'ratioSecond' } },
    questions: [
      { has: 'sampleParts otherParts finalVolume', sets: { mode: 'dilution' }, shows: 'inTotal.sampleVolume' },
      { has: 'sampleParts otherParts finalVolume', sets: { mode: 'dilution' }, shows: 'plusDiluent.sampleVolume' },
    ],
  },
  {
    id: 'tank-volume',
    of: 'aquarium|fish tank|tank',
    also: 'litres|liters|volume|tank|x|litre',
    questions: [
      { without: 'gallons', has: 'length width height', sets: { shape: 'rectangular' }, shows: 'waterLiters' },
      { words: 'gallons', has: 'length width height', sets: { shape: 'rectangular' }, shows: 'usGallons' },
      { words: 'gallons', has: 'length width height', sets: { shape: 'rectangular' }, shows: 'imperialGallons' },
    ],
  },
  {
    id: 'concrete-slab',
    of: 'concrete|concrete slab|slab',
    also: 'slab|concrete|thick|x|by|volume',
    inputs: { thickness: { words: 'thick' } },
    questions: [
      {
        has: 'length width thickness',
        sets: { shape: 'rectangle' },
        shows: 'volumeWithWaste',
        tells: 'cubicYards',
      },
    ],
  },
  {
    id: 'fence',
    of: 'fence posts|fence|fencing|posts',
    also: 'posts|fence|every|apart|x|field|rectangle',
    inputs: { postSpacing: { words: 'every|apart|spacing' } },
    questions: [
      { has: 'length width postSpacing', sets: { mode: 'rectangle' }, shows: 'posts' },
      { has: 'perimeter postSpacing', sets: { mode: 'perimeter' }, shows: 'posts' },
    ],
  },
  {
    id: 'compound-interest',
    of: 'compound interest|interest|savings|fund',
    also: 'vet|interest|at|for|compound|compounded|invested',
    inputs: { rate: {}, years: {} },
    questions: [
      { has: 'initial rate years', shows: 'futureValue' },
      {
        words: 'fund|savings',
        and: 'a month|per month|monthly',
        has: 'contribution',
        sets: { contributionEvery: 'month' },
        shows: '',
        isOnlyOpened: true,
      },
    ],
  },
  {
    id: 'recipe-scaler',
    of: 'recipe|round cake|cake',
    also: 'recipe|servings|serving|people|i need|round|cake|tin|pan|for|to|scale|scaled|scaling|adjust|portions',
    inputs: {
      originalServings: { words: 'recipe for|serves|cake for' },
      wantedServings: { words: 'i need|need|want|to' },
    },
    questions: [
      {
        words: 'servings|people|serves|recipe for',
        without: 'from',
        has: 'originalServings wantedServings',
        sets: { mode: 'servings' },
        shows: 'factor',
      },
      {
        words: 'round',
        has: 'fromDiameter toDiameter',
        sets: { mode: 'pan', fromShape: 'round', toShape: 'round' },
        shows: 'factor',
      },
    ],
  },
  {
    id: 'unit-price',
    of: 'for|unit price|price',
    also: 'for|or|unit price|price|vs',
    questions: [
      {
        has: '',
        list: { into: 'items', as: 'rows', columns: ['quantity', 'price'], count: 2, unitsIn: { quantity: 'unit' } },
        shows: 'cheapest',
        tells: 'cheapestPack',
      },
      {
        words: 'unit price',
        has: '',
        list: { into: 'items', as: 'rows', columns: ['quantity', 'price'], count: 1, unitsIn: { quantity: 'unit' } },
        shows: '',
        isOnlyOpened: true,
      },
    ],
  },
  {
    id: 'pet-cost',
    of: 'cost of a cat|cost of a dog|cost of owning|pet cost|cost of a pet',
    also: 'years|year|for|cat|dog',
    inputs: { lifeExpectancy: { words: 'years' } },
    questions: [{ has: 'lifeExpectancy', shows: '', isOnlyOpened: true }],
  },
  {
    id: 'quadratic-equation',
    of: 'quadratic|solve|roots',
    also: 'roots|equation',
    inputs: {
      a: { reads: coefficientIn('square') },
      b: { reads: coefficientIn('linear') },
      c: { reads: coefficientIn('constant') },
    },
    questions: [
      { has: 'a b c', shows: 'x1', tells: 'roots' },
      { has: 'a b c', shows: 'x1', tells: 'roots', isAlone: true },
    ],
  },
];
