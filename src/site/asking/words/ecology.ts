/** Lines that the calculators of ecology answer. */
import type { AskedWords } from '../declarations.ts';

export const ECOLOGY_WORDS: readonly AskedWords[] = [
  {
    id: 'population-growth',
    of: 'population|population growth|logistic growth|exponential growth|logistic',
    also: 'growth|rate|time|after|years|year',
    inputs: {
      initialPopulation: { words: 'n0|population|start' },
      growthRate: { words: 'r|growth|growth rate|rate' },
      carryingCapacity: { words: 'k|carrying capacity' },
      timeSpan: { words: 't|time', units: { '': 'years|year|days|generations' } },
    },
    questions: [
      {
        words: 'logistic',
        has: 'initialPopulation growthRate carryingCapacity timeSpan',
        sets: { model: 'logistic' },
        shows: 'finalPopulation',
      },
      {
        has: 'initialPopulation growthRate timeSpan',
        sets: { model: 'exponential' },
        shows: 'finalPopulation',
        tells: 'alsoOnceAYear',
      },
    ],
  },
  {
    id: 'carrying-capacity',
    of: 'carrying capacity',
    also: 'per animal|per head|per individual|animal|individual|available|each needs|needs',
    questions: [
      {
        has: '',
        list: { into: 'resources', as: 'rows', columns: ['resource@title', 'available', 'perIndividual'], count: 3 },
        shows: 'totalCapacity',
      },
    ],
  },
  {
    id: 'mark-recapture',
    of: 'mark recapture|capture recapture|lincoln petersen|mark-recapture|recaptured|recaptures',
    also: 'marked|tagged|caught|captured|recaptured|recapture|animals|population|estimate|population size',
    inputs: {
      marked: { words: 'marked|tagged' },
      captured: { words: 'caught|captured' },
      recaptured: { words: 'recaptured|recaptures' },
    },
    questions: [{ has: 'marked captured recaptured', sets: { method: 'single' }, shows: 'chapman.estimate' }],
  },
  {
    id: 'species-area',
    of: 'species area|species-area',
    also: 'relationship|curve',
    questions: [{ has: '', list: { into: 'rows', as: 'rows', columns: ['area', 'species'] }, shows: 'logLog.z' }],
  },
  {
    id: 'species-diversity',
    of: 'shannon|shannon index|simpson index|species diversity|diversity index',
    also: 'index|diversity',
    questions: [
      {
        words: 'shannon',
        has: '',
        list: { into: 'species', as: 'rows', columns: ['count'] },
        shows: '',
        isOnlyOpened: true,
      },
      {
        words: 'shannon',
        has: '',
        list: { into: 'species', as: 'rows', columns: ['name@name', 'count'] },
        shows: 'shannonIndex',
      },
      {
        words: 'simpson',
        has: '',
        list: { into: 'species', as: 'rows', columns: ['name@name', 'count'] },
        shows: 'simpsonIndex',
      },
    ],
  },
  {
    id: 'predator-prey',
    of: 'lotka volterra|predator prey|lotka-volterra',
    inputs: {
      preyGrowthRate: { words: 'r' },
      attackRate: { words: 'a' },
      conversion: { words: 'e' },
      predatorDeathRate: { words: 'm' },
    },
    questions: [
      {
        has: 'preyGrowthRate attackRate conversion predatorDeathRate prey predator',
        sets: { model: 'lotka-volterra' },
        shows: 'stability',
      },
    ],
  },
];
