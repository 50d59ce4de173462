import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Dog Metacam Calculator',
  description:
    'The labeled ceiling of meloxicam for a dog in milliliters of either suspension, to check a prescription with a veterinarian.',
  purpose: 'ceiling of a prescribed dose',
  back: { to: 'biology', label: 'Back to Biology Calculators' },
  keywords: [
    'dog metacam',
    'meloxicam for dogs',
    'metacam volume',
    'meloxicam oral suspension',
    'NSAID for dogs',
    'metacam syringe',
    'dog arthritis pain',
  ],
  introduction: [
    'Your veterinarian has prescribed meloxicam for your dog, and you want to check the volume on the clinic’s label. Enter weight, day and strength of the suspension and see the most that the United States label allows, rounded down. It replaces neither a prescription nor a call.',
  ],
  guide: [
    {
      title: 'The bottle in your hand',
      text: [
        'Read the strength off the bottle itself: one suspension is three times as strong as the other, so a volume meant for one is wrong for the other. Weigh the dog, choose the unit, and tick the boxes only after reading what stands beside them.',
      ],
    },
    {
      title: 'From weight to volume',
      text: [
        'The weight is multiplied by the labeled milligrams per kilogram: more on the first day, once, and less from then on. Those milligrams divided by the strength make the volume, and everything is cut off downward at two decimals.',
      ],
    },
    {
      title: 'Compare, then ask',
      text: [
        'The example is a dog of 12.5 kg after the first day. Hold the result against the clinic’s label: if the label names more, ring the clinic before the next dose, and if it names less, keep to the label.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why must I tick two boxes before anything is shown?',
      answer:
        'Dogs with one of the listed conditions may not be allowed meloxicam at all, whatever they weigh. Only a veterinarian who has examined the dog can rule them out. Until both boxes are ticked the page holds back every amount.',
    },
    {
      question: 'Which signs mean that I should stop and call?',
      answer:
        'Vomiting, black stool, not eating, and drinking more than usual. Stop the medicine and call at once, at night an emergency clinic.',
    },
    {
      question: 'Can my dog have aspirin, carprofen or a steroid at the same time?',
      answer:
        'No. Meloxicam is never combined with another NSAID or with a corticosteroid. Tell the clinic about everything the dog has had lately, leftovers from earlier illnesses included.',
    },
    {
      question: 'Why is the stronger suspension not shown for a very small dog?',
      answer:
        'The product label says that the 1.5 mg/mL strength must not be measured for dogs under 5 lb, which is 2.3 kg. Ask your veterinarian what to use instead.',
    },
    {
      question: 'May I use the dog’s bottle for the cat?',
      answer:
        'Never. In cats repeated meloxicam has been associated with acute kidney failure and death, and the stronger suspension is not made for them. A cat needs an examination and a prescription of its own.',
    },
    {
      question: 'My dog got hold of the bottle. What now?',
      answer:
        'Call your veterinarian or an animal poison helpline at once, and do not wait for signs. The page “My Pet Swallowed Medicine” works out the figures that they ask for.',
    },
  ],
  notes: [
    'Dogs under 6 months, and bitches that are pregnant, nursing or used for breeding, are outside what the label was tested on.',
    'With kidney, liver, heart or bleeding disease, or a dehydrated dog, call the clinic before any dose.',
    'Xylitol is among the inactive ingredients of some suspensions, so that a larger volume is a danger of its own.',
    'Tablets, injections and products for people are other products, and no figure here can be carried over to them.',
    'How long a treatment lasts is for your veterinarian to say; nothing on this page is a course.',
    'Below 1 kg and above 100 kg no amount appears.',
  ],
} satisfies CalculatorContent;
