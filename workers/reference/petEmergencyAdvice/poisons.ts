/** What to do about poisons, drugs, household chemicals and fumes. */
import type { PetEmergencyAdvice } from './advice.ts';

export const POISONS = {
  'rodenticide-anticoagulant': {
    why: 'The blood stops clotting two to five days later. Treatment before that works well.',
    do: 'Call now and take the package. Bleeding, pale gums, coughing or weakness: go now.',
    dont: 'Do not wait for bleeding. Color and shape do not tell the poison.',
    sources: ['merckRodenticideOwner', 'rodenticideReview2018'],
  },
  'rodenticide-bromethalin': {
    why: 'It makes the brain swell. There is no antidote, so the first hours decide.',
    do: 'Go now and call on the way. Take the package.',
    dont: 'Do not confuse it with blood-thinner bait. Vitamin K does not help.',
    sources: ['merckRodenticideOwner', 'rodenticideReview2018'],
  },
  'rodenticide-vitamin-d': {
    why: 'It raises the calcium in the blood for weeks and destroys the kidneys.',
    do: 'Go now and call on the way. Take the package.',
    dont: 'Do not give milk, cheese or calcium.',
    sources: ['merckRodenticideOwner', 'rodenticideReview2018'],
  },
  'rodenticide-phosphide': {
    why: 'It turns into a deadly gas in the stomach. Vomit can poison people too.',
    do: "Go now, with the car windows open. Say 'phosphide' on the telephone before you arrive.",
    dont: 'Do not give food. Do not breathe over vomit.',
    sources: ['merckRodenticideOwner', 'merckToxicology'],
  },
  'rodenticide-unknown': {
    why: 'Nobody can tell the poison from its color or shape.',
    do: 'Go now and call on the way. Look for the box and its registration number.',
    dont: 'Do not wait for signs.',
    sources: ['merckRodenticideOwner'],
  },
  antifreeze: {
    why: 'It tastes sweet. A teaspoon can kill a cat. The antidote works only in the first hours.',
    do: 'Go now and call on the way, even if your pet only stepped in it and licked.',
    dont: 'Do not wait: an animal that seems to get better is often getting worse.',
    sources: ['merckToxicology', 'pph'],
  },
  cannabis: {
    why: 'Pets stagger, dribble urine, become cold or cannot be woken. Edibles may add chocolate, xylitol or raisins.',
    do: 'Call now. If your pet cannot stand or be woken, go now. Say honestly what it was.',
    dont: 'Do not leave a drowsy pet alone.',
    sources: ['merckToxicology', 'pph'],
  },
  nicotine: {
    why: 'Signs can start within 15 minutes: drooling, vomiting, tremors, weakness. Vape liquid is strongest.',
    do: 'Go now and call on the way.',
    dont: 'Do not give an antacid.',
    note: 'Nicotine gum often holds xylitol.',
    sources: ['merckToxicology', 'pph'],
  },
  permethrin: {
    why: 'Dog flea products with permethrin cause tremors and seizures in cats. Cats can get it from a treated dog.',
    do: 'Go now with a cat. If it is not shaking, wash the spot with lukewarm water and dish soap first only if a veterinarian says so.',
    dont: 'Do not let it lick. Do not use hot water.',
    only: {
      dog: {
        why: 'The product may hold something else, and a cat can get it from a treated dog.',
        do: 'Call today for advice, with the package in your hand. Keep cats away from the dog.',
        dont: 'Do not let it lick.',
      },
    },
    sources: ['merckToxicology', 'vpisOwner'],
  },
  insecticide: {
    why: 'Drooling, tears, tiny pupils, tremors and trouble breathing can come fast.',
    do: 'Go now and call on the way. Take the label.',
    dont: 'Do not touch the product with bare hands.',
    sources: ['merckToxicology'],
  },
  'ant-bait': {
    why: 'The plastic case can block the gut. The label names the poison.',
    do: 'Call today for advice. Say whether plastic is missing.',
    dont: 'Do not wait if your pet vomits or stops eating.',
    sources: ['apccRarely2016'],
  },
  'slug-bait': {
    why: 'Metaldehyde causes shaking, overheating and seizures within a few hours.',
    do: 'Go now and call on the way.',
    dont: 'Do not wait to see shaking.',
    sources: ['merckToxicology', 'pph'],
  },
  fertilizer: {
    why: 'Bone meal can set like cement in the stomach. Some fertilizers hold iron or insecticide.',
    do: 'Call now with the label.',
    dont: 'Do not give water by force.',
    sources: ['pph', 'merckToxicology'],
  },
  'essential-oils': {
    why: 'Oils are absorbed through skin and mouth. Tea tree oil causes weakness and tremors. Potpourri burns the mouth.',
    do: 'Call now. Stop the diffuser and bring your pet into fresh air.',
    dont: 'Do not put oil on the skin to repel fleas.',
    sources: ['pph', 'merckToxicology'],
  },
  'cleaning-pods': {
    why: 'Soap foam can be breathed in. Strong cleaners burn the mouth and gullet.',
    do: 'Call now. Coughing, fast breathing, drooling or a sore mouth: go now.',
    dont: 'Do not make your pet vomit: it burns or foams twice.',
    sources: ['pph', 'merckToxicology'],
  },
  corrosives: {
    why: 'They burn through mouth, gullet and stomach.',
    do: 'Go now and call on the way.',
    dont: 'Do not make your pet vomit. Do not pour anything in to neutralize it.',
    sources: ['merckToxicology', 'pph'],
  },
  petroleum: {
    why: 'Thin oils slip into the lungs.',
    do: 'Call now. Coughing or fast breathing: go now.',
    dont: 'Do not make your pet vomit.',
    sources: ['merckToxicology'],
  },
  'expanding-glue': {
    why: 'It swells in the stomach to a hard ball, often from a small amount.',
    do: 'Go now and call on the way.',
    dont: 'Do not give water or food.',
    sources: ['pph'],
  },
  'smoke-gas': {
    why: 'Breathing suffers for hours after smoke.',
    do: 'Get people and pets into fresh air. Go now.',
    dont: 'Do not go back in.',
    sources: ['merckToxicology'],
  },
} as const satisfies Readonly<Record<string, PetEmergencyAdvice>>;
