/** Food and drink that harm dogs and cats. */
import type { PetEmergencyRow } from './row.ts';

export const FOOD = [
  {
    id: 'chocolate',
    group: 'food',
    name: 'Chocolate',
    synonyms:
      'cocoa, brownie, chocolate cake, dark chocolate, milk chocolate, white chocolate, baking chocolate, kiss, easter egg, cocoa mulch, theobromine, nutella, cocoa powder, hot chocolate, chocolate chip, hershey, snickers, kit kat, oreo, weed brownie, easter eggs, toblerone, m&ms, kitkat, brownies',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: { dog: 'dog-chocolate-toxicity', cat: 'cat-chocolate-toxicity' },
  },
  {
    id: 'grapes-raisins',
    group: 'food',
    name: 'Grapes, raisins, currants, sultanas',
    synonyms:
      'grape, raisin, sultana, currant, fruit cake, mince pie, hot cross bun, trail mix, tamarind, cream of tartar, raisin bread, raisin bran, christmas pudding, stollen, fruit loaf, hot cross buns, mince pies, grape juice, currants',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: { dog: 'dog-raisin-toxicity' },
  },
  {
    id: 'onion-garlic',
    group: 'food',
    name: 'Onion, garlic, leek, chives',
    synonyms:
      'onions, garlic, garlic powder, onion powder, shallot, scallion, spring onion, leek, chive, onion soup, gravy, garlic bread, red onion, onion ring, garlic clove, garlic salt, wild garlic, ramsons, ramps',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: { dog: 'dog-onion-toxicity' },
  },
  {
    id: 'xylitol',
    group: 'food',
    name: 'Xylitol (birch sugar)',
    synonyms:
      'birch sugar, sugar-free gum, sugarless gum, sugar free candy, sweetener, e967, peanut butter, mints, toothpaste, mouthwash, wood sugar, gum, chewing gum, bubble gum, sugar free, trident, xylitol gum, sugar free jelly, extra gum, orbit gum, birch xylitol, sugar free syrup, sugar free drops',
    urgency: { dog: 'emergency', cat: 'callForAdvice' },
    doses: { dog: 'dog-xylitol-toxicity' },
  },
  {
    id: 'macadamia',
    group: 'food',
    name: 'Macadamia nuts',
    synonyms: 'macadamia, nut mix',
    urgency: { dog: 'callNow', cat: 'callForAdvice' },
    doses: {},
  },
  {
    id: 'caffeine',
    group: 'food',
    name: 'Coffee, tea, energy drinks, caffeine pills',
    synonyms:
      'coffee grounds, espresso beans, energy drink, caffeine pills, tea bags, pre-workout, guarana, cola, coke, red bull, matcha',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'alcohol',
    group: 'food',
    name: 'Alcohol',
    synonyms:
      'beer, wine, vodka, liquor, hand sanitizer, rum cake, cocktail, eggnog, whiskey, rum, tequila, champagne, rubbing alcohol',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'bread-dough',
    group: 'food',
    name: 'Raw bread or yeast dough',
    synonyms: 'yeast dough, pizza dough, sourdough, bread dough, rising dough, dough, raw bread, raw dough',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'salt',
    group: 'food',
    name: 'Salt, play dough, ice melt, sea water',
    synonyms:
      'homemade play dough, salt dough, ornament, sea water, salt lamp, de-icing salt, soy sauce, paintball, rock salt, ocean water, play doh, playdough, water softener salt, salt lick, play-doh',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'moldy-food',
    group: 'food',
    name: 'Moldy food, compost, garbage',
    synonyms:
      'mold, compost, garbage, trash, rotten food, moldy walnuts, blue cheese, black walnuts, spoiled food, rotten meat, moldy bread, mouldy cheese, mould, mouldy bread',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'hops',
    group: 'food',
    name: 'Hops',
    synonyms: 'homebrew, beer hops, spent hops',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'fatty-food',
    group: 'food',
    name: 'Fatty food, meat drippings, turkey skin',
    synonyms: 'bacon, grease, fat, drippings, turkey skin, ham, butter, fried food',
    urgency: { dog: 'callForAdvice', cat: 'callForAdvice' },
    doses: {},
  },
  {
    id: 'fruit-pits',
    group: 'food',
    name: 'Avocado, apple seeds, cherry pits',
    synonyms:
      'avocado, apple core, apple seeds, cherry pits, apricot, plum pit, persin, cherry, cherries, apricot kernels',
    urgency: { dog: 'callForAdvice', cat: 'callForAdvice' },
    doses: {},
  },
  {
    id: 'protein-bar',
    group: 'food',
    name: 'Protein bars, shakes, diet products',
    synonyms:
      'protein bar, protein shake, protein powder, diet bar, energy bar, keto bar, quest bar, granola bar, clif bar, meal replacement, creatine, whey',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'cookies-cake',
    group: 'food',
    name: 'Cookies, cake, candy',
    synonyms:
      'cookie, cookies, biscuits, cake, muffin, doughnut, donut, candy, sweets, pudding, birthday cake, gingerbread, panettone, easter bun',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'nutmeg',
    group: 'food',
    name: 'Nutmeg and strong spices',
    synonyms: 'nutmeg, pumpkin spice, mustard seed, chili, chilli powder, mace',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'star-anise',
    group: 'food',
    name: 'Star anise',
    synonyms: 'star anise, anise, aniseed',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'potato-tomato',
    group: 'food',
    name: 'Green or raw potato, tomato plant',
    synonyms:
      'green potato, raw potato, potato peel, sprouted potato, tomato plant, tomato leaves, green tomato, unripe tomato, aubergine leaves',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'rhubarb',
    group: 'food',
    name: 'Rhubarb',
    synonyms: 'rhubarb, rhubarb leaves',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'nuts',
    group: 'food',
    name: 'Walnuts, pecans, almonds and other nuts',
    synonyms: 'walnut, walnuts, pecan, almond, almonds, pistachio, cashew, peanuts, hazelnut, nuts',
    urgency: { dog: 'callForAdvice', cat: 'callForAdvice' },
    doses: {},
  },
  {
    id: 'cheese-dairy',
    group: 'food',
    name: 'Cheese, milk, cream',
    synonyms: 'cheese, milk, cream, ice cream, yogurt, yoghurt, cream cheese, cheddar',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'found-meat',
    group: 'food',
    name: 'Meat or bait found outside',
    synonyms:
      'poisoned bait, poison bait, sausage found, meat with pellets, ate something on walk, ate something in park, bait, meatball found, giftkoder',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'raw-fish',
    group: 'food',
    name: 'Raw salmon, raw fish',
    synonyms: 'raw salmon, raw fish, raw trout, fish guts, salmon',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
] as const satisfies readonly PetEmergencyRow[];
