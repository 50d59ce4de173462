/** Lines that the calculators on animals answer. */
import type { AskedWords, InputWords } from '../declarations.ts';
import { ANIMAL } from './medicines.ts';

const WEIGHT: InputWords = { words: 'weighs|weight|weighing', bare: 'limits' };

/** A date is that of the mating only beside one of these: 'cow due 5 March 2026' asks the other way round. */
const BRED =
  'bred|bread|breeding|serviced|exposed|mated|mating|covered|served|service|tupped|inseminated|insemination|ai|buck|bull|ram|boar|stallion|tom|stud|put to';
const BIRTH =
  'due|due date|date|calving|calve|kidding|kid|lambing|lamb|foaling|foal|farrowing|farrow|kindling|kindle|whelping|whelp|kittens due|kittens|puppies|birth|give birth|gestation|pregnancy|pregnant|with the|on|does she|she|went|joined|since|first|last|cria|calf|calves|kids|lambs|foals|piglets|pups|kits|litter|babies|offspring|come|coming|arrive|expected|expect|have';

/** What a date may be of instead: 'goat bred, due 5 March 2026'. */
const BORN =
  'due|due date|calving|calve|calved|kidding|kid|kidded|lambing|lamb|lambed|foaling|foal|foaled|farrowing|farrow|farrowed|kindling|kindle|kindled|whelping|whelp|whelped|kittens|puppies|birth|born|delivered|delivery';

function births(id: AskedWords['id'], of: string, extra: Partial<AskedWords> = {}, may = ''): AskedWords {
  const question = { has: 'matingDate', may, shows: 'dueDate', tells: 'breedFirst' } as const;
  const inputs = { matingDate: { words: BRED, notOf: BORN }, ...extra.inputs };
  return { id, of, also: BIRTH, questions: [{ words: BRED, ...question }], ...extra, inputs };
}

const CALORIES = 'calories|calorie|kcal|energy|need|needs|resting|rer|feed|eat|food|per day|day|a day|daily';
const LIFE_STAGE: InputWords = {
  options: { neuteredAdult: 'neutered|spayed|castrated', intactAdult: 'intact', kitten: 'kitten' },
};

export const ANIMAL_WORDS: readonly AskedWords[] = [
  births('goat-gestation', 'goat|goats|nanny|doe'),
  births(
    'cow-gestation',
    'cow|cattle|heifer|holstein|jersey|angus|hereford|simmental|charolais|limousin|shorthorn|brahman',
    {
      inputs: { firstPregnancy: { words: 'heifer|first calf' } },
    },
    'breed firstPregnancy',
  ),
  births('horse-gestation', 'horse|mare'),
  births('sheep-gestation', 'sheep|ewe'),
  births('swine-gestation', 'pig|sow|gilt|swine'),
  births('rabbit-gestation', 'rabbit|bunny|doe'),
  births('cat-pregnancy', 'cat|queen'),
  births('dog-pregnancy', 'dog|bitch'),
  {
    id: 'dog-pregnancy',
    of: 'dog|bitch',
    also: `${BIRTH}|from|lh`,
    inputs: {
      matingDate: { words: 'ovulation|ovulated|lh surge|lh', notOf: BORN },
      countedFrom: { options: { ovulation: 'ovulation|ovulated', lh: 'lh surge|lh' } },
    },
    questions: [{ words: 'ovulation|ovulated|lh surge|lh', has: 'matingDate', may: 'countedFrom', shows: 'dueDate' }],
  },
  births('guinea-pig-pregnancy', 'guinea pig|cavy', { also: `${BIRTH}|sow` }),
  births('llama-gestation', 'llama'),
  births('alpaca-gestation', 'alpaca'),
  births('donkey-gestation', 'donkey|jenny|jennet|jenny donkey'),
  births(
    'buffalo-gestation',
    'buffalo',
    { inputs: { buffaloType: { options: { swamp: 'swamp', river: 'river|murrah' } } } },
    'buffaloType',
  ),
  {
    id: 'horse-weight',
    of: 'horse weight|horse girth|heart girth|horse',
    also: 'horse|weight|tape|pony|girth|length',
    inputs: { heartGirth: { words: 'girth|heart girth' }, bodyLength: { words: 'length|body length' } },
    questions: [{ words: 'girth', has: 'heartGirth bodyLength', shows: 'weightLb', tells: 'weightByTape' }],
  },
  {
    id: 'dog-age',
    of: 'dog in human years|human years|dog years|dog age|human age',
    also: 'dog|puppy|old|in human years|human|years|year|breed',
    inputs: { age: { words: 'year old|years old|old|age' }, ageUnit: {} },
    questions: [{ words: 'dog|puppy', has: 'age size', shows: 'humanAge' }],
  },
  {
    id: 'cat-age',
    of: 'cat in human years|human years|cat years|cat age|human age',
    also: 'cat|kitten|old|in human years|human|years|year',
    inputs: { value: { words: 'year old|years old|old|age' } },
    questions: [{ words: 'cat|kitten', has: 'value', shows: 'humanAge' }],
  },
  {
    id: 'dog-life-expectancy',
    of: 'life expectancy|how long do|lifespan|how long does',
    also: 'dog|live|old',
    inputs: { age: { words: 'year old|years old|old|age' } },
    questions: [{ has: 'breed age weight', shows: 'years' }],
  },
  {
    id: 'dog-bmi',
    of: 'dog ideal weight|ideal weight|dog bmi|bcs|dog body condition',
    also: 'dog|ideal|weight|body condition score|score',
    inputs: { weight: { bare: 'limits' }, bcs: { words: 'bcs|score|body condition score', beside: 'either' } },
    questions: [{ words: 'dog', has: 'weight bcs', shows: 'idealWeight' }],
  },
  {
    id: 'dog-nutrition',
    of: `dog`,
    also: `${CALORIES}|${ANIMAL}|puppy|adult`,
    inputs: { weight: WEIGHT, lifeStage: LIFE_STAGE },
    questions: [
      { words: 'resting energy|rer', has: 'weight', may: 'lifeStage', shows: 'rer' },
      { words: 'calories|kcal|energy', without: 'resting|rer', has: 'weight lifeStage', shows: 'mer' },
      { words: 'feed|food|calories|kcal|eat', has: 'weight', may: 'lifeStage', shows: 'mer', isOnlyOpened: true },
    ],
  },
  {
    id: 'cat-calorie',
    of: 'cat',
    also: `${CALORIES}|${ANIMAL}|kitten|adult`,
    inputs: { weight: WEIGHT, lifeStage: LIFE_STAGE },
    questions: [
      { words: 'resting energy|rer', has: 'weight', may: 'lifeStage', shows: 'rer' },
      { words: 'calories|kcal|energy', without: 'resting|rer', has: 'weight lifeStage', shows: 'mer' },
      { words: 'feed|food|calories|kcal', has: 'weight', may: 'lifeStage', shows: 'mer', isOnlyOpened: true },
    ],
  },
  {
    id: 'dog-water-intake',
    of: 'dog',
    also: `drink|drinks|drinking|water|intake|${ANIMAL}|need|per day|a day|each day|every day|daily`,
    inputs: { weight: WEIGHT },
    questions: [{ words: 'water', has: 'weight', shows: 'drinkMl' }],
  },
  {
    id: 'cat-bmi',
    of: 'cat bmi|feline bmi|cat body mass',
    also: 'cat|bmi|rib cage|leg|lower leg|length',
    inputs: { ribCage: { words: 'rib cage|ribcage|chest' }, legLength: { words: 'leg|leg length' } },
    questions: [{ has: 'ribCage legLength', shows: 'fbmi' }],
  },
  {
    id: 'cat-size-predictor',
    of: 'kitten|adult weight of a cat',
    also: 'adult weight|adult|grown|weeks old|old|week|kitten|how big|big',
    inputs: { weight: { bare: 'limits' }, ageWeeks: { words: 'weeks old|week old|old' } },
    questions: [{ words: 'adult weight|grown|how big|adult size', has: 'weight ageWeeks', shows: 'adultWeight' }],
  },
  {
    id: 'hay-needs',
    of: 'hay',
    also: 'bales|bale|for|of|need|kg',
    inputs: { baleWeight: { words: 'bales|bale' } },
    questions: [
      {
        has: 'days baleWeight',
        list: { into: 'herd', as: 'rows', columns: ['species@choice', 'count', 'bodyWeight'], count: 1 },
        shows: 'bales',
      },
    ],
  },
  {
    id: 'water-trough',
    of: 'water for|water trough|drinking water|how much water|water do|water need',
    also: 'water|for|at|a day|per day|daily|drink|drinks|need|trough',
    questions: [
      {
        has: 'temperature',
        list: { into: 'herd', as: 'rows', columns: ['animal@choice', 'count'], count: 1 },
        shows: 'dailyWater',
      },
    ],
  },
  {
    id: 'pet-food-energy',
    of: 'cat food|dog food|pet food',
    also: 'food|energy|moisture|protein|fat|fiber|fibre|ash|kcal|calories',
    inputs: {
      moisture: { words: 'moisture' },
      protein: { words: 'protein' },
      fat: { words: 'fat' },
      fiber: { words: 'fiber|fibre' },
      ash: { words: 'ash' },
    },
    questions: [
      { words: 'cat', has: 'moisture protein fat', may: 'fiber ash', sets: { species: 'cat' }, shows: 'energyPer100g' },
      { words: 'dog', has: 'moisture protein fat', may: 'fiber ash', sets: { species: 'dog' }, shows: 'energyPer100g' },
    ],
  },
  {
    id: 'treat-allowance',
    of: 'treats|treat',
    also: `${ANIMAL}|each|dog|cat|many`,
    inputs: { weight: { bare: 'limits' }, treatEnergy: { words: 'each' } },
    questions: [
      { words: 'dog', has: 'weight treatEnergy', sets: { species: 'dog' }, shows: 'treatsAllowed' },
      { words: 'cat', has: 'weight treatEnergy', sets: { species: 'cat' }, shows: 'treatsAllowed' },
    ],
  },
  {
    id: 'feed-cost',
    of: 'feed cost|cost of feed|feed costs',
    also: 'egg|eggs|a day|per day|per tonne|a tonne|lay|per egg|hen|hens',
    inputs: { layRate: { words: 'lay|laying rate|lay rate|laying' } },
    questions: [
      {
        words: 'egg|eggs',
        and: 'per tonne|a tonne|/tonne|per 1000 kg',
        has: 'layRate',
        sets: { mode: 'egg' },
        list: { into: 'feeds', as: 'rows', columns: ['amount', 'pricePerTonne'], count: 1 },
        shows: 'costPerUnit',
      },
    ],
  },
  {
    id: 'pearson-square',
    of: 'pearson square|pearsons square',
    also: 'from|and|protein|of|with|feed|mix|ration',
    questions: [
      {
        has: 'target',
        list: { into: 'feeds', as: 'rows', columns: ['name@title', 'protein'], count: 2 },
        shows: 'mix.0.amount',
      },
    ],
  },
  {
    id: 'animal-space',
    of: 'space for|space|room for',
    also: 'space|room|for|barn|coop|house',
    inputs: {
      count: {},
      rule: {
        options: {
          organicLayingHen: 'organic hens|organic laying hens|organic hen|hens|laying hens',
          euLayingHen: 'hens|laying hens',
          extensionHen: 'hens|laying hens',
        },
      },
    },
    questions: [{ has: 'rule count', shows: 'indoorTotal' }],
  },
  {
    id: 'break-even-price',
    of: 'break even|breakeven',
    also: 'steer|calf|bought|gain|feed|a day|day|per|head|heifer|price',
    inputs: {
      purchaseWeight: { words: 'bought|bought at' },
      purchasePrice: { units: { 'per kg': '/kg|per kg|a kg', 'per lb': '/lb|per lb|a lb' } },
      dailyGain: { words: 'gain', units: { kg: 'kg/day|kg a day|kg per day', lb: 'lb/day|lb a day|lb per day' } },
      feedCostPerDay: { words: 'feed' },
    },
    questions: [{ has: 'purchaseWeight purchasePrice dailyGain days feedCostPerDay', shows: 'breakEvenPrice' }],
  },
  {
    id: 'horse-conditioning',
    of: 'v200|horse conditioning',
    also: 'horse|m/s|bpm',
    questions: [
      { has: '', list: { into: 'steps', as: 'rows', columns: ['speed', 'heartRate'] }, shows: 'speedAtTarget' },
    ],
  },
];
