import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Dog Onion Toxicity Calculator',
  description:
    'Onion, garlic, leek or their powders eaten by a dog: how urgent it is, and the amount as raw onion for its weight.',
  purpose: 'how urgent, whom to call',
  back: { to: 'biology', label: 'Back to Biology Calculators' },
  keywords: [
    'dog ate onion',
    'garlic poisoning in dogs',
    'onion powder',
    'Allium toxicosis',
    'leek and chives',
    'Akita and Shiba Inu',
    'onion equivalent',
  ],
  introduction: [
    'For dogs that ate onion, garlic, leek or chives, or a dish or powder made with them. Grams become raw onion for the body weight, and the urgency comes first. Do not use it for cats: with them any amount is a reason to call.',
  ],
  guide: [
    {
      title: 'Count every gram',
      text: [
        'Think of soup, gravy, pizza and the powder in a seasoning. Enter the strongest ingredient at its largest likely weight, and tick a sensitive breed or repeated meals where they apply.',
      ],
    },
    {
      title: 'Everything as raw onion',
      text: [
        'A gram of onion, leek or chive counts once, cooked as well as raw. Fresh garlic counts five times, onion powder nine and garlic powder twelve times; the factors for powders are weak evidence, worked out from water contents.',
      ],
    },
    {
      title: 'Grams per kilogram',
      text: [
        'In a dog of 10 kg, 60 g of cooked onion are 6 g per kilogram or 0.6 percent of the body weight. Poisoning is consistently reported above 0.5 percent, so this is an emergency even while nothing is to be seen. From half of that on the page says to call now.',
      ],
    },
  ],
  faq: [
    {
      question: 'My dog looks normal. What does that tell me?',
      answer:
        'Nothing yet. Signs may appear several days after eating, so a normal dog today is no reason to put off the call.',
    },
    {
      question: 'Does cooking make onion less poisonous?',
      answer:
        'No, heat does not remove the toxin. Fried, boiled and roasted onion count like raw onion here, by the weight that was eaten.',
    },
    {
      question: 'How sure are the factors for powder?',
      answer:
        'Not very, and the result says so. They compare how much water fresh onion, fresh garlic and their powders hold, and are rounded up. Powders and dried forms are the usual cause of poisoning, so take a small figure seriously as well.',
    },
    {
      question: 'Why do breed and repeated meals matter?',
      answer:
        'Akitas, Shiba Inus, Jindos and other Japanese and Korean breeds count as sensitive, and a scale for single doses says little about repeated ones. Either box turns advice today into a call now.',
    },
    {
      question: 'Can I use this for my cat?',
      answer:
        'No, call a vet for any amount that a cat ate. Blood changes are reported in cats at about 5 g of onion per kilogram, and at less; the page “My pet ate something” has an entry for onion and garlic.',
    },
  ],
  notes: [
    'Blood changes are documented from 15 to 30 g of onion per kg in dogs, and consistently when more than 0.5 percent of the body weight is eaten at once.',
    'For garlic the upper end of a range of 3 to 5 times onion is used.',
    'How much onion is in a portion of a finished dish is a guess: enter the whole dish when in doubt.',
    'Bring the label or the recipe along; onion and garlic powder are often listed under seasoning.',
    'Outside 0.5 to 120 kg no figure is shown, most often because the other unit was meant; the page then says to call.',
  ],
} satisfies CalculatorContent;
