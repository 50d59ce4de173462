import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Dog Nutrition Calculator',
  description: 'How many kilocalories a dog needs per day, and how many cups, cans or grams of its food hold them.',
  purpose: 'energy and food per day',
  back: { to: 'biology', label: 'Back to Biology Calculators' },
  keywords: [
    'dog calories',
    'how much to feed a dog',
    'dog food amount',
    'RER and MER',
    'puppy feeding',
    'cups of dog food per day',
    'working dog energy',
    'dog treats',
  ],
  introduction: [
    'How much should this dog eat? From weight and life stage you get a starting point in kilocalories per day, the room for treats, and, with the energy from the label, the cups, cans or grams for each meal. For owners of healthy dogs.',
  ],
  guide: [
    {
      title: 'What to have at hand',
      text: [
        'A recent weight, and the bag or can: its label gives kilocalories per cup, per can or per 100 g. Without the label you still get the energy.',
        'If the dog is too fat or too thin, add its body condition score: the page then feeds the ideal weight, which it works out at 10 percent a point. Without a score enter the weight that your veterinarian has named.',
      ],
    },
    {
      title: 'Rest first, then the stage',
      text: [
        'The body at rest takes 70 kcal times the weight in kilograms to the power 0.75. The life stage multiplies that: 1.6 for a neutered adult, 3 for a young puppy, up to 5 for heavy work.',
      ],
    },
    {
      title: 'One bowl of the example',
      text: [
        'A neutered dog of 20 kg needs about 1059 kcal per day. At 350 kcal per cup that is 3.03 cups, or 1.51 at each of two meals, and up to 106 kcal of it may come as treats.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why does the bag say something else?',
      answer:
        'A feeding table on a bag is drawn up for one food and an average dog. Dogs of the same weight differ by 20 percent and more, so both the bag and this page are places to start from. The weight of your dog two weeks later is the better guide.',
    },
    {
      question: 'Does a dog of twice the weight need twice the food?',
      answer:
        'No, about 1.7 times. Energy at rest grows with the weight to the power 0.75, which is why a small dog eats more for each kilogram than a large one.',
    },
    {
      question: 'Do treats count?',
      answer:
        'Yes, they are part of the day’s energy and not an extra. Keep them to a tenth, as the AAHA and WSAVA guidelines advise, and take as much off the meals.',
    },
    {
      question: 'My label gives kilocalories per kilogram. Which unit is that?',
      answer:
        'Divide by ten and choose 100 g. A food of 3600 kcal per kg is entered as 360 for 100 g, and the amount then comes out in grams.',
    },
    {
      question: 'How do I choose between inactive and neutered adult?',
      answer:
        'Take inactive for a dog that moves little or puts on weight easily; its factor is 1.2 instead of 1.6. If you waver, start with the lower figure and let the scale decide.',
    },
  ],
  notes: [
    'The resting energy is well founded; the factors are taught averages, from which a single dog may be far away.',
    'The range covers 20 percent either side but never begins below 0.8 times the resting energy; that floor is a rule of this page, and some healthy dogs lie beyond the range.',
    'Not for dogs with a disease such as diabetes or of the kidneys: their diet belongs to a veterinarian.',
    'A cup on the label is a measuring cup and no mug; a kitchen scale and grams are more exact.',
    'The ideal weight from a score is an estimate for grown dogs; your veterinarian sets the target, and plans the feeding at scores of 1, 2, 8 and 9.',
  ],
} satisfies CalculatorContent;
