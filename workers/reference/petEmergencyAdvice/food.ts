/** What to do about food and drink. */
import type { PetEmergencyAdvice } from './advice.ts';

export const FOOD = {
  chocolate: {
    why: 'Chocolate speeds up the heart and can cause seizures. The darker it is, the less it takes. The fat in it can inflame the pancreas a few days later.',
    do: "Read the kind and the weight from the wrapper. Call now with your pet's weight.",
    dont: 'Do not wait for signs. They can take hours.',
    sources: ['merckFood', 'aspcaFoods'],
  },
  'grapes-raisins': {
    why: 'A few can injure the kidneys of some dogs, and nobody can tell which dogs. No safe amount is known.',
    do: 'Count what is missing. Call now. Treatment works best in the first hours.',
    dont: 'Do not wait because your pet looks well. Kidney signs come a day or more later.',
    sources: ['merckFood', 'aspcaFoods'],
  },
  'onion-garlic': {
    why: 'They damage red blood cells. Powder is many times stronger than fresh. Cats are harmed by less than dogs.',
    do: 'Call now. Say what form it was, how much, and whether it happened before. Signs can start days later.',
    dont: 'Do not take a normal day for an all-clear.',
    sources: ['merckAllium', 'vetmedsAllium'],
  },
  xylitol: {
    why: 'In dogs it drops the blood sugar within half an hour to a few hours and can destroy the liver. The product may hold something else that harms cats.',
    do: 'Go now and call on the way. Take the package. Count the missing pieces.',
    dont: 'Do not wait for weakness or a seizure.',
    only: {
      dog: {
        why: 'In dogs it drops the blood sugar within half an hour to a few hours and can destroy the liver.',
        do: 'Go now and call on the way. Take the package. Count the missing pieces.',
        dont: 'Do not wait for weakness or a seizure.',
      },
      cat: {
        why: 'The product may hold something else that harms cats.',
        do: 'Call today for advice, in case the product holds something else. Have the package in your hand.',
        dont: 'Do not wait for weakness or a seizure.',
      },
    },
    sources: ['merckXylitol'],
  },
  macadamia: {
    why: 'Dogs become weak in the hind legs, tremble and run a temperature within 12 hours.',
    do: 'Call now. Say whether there was chocolate with the nuts.',
    dont: 'Do not give fatty food.',
    only: {
      cat: {
        why: 'The nuts may come with chocolate or raisins, which harm cats.',
        do: 'Call today for advice. With chocolate or raisins, or if you do not know: call now.',
        dont: 'Do not give fatty food.',
      },
    },
    sources: ['merckFood', 'aspcaFoods'],
  },
  caffeine: {
    why: 'Caffeine races the heart and can cause seizures within an hour or two.',
    do: 'Call now. Pills, espresso beans and pre-workout powder are an emergency.',
    dont: 'Do not wait for restlessness.',
    sources: ['merckFood', 'pph'],
  },
  alcohol: {
    why: 'A small drink can make a pet cold, weak and slow to breathe.',
    do: 'Call now. If your pet staggers, cannot be woken or breathes slowly, go now.',
    dont: 'Do not let your pet sleep it off unseen.',
    sources: ['merckToxicology', 'aspcaFoods'],
  },
  'bread-dough': {
    why: 'It keeps rising in the stomach and makes alcohol. The stomach can stretch or twist.',
    do: 'Go now and call on the way.',
    dont: 'Do not give warm water or food.',
    sources: ['merckFood', 'aspcaFoods'],
  },
  salt: {
    why: 'Too much salt swells or shrinks the brain: thirst, vomiting, tremors, seizures.',
    do: 'Go now and call on the way. Let your pet drink if it wants to.',
    dont: 'Do not give salt to make a pet vomit. It has killed dogs.',
    sources: ['merckToxicology', 'aspcaFoods'],
  },
  'moldy-food': {
    why: 'Molds cause tremors and seizures within hours. Garbage poisoning brings shock.',
    do: 'Go now and call on the way. Take a sample in a closed bag.',
    dont: 'Do not wait for shaking to pass.',
    sources: ['merckToxicology', 'pph'],
  },
  hops: {
    why: 'Dogs overheat dangerously within hours.',
    do: 'Go now and call on the way. Keep your pet cool.',
    dont: 'Do not wait for panting.',
    sources: ['pph'],
  },
  'fatty-food': {
    why: 'A fatty meal can inflame the pancreas one to four days later.',
    do: 'Call today for advice, above all if it was a lot or your dog had pancreatitis before. Repeated vomiting or a sore belly: go now.',
    dont: 'Do not fast a cat.',
    sources: ['aspcaFoods'],
  },
  'fruit-pits': {
    why: 'The pit can choke or block. Chewed pits and seeds hold cyanide.',
    do: 'Call today for advice. Retching, trouble breathing or bright red gums: go now.',
    dont: 'Do not wait if a pit is missing and your dog vomits.',
    sources: ['aspcaFoods'],
  },
  'protein-bar': {
    why: 'They may hold xylitol, chocolate, caffeine or raisins.',
    do: 'Read the whole label on the telephone and call now.',
    dont: 'Do not stop at the word protein.',
    sources: ['aspca2024'],
  },
  'cookies-cake': {
    why: 'Look for chocolate, raisins, xylitol and macadamia nuts: any of them changes everything.',
    do: 'Read the label or ask the baker, and call now.',
    dont: 'Do not guess.',
    note: 'Any raisin: open the row Grapes, raisins. Chocolate: open the row Chocolate.',
    sources: ['aspca2024'],
  },
  nutmeg: {
    why: 'Much nutmeg confuses and speeds the heart.',
    do: 'Call now with the amount.',
    dont: 'Do not give milk.',
    sources: ['dvmHalluc'],
  },
  'star-anise': {
    why: 'No source has been opened for this yet: call and ask.',
    do: 'Call now and keep a piece.',
    dont: 'Do not rely on the shop’s name.',
    sources: ['pph'],
  },
  'potato-tomato': {
    why: 'Green parts upset the belly and, in quantity, the nerves.',
    do: 'Call now, and say how much was eaten.',
    dont: 'Do not feed the peel.',
    sources: ['dpcaPoison'],
  },
  rhubarb: {
    why: 'The leaves can harm the kidneys.',
    do: 'Call now. Say leaf or stalk.',
    dont: 'Do not give milk or calcium on your own.',
    sources: ['aspcaOrgans', 'dpcaPoison'],
  },
  nuts: {
    why: 'Fat and, when moldy, tremors. Macadamia is another row.',
    do: 'Call today; shaking: go now.',
    dont: 'Do not give the shells.',
    sources: ['aspca2024'],
  },
  'cheese-dairy': {
    why: 'No source has been opened for this yet: call and ask.',
    do: 'Call now, above all if it was much or your pet is old, tiny or has had pancreatitis.',
    dont: 'Do not miss xylitol in light ice cream.',
    ask: 'Blue or moldy cheese?',
    sources: ['pph'],
  },
  'found-meat': {
    why: 'Baits may hold rat or slug poison, glass or needles.',
    do: 'Go now and call on the way. Take a piece in a bag.',
    dont: 'Do not wait for signs.',
    sources: ['vpisSeasonal', 'merckToxicology'],
  },
  'raw-fish': {
    why: 'No source has been opened for this yet: call and ask.',
    do: 'Call now, and say where the fish came from.',
    dont: 'Do not wait for fever.',
    sources: ['merckToxicology'],
  },
} as const satisfies Readonly<Record<string, PetEmergencyAdvice>>;
