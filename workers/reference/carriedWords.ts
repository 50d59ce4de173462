/**
 * What the guide to pet emergencies fills in on a page for a dose: the animal and the substance, and nothing else. Never a confirmation, a
 * weight, an amount, a strength, a count or a prescribed dose.
 */
import type { AlliumForm } from './allium.ts';
import type { GrapeFruit } from './grapeRaisin.ts';
import type { OverdoseMedicine } from './medicineOverdose.ts';
import type { XylitolProduct } from './xylitol.ts';

/** The inputs that are filled in, by page. */
export const CARRIED_INPUTS = {
  'pet-medicine-overdose': ['species', 'medicine'],
  'dog-raisin-toxicity': ['fruit'],
  'dog-onion-toxicity': ['form'],
  'dog-xylitol-toxicity': ['product'],
} as const;

interface CarriedWords {
  readonly medicine: Readonly<Record<string, OverdoseMedicine>>;
  readonly fruit: Readonly<Record<string, GrapeFruit>>;
  readonly form: Readonly<Record<string, AlliumForm>>;
  readonly product: Readonly<Record<string, XylitolProduct>>;
}

/** What an owner's word selects. A text that names two of them selects none. */
export const CARRIED_WORDS: CarriedWords = {
  medicine: {
    benadryl: 'diphenhydramine',
    diphenhydramine: 'diphenhydramine',
    advil: 'ibuprofen',
    motrin: 'ibuprofen',
    nurofen: 'ibuprofen',
    ibuprofen: 'ibuprofen',
    aleve: 'naproxen',
    naproxen: 'naproxen',
    naprosyn: 'naproxen',
    aspirin: 'aspirin',
    bayer: 'aspirin',
    disprin: 'aspirin',
    tylenol: 'acetaminophen',
    paracetamol: 'acetaminophen',
    panadol: 'acetaminophen',
    calpol: 'acetaminophen',
    rimadyl: 'carprofen',
    carprofen: 'carprofen',
    metacam: 'meloxicam',
    meloxicam: 'meloxicam',
  },
  fruit: { grape: 'grape', raisin: 'raisin', sultana: 'raisin' },
  form: { 'onion powder': 'onionPowder', garlic: 'garlic', 'garlic powder': 'garlicPowder', onion: 'rawOnion' },
  product: { gum: 'gum', mint: 'mint' },
};
