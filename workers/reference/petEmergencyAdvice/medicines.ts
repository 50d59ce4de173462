/** What to do about medicines of people and pets. */
import type { PetEmergencyAdvice } from './advice.ts';

export const MEDICINES = {
  'ibuprofen-naproxen': {
    why: 'Human pain relievers cause bleeding ulcers and kidney failure. One tablet can be enough for a cat or a small dog. Naproxen is stronger and lasts longer.',
    do: 'Go now and call on the way. Take the package and count the tablets.',
    dont: 'Do not give food, milk or an antacid to settle the stomach.',
    sources: ['merckAnalgesics'],
  },
  aspirin: {
    why: 'Aspirin can cause ulcers, bleeding and seizures. Cats clear it very slowly.',
    do: 'Go now and call on the way, with the strength and the number of tablets.',
    dont: 'Do not give a second pain medicine.',
    only: {
      dog: {
        why: 'Aspirin can cause ulcers, bleeding and seizures.',
        do: 'Call now with the strength and the number of tablets.',
        dont: 'Do not give a second pain medicine.',
      },
    },
    sources: ['merckAnalgesics'],
  },
  'pet-nsaid': {
    why: 'Too much of a pet pain medicine can injure the stomach and the kidneys. Flavored tablets are often eaten by the bottle.',
    do: 'Go now and call on the way, with the strength and the number missing.',
    dont: 'Do not give the next dose until a veterinarian says so.',
    only: {
      dog: {
        why: 'Too much of a pet pain medicine can injure the stomach and the kidneys. Flavored tablets are often eaten by the bottle.',
        do: 'Call now with the strength and the number missing. A whole bottle is an emergency.',
        dont: 'Do not give the next dose until a veterinarian says so.',
      },
    },
    sources: ['merckPrescriptionNsaids'],
  },
  acetaminophen: {
    why: 'One tablet can kill a cat: its blood can no longer carry oxygen. In dogs it destroys the liver.',
    do: 'Go now and call on the way. Brown or gray gums, a swollen face or fast breathing mean minutes count.',
    dont: 'Do not give another dose of anything.',
    sources: ['merckAnalgesics'],
  },
  antihistamine: {
    why: 'Too much causes a racing heart, restlessness, tremors or deep sleep. Products ending in -D hold a decongestant, which is far more dangerous.',
    do: 'Read the package for a second ingredient. Call now.',
    dont: 'Do not try to make your pet sleep it off.',
    sources: ['worth2016', 'merckHumanDrugs'],
  },
  decongestant: {
    why: 'Small amounts can cause a dangerously fast heart, high blood pressure and seizures.',
    do: 'Go now and call on the way. Take the package.',
    dont: 'Do not wait for signs.',
    sources: ['merckHumanDrugs', 'pph'],
  },
  adhd: {
    why: 'They cause severe restlessness, overheating, a racing heart and seizures.',
    do: 'Go now and call on the way. Keep your pet in a dark, quiet place during the drive.',
    dont: 'Do not exercise or hold down an agitated animal more than needed.',
    sources: ['merckHumanDrugs', 'pph'],
  },
  antidepressant: {
    why: 'They can cause agitation, tremors, a high temperature and seizures. Cats like the taste of some capsules.',
    do: 'Call now with the name, the strength and the number missing.',
    dont: 'Do not wait to see how your pet reacts.',
    sources: ['merckHumanDrugs', 'pph'],
  },
  'heart-pills': {
    why: 'Some of them drop the heart rate and blood pressure for many hours. A few tablets can kill.',
    do: 'Go now and call on the way. Take the package.',
    dont: 'Do not wait for weakness. It can come late with slow-release tablets.',
    sources: ['merckHumanDrugs', 'pph'],
  },
  opioid: {
    why: 'They slow the breathing. A chewed patch can release days of medicine at once.',
    do: 'Go now and call on the way. Say honestly what it was: veterinarians need it to help.',
    dont: 'Do not leave your pet alone.',
    sources: ['merckHumanDrugs', 'pph'],
  },
  'sleep-anxiety-pills': {
    why: 'Muscle relaxants such as baclofen can stop the breathing. Sleeping pills may excite instead of calm.',
    do: 'Go now and call on the way.',
    dont: 'Do not let your pet sleep it off unseen.',
    note: 'Gabapentin liquid may hold xylitol.',
    sources: ['merckHumanDrugs', 'pph'],
  },
  'diabetes-thyroid': {
    why: 'Insulin and some diabetes tablets drop the blood sugar for hours to a day.',
    do: 'Go now and call on the way, for thyroid tablets as well.',
    dont: 'Do not put food or sugar into the mouth of an animal that cannot swallow.',
    sources: ['merckHumanDrugs'],
  },
  'skin-creams': {
    why: 'A lick of fluorouracil cream or of minoxidil can kill a pet. Psoriasis cream is strong vitamin D.',
    do: 'Go now and call on the way. Take the tube. Cover the treated skin.',
    dont: 'Do not let other pets lick it off.',
    sources: ['merckHumanDrugs', 'pph'],
  },
  inhaler: {
    why: 'A punctured inhaler delivers a whole canister at once. The heart can race dangerously.',
    do: 'Go straight to a veterinarian.',
    dont: 'Do not wait for a call back.',
    sources: ['vpisOwner', 'merckHumanDrugs'],
  },
  'vitamin-d-iron': {
    why: 'Vitamin D raises the calcium in the blood and ruins the kidneys over days. Iron burns the gut. Gummies may hold xylitol.',
    do: 'Call now with the label in your hand.',
    dont: 'Do not wait: signs can take two days.',
    sources: ['merckHumanDrugs', 'pph'],
  },
} as const satisfies Readonly<Record<string, PetEmergencyAdvice>>;
