import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Dog Cephalexin Calculator',
  description:
    'Cephalexin prescribed for a dog: the published range for its weight, and what a capsule, tablet or liquid makes of it.',
  purpose: 'range of a prescribed dose',
  back: { to: 'biology' },
  keywords: [
    'dog cephalexin',
    'cefalexin',
    'antibiotic for dogs',
    'pyoderma',
    'capsules and chewable tablets',
    'oral suspension',
    'prescription',
  ],
  introduction: [
    'For owners whose veterinarian has prescribed cephalexin for this dog, and who want to understand the label: enter weight and product to see the published range, the dose of the United States label beside it, and how many capsules, half tablets or milliliters stay within it.',
  ],
  guide: [
    {
      title: 'Copy it from the label',
      text: [
        'Enter the weight in the unit you pick, 20 with kilograms in the example, and choose the strength printed on the label. If the product on your label is not in the menu, do not choose a similar one; ask.',
      ],
    },
    {
      title: 'Three sources in one range',
      text: [
        'The lower end is that of British and European tablets, the upper end is twice as much, which those texts allow and the antimicrobial guide of Ohio State University reaches too. The label of the United States lies in between and is shown on a line of its own.',
      ],
    },
    {
      title: 'Compare with the prescription',
      text: [
        'Your veterinarian’s number is the one that counts. If it lies outside the range shown, ask why before the next dose: there may be a reason, such as the kind of infection or the kidneys, or a slip of the pen.',
      ],
    },
  ],
  faq: [
    {
      question: 'My label says something else than this page. Which is right?',
      answer:
        'The label, until your veterinarian says otherwise. Call and ask, and have the label, the weight and the printed result at hand.',
    },
    {
      question: 'Some capsules are left from last time. Can I use them?',
      answer:
        'No. Leftover antibiotics are too few, may be out of date and may miss the germ; a new infection needs a new examination.',
    },
    {
      question: 'The skin looks healed. Can I stop?',
      answer:
        'Not without your veterinarian. An antibiotic that ends early lets the hardiest bacteria survive, and how long it lasts is decided by the one who prescribed it.',
    },
    {
      question: 'My dog is allergic to penicillin. Does that matter?',
      answer:
        'Yes. Cephalexin belongs to the same large group, the beta-lactams, and an allergy to one of them is on the list that stops the calculation. Tell your veterinarian before the first capsule.',
    },
    {
      question: 'Why does a capsule count whole and a tablet in halves?',
      answer:
        'A capsule cannot be divided into known parts. A chewable tablet can be halved, and a liquid is measured in tenths of a milliliter with a syringe.',
    },
    {
      question: 'Can rabbits or guinea pigs in the house share it?',
      answer:
        'Never. Cephalexin must not be used for rabbits, guinea pigs, hamsters and other small herbivores, whatever the amount.',
    },
  ],
  notes: [
    'Nothing is shown for a dog lighter than 1 kg or heavier than 100 kg.',
    'Kidney disease changes the amount; only a veterinarian who knows the blood values can adjust it.',
    'Pregnancy and nursing need the veterinarian’s explicit agreement.',
    'Some guides go higher for skin infections; that upper part is left out here.',
    'The page says nothing about how long a treatment lasts, on purpose.',
  ],
} satisfies CalculatorContent;
