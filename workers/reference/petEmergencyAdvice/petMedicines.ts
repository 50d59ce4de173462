/** What to do about medicines for pets, horses and cattle. */
import type { PetEmergencyAdvice } from './advice.ts';

export const PET_MEDICINES = {
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
  'flea-chews': {
    why: 'Too many at once can cause tremors or seizures, above all in an animal that has had a fit before.',
    do: 'Count the chews that are left. Call now, and say whether it has ever had a fit.',
    dont: 'Do not throw the box away: the name and strength decide.',
    sources: ['fdaIsox', 'nvic2017', 'aspca2024'],
  },
  wormers: {
    why: 'Whole boxes are eaten because they taste good. Collies and other herding dogs can be very sensitive.',
    do: 'Say the brand, how many and the breed. Call now.',
    dont: 'Do not wait for staggering.',
    sources: ['aspca2024', 'wsuMdr1'],
  },
  'horse-wormer': {
    why: 'A lick of paste or droppings of a treated horse can blind, stun and kill; herding dogs need very little.',
    do: 'Go now and call on the way. Say the breed and bring the tube.',
    dont: 'Do not wait for wobbling: it can come hours later.',
    sources: ['msuIvermectin', 'wsuMdr1'],
  },
  'itch-tablets': {
    why: 'Chewable tablets are eaten by the bottle.',
    do: 'Count what is left and call now.',
    dont: 'Do not wait for signs.',
    sources: ['aspca2024', 'pph'],
  },
  'joint-supplement': {
    why: 'A whole bottle gives diarrhea and may harm the liver; some hold vitamin D or xylitol.',
    do: 'Count what is missing and call now.',
    dont: 'Do not think that it is only a vitamin.',
    sources: ['pph2013', 'aspca2024'],
  },
  'epilepsy-pills': {
    why: 'No source has been opened for this yet: call and ask.',
    do: 'Go now and call on the way.',
    dont: 'Do not skip or double the next dose on your own.',
    only: {
      dog: {
        why: 'No source has been opened for this yet: call and ask.',
        do: 'Call now. Staggering or deep sleep: go now.',
        dont: 'Do not skip or double the next dose on your own.',
      },
    },
    sources: ['pph'],
  },
  'pet-heart-pills': {
    why: 'Tasty tablets; the heart races and the blood pressure falls.',
    do: 'Go now and call on the way.',
    dont: 'Do not give the next dose.',
    only: {
      dog: {
        why: 'Tasty tablets; the heart races and the blood pressure falls.',
        do: 'Call now. Weakness or a racing heart: go now.',
        dont: 'Do not give the next dose.',
      },
    },
    sources: ['nvic2017', 'pph'],
  },
} as const satisfies Readonly<Record<string, PetEmergencyAdvice>>;
