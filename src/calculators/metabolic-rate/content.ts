import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Metabolic Rate Calculator',
  description: 'Basal metabolic rate and daily energy need of a person or an animal, in kilocalories a day.',
  purpose: 'energy need per day',
  back: { to: 'biology' },
  keywords: [
    'basal metabolic rate',
    'BMR',
    'TDEE',
    'daily calories',
    'Mifflin-St Jeor',
    'Kleiber’s law',
    'Q10',
    'resting energy',
  ],
  introduction: [
    'How many kilocalories does a body spend at rest, and how many over a whole day?',
    'For adults who plan what they eat, and for students who compare animals from mouse to horse: Mifflin-St Jeor for people, Kleiber’s law with a temperature factor for animals.',
  ],
  guide: [
    {
      title: 'Describing the body',
      text: [
        'Choose Human and give weight, height, age and sex, or choose Animal and give weight and temperature. Choose the unit beside the box: a mouse of 25 g is 25 in grams or 0.025 in kilograms.',
        'The activity level covers work and sport together: sedentary is sitting most of the day, moderately active is a job on the move or regular sport, very active is heavy work and sport day after day. Without a level, the answer is the basal rate.',
      ],
    },
    {
      title: 'Rest first, then movement',
      text: [
        'For people the basal rate is 10 times the kilograms plus 6.25 times the centimeters less 5 times the years, plus 5 for men or less 161 for women. For animals it is 70 times the kilograms to the power of 0.75, doubled for every 10 °C above 20 °C and halved for every 10 °C below.',
        'The whole day is the basal rate times the activity factor, from 1.2 to 1.9. Each number is rounded once, at the end.',
      ],
    },
    {
      title: 'What the kilocalories mean',
      text: [
        'The man in the example, 70 kg, 175 cm and 30 years old, spends 1649 kcal a day at rest and 2556 kcal when moderately active. A woman of the same size and age has a basal rate 166 kcal lower.',
        'Eating the daily need keeps weight steady on average; watch the scales for some weeks and correct the estimate by what they say.',
      ],
    },
  ],
  faq: [
    {
      question: 'What is the difference between BMR and TDEE?',
      answer:
        'BMR is what a body spends lying awake, rested and fasting. TDEE adds everything else: moving, digesting, working. Here it is BMR times the activity factor.',
    },
    {
      question: 'Which value should I use for my dog or cat?',
      answer:
        'The one without temperature. A cat of 4 kg in a room of 30 °C comes out at 396 kcal with temperature, twice the 198 kcal of its resting rate, although the cat is no warmer inside. Food for a pet is planned from the resting rate with factors of its own for neutered, growing or overweight animals, not with the human ones of this page.',
    },
    {
      question: 'Does the rate of an animal really double every 10 °C?',
      answer:
        'For lizards, fish and insects roughly so, by their body temperature. A Boltzmann factor with 0.65 eV gives 2.34 times from 20 to 30 °C and 0.40 times from 20 to 10 °C. Mammals and birds do the opposite of the rule in the cold: below their comfort zone they spend more to stay warm.',
    },
    {
      question: 'Can I use it for a child?',
      answer:
        'Better not. The equation for people was fitted on adults of 19 to 78 years, and growing bodies spend energy that it does not count. The page computes any age and says when the equation is out of its range.',
    },
    {
      question: 'Why the power of 0.75?',
      answer:
        'Large bodies spend less per kilogram. A mouse of 25 g needs 4.4 kcal a day at rest, that is 176 kcal per kilogram; a dog of 20 kg needs 662 kcal, 33 per kilogram. Kleiber found the power that fits mammals from small to large.',
    },
  ],
  notes: [
    'The equation for people sees weight, not muscle or fat: very muscular bodies spend more than it says, very fat ones less.',
    'Pregnancy, breast-feeding, fever, thyroid disease and some medicines change the basal rate and are not modeled.',
    'Activity factors were made for people; for animals they are applied unchanged and are no feeding guide.',
    'For small animals use the figures before rounding: a whole kilocalorie is nearly a quarter of what a mouse needs at rest in a day.',
    'An individual can differ from the average by a tenth and more, so treat the result as a start and not as a target.',
  ],
} satisfies CalculatorContent;
