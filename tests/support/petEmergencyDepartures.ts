/** Where the list of pet emergencies departs from its original, and why. */

/**
 * Names that the original does not have, as owners type them. Bait of an unspecified kind is an emergency, whatever the
 * word usually means.
 */
export const ALSO_CALLED: Readonly<Record<string, string>> = {
  chocolate: 'cocoa powder, hot chocolate, chocolate chip, hershey, snickers, kit kat, oreo, weed brownie',
  'grapes-raisins': 'raisin bran, christmas pudding, stollen',
  'onion-garlic': 'red onion, onion ring, garlic clove, garlic salt',
  xylitol: 'gum, chewing gum, bubble gum, sugar free, trident, xylitol gum',
  'ibuprofen-naproxen': 'pain killer, pain pill, pain medication, pain medicine',
  antihistamine: 'allergy medicine, allergy medication, allegra',
  adhd: 'adhd pill, adhd medication, adhd medicine',
  antidepressant: 'cymbalta, duloxetine, celexa, citalopram',
  'heart-pills': 'heart pill, heart medicine, heart medication, blood pressure pill, blood pressure medicine',
  opioid: 'opioid, oxycontin, percocet, vicodin, fentanyl',
  'sleep-anxiety-pills': 'sleeping pill, anxiety pill, muscle relaxant, ativan, lorazepam, klonopin, clonazepam',
  'diabetes-thyroid': 'diabetes pill, diabetes medicine, thyroid medicine, thyroid medication',
  'vitamin-d-iron': 'vitamin, iron pill, iron supplement',
  'rodenticide-unknown':
    'rat poison, mouse poison, rodenticide, blue pellets, mouse bait, rat pellet, mouse pellet, rat killer, rodent poison, rodent bait, decon',
  caffeine: 'cola, coke, red bull, matcha',
  alcohol: 'whiskey, rum, tequila, champagne, rubbing alcohol',
  'bread-dough': 'dough, raw bread, raw dough',
  cannabis: 'pot, marijuana, marijuana edible, cbd oil, thc gummy, weed brownie',
  nicotine: 'tobacco, cigar, cigarette butt, vape pen, e-liquid, juul, zyn',
  insecticide:
    'bug spray, insect spray, roach spray, wasp spray, ant spray, ant killer, bug killer, raid, pesticide, flea medicine, flea medication, flea treatment',
  'ant-bait': 'ant bait, roach trap',
  'slug-bait': 'slug bait, slug killer',
  fertilizer: 'fertiliser',
  'essential-oils': 'lavender oil, potpourri',
  'cleaning-pods': 'laundry pod, dishwasher pod, detergent, laundry detergent, dish soap, soap, lysol, windex',
  corrosives: 'toilet cleaner, drano',
  'expanding-glue': 'glue, super glue',
  'coins-zinc': 'metal object, nail, screw, fishhook, fishing hook, sewing needle, earring',
  'string-socks':
    'tampon, sanitary pad, diaper, plastic, plastic bag, stuffing, squeaker, tennis ball, ball, rope, shoelace, fishing line, balloon, glove, paper towel, condom, bottle cap, cloth, blanket',
  'corn-cob-bones':
    'bone, ham bone, cooked bone, steak bone, turkey bone, pork bone, fish bone, stick, popsicle stick, mango pit',
  salt: 'rock salt, ocean water, play doh, playdough',
  toads: 'toad',
  'snake-sting':
    'snake, snakebite, bitten by a snake, bee, bumblebee, hornet, yellow jacket, spider, adder bite, snake bite, wasp sting',
  'heart-plants': 'fox glove, lily of valley',
  bulbs: 'tulip bulb, daffodil bulb',
  'irritant-plants': 'aloe vera, english ivy, pothos plant, pothos leaf, pothos leaves',
  poinsettia: 'poinsettia plant, poinsettia leaf, poinsettia leaves',
  'moldy-food': 'spoiled food, rotten meat, moldy bread',
  'silica-gel': 'silica packet, silica bead, silica gel, silica gel packet',
  'glow-stick': 'glowstick, glow necklace',
  antifreeze: 'windshield washer fluid, screenwash, screen wash',
  // Of both kinds the more urgent one is meant as long as the animal that it is for is taken for the patient.
  'horse-wormer': 'wormer, dewormer',
  cocaine: 'coke',
};

/** Names of the first original that the second one takes away. */
export const NO_LONGER_CALLED: Readonly<Record<string, readonly string[]>> = {
  macadamia: ['white chocolate macadamia cookie'],
  unknown: ['emergency', 'vomiting', 'seizure'],
};

export interface OriginalWords {
  readonly why: string;
  readonly do: string;
  readonly dont: string;
}

/** Where a row departs from its original: the reason, and what it says instead. */
export const DEPARTURES: Readonly<Record<string, Partial<OriginalWords> & { readonly because: string }>> = {
  'onion-garlic': {
    because: 'the steps did not say to call, which the heading does',
    do: 'Call now. Say what form it was, how much, and whether it happened before. Signs can start days later.',
  },
  xylitol: {
    because: '‘Cats are not known to be harmed’ calms; each animal has words of its own',
    why: 'In dogs it drops the blood sugar within half an hour to a few hours and can destroy the liver. The product may hold something else that harms cats.',
  },
  aspirin: {
    because: 'a cat is an emergency: what the original says stands for dogs',
    do: 'Go now and call on the way, with the strength and the number of tablets.',
  },
  'pet-nsaid': {
    because: 'a cat is an emergency: what the original says stands for dogs',
    do: 'Go now and call on the way, with the strength and the number missing.',
  },
  'diabetes-thyroid': {
    because: 'thyroid tablets were less urgent than the heading',
    do: 'Go now and call on the way, for thyroid tablets as well.',
  },
  'ant-bait': {
    because: '‘The amount of poison is small’ calms',
    why: 'The plastic case can block the gut. The label names the poison.',
  },
  'snake-sting': {
    because: 'a single sting was to be called about below a heading that says go',
    do: 'Carry your pet. Keep it still. Go now. A single sting without swelling: call now.',
  },
  'irritant-plants': {
    because: '‘is rare’ calms',
    why: 'They sting or burn the mouth. Swelling can hinder breathing.',
  },
  poinsettia: {
    because: 'it was to be watched, and ‘far less poisonous than its name’ calms',
    why: 'It may cause drooling and vomiting.',
    do: 'Call today for advice. Take the plant away and offer water. Call now if vomiting goes on, or your pet is very young, old or ill.',
  },
  'fatty-food': {
    because: 'to call was made to depend on the amount',
    do: 'Call today for advice, above all if it was a lot or your dog had pancreatitis before. Repeated vomiting or a sore belly: go now.',
  },
  'fruit-pits': {
    because: '‘a few apple seeds rarely matter’ calms',
    why: 'The pit can choke or block. Chewed pits and seeds hold cyanide.',
  },
  'silica-gel': {
    because: 'it was to be watched, and ‘The beads are not poisonous’ calms',
    why: 'A packet can irritate or, in a very small pet, block.',
    do: "Call today for advice. Check the label: 'oxygen absorber' packets hold iron, so call now. Otherwise offer water. Vomiting or no appetite: call now.",
    dont: 'Do not guess what packet it was.',
  },
  'glow-stick': {
    because: 'it was to be watched, and ‘It is rarely serious’ calms',
    why: 'The liquid tastes vile: drooling, gagging, cats run about.',
    do: 'Call today for advice. Wipe the mouth and fur with a damp cloth. Offer tasty wet food. Call now if the plastic or glass is swallowed, an eye is red, or signs go on.',
  },
  lily: {
    because:
      'the third edition replaces ‘After 18 hours treatment often fails’, which frightens the owner who comes later',
    dont: 'Do not wait for signs. Treatment in the first hours works best; later is still worth the drive.',
  },
  loperamide: {
    because: 'a cat is an emergency: what the original says stands for dogs',
    do: 'Go now and call on the way.',
  },
  'epilepsy-pills': {
    because: 'a cat is an emergency: what the original says stands for dogs',
    do: 'Go now and call on the way.',
  },
  'pet-heart-pills': {
    because: 'a cat is an emergency: what the original says stands for dogs',
    do: 'Go now and call on the way.',
  },
  tar: {
    because: 'a cat is an emergency: what the original says stands for dogs',
    do: 'Wrap the animal so that it cannot lick, and go now. Call on the way.',
  },
  'joint-rub': {
    because: 'a cat is an emergency: what the original says stands for dogs',
    do: 'Go now and call on the way. Wash your own skin.',
  },
  phenol: {
    because: 'a cat is an emergency: what the original says stands for dogs',
    do: 'Rinse with much lukewarm water and go now.',
  },
  'stomach-acid': {
    because: 'the heading says to call now until a source has been opened, and ‘Call today’ is later',
    do: 'Call now with the name and number.',
  },
  statins: {
    because: 'the heading says to call now until a source has been opened, and ‘Call today’ is later',
    do: 'Call now with name and number.',
  },
  antibiotics: {
    because: 'the heading says to call now until a source has been opened, and ‘Call today’ is later',
    do: 'Call now with name, strength and number.',
  },
  steroids: {
    because: 'the heading says to call now until a source has been opened, and ‘Call today’ is later',
    do: 'Call now, and say whether it also takes a pain medicine.',
  },
  rose: {
    because: 'the heading says to call now until a source has been opened, and ‘Call today’ is later',
    do: 'Call now and say what it was sprayed or fed with.',
  },
  'cheese-dairy': {
    because: 'the heading says to call now until a source has been opened, and ‘Call today’ is later',
    do: 'Call now, above all if it was much or your pet is old, tiny or has had pancreatitis.',
  },
  cosmetics: {
    because: 'to call was made to depend on the amount',
    do: 'Read the ingredients on the telephone: call now.',
  },
  'potato-tomato': {
    because: 'to call was made to depend on the amount',
    do: 'Call now, and say how much was eaten.',
  },
  'cough-medicine': {
    because: 'the steps did not say to call, which the heading does',
    do: 'Call now. Read all the ingredients on the telephone.',
  },
};
