/** What to do about objects that are not food. */
import type { PetEmergencyAdvice } from './advice.ts';

export const THINGS = {
  batteries: {
    why: 'A button battery can burn through the gullet within hours. A chewed one leaks caustic fluid.',
    do: 'Go now and call on the way. Count the batteries.',
    dont: 'Do not make your pet vomit.',
    sources: ['ufBatteries', 'pph'],
  },
  magnets: {
    why: 'Two magnets, or one and metal, pinch the gut between them and make holes.',
    do: 'Go now and call on the way. Say how many are missing.',
    dont: 'Do not wait for them to pass.',
    sources: ['merckForeignBody'],
  },
  'coins-zinc': {
    why: 'United States pennies made after 1982 and zinc nuts destroy red blood cells. Hooks and needles pierce the gut.',
    do: 'Call now. A needle or a hook is an emergency.',
    dont: 'Do not pull a hook, a line or a thread.',
    sources: ['merckToxicology', 'merckForeignBody'],
  },
  'string-socks': {
    why: 'String saws through the gut, above all in cats. Cloth blocks it.',
    do: 'Call now. Vomiting, a sore belly or no appetite: go now.',
    dont: 'Do not pull on a string that shows at either end. Do not cut it short.',
    sources: ['merckForeignBody'],
  },
  'corn-cob-bones': {
    why: 'A cob or a pit sticks in the gut of most dogs and does not dissolve. Skewers and splinters pierce.',
    do: 'Call now. Retching, vomiting or a sore belly: go now.',
    dont: 'Do not feed bread or oil to help it pass.',
    sources: ['merckForeignBody'],
  },
  'silica-gel': {
    why: 'A packet can irritate or, in a very small pet, block.',
    do: "Call today for advice. Check the label: 'oxygen absorber' packets hold iron, so call now. Otherwise offer water. Vomiting or no appetite: call now.",
    dont: 'Do not guess what packet it was.',
    sources: ['apccRarely2016'],
  },
  'glow-stick': {
    why: 'The liquid tastes vile: drooling, gagging, cats run about.',
    do: 'Call today for advice. Wipe the mouth and fur with a damp cloth. Offer tasty wet food. Call now if the plastic or glass is swallowed, an eye is red, or signs go on.',
    dont: 'Do not let a cat groom the liquid off.',
    sources: ['pphGlow', 'apccRarely2016'],
  },
  'stones-sand': {
    why: 'No source has been opened for this yet: call and ask.',
    do: 'Call now: number and size. Vomiting: go now.',
    dont: 'Do not feed bread or oil to push it along.',
    sources: ['merckToxicology'],
  },
  'cat-litter': {
    why: 'Litter can clump and block; droppings can hold wormer or drugs.',
    do: 'Call today. Horse droppings after worming, or human droppings: call now.',
    dont: 'Do not wait when it wobbles.',
    sources: ['msuIvermectin', 'merckToxicology'],
  },
} as const satisfies Readonly<Record<string, PetEmergencyAdvice>>;
