import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Dog Raisin Toxicity Calculator',
  description:
    'Grapes, raisins or currants eaten by a dog: how fast to act, beside the amounts with which kidney injury is reported.',
  purpose: 'how urgent, whom to call',
  back: { to: 'biology', label: 'Back to Biology Calculators' },
  keywords: [
    'dog ate grapes',
    'dog ate raisins',
    'raisin poisoning',
    'kidney injury',
    'sultanas and currants',
    'tartaric acid',
    'cream of tartar',
  ],
  introduction: [
    'Grapes, raisins, sultanas and Zante currants can destroy a dog’s kidneys. Enter what was eaten to see it beside the amounts in veterinary reports, and what to say on the telephone. The answer is never less than to call now.',
  ],
  guide: [
    {
      title: 'Pieces, grams or ounces',
      text: [
        'Count what is missing. Fruit that you weigh is counted in light pieces, so in more of them; of raisin bread or muesli enter the raisins alone, and as many as there could have been.',
      ],
    },
    {
      title: 'Two yardsticks',
      text: [
        'More than one piece for every 4.5 kg of body weight may carry a risk of kidney injury. By weight, injury has been reported from 19.6 g of grapes or 2.8 g of dried fruit per kilogram, the lowest figures met.',
      ],
    },
    {
      title: 'What the count can tell',
      text: [
        'For a dog of 10 kg, 6 grapes are 2.7 pieces for every 4.5 kg: an emergency. Fewer pieces still mean a call now, because no count is known at which nothing happens.',
      ],
    },
  ],
  faq: [
    {
      question: 'How many grapes does it take?',
      answer:
        'Nobody knows a lower limit. The content of tartaric acid differs from fruit to fruit, and some dogs lose their kidneys after a few pieces.',
    },
    {
      question: 'It was hours ago. Is it too late to call?',
      answer:
        'No, call now. Treatment works best within hours, and what can still be done is for the veterinarian to decide.',
    },
    {
      question: 'Are raisins worse than grapes?',
      answer:
        'Gram for gram they are: injury has been reported from 2.8 g per kg of dried fruit, against 19.6 g of grapes. A gram can hold two raisins or more, so count pieces if you can.',
    },
    {
      question: 'Which currants are meant?',
      answer:
        'Zante currants, which are small dried grapes found in cakes and buns. If you cannot tell what kind it was, choose them and call.',
    },
    {
      question: 'What else does the same?',
      answer:
        'Tamarind and cream of tartar, for the tartaric acid in them. There is no box for either: call and name them.',
    },
  ],
  notes: [
    'The evidence is moderate: case reports, and tartaric acid as the likely cause since a letter of 2021.',
    'Counted pieces become grams with 5 g a grape and 1 g a dried fruit; weighed fruit becomes pieces with 2.4 g a grape, 0.4 g a raisin and 0.2 g a Zante currant, the last an estimate.',
    'Exactly one piece per 4.5 kg is not more than one, and the page says to call now there as well.',
    'Only dogs are covered; if another animal ate grapes, call without a calculation.',
    'Weights from 0.5 to 120 kg get figures; with another one check the unit, and call without losing time over it.',
  ],
} satisfies CalculatorContent;
