import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Cat Benadryl Calculator',
  description: 'The upper limit of a veterinarian-approved diphenhydramine (Benadryl) dose for cats.',
  purpose: 'upper limit of a dose',
  back: { to: 'biology/cat-health' },
  keywords: [
    'cat benadryl',
    'diphenhydramine for cats',
    'feline antihistamine',
    'itchy cat',
    'liquid for cats',
    'approved by a vet',
  ],
  introduction: [
    'Where a veterinarian has approved diphenhydramine for this cat: the low part of the published range, and whether the product can be measured for so small an animal. Evidence in cats is weak.',
  ],
  guide: [
    {
      title: 'Small weights, exact scales',
      text: [
        'Weigh the cat in its carrier and subtract the carrier. At 4 kg, half a kilogram more or less already shifts the result by an eighth; choose kilograms or pounds yourself.',
      ],
    },
    {
      title: 'The low part of a weak range',
      text: [
        'Formulary entries on cats differ widely and rest on little research. Only their low part is multiplied by the weight, held under a ceiling of this page, and cut down to what a syringe or half a tablet can measure.',
      ],
    },
    {
      title: 'When no amount appears',
      text: [
        'Strong tablets often overshoot a cat: half of one would be more than the range holds. The result then names no amount and leaves the choice of another strength to your veterinarian.',
      ],
    },
  ],
  faq: [
    {
      question: 'Is diphenhydramine meant for cats?',
      answer:
        'A veterinarian decides that for the single cat. The range comes from formulary entries and not from a label or a guideline, which makes it the weakest of the ranges for this drug on the site.',
    },
    {
      question: 'Which liquid may be chosen here?',
      answer:
        'One with diphenhydramine alone, of the strength listed. Liquids with alcohol, xylitol, a decongestant or acetaminophen (paracetamol) are ruled out. So are products for the skin.',
    },
    {
      question: 'My cat drools or runs about after a dose. What now?',
      answer:
        'Call your veterinarian and say what was taken, how much and when. Sleepiness and excitement are both known, but tell a veterinarian at once if a cat is unwell after a medicine.',
    },
    {
      question: 'Can I use this for a cat that breathes hard or swells up?',
      answer:
        'No. Trouble breathing, a swollen face, or hives together with vomiting need a clinic without delay, with a call on the way.',
    },
    {
      question: 'Why is the unit of weight not filled in?',
      answer:
        'A pound taken for a kilogram more than doubles the result. With an animal this small there is nothing in reserve, so the choice is left open each time.',
    },
  ],
  notes: [
    'No cat under 1 kg or over 12 kg gets a figure.',
    'Kittens under 6 months, pregnant or nursing queens and cats with glaucoma, seizures, thyroid or heart disease or a urinary blockage are on the list to be confirmed.',
    'Sedatives, MAO inhibitors and a second antihistamine do not go together with it.',
    'The ceiling in milligrams was set for this page and is no published limit.',
    'A cat that got too much, or found the tablets itself: call, and see the page “My Pet Swallowed Medicine”.',
    'The figures for dogs are others; never carry them over to a cat.',
  ],
} satisfies CalculatorContent;
