import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Dog Xylitol Toxicity Calculator',
  description:
    'Xylitol (birch sugar, E967) from gum, mints or a label, eaten by a dog: how urgent it is, and the dose to say on the telephone.',
  purpose: 'how urgent, whom to call',
  back: { to: 'health/pet-emergencies' },
  keywords: [
    'dog ate xylitol',
    'dog ate gum',
    'sugar-free gum',
    'birch sugar',
    'E967',
    'low blood sugar in dogs',
    'peanut butter with xylitol',
  ],
  introduction: [
    'Xylitol, also called birch sugar, can drop a dog’s blood sugar within half an hour and destroy its liver. Enter what was eaten to see the dose beside the reported ones, and what to say on the telephone. The answer is never less than a call now.',
  ],
  guide: [
    {
      title: 'Gum, granules or the label',
      text: [
        'Count every piece that is missing from the pack. Where the label gives milligrams of xylitol, enter those; where xylitol is listed without a figure, take pieces and the most that could be gone.',
      ],
    },
    {
      title: 'A gram for every piece',
      text: [
        'Published contents of a piece of gum or a mint run from 0.22 to 1.0 g, and the page counts with the upper end. Milligrams are divided by the body weight in kilograms.',
      ],
    },
    {
      title: 'Two marks on the scale',
      text: [
        'For a dog of 12 kg, 3 pieces of gum come to 250.0 mg/kg. Low blood sugar is reported from about 75 mg/kg and liver failure above 500 mg/kg, so this is an emergency even while the dog still plays.',
      ],
    },
  ],
  faq: [
    {
      question: 'The label lists sweeteners without a figure. What now?',
      answer:
        'Treat it as an emergency and go. In the list of ingredients the amounts fall from first to last, so xylitol near the front is a great deal; tell the veterinarian where it is listed.',
    },
    {
      question: 'How soon would I see something?',
      answer:
        'Weakness, vomiting, staggering or seizures can come within 30 minutes, or only after many hours when gum is digested slowly. Liver damage shows a day or two later. A lively dog proves nothing yet.',
    },
    {
      question: 'Which foods and medicines hold xylitol?',
      answer:
        'Sugar-free gum, mints, baked goods and some peanut butters, and also toothpaste, syrups, chewable vitamins and liquid medicines. It may be written birch sugar, wood sugar or E967.',
    },
    {
      question: 'Should I give sugar or honey on the way?',
      answer:
        'Ask the person on the telephone before anything goes into the mouth. A dog that is weak or twitching can choke on it.',
    },
    {
      question: 'Can the page be used for cats or ferrets?',
      answer: 'No, its figures are for dogs. If another animal ate xylitol, call a veterinarian without a calculation.',
    },
  ],
  notes: [
    'Merck reports low blood sugar above about 75 to 100 mg/kg and liver injury in some dogs above 500 mg/kg; liver injury does not follow the dose closely.',
    'Chewed gum still holds part of its xylitol and counts here as a whole piece.',
    'Other sweeteners and caffeine in the same product are not counted: read the whole label aloud when you call.',
    'A weight below 0.5 kg or above 120 kg gets no figure, and the advice to call takes its place.',
    'Nothing that you type is stored or sent.',
  ],
} satisfies CalculatorContent;
