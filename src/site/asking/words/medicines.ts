/** Lines on medicine and poison: they open a page with what is known, and show no number. */
import type { AskedWords, InputWords } from '../declarations.ts';

/** Words around an animal that say nothing. */
export const ANIMAL = 'my|the|old|year|years|weighs|weighing|weight|just|has|have|pet';
const CATS = 'cat|cats|kitten|kitty';
const DOGS =
  'dog|dogs|puppy|pup|beagle|labrador|retriever|poodle|chihuahua|terrier|spaniel|dachshund|bulldog|shepherd|collie|husky|boxer|pug|rottweiler|doberman|corgi';

/** A page that shows no number: it is opened with what the line says. */
function opened(
  id: AskedWords['id'],
  of: string,
  has: string,
  inputs: Readonly<Record<string, InputWords>> = {},
  also = '',
): AskedWords {
  const needed = has.split(' ');
  return {
    id,
    of,
    also: `${ANIMAL}|ate|eat|eaten|swallowed|dose|dosage|for|tablet|tablets|pill|pills|liquid|of|${also}`,
    inputs: { weight: { words: 'weighs|weighing' }, ...inputs },
    questions: [
      {
        words: id.startsWith('cat-') ? CATS : DOGS,
        has,
        may: Object.keys(inputs)
          .filter((name) => !needed.includes(name))
          .join(' '),
        shows: '',
        isOnlyOpened: true,
      },
    ],
  };
}

export const MEDICINE_WORDS: readonly AskedWords[] = [
  opened(
    'dog-chocolate-toxicity',
    'chocolate',
    'weight chocolateType amount',
    {
      chocolateType: { options: { milk: 'milk', dark: 'dark', white: 'white' } },
      amount: { words: 'ate' },
    },
    'chocolate|of',
  ),
  opened(
    'cat-chocolate-toxicity',
    'chocolate',
    'weight chocolateType amount',
    {
      chocolateType: { options: { milk: 'milk', dark: 'dark', white: 'white' } },
      amount: { words: 'ate' },
    },
    'chocolate|of',
  ),
  opened('dog-onion-toxicity', 'onion|onions|garlic|leek', 'weight form amount', {
    form: { options: { rawOnion: 'raw onion', cookedOnion: 'cooked onion|fried onion' } },
    amount: { words: 'ate' },
  }),
  opened('dog-raisin-toxicity', 'grape|grapes|raisin|raisins|currants', 'weight fruit amount', {
    fruit: { options: { grape: 'grape|grapes', raisin: 'raisin|raisins', currant: 'currant|currants' } },
    amount: { units: { pieces: 'grapes|grape|raisins|raisin|currants|pieces' } },
  }),
  opened(
    'dog-xylitol-toxicity',
    'xylitol',
    'weight product amount',
    {
      product: { options: { gum: 'gum|gums|chewing gum', mint: 'mint|mints' } },
      amount: { words: 'pieces|sticks' },
    },
    'pieces|sticks|xylitol|of',
  ),
  {
    id: 'pet-medicine-overdose',
    of: 'benadryl|diphenhydramine|ibuprofen|advil|naproxen|aleve|aspirin|acetaminophen|paracetamol|tylenol|carprofen|rimadyl|meloxicam',
    also: `${ANIMAL}|tablet|tablets|pill|pills|of|into|got`,
    inputs: {
      weight: { words: 'weighs|weighing' },
      species: { options: { dog: DOGS, cat: CATS } },
      medicine: {
        options: {
          diphenhydramine: 'benadryl',
          ibuprofen: 'advil',
          naproxen: 'aleve',
          acetaminophen: 'paracetamol|tylenol',
          carprofen: 'rimadyl',
        },
      },
    },
    questions: [
      {
        words: 'ate|eaten|swallowed|got into|overdose',
        has: 'species weight medicine strengthMg count',
        shows: '',
        isOnlyOpened: true,
      },
    ],
  },
  opened('dog-benadryl', 'benadryl|diphenhydramine', 'weight', {
    product: {
      options: { liquid2_5: 'liquid 2.5 mg/ml|2.5 mg/ml liquid|2.5 mg/ml', tablet25: '25 mg tablet|25 mg tablets' },
    },
  }),
  opened('cat-benadryl', 'benadryl|diphenhydramine', 'weight', {
    product: { options: { liquid2_5: 'liquid 2.5 mg/ml|2.5 mg/ml liquid|2.5 mg/ml' } },
  }),
  opened('dog-cephalexin', 'cephalexin|keflex', 'weight', {
    product: {
      options: { capsule500: '500 mg capsules|500 mg capsule', capsule250: '250 mg capsules|250 mg capsule' },
    },
  }),
  opened('cat-cephalexin', 'cephalexin|keflex', 'weight'),
  opened('dog-metacam', 'metacam|meloxicam', 'weight', {
    concentration: { options: { '1.5': '1.5 mg/ml', '0.5': '0.5 mg/ml' } },
  }),
  opened('cat-metacam', 'metacam|meloxicam', 'weight', {
    concentration: { options: { '1.5': '1.5 mg/ml', '0.5': '0.5 mg/ml' } },
  }),
  opened('dog-tramadol', 'tramadol', 'weight', {
    product: { options: { tablet50: '50 mg tablets|50 mg tablet|50 mg' } },
  }),
  opened('dog-omega3', 'omega 3|omega-3|fish oil', 'weight', {
    productType: { options: { capsule: 'capsule|capsules', liquid: 'liquid' } },
    epaMg: { words: 'epa', beside: 'before' },
    dhaMg: { words: 'dha', beside: 'before' },
  }),
  opened('cat-fish-oil', 'omega 3|omega-3|fish oil', 'weight'),
];
