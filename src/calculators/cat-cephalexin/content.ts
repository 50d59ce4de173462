import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Cat Cephalexin Calculator',
  description:
    'Cephalexin prescribed for a cat: the published range for its weight, and whether a product can be measured for it.',
  purpose: 'range of a prescribed dose',
  back: { to: 'biology/cat-health' },
  keywords: [
    'cat cephalexin',
    'cefalexin for cats',
    'feline antibiotic',
    'cephalexin liquid',
    'extra-label use',
    'beta-lactam allergy',
  ],
  introduction: [
    'For owners whose veterinarian has prescribed cephalexin for this cat: here the weight of the cat and the strength of the product are set against the published range, to see whether that product can be measured at all. For reading a prescription with understanding, not for writing one.',
  ],
  guide: [
    {
      title: 'Liquid or tablet first',
      text: [
        'Weigh the cat, which in the example comes to 5 kg, and choose the form that was dispensed. Shake a suspension before measuring and use the syringe that came with it, not a kitchen spoon.',
      ],
    },
    {
      title: 'Weight times range, divided by strength',
      text: [
        'The two ends per kilogram come from British and European tablets for dogs and cats and from the antimicrobial guide of Ohio State University. The upper end for your cat is divided by the strength and cut down to a whole capsule, half a tablet or a tenth of a milliliter.',
      ],
    },
    {
      title: 'What the two ends tell',
      text: [
        'A prescription between the two ends agrees with the sources named. One outside them is a question for your veterinarian, who may know something about the kidneys or the germ that no page does.',
      ],
    },
  ],
  faq: [
    {
      question: 'Is there a label for cats?',
      answer:
        'In the United Kingdom and the European Union there are tablets for dogs and cats. In the United States the use in cats is extra-label, so the line for the label says none.',
    },
    {
      question: 'Why can large capsules not be chosen for a small cat?',
      answer:
        'They can be chosen, but a whole capsule may exceed the range, and a capsule has no halves. The result then shows no amount and asks you to speak to the veterinarian about another strength.',
    },
    {
      question: 'My cat refuses the liquid. May I change to tablets myself?',
      answer: 'Ask first. Another form has another strength, and the number of milliliters or tablets changes with it.',
    },
    {
      question: 'One dose was missed. What does the page say to that?',
      answer:
        'Nothing, because the answer depends on the infection and on the hour. Call the practice and do not double the next one on your own.',
    },
    {
      question: 'Can the dog’s prescription serve the cat too?',
      answer:
        'No. It was written for another animal, another weight and another infection, and a veterinarian has to examine the cat before any antibiotic.',
    },
  ],
  notes: [
    'Cats under 1 kg or over 12 kg are outside what is shown.',
    'An allergy to penicillin or to another cephalosporin rules it out; tell the practice about earlier reactions.',
    'With kidney disease the amount has to be adjusted by the veterinarian.',
    'Keep it away from rabbits, guinea pigs and hamsters, for which it must never be used.',
    'An antibiotic from an earlier illness is no start for a new one.',
  ],
} satisfies CalculatorContent;
