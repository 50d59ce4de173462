import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Pet Food Calorie and Dry Matter Calculator',
  description: 'Calories, carbohydrate and dry-matter values of a dog or cat food from the analysis on its label.',
  purpose: 'calories from the label',
  back: { to: 'food/feeding' },
  keywords: [
    'pet food calories',
    'kcal per cup',
    'guaranteed analysis',
    'dry matter basis',
    'carbohydrate in cat food',
    'modified Atwater',
    'wet vs dry food',
    'cat food carbs',
  ],
  introduction: [
    'How many calories and carbohydrates are in a dog or cat food, and how do wet and dry foods compare once the water is out? From the analysis on the label, with the portion for a day.',
  ],
  guide: [
    {
      title: 'Copy the label',
      text: [
        'Moisture, protein, fat and fiber stand on every label in percent. Ash is often missing in North America: leave it blank and a value that fits the moisture is assumed.',
      ],
    },
    {
      title: 'What is left is carbohydrate',
      text: [
        'Whatever is neither water, protein, fat, fiber nor ash counts as carbohydrate. Energy follows by factors for each part, by a second method that includes fiber as well.',
      ],
    },
    {
      title: 'A can of 85 g for a cat',
      text: [
        'It has 91 kcal in 100 g and 77 in the can. Without its water it is half protein and 12.7 % carbohydrate. A cat that needs 230 kcal a day would eat 2.98 cans.',
      ],
    },
  ],
  faq: [
    {
      question: 'How do I compare canned and dry food?',
      answer:
        'On dry matter, or by what 1000 kcal contain. A can with 11 % protein and 78 % water has 50 % in its dry matter, which is more than most kibble. As fed the figures mislead.',
    },
    {
      question: 'What is ash?',
      answer:
        'The minerals that stay behind when food is burned: calcium, phosphorus, magnesium and others. Nobody adds it as such. A wrong guess of 1 % moves the carbohydrate by 1 point as fed, and by some 4 points of the dry matter of canned food.',
    },
    {
      question: 'How many calories does my animal need?',
      answer:
        'The pages on dog nutrition and cat calories estimate it from weight, age and body condition. Enter their figure here for the portion. Weigh the animal every two weeks and adjust.',
    },
  ],
  notes: [
    'Choose the species that eats the food. Dog food lacks what cats need, such as taurine.',
    'Crude fiber misses part of the fiber, so foods with much of it have less energy than computed.',
    'Supplements, treats and toppings come on top; keep them within a tenth of the energy.',
    'A change of food takes a week, mixed in slowly.',
    'Cats that do not eat for a day, and all animals with a disease, are a matter for the veterinarian.',
  ],
} satisfies CalculatorContent;
