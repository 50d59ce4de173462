/** Objects that are not food. */
import type { PetEmergencyRow } from './row.ts';

export const THINGS = [
  {
    id: 'batteries',
    group: 'things',
    name: 'Batteries',
    synonyms:
      'button battery, coin cell, aa battery, remote control, hearing aid battery, lithium battery, hearing aid, car key, key fob, lithium cell',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'magnets',
    group: 'things',
    name: 'Magnets',
    synonyms: 'magnet, magnetic balls, buckyballs, fridge magnet, neodymium',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'coins-zinc',
    group: 'things',
    name: 'Coins and metal objects',
    synonyms:
      'penny, coin, zinc, lead, fishing weight, nuts and bolts, fish hook, needle, metal object, nail, screw, fishhook, fishing hook, sewing needle, earring, airtag, medal, lead weight',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'string-socks',
    group: 'things',
    name: 'String, socks, toys, hair ties',
    synonyms:
      'sock, string, ribbon, tinsel, dental floss, yarn, thread, underwear, toy, hair tie, rubber band, towel, tampon, sanitary pad, diaper, plastic, plastic bag, stuffing, squeaker, tennis ball, ball, rope, shoelace, fishing line, balloon, glove, paper towel, condom, bottle cap, cloth, blanket, elastic band, hair elastic, bra, tights',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'corn-cob-bones',
    group: 'things',
    name: 'Corn cob, peach pit, cooked bones, skewers',
    synonyms:
      'corn cob, peach pit, avocado pit, chicken bone, rib bone, skewer, toothpick, rawhide, bone, ham bone, cooked bone, steak bone, turkey bone, pork bone, fish bone, stick, popsicle stick, mango pit, peach stone, mango stone, plum stone, avocado stone, nectarine stone, date stone',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'silica-gel',
    group: 'things',
    name: 'Silica gel packet',
    synonyms:
      'desiccant, do not eat packet, shoe box packet, silica, silica packet, silica bead, silica gel, silica gel packet',
    urgency: { dog: 'callForAdvice', cat: 'callForAdvice' },
    doses: {},
  },
  {
    id: 'glow-stick',
    group: 'things',
    name: 'Glow stick, glow jewelry',
    synonyms: 'glow bracelet, light stick, dibutyl phthalate, glowstick, glow necklace, luminous necklace',
    urgency: { dog: 'callForAdvice', cat: 'callForAdvice' },
    doses: {},
  },
  {
    id: 'stones-sand',
    group: 'things',
    name: 'Stones, sand, gravel',
    synonyms: 'stone, stones, rock, rocks, gravel, sand, pebble, pebbles, soil, potting soil, perlite',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'cat-litter',
    group: 'things',
    name: 'Cat litter, droppings',
    synonyms: 'cat litter, clumping litter, cat poo, horse poo, manure, poop eaten, human poop, fox poo',
    urgency: { dog: 'callForAdvice', cat: 'callForAdvice' },
    doses: {},
  },
] as const satisfies readonly PetEmergencyRow[];
