/** What to do about each row of `animalEmergencies.ts`, in reading order. No dose, no drug, and never that one may wait. */
import type { AnimalEmergencyId } from './animalEmergencies.ts';
import type { GestatingSpecies } from './gestation.ts';
import type { SourceKey } from './sources.ts';

export interface AnimalEmergencyAdvice {
  /** What matters most. */
  readonly first: string;
  readonly do: string;
  readonly dont: string;
  /** When it is more urgent, when less, and what is to be asked. */
  readonly sooner?: string;
  readonly lesser?: string;
  readonly ask?: string;
  /** Ids of the pages about the birth, by animal: the minutes are on those alone. */
  readonly pages?: Readonly<Partial<Record<GestatingSpecies, string>>>;
  readonly sources: readonly SourceKey[];
}

/** For an animal that no row is about. */
export const ANIMAL_NOT_LISTED = 'This list does not cover every animal. Call a veterinarian now and say what you see.';

export const ANIMAL_EMERGENCY_ADVICE: Readonly<Record<AnimalEmergencyId, AnimalEmergencyAdvice>> = {
  'cannot-pee': {
    first: 'A cat or dog that strains and passes no urine can die within a day or two: go now, also at night.',
    do: 'Take it in a carrier. Say how long it has strained and when you last saw urine.',
    dont: 'Do not press the belly. Do not wait for the morning. Do not give water pills or pain pills.',
    sources: ['petmdBlocked', 'veticBlocked'],
  },
  breathing: {
    first: 'Trouble breathing is the first of all emergencies: go now, and call on the way.',
    do: 'Keep it cool, quiet and upright or on its chest. Open the windows. Carry it.',
    dont: 'Do not lay it on its back. Do not muzzle it. Do not make a cat with an open mouth wait.',
    sources: ['vpisOwner', 'merckEmerg'],
  },
  'swollen-belly': {
    first:
      'A dog that retches and brings up nothing, with a tight or growing belly, may have a twisted stomach: go now.',
    do: 'Drive at once and call on the way, so that they can prepare. Walk the dog to the car calmly.',
    dont: 'Do not give food, water, oil or an antacid. Do not wait to see whether it passes.',
    sources: ['cbCantWait', 'highcliffBloat'],
  },
  'birth-trouble': {
    first: 'Trouble at birth is a matter of minutes: choose the animal, read the list, and call a veterinarian now.',
    do: 'The first line of each birth page says after how many minutes.',
    dont: 'Do not pull with force or with ropes, and give no medicine to bring on labor, unless a veterinarian tells you to.',
    pages: {
      dog: 'dog-pregnancy',
      cat: 'cat-pregnancy',
      rabbit: 'rabbit-gestation',
      guineaPig: 'guinea-pig-pregnancy',
      horse: 'horse-gestation',
      donkey: 'donkey-gestation',
      cow: 'cow-gestation',
      buffalo: 'buffalo-gestation',
      sheep: 'sheep-gestation',
      goat: 'goat-gestation',
      swine: 'swine-gestation',
      llama: 'llama-gestation',
      alpaca: 'alpaca-gestation',
    },
    sources: ['ownBirthTable'],
  },
  newborn: {
    first:
      'Not breathing: tear the bag from the nose, wipe the mouth, rub the chest hard with a dry towel, head down, and have someone call a veterinarian.',
    do: 'Then dry and warm: against your skin, or by a covered warm bottle. A calf, foal or lamb: sit it on its breastbone.',
    dont: 'Do not swing it. Do not feed a cold newborn: warm it first, slowly.',
    pages: {
      dog: 'dog-pregnancy',
      cat: 'cat-pregnancy',
      cow: 'cow-gestation',
      sheep: 'sheep-gestation',
      goat: 'goat-gestation',
      horse: 'horse-gestation',
      swine: 'swine-gestation',
      rabbit: 'rabbit-gestation',
    },
    sources: ['illinoisNeonate', 'bvnaNeonate'],
  },
  seizure: {
    first: 'Look at the clock: longer than 5 minutes, or a second one the same day: go now.',
    do: 'Clear the space, darken the room, keep it from falling. Film it. After the first fit of its life call a veterinarian today, even if it is well.',
    dont: 'Do not put anything or your hands in its mouth. Do not hold it down.',
    ask: 'Could it have eaten something? Say so on the telephone.',
    sources: ['seizureOmaha', 'seizurePetergency'],
  },
  collapse: {
    first: 'Collapse, white or gray gums or an animal that will not wake: go now, call on the way.',
    do: 'Lay it on its side with the neck straight. Keep it warm. Note when it began.',
    dont: 'Do not give food, water or sugar by mouth.',
    sources: ['vpisOwner', 'merckEmerg'],
  },
  bleeding: {
    first: 'Press a clean cloth on the wound, hard and without looking, and go while someone presses.',
    do: 'If it soaks through, lay a second cloth on top. Bleeding from nose, mouth or in urine: go as well.',
    dont: 'Do not use a tourniquet. Do not pull out anything that sticks in the wound.',
    lesser: 'A torn claw that stops with pressing: call today.',
    sources: ['firstAidBartels', 'firstAidLakeAnna'],
  },
  'road-accident': {
    first: 'Hit by a car or fallen from a height: it must be seen now, even if it gets up and walks.',
    do: 'Keep your own hands and head safe. Slide it onto a board, blanket or coat and keep it lying still and warm.',
    dont: 'Do not give food, water or pain pills. Do not straighten a leg.',
    sources: ['firstAidVisiting', 'merckEmerg'],
  },
  choking: {
    first: 'If it cannot draw breath, act now: look into the mouth and take out only what you can see and grasp.',
    do: 'If you see nothing, lift a small animal’s hind legs, or give four or five firm blows between the shoulder blades. Then drive, even if it is out.',
    dont: 'Do not push a finger down blindly. A dog that coughs hard still gets air: keep it calm and go.',
    sources: ['firstAidLakeAnna'],
  },
  heatstroke: {
    first:
      'Cool first, then drive: pour water that is cooler than the animal all over it, in moving air, and call while you do it.',
    do: 'Shade, water over the whole body, a fan or open windows. A young, healthy dog may stand or lie in cold water. Keep cooling on the way.',
    dont: 'Wet towels laid over it cool poorly: pour. Do not force it to drink. Do not stop because it seems better: it still has to be seen.',
    sources: ['rvcHeat', 'rvcHeatPat'],
  },
  eye: {
    first:
      'An eye that bulges, bleeds, turned cloudy or is held shut can be lost within hours: see a veterinarian now.',
    do: 'Cover a bulging eye with a cloth wet with clean water. Keep it from rubbing.',
    dont: 'Do not use any drops or ointment, not even left-over ones for animals. Do not push an eye back.',
    sources: ['petfulEye', 'bristolEye'],
  },
  paralysis: {
    first: 'Legs that suddenly do not carry it: go now. In a cat with cold, painful hind legs it may be a blood clot.',
    do: 'Carry it on a board or in a box, without bending the back.',
    dont: 'Do not test the legs. Do not give pain pills.',
    sources: ['firstvetLegs', 'hiddenValley'],
  },
  burn: {
    first: 'Cool the burn with running cool water for several minutes, then go now.',
    do: 'Electric cable: switch off the current first, then touch. Chemical on fur or eye: rinse with much lukewarm water.',
    dont: 'Do not use ice, butter or cream. Do not wait because it looks small: mouth burns swell later.',
    sources: ['firstAidBartels', 'merckEmerg'],
  },
  'broken-leg': {
    first: 'A leg that hangs, points the wrong way or shows bone: go now. Not standing on a leg: call now.',
    do: 'Carry it lying down. Cover an open wound with a clean cloth.',
    dont: 'Do not splint or straighten it. Do not give pain pills.',
    sources: ['firstAidVisiting', 'merckEmerg'],
  },
  'bite-wound': {
    first: 'Bite holes look small and go deep: call now, today at the latest.',
    do: 'Rinse with clean water. Chest, belly, neck or any small animal bitten by a dog: go now.',
    dont: 'Do not close the wound, and use no peroxide, alcohol or cream. A snake bite: go to the list of poisons.',
    sources: ['firstAidBartels', 'merckEmerg'],
  },
  allergy: {
    first: 'A face that swells: call now. With weakness, vomiting or trouble breathing: go now.',
    do: 'Look for a sting in the mouth. Keep it calm.',
    dont: 'Do not give an allergy pill before a veterinarian has said which and how much.',
    sources: ['merckEmerg'],
  },
  vomiting: {
    first: 'Vomiting again and again, blood, or a dull animal: call now. A puppy or kitten dries out within hours.',
    do: 'Say how often, since when, what it looks like, and what it may have eaten.',
    dont: 'Do not give human stomach medicine. Do not keep water away for long.',
    ask: 'Could it have eaten something? Look at the list as well.',
    sources: ['merckEmerg'],
  },
  'womb-infection': {
    first:
      'An unspayed female that is dull, drinks much or has discharge in the weeks after heat may have pus in the womb: call now.',
    do: 'Say when her last heat was. Pregnant or just given birth: open the birth page.',
    dont: 'Do not wait for the discharge: a closed womb shows none.',
    sources: ['oasisPyo', 'westfieldPyo'],
  },
  'cat-not-eating': {
    first: 'A cat that has eaten nothing for 24 hours must be seen today; a fat cat sooner.',
    do: 'Say when it last ate, drank, passed urine and droppings.',
    dont: 'Do not force food into its mouth.',
    sooner: 'A kitten, or a cat that also hides, vomits or is yellow: call now.',
    sources: ['housecallsCat'],
  },
  'rabbit-not-eating': {
    first: 'A rabbit or guinea pig that stops eating or passing droppings can die within hours: call now and go.',
    do: 'Keep it warm in its carrier with hay and its friend. Say when it last ate and passed droppings.',
    dont: 'Do not wait until tomorrow. Do not force food into a swollen belly.',
    sources: ['cohrsStasis', 'mayneStasis', 'rwaf'],
  },
  'cold-wet': {
    first: 'Dry it, wrap it, warm it slowly, and go now: lungs can fail hours after water.',
    do: 'Warm the room and the blanket. Hold a small animal under your jacket.',
    dont: 'Do not use a hot bottle on bare skin or a hair dryer close up. Do not rub cold feet.',
    sources: ['merckEmerg'],
  },
  'horse-colic': {
    first: 'Colic: call your veterinarian now. Take all feed away.',
    do: 'Watch droppings, sweat and gums. Walk it only if it keeps trying to roll, and only if you are safe. Donkeys show little: a dull one that does not eat is ill.',
    dont: 'Do not give any medicine or paste before the veterinarian has spoken: it hides the signs. Do not drench. Do not assume it is over because it passed droppings.',
    sources: ['hsvgColic', 'theHorseColic', 'aaepColic'],
  },
  'horse-down': {
    first:
      'A horse that cannot rise or put weight on a leg: call a veterinarian to it now, and stay at its head, out of reach of the legs.',
    do: 'Cover it. Clear the box. A wound near a joint or tendon is an emergency even when small. Hot feet and a pounding pulse above the hoof: it is laminitis, do not make it walk.',
    dont: 'Do not tie it. Do not pull it by head or tail. Do not give painkillers first.',
    sources: ['merckEmerg'],
  },
  'horse-choke': {
    first:
      'Food and slime from the nose is choke: take away all feed and water and call now. The horse can still breathe.',
    do: 'Keep it quiet with the head low. Say what it ate.',
    dont: 'Do not push a hose or oil down. Do not let it drink.',
    sources: ['keswickChoke', 'midriversChoke'],
  },
  'cow-down': {
    first: 'A cow down around calving may have milk fever and can die within hours: call a veterinarian now.',
    do: 'Prop her up on her breastbone with straw bales, never flat on her side. Say when she calved. Staggering or fits on lush grass: staggers, call at once and keep away from her.',
    dont: 'Do not give anything by mouth. Do not drag her. Do not get calcium into a vein without a veterinarian.',
    sources: ['dairyherdMilk', 'ifjMilk'],
  },
  'ruminant-bloat': {
    first: 'A belly blown up on the left with fast breathing can kill within an hour: call a veterinarian now.',
    do: 'Get it up, front end uphill, walking if it can. Move the others off the pasture or feed.',
    dont: 'Do not stab the belly on your own unless a veterinarian on the telephone tells you to, because it is dying. Do not drench an animal that cannot swallow.',
    sources: ['ozarkBloat', 'farmgridBloat'],
  },
  prolapse: {
    first: 'The womb hangs out: call a veterinarian now and do not move her.',
    do: 'Keep her calm where she is. Cover it with a clean wet cloth or sheet and keep it off the ground.',
    dont: 'Do not push it back with force, pull it, or walk her to the yard: an artery can tear.',
    sources: ['dairyherdProlapse', 'ifjProlapse'],
  },
  'ewe-doe-down': {
    first: 'A pregnant ewe or doe that is dull, blind, down or not eating in the last six weeks is dying: call now.',
    do: 'Keep her warm and on her breastbone. Say the day of pregnancy and how many she carries.',
    dont: 'Do not wait for the lambs. A sheep stuck on its back: turn it over and hold it until it stands.',
    sources: ['ownBirthTable'],
  },
  'pig-ill': {
    first:
      'A pig that is down, pants or does not eat: call now. Pigs cannot sweat: in heat, wet it and make shade first.',
    do: 'Wet the skin with cool water, move air. A hard, hot udder and no milk after farrowing: call the same day.',
    dont: 'Do not drive it about in the heat.',
    sources: ['ownBirthTable', 'pigHeat'],
  },
  scours: {
    first: 'A young farm animal with diarrhea dries out within hours: call now.',
    do: 'Keep it dry and warm, say its age and whether it still drinks. Flat, cold or not drinking: emergency.',
    dont: 'Do not stop its milk on your own. Do not give left-over antibiotics.',
    sources: ['merckEmerg'],
  },
};
