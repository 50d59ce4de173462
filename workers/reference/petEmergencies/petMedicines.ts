/** Medicines for pets, horses and cattle. */
import type { PetEmergencyRow } from './row.ts';

export const PET_MEDICINES = [
  {
    id: 'pet-nsaid',
    group: 'petMedicines',
    name: 'Carprofen, meloxicam and other pet pain medicines',
    synonyms:
      'rimadyl, carprofen, metacam, meloxicam, deracoxib, deramaxx, firocoxib, previcox, galliprant, chewables, too much metacam',
    urgency: { dog: 'callNow', cat: 'emergency' },
    doses: { dog: 'pet-medicine-overdose', cat: 'pet-medicine-overdose' },
  },
  {
    id: 'flea-chews',
    group: 'petMedicines',
    name: 'Flea and tick chews',
    synonyms:
      'nexgard, bravecto, simparica, simparica trio, credelio, frontpro, flea chew, flea tablet, tick tablet, afoxolaner, fluralaner, sarolaner, lotilaner, isoxazoline',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'wormers',
    group: 'petMedicines',
    name: 'Heartworm and worming tablets',
    synonyms:
      'heartgard, heartguard, interceptor, milbemax, milpro, drontal, panacur, worming tablet, wormer, dewormer, worm tablet, sentinel, tri-heart, revolution, stronghold, advocate, praziquantel, fenbendazole, milbemycin',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'horse-wormer',
    group: 'petMedicines',
    name: 'Horse or cattle wormer, ivermectin',
    synonyms:
      'ivermectin, horse wormer, horse dewormer, horse paste, eqvalan, equest, zimecterin, moxidectin, quest gel, durvect, panomec, ivomec, cattle pour on, sheep drench, wormer, dewormer',
    urgency: { dog: 'emergency', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'itch-tablets',
    group: 'petMedicines',
    name: 'Itch tablets for pets',
    synonyms: 'apoquel, oclacitinib, atopica, zenrelia, itch tablet, allergy tablet for dogs',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'joint-supplement',
    group: 'petMedicines',
    name: 'Joint supplements',
    synonyms:
      'glucosamine, chondroitin, cosequin, dasuquin, yumove, joint chew, hip and joint, joint supplement, green lipped mussel',
    urgency: { dog: 'callNow', cat: 'callNow' },
    doses: {},
  },
  {
    id: 'epilepsy-pills',
    group: 'petMedicines',
    name: 'Epilepsy medicines',
    synonyms:
      'phenobarbital, phenobarbitone, epiphen, pexion, keppra, levetiracetam, potassium bromide, epilepsy tablets, lamotrigine, lamictal',
    urgency: { dog: 'callNow', cat: 'emergency' },
    doses: {},
  },
  {
    id: 'pet-heart-pills',
    group: 'petMedicines',
    name: 'Heart tablets for pets',
    synonyms: 'vetmedin, pimobendan, fortekor, benazepril, cardisure, heart chews dog',
    urgency: { dog: 'callNow', cat: 'emergency' },
    doses: {},
  },
] as const satisfies readonly PetEmergencyRow[];
