import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Dog Water Intake Calculator',
  description: 'How much water a dog needs in a day, how much of it is in its food, and what its drinking says.',
  purpose: 'drinking and food water',
  back: { to: 'biology', label: 'Back to Biology Calculators' },
  keywords: [
    'dog water intake',
    'how much water should a dog drink',
    'dog drinking a lot',
    'polydipsia',
    'dehydration in dogs',
    'mL per kg',
    'wet food moisture',
  ],
  introduction: [
    'How much water does your dog need in a day, and is it drinking too much or too little? Give its weight, add the food if you like and what went from the bowl, and see the guide and where your dog stands.',
  ],
  guide: [
    {
      title: 'Measure one full day',
      text: [
        'Fill the bowl with a measured amount, top it up with measured amounts, and subtract what is left after 24 hours. Do it on two or three days, with the other pets drinking elsewhere and the lid of the toilet down.',
      ],
    },
    {
      title: 'Fifty milliliters a kilogram',
      text: [
        'A healthy dog at rest turns over 40 to 60 mL of water for each kilogram of weight. Food brings part of it, grams times moisture: about a tenth of dry food is water and three quarters or more of wet food. The rest comes from the bowl.',
      ],
    },
    {
      title: 'The guide and the bowl',
      text: [
        'A dog of 20 kg needs about 1000 mL; 300 g of dry food with 10 % moisture bring 30 mL of it, so 970 mL are left to drink. The 1100 mL measured and the 30 mL eaten are 56.5 mL for each kilogram, which is normal.',
      ],
    },
  ],
  faq: [
    {
      question: 'When does a dog drink too much?',
      answer:
        'Textbooks put all the water of a dog, drunk and eaten, at 20 to 70 mL for each kilogram in a day, and more than 100 is clearly too much. For a dog of 20 kg that is 1.4 and 2 liters. Above the first, measure again for two days and call your veterinarian that week; above the second, call the same day.',
    },
    {
      question: 'What makes a dog suddenly thirsty?',
      answer:
        'Heat, exercise, salty treats or a change to dry food explain a day or two. Diabetes, kidney disease, Cushing’s disease and an infected womb are illnesses that begin like this, and some tablets such as cortisone do it too. A urine sample taken in the morning is a good thing to bring to the practice.',
    },
    {
      question: 'My dog wets the house. Should I give it less water?',
      answer:
        'No, leave the bowl full at all times. A dog that drinks a lot usually does so because it loses water, and without it can become badly ill within a day. Let the cause be found instead.',
    },
    {
      question: 'Does a dog on wet food need to drink at all?',
      answer:
        'It needs the bowl, but goes there less. With 400 g of food at 78 % moisture a dog of 10 kg takes in 312 mL by eating, more than half of its typical 500 mL. Without the food such a dog would look as if it drank too little.',
    },
    {
      question: 'How do I notice that a dog is dehydrated?',
      answer:
        'Sticky gums, sunken eyes, dullness and a fold of skin that stays up are signs, and they come late. Vomiting or diarrhea together with little drinking is reason to call the practice the same day.',
    },
  ],
  notes: [
    'Puppies, nursing bitches and working dogs need more, and so does every dog on a hot day.',
    'Drinking alone is shown beside all water, by limits of 90 and 100 mL/kg that some veterinarians use for the bowl.',
    'A toy breed and a mastiff get the same number for each kilogram here, which is a simplification.',
    'A dog with heart or kidney disease follows the advice of its own veterinarian and not this guide.',
  ],
} satisfies CalculatorContent;
