import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Cat Calorie Calculator',
  description: 'A cat’s daily energy from weight and life stage, with the amount of food and the least it may get.',
  purpose: 'energy and food per day',
  back: { to: 'biology/cat-health' },
  keywords: [
    'cat calories',
    'how much to feed a cat',
    'cat food in grams',
    'kitten feeding',
    'indoor cat energy',
    'cat weight loss',
    'fatty liver in cats',
  ],
  introduction: [
    'Kilocalories for a cat, from weight and life stage, with the grams, cups or cans at each meal when you add the energy of the food. The page also names the amount below which no cat should be fed. For keepers of healthy cats.',
  ],
  guide: [
    {
      title: 'Weigh the cat, read the pouch',
      text: [
        'Hold the cat on a bathroom scale and subtract yourself, or use a baby scale. Pouches and bags print kilocalories for 100 g or for a can; enter the number with its unit. If the cat is too fat or too thin, add its body condition score and let the page find the ideal weight, 10 percent a point.',
      ],
    },
    {
      title: 'Small factors',
      text: [
        'Energy at rest is 70 times kilograms to the power 0.75, the same law as for other mammals. A neutered cat takes 1.2 times that, an intact one 1.4, a kitten 2.5; for weight loss it is 0.8 at the ideal weight.',
      ],
    },
    {
      title: 'A meal in grams',
      text: [
        'At 4.5 kg a neutered cat comes to 260 kcal per day. Dry food of 380 kcal for 100 g then makes 68 g, or 34 g at each of two meals: a small heap, and easily doubled by eye.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why must a cat not go without food?',
      answer:
        'When a cat stops eating, fat can flood its liver, a disease called hepatic lipidosis. Overweight cats are at most risk. A cat that refuses food for a day needs a veterinarian.',
    },
    {
      question: 'How little may a cat get to lose weight?',
      answer:
        'Not less than 0.8 times its resting energy at the ideal weight, and that with a veterinarian’s plan. The page prints this amount as Never less than, and no range begins below it. A cat of 8 kg at score 9 has an ideal weight of about 5.7 kg, and weight loss there takes 207 kcal per day, never less.',
    },
    {
      question: 'Is wet food better entered by can or by 100 g?',
      answer:
        'By 100 g, since cans and pouches come in many sizes. Choose the can only if the label states its energy as a whole, and read the result in cans of that size.',
    },
    {
      question: 'My cat is neutered and lives indoors. Which stage is that?',
      answer:
        'Start with neutered adult. If the waist disappears in the next months, change to inactive, which lowers the figure by a sixth.',
    },
  ],
  notes: [
    'Factors for cats are conventions of veterinary teaching, and a quiet indoor cat often needs less than its stage says.',
    'Cats with diabetes, kidney or thyroid disease, or a poor appetite need a diet from their veterinarian.',
    'From 0.5 to 15 kg is accepted; a lighter kitten is fed by the advice for its age in weeks.',
    'The ideal weight from a score is an estimate for grown cats, and your veterinarian sets the target; at scores of 1, 2, 8 and 9 the whole plan is theirs.',
  ],
} satisfies CalculatorContent;
