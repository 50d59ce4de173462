/**
 * Medicines that pets swallow, and how urgent each is regardless of the amount. Amounts can only raise the urgency:
 * thresholds in circulation come from unpublished case files, and ulcers occur far below them with repeated doses,
 * kidney disease, age or a second drug.
 */
import type { PetSpecies } from './plausibleWeights.ts';
import type { PoisonUrgency } from './poisoning.ts';
import type { SourceKey } from './sources.ts';

interface MedicineRow {
  /** Option label, with names that owners know. */
  readonly name: string;
  /** Form used within a sentence. */
  readonly spoken: string;
  readonly urgency: Readonly<Record<PetSpecies, PoisonUrgency>>;
  /** mg per kg of body weight from which it is an emergency for a dog too. Absent: the amount changes nothing. */
  readonly emergencyFromMgPerKg?: number;
  readonly sources: readonly SourceKey[];
}

export const OVERDOSE_MEDICINES = {
  diphenhydramine: {
    name: 'Diphenhydramine (Benadryl)',
    spoken: 'diphenhydramine',
    urgency: { dog: 'callNow', cat: 'callNow' },
    sources: ['worth2016'],
  },
  meloxicam: {
    name: 'Meloxicam (Metacam)',
    spoken: 'meloxicam',
    urgency: { dog: 'callNow', cat: 'emergency' },
    // Repeated doses of 0.3 and 0.5 mg/kg made dogs ill.
    emergencyFromMgPerKg: 0.5,
    sources: ['merckPrescriptionNsaids'],
  },
  carprofen: {
    name: 'Carprofen (Rimadyl)',
    spoken: 'carprofen',
    urgency: { dog: 'callNow', cat: 'emergency' },
    sources: ['merckPrescriptionNsaids'],
  },
  ibuprofen: {
    name: 'Ibuprofen (Advil, Motrin)',
    spoken: 'ibuprofen',
    urgency: { dog: 'emergency', cat: 'emergency' },
    sources: ['merckAnalgesics'],
  },
  naproxen: {
    name: 'Naproxen (Aleve)',
    spoken: 'naproxen',
    urgency: { dog: 'emergency', cat: 'emergency' },
    sources: ['merckAnalgesics'],
  },
  aspirin: {
    name: 'Aspirin',
    spoken: 'aspirin',
    urgency: { dog: 'callNow', cat: 'emergency' },
    sources: ['merckAnalgesics'],
  },
  acetaminophen: {
    name: 'Acetaminophen or paracetamol (Tylenol)',
    spoken: 'acetaminophen (paracetamol)',
    urgency: { dog: 'emergency', cat: 'emergency' },
    sources: ['merckHumanAnalgesics'],
  },
  other: {
    name: 'Another medicine',
    spoken: 'another medicine',
    urgency: { dog: 'callNow', cat: 'callNow' },
    sources: [],
  },
} as const satisfies Readonly<Record<string, MedicineRow>>;

export type OverdoseMedicine = keyof typeof OVERDOSE_MEDICINES;
