/**
 * Things that pets swallow, and how urgent each is: one row per thing. The advice is in `petEmergencyAdvice.ts`; search
 * needs only these rows. Nothing here is a dose, and no row is less urgent than a call today.
 */
import type { PoisonUrgency } from './poisoning.ts';

/** The animals that the table covers. */
export type PetEmergencyAnimal = 'dog' | 'cat';

interface PetEmergencyRow {
  /** URL fragment of the row. */
  readonly id: string;
  /** A key of `PET_EMERGENCY_GROUPS`; null for things on no list. */
  readonly group: string | null;
  readonly name: string;
  /** Other names, brands and parts, as people type them, with commas between them. */
  readonly synonyms: string;
  /** Urgency for an animal without signs yet; with signs, every row is an emergency. */
  readonly urgency: Readonly<Record<PetEmergencyAnimal, PoisonUrgency>>;
  /** Ids of the calculators that quantify it, by animal. */
  readonly doses: Readonly<Partial<Record<PetEmergencyAnimal, string>>>;
}

/** The groups of the list, in order of display. */
export const PET_EMERGENCY_GROUPS = {
  food: 'Food',
  medicines: 'Medicines',
  poisons: 'Poisons and chemicals',
  plants: 'Plants',
  things: 'Things',
  outdoors: 'Outdoors',
} as const;

export const PET_EMERGENCIES = [
  {
    id: 'chocolate',
    group: 'food',
    name: 'Chocolate',
    synonyms:
      'cocoa, brownie, chocolate cake, dark chocolate, milk chocolate, white chocolate, baking chocolate, kiss, easter egg, cocoa mulch, theobromine, nutella, cocoa powder, hot chocolate, chocolate chip, hershey, snickers, kit kat, oreo, weed brownie',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: { dog: 'dog-chocolate-toxicity', cat: 'cat-chocolate-toxicity' },
  },
  {
    id: 'grapes-raisins',
    group: 'food',
    name: 'Grapes, raisins, currants, sultanas',
    synonyms:
      'grape, raisin, sultana, currant, fruit cake, mince pie, hot cross bun, trail mix, tamarind, cream of tartar, raisin bread, raisin bran, christmas pudding, stollen',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: { dog: 'dog-raisin-toxicity' },
  },
  {
    id: 'onion-garlic',
    group: 'food',
    name: 'Onion, garlic, leek, chives',
    synonyms:
      'onions, garlic, garlic powder, onion powder, shallot, scallion, spring onion, leek, chive, onion soup, gravy, garlic bread, red onion, onion ring, garlic clove, garlic salt',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: { dog: 'dog-onion-toxicity' },
  },
  {
    id: 'xylitol',
    group: 'food',
    name: 'Xylitol (birch sugar)',
    synonyms:
      'birch sugar, sugar-free gum, sugarless gum, sugar free candy, sweetener, e967, peanut butter, mints, toothpaste, mouthwash, wood sugar, gum, chewing gum, bubble gum, sugar free, trident, xylitol gum',
    urgency: { dog: 'emergency', cat: 'callForAdvice' },
    doses: { dog: 'dog-xylitol-toxicity' },
  },
  {
    id: 'ibuprofen-naproxen',
    group: 'medicines',
    name: 'Ibuprofen, naproxen',
    synonyms:
      'advil, motrin, nurofen, aleve, naprosyn, midol, diclofenac, voltaren, painkiller, pain reliever, nsaid, anti-inflammatory, pain killer, pain pill, pain medication, pain medicine',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: { dog: 'pet-medicine-overdose', cat: 'pet-medicine-overdose' },
  },
  {
    id: 'aspirin',
    group: 'medicines',
    name: 'Aspirin',
    synonyms:
      'acetylsalicylic acid, bayer, salicylate, pepto bismol, bismuth subsalicylate, oil of wintergreen, disprin',
    urgency: { dog: 'callNow', cat: 'emergency' },
    doses: { dog: 'pet-medicine-overdose', cat: 'pet-medicine-overdose' },
  },
  {
    id: 'pet-nsaid',
    group: 'medicines',
    name: 'Carprofen, meloxicam and other pet pain medicines',
    synonyms:
      'rimadyl, carprofen, metacam, meloxicam, deracoxib, deramaxx, firocoxib, previcox, galliprant, chewables, too much metacam',
    urgency: { dog: 'callNow', cat: 'emergency' },
    doses: { dog: 'pet-medicine-overdose', cat: 'pet-medicine-overdose' },
  },
  {
    id: 'acetaminophen',
    group: 'medicines',
    name: 'Acetaminophen (paracetamol)',
    synonyms: 'tylenol, paracetamol, panadol, cold medicine, dayquil, nyquil, excedrin, calpol, apap',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: { dog: 'pet-medicine-overdose', cat: 'pet-medicine-overdose' },
  },
  {
    id: 'antihistamine',
    group: 'medicines',
    name: 'Antihistamines',
    synonyms:
      'benadryl, diphenhydramine, cetirizine, zyrtec, loratadine, claritin, allergy pills, sleep aid, unisom, allergy medicine, allergy medication, allegra',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: { dog: 'pet-medicine-overdose', cat: 'pet-medicine-overdose' },
  },
  {
    id: 'decongestant',
    group: 'medicines',
    name: 'Decongestants (cold and allergy -D)',
    synonyms: 'pseudoephedrine, sudafed, phenylephrine, claritin-d, zyrtec-d, nasal spray, oxymetazoline, afrin',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'adhd',
    group: 'medicines',
    name: 'ADHD medicines and amphetamines',
    synonyms:
      'adderall, ritalin, vyvanse, concerta, methylphenidate, amphetamine, speed, meth, adhd pill, adhd medication, adhd medicine',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'antidepressant',
    group: 'medicines',
    name: 'Antidepressants',
    synonyms:
      'prozac, fluoxetine, zoloft, sertraline, effexor, venlafaxine, lexapro, trazodone, wellbutrin, bupropion, amitriptyline, 5-htp, cymbalta, duloxetine, celexa, citalopram',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'heart-pills',
    group: 'medicines',
    name: 'Blood-pressure and heart pills',
    synonyms:
      'beta blocker, metoprolol, atenolol, propranolol, calcium channel blocker, amlodipine, diltiazem, verapamil, digoxin, blood pressure medication, lisinopril, heart pill, heart medicine, heart medication, blood pressure pill, blood pressure medicine',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'opioid',
    group: 'medicines',
    name: 'Opioids and strong pain medicines',
    synonyms:
      'codeine, oxycodone, hydrocodone, fentanyl patch, morphine, tramadol, buprenorphine, methadone, opioid, oxycontin, percocet, vicodin, fentanyl',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'sleep-anxiety-pills',
    group: 'medicines',
    name: 'Sleeping and anxiety pills, muscle relaxants',
    synonyms:
      'xanax, alprazolam, valium, ambien, zolpidem, baclofen, cyclobenzaprine, tizanidine, gabapentin, sleeping pill, anxiety pill, muscle relaxant, ativan, lorazepam, klonopin, clonazepam',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'diabetes-thyroid',
    group: 'medicines',
    name: 'Diabetes and thyroid medicines',
    synonyms:
      'glipizide, glyburide, metformin, insulin, levothyroxine, thyroid pills, semaglutide, ozempic, diabetes pill, diabetes medicine, thyroid medicine, thyroid medication',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'skin-creams',
    group: 'medicines',
    name: 'Cancer, psoriasis and hormone creams',
    synonyms:
      'fluorouracil, efudex, 5-fu, calcipotriene, dovonex, diclofenac gel, minoxidil, rogaine, testosterone gel',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'inhaler',
    group: 'medicines',
    name: 'Asthma inhaler (bitten)',
    synonyms: 'albuterol, salbutamol, ventolin, puffer, inhaler',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'vitamin-d-iron',
    group: 'medicines',
    name: 'Vitamin D, iron, multivitamins',
    synonyms:
      'vitamin d, cholecalciferol drops, prenatal vitamins, iron tablets, multivitamin, vitamin gummies, fish oil with vitamin d, vitamin, iron pill, iron supplement',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'rodenticide-anticoagulant',
    group: 'poisons',
    name: 'Rat or mouse bait: blood thinner',
    synonyms:
      'brodifacoum, bromadiolone, difethialone, warfarin bait, d-con, rat poison, mouse poison, rodenticide, blue pellets',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'rodenticide-bromethalin',
    group: 'poisons',
    name: 'Rat or mouse bait: bromethalin',
    synonyms: 'bromethalin, tomcat, brain swelling bait, worm-shaped mole bait',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'rodenticide-vitamin-d',
    group: 'poisons',
    name: 'Rat or mouse bait: vitamin D3',
    synonyms: 'cholecalciferol bait, quintox, rampage, selontra',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'rodenticide-phosphide',
    group: 'poisons',
    name: 'Mole and gopher bait: zinc phosphide',
    synonyms: 'zinc phosphide, aluminum phosphide, phostoxin, gopher bait, mole bait',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'rodenticide-unknown',
    group: 'poisons',
    name: 'Rat or mouse bait: kind unknown',
    // Words that do not identify the kind also lead here, although they mostly mean blood thinners.
    synonyms:
      'rat bait, poisoned mouse, ate a poisoned mouse, unknown poison, strychnine, rat poison, mouse poison, rodenticide, blue pellets, mouse bait, rat pellet, mouse pellet, rat killer, rodent poison, rodent bait, decon',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'antifreeze',
    group: 'poisons',
    name: 'Antifreeze (ethylene glycol)',
    synonyms:
      'coolant, ethylene glycol, engine coolant, brake fluid, de-icer, windshield washer, snow globe, windshield washer fluid, screenwash, screen wash',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'lily',
    group: 'plants',
    name: 'Lilies',
    synonyms: 'easter lily, tiger lily, stargazer, asiatic lily, daylily, lilium, hemerocallis, lily pollen, bouquet',
    urgency: { dog: 'callForAdvice', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'macadamia',
    group: 'food',
    name: 'Macadamia nuts',
    synonyms: 'macadamia, nut mix, white chocolate macadamia cookie',
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
    id: 'cannabis',
    group: 'poisons',
    name: 'Marijuana and edibles',
    synonyms:
      'weed, thc, cannabis, edible, gummies, hash, pot brownie, cbd, joint, pot, marijuana, marijuana edible, cbd oil, thc gummy, weed brownie',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'nicotine',
    group: 'poisons',
    name: 'Nicotine',
    synonyms:
      'cigarette, vape, e-cigarette, vape juice, nicotine gum, nicotine patch, snus, chewing tobacco, nicotine pouch, tobacco, cigar, cigarette butt, vape pen, e-liquid, juul, zyn',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'permethrin',
    group: 'poisons',
    name: 'Permethrin (dog flea drops on a cat)',
    synonyms: 'flea drops, spot-on, dog flea treatment on cat, pyrethroid, k9 advantix, flea spray',
    urgency: { dog: 'callForAdvice', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'insecticide',
    group: 'poisons',
    name: 'Insect sprays, organophosphates, flea collars (eaten)',
    synonyms:
      'insecticide, organophosphate, carbamate, malathion, flea collar, seresto, fly bait, methomyl, amitraz, bug spray, insect spray, roach spray, wasp spray, ant spray, ant killer, bug killer, raid, pesticide, flea medicine, flea medication, flea treatment',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'ant-bait',
    group: 'poisons',
    name: 'Ant and roach bait stations',
    synonyms: 'ant trap, roach bait, borax, boric acid, terro, bait station, ant bait, roach trap',
    urgency: { dog: 'callForAdvice', cat: 'callForAdvice' },
    doses: {},
  },
  {
    id: 'slug-bait',
    group: 'poisons',
    name: 'Slug and snail bait',
    synonyms: 'metaldehyde, snail bait, slug pellets, iron phosphate, slug bait, slug killer',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'fertilizer',
    group: 'poisons',
    name: 'Fertilizer, bone meal, blood meal',
    synonyms: 'plant food, bone meal, blood meal, lawn fertilizer, rose fertilizer, fertiliser',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'essential-oils',
    group: 'poisons',
    name: 'Essential oils, tea tree oil',
    synonyms:
      'tea tree, melaleuca, diffuser, eucalyptus, peppermint oil, wintergreen, pennyroyal, liquid potpourri, cinnamon oil, lavender oil, potpourri',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'cleaning-pods',
    group: 'poisons',
    name: 'Laundry and dishwasher pods, cleaners',
    synonyms:
      'detergent pod, tide pod, dishwasher tablet, fabric softener, bleach, floor cleaner, disinfectant, laundry pod, dishwasher pod, detergent, laundry detergent, dish soap, soap, lysol, windex',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'corrosives',
    group: 'poisons',
    name: 'Drain, oven and toilet cleaners',
    synonyms:
      'drain cleaner, oven cleaner, lye, rust remover, toilet bowl cleaner tablet, pool chlorine, muriatic acid, toilet cleaner, drano',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'petroleum',
    group: 'poisons',
    name: 'Gasoline, lamp oil, paint thinner',
    synonyms: 'petrol, kerosene, lamp oil, white spirit, diesel, lighter fluid, tiki torch oil, motor oil',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'expanding-glue',
    group: 'poisons',
    name: 'Expanding glue (polyurethane)',
    synonyms: 'gorilla glue, wood glue, polyurethane glue, expanding foam, mdi, glue, super glue',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'batteries',
    group: 'things',
    name: 'Batteries',
    synonyms: 'button battery, coin cell, aa battery, remote control, hearing aid battery, lithium battery',
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
      'penny, coin, zinc, lead, fishing weight, nuts and bolts, fish hook, needle, metal object, nail, screw, fishhook, fishing hook, sewing needle, earring',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'string-socks',
    group: 'things',
    name: 'String, socks, toys, hair ties',
    synonyms:
      'sock, string, ribbon, tinsel, dental floss, yarn, thread, underwear, toy, hair tie, rubber band, towel, tampon, sanitary pad, diaper, plastic, plastic bag, stuffing, squeaker, tennis ball, ball, rope, shoelace, fishing line, balloon, glove, paper towel, condom, bottle cap, cloth, blanket',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'corn-cob-bones',
    group: 'things',
    name: 'Corn cob, peach pit, cooked bones, skewers',
    synonyms:
      'corn cob, peach pit, avocado pit, chicken bone, rib bone, skewer, toothpick, rawhide, bone, ham bone, cooked bone, steak bone, turkey bone, pork bone, fish bone, stick, popsicle stick, mango pit',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'salt',
    group: 'food',
    name: 'Salt, play dough, ice melt, sea water',
    synonyms:
      'homemade play dough, salt dough, ornament, sea water, salt lamp, de-icing salt, soy sauce, paintball, rock salt, ocean water, play doh, playdough',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'mushrooms',
    group: 'outdoors',
    name: 'Mushrooms',
    synonyms: 'wild mushroom, toadstool, death cap, amanita, psilocybin, magic mushrooms',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'toads',
    group: 'outdoors',
    name: 'Toads',
    synonyms: 'cane toad, bufo, marine toad, colorado river toad, licked a toad, toad',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'blue-green-algae',
    group: 'outdoors',
    name: 'Blue-green algae, pond scum',
    synonyms: 'cyanobacteria, algae, lake water, pond scum',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'snake-sting',
    group: 'outdoors',
    name: 'Snake bite, scorpion or bee sting',
    synonyms:
      'adder, rattlesnake, copperhead, viper, bee sting, wasp, scorpion, spider bite, snake, snakebite, bitten by a snake, bee, bumblebee, hornet, yellow jacket, spider, adder bite, snake bite, wasp sting',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'sago-palm',
    group: 'plants',
    name: 'Sago palm',
    synonyms: 'cycad, sago, zamia, coontie, palm seeds',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'heart-plants',
    group: 'plants',
    name: 'Oleander, foxglove, lily of the valley, yew, azalea, rhododendron',
    synonyms:
      'oleander, foxglove, digitalis, lily of the valley, yew, taxus, azalea, rhododendron, kalanchoe, laurel, fox glove, lily of valley',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'deadly-seeds',
    group: 'plants',
    name: 'Castor bean, autumn crocus, rosary pea',
    synonyms: 'castor bean, ricin, autumn crocus, colchicum, meadow saffron, rosary pea, gloriosa',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'bulbs',
    group: 'plants',
    name: 'Tulip, daffodil, hyacinth and other bulbs',
    synonyms: 'tulip, daffodil, narcissus, hyacinth, bulbs, amaryllis, iris, spring crocus, tulip bulb, daffodil bulb',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'irritant-plants',
    group: 'plants',
    name: 'Philodendron, dieffenbachia, peace lily, aloe, pothos',
    synonyms:
      'pothos, dumb cane, peace lily, calla lily, monstera, snake plant, aloe, ivy, aloe vera, english ivy, pothos plant, pothos leaf, pothos leaves',
    urgency: { dog: 'callForAdvice', cat: 'callForAdvice' },
    doses: {},
  },
  {
    id: 'poinsettia',
    group: 'plants',
    name: 'Poinsettia',
    synonyms: 'christmas star, euphorbia, poinsettia plant, poinsettia leaf, poinsettia leaves',
    urgency: { dog: 'callForAdvice', cat: 'callForAdvice' },
    doses: {},
  },
  {
    id: 'moldy-food',
    group: 'food',
    name: 'Moldy food, compost, garbage',
    synonyms:
      'mold, compost, garbage, trash, rotten food, moldy walnuts, blue cheese, black walnuts, spoiled food, rotten meat, moldy bread',
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
    synonyms: 'avocado, apple core, apple seeds, cherry pits, apricot, plum pit, persin',
    urgency: { dog: 'callForAdvice', cat: 'callForAdvice' },
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
    synonyms: 'glow bracelet, light stick, dibutyl phthalate, glowstick, glow necklace',
    urgency: { dog: 'callForAdvice', cat: 'callForAdvice' },
    doses: {},
  },
  {
    id: 'smoke-gas',
    group: 'poisons',
    name: 'Smoke, carbon monoxide, fumes',
    synonyms: 'carbon monoxide, smoke inhalation, teflon, nonstick fumes, gas leak',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'unknown',
    group: null,
    name: 'Something else, or I do not know',
    synonyms:
      'unknown, poison, poisoning, poisoned, ate something, swallowed, emergency, toxic, vomiting, seizure, weed killer, weedkiller, herbicide, roundup, glyphosate, nexgard',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
] as const satisfies readonly PetEmergencyRow[];

export type PetEmergencyId = (typeof PET_EMERGENCIES)[number]['id'];

/** A row, as a type. */
export interface PetEmergency extends PetEmergencyRow {
  readonly id: PetEmergencyId;
}

/** Fallback for anything that no other row names. */
export const NOT_ON_THE_LIST: PetEmergencyId = 'unknown';

/** The most common cases, each offered as a button. */
export const COMMON_PET_EMERGENCIES: readonly { readonly id: PetEmergencyId; readonly label: string }[] = [
  { id: 'chocolate', label: 'Chocolate' },
  { id: 'grapes-raisins', label: 'Grapes, raisins' },
  { id: 'onion-garlic', label: 'Onion, garlic' },
  { id: 'xylitol', label: 'Xylitol' },
  { id: 'ibuprofen-naproxen', label: 'Ibuprofen' },
  { id: 'acetaminophen', label: 'Acetaminophen' },
  { id: 'rodenticide-unknown', label: 'Rat bait' },
  { id: 'lily', label: 'Lily' },
];
