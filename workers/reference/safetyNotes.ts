/** Safety sentences, each written once for all the pages that show it. */
export const SAFETY_NOTES = {
  uncontrolledPain: 'Pain that is not controlled or trouble breathing needs a veterinarian now, whatever the total.',
  poisonBanner:
    'If your pet has eaten this or you are unsure, do not wait for signs. Call your veterinarian, the nearest emergency animal hospital or an animal poison helpline now, and keep the packaging at hand.',
  poisonDoNot:
    'Do not make your pet vomit, and do not give salt, milk, oil or charcoal, unless a veterinarian tells you to.',
  medicineBanner:
    'For information only. Ask your veterinarian before giving any medicine. Never change, repeat or extend a prescribed course on the basis of this page.',
  overdose:
    'If too much was given, or your pet is unwell after a dose, call your veterinarian or an animal poison helpline at once.',
} as const;
