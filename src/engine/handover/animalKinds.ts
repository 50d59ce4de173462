import { gives, type Kind, takes } from './kind.ts';

const WEIGHT = { name: 'weightUnit', values: { kg: 'kg', lb: 'lb' } };

/** Quantities of animals and their keepers. */
export const ANIMAL_KINDS: readonly Kind[] = [
  {
    id: 'dog-energy',
    name: 'Energy need of the dog per day',
    quantity: 'energy',
    givers: [gives('dog-nutrition', 'mer')],
    takers: [
      takes('treat-allowance', 'dailyEnergy', 'Daily energy, if you know it', { of: { species: 'dog' } }),
      takes('pet-food-energy', 'dailyEnergy', 'Energy needed in a day', { of: { species: 'dog' } }),
    ],
  },
  {
    id: 'cat-energy',
    name: 'Energy need of the cat per day',
    quantity: 'energy',
    givers: [gives('cat-calorie', 'mer')],
    takers: [
      takes('treat-allowance', 'dailyEnergy', 'Daily energy, if you know it', { of: { species: 'cat' } }),
      takes('pet-food-energy', 'dailyEnergy', 'Energy needed in a day', { of: { species: 'cat' } }),
    ],
  },
  {
    id: 'meal-energy',
    name: 'Energy for meals per day',
    quantity: 'energy',
    givers: [gives('treat-allowance', 'mealEnergy')],
    takers: [takes('pet-food-energy', 'dailyEnergy', 'Energy needed in a day')],
  },
  {
    id: 'food-energy',
    name: 'Energy in 100 g of the food',
    quantity: 'energy',
    givers: [gives('pet-food-energy', 'energyPer100g')],
    takers: [
      takes('dog-nutrition', 'foodEnergy', 'Energy of the food', { of: { foodEnergyUnit: '100g' } }),
      takes('cat-calorie', 'foodEnergy', 'Energy of the food', { of: { foodEnergyUnit: '100g' } }),
    ],
  },
  {
    id: 'dog-weight',
    name: 'Ideal weight of the dog',
    quantity: 'mass',
    givers: [gives('dog-bmi', 'idealWeight')],
    takers: [
      takes('dog-nutrition', 'weight', 'Weight', { unitIn: WEIGHT }),
      takes('dog-water-intake', 'weight', 'Weight of the dog', { unitIn: WEIGHT }),
      takes('treat-allowance', 'weight', 'Body weight', { of: { species: 'dog' } }),
      takes('dog-life-expectancy', 'weight', 'Weight'),
    ],
  },
  {
    id: 'horse-weight',
    name: 'Weight of the horse',
    quantity: 'mass',
    givers: [gives('horse-weight', 'weightKg')],
    takers: [takes('metabolic-rate', 'weight', 'Weight', { of: { species: 'animal' } })],
  },
  {
    id: 'dog-life-expectancy',
    name: 'Life expectancy of the dog in years',
    unit: 'years',
    givers: [gives('dog-life-expectancy', 'years')],
    takers: [takes('pet-cost', 'lifeExpectancy', 'Life expectancy in years')],
  },
  {
    id: 'max-heart-rate',
    name: 'Maximum heart rate',
    unit: 'bpm',
    givers: [gives('heart-rate-zones', 'maxHeartRate')],
    takers: [takes('vo2max', 'maxHeartRate', 'Maximum heart rate', { shownBy: { method: 'heartRateRatio' } })],
  },
  {
    id: 'fenced-area',
    name: 'Fenced area',
    quantity: 'area',
    givers: [gives('fence', 'area')],
    takers: [takes('animal-space', 'availableOutdoor', 'Area that you have outdoors')],
  },
  {
    id: 'feed-cost-of-a-day',
    name: 'Feed cost of one animal a day',
    givers: [gives('feed-cost', 'costPerAnimal')],
    takers: [takes('break-even-price', 'feedCostPerDay', 'Feed, cost of a day')],
  },
];
