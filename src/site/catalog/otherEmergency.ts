/** Recognizes an emergency that is not a poisoning, in its owner's words. */
import { EMERGENCY_KINDS, type EmergencyKind } from './emergencyKinds.ts';
import { isAnimalWord, isSmallWord, isUrgent } from './petQuestion.ts';
import { patternWords, wordsMeeting } from './wordPattern.ts';

/** Signs of any illness that are on no row. */
const SIGNS: EmergencyKind = { id: 'signs', patterns: [], mayBePoison: true };

/**
 * @returns the most urgent kind that is meant; null for none. Without an animal a pattern has to be all that the text says: 'burn
 * area' is a calculation, 'heatstroke' an emergency
 */
export function otherEmergency(text: string): EmergencyKind | null {
  const words = patternWords(text);
  const isAnimal = words.some(isAnimalWord);
  const isMeant = (pattern: string): boolean => {
    const met = wordsMeeting(pattern, words);
    return met !== null && (isAnimal || words.every((word, index) => met.has(index) || isSmallWord(word)));
  };
  const kind = EMERGENCY_KINDS.find(({ patterns }) => patterns.some(isMeant));
  return kind ?? (isAnimal && isUrgent(text) ? SIGNS : null);
}
