/**
 * Medicines that pets swallow, and how urgent each is regardless of the amount. Amounts can only raise the urgency:
 * thresholds in circulation come from unpublished case files, and ulcers occur far below them with repeated doses,
 * kidney disease, age or a second drug.
 */
import type { PetSpecies } from './plausibleWeights.ts';
import type { PoisonUrgency } from './poisoning.ts';
import type { SourceKey } from './sources.ts';

export interface MedicineRow {
  /** Option label, with names that owners know. */
  readonly name: string;
  /** Form used within a sentence. */
  readonly spoken: string;
  readonly urgency: Readonly<Record<PetSpecies, PoisonUrgency>>;
  /** mg per kg of body weight from which it is an emergency for either animal. Absent: the amount changes nothing. */
  readonly emergencyFromMgPerKg?: number;
  /** mg in one tablet or mL below which grams may have been typed. Absent: such strengths are sold. */
  readonly strengthQuestionBelowMg?: number;
  readonly sources: readonly SourceKey[];
}

export const OVERDOSE_MEDICINES = {
  diphenhydramine: {
    name: 'Diphenhydramine (Benadryl)',
    spoken: 'diphenhydramine',
    urgency: { dog: 'callNow', cat: 'callNow' },
    // A house rule: less than half of the 67 mg/kg of the lowest severe single case that was read (Lagutchik et al., JVECC 1997,
    // abstract); severity rises with the dose.
    emergencyFromMgPerKg: 30,
    strengthQuestionBelowMg: 1,
    sources: ['worth2016'],
  },
  meloxicam: {
    name: 'Meloxicam (Metacam)',
    spoken: 'meloxicam',
    urgency: { dog: 'callNow', cat: 'emergency' },
    // Repeated doses of 0.3 and 0.5 mg/kg made dogs ill. A house rule between them.
    emergencyFromMgPerKg: 0.4,
    sources: ['merckPrescriptionNsaids'],
  },
  carprofen: {
    name: 'Carprofen (Rimadyl)',
    spoken: 'carprofen',
    urgency: { dog: 'callNow', cat: 'emergency' },
    strengthQuestionBelowMg: 5,
    sources: ['merckPrescriptionNsaids'],
  },
  ibuprofen: {
    name: 'Ibuprofen (Advil, Motrin)',
    spoken: 'ibuprofen',
    urgency: { dog: 'emergency', cat: 'emergency' },
    strengthQuestionBelowMg: 5,
    sources: ['merckAnalgesics'],
  },
  naproxen: {
    name: 'Naproxen (Aleve)',
    spoken: 'naproxen',
    urgency: { dog: 'emergency', cat: 'emergency' },
    strengthQuestionBelowMg: 5,
    sources: ['merckAnalgesics'],
  },
  aspirin: {
    name: 'Aspirin',
    spoken: 'aspirin',
    urgency: { dog: 'callNow', cat: 'emergency' },
    strengthQuestionBelowMg: 5,
    sources: ['merckAnalgesics'],
  },
  acetaminophen: {
    name: 'Acetaminophen or paracetamol (Tylenol)',
    spoken: 'acetaminophen (paracetamol)',
    urgency: { dog: 'emergency', cat: 'emergency' },
    strengthQuestionBelowMg: 5,
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
