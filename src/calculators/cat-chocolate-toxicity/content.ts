import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Cat Chocolate Toxicity Calculator',
  description:
    'What to do when a cat has eaten chocolate, and the estimated dose for its weight on the scale for dogs.',
  purpose: 'how urgent, whom to call',
  back: { to: 'biology/cat-health' },
  keywords: [
    'cat ate chocolate',
    'chocolate poisoning in cats',
    'methylxanthines',
    'theobromine dose',
    'baking chocolate',
    'cocoa percentage',
  ],
  introduction: [
    'A cat is small, so little chocolate makes a large dose. Weight, kind and amount give an estimate per kilogram, what to do now and what the clinic will ask you. The scale is the one for dogs, because none for cats is published.',
  ],
  guide: [
    {
      title: 'Weigh the cat in your arms',
      text: [
        'Step on a scale with the cat and without it; the difference is its weight. If that takes long, call first. Wherever you hesitate, take the larger amount and the darker kind.',
      ],
    },
    {
      title: 'Milligrams for each kilogram',
      text: [
        'Grams times the content of the kind, divided by the weight. Unsweetened chocolate has 15.5 mg of theobromine and caffeine in a gram, dark 5.6, milk 2.3 (older editions print 16 and 5.4–5.7 for the first two); for a bar with a percentage, that share of 15.5 is taken.',
      ],
    },
    {
      title: 'A kitchen-table example',
      text: [
        'Dark chocolate of 20 g brings 112 mg, which for a cat of 4 kg is 28 mg per kg. Dogs show mild signs from 20 and heart effects from 40, so the page says to call now, before signs start.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why does a page for cats use a scale for dogs?',
      answer:
        'No separate one has been published for cats. The page says so beside each result and asks for a call at every dose, the lowest included.',
    },
    {
      question: 'How do I enter chocolate ice cream or cocoa that my cat licked?',
      answer:
        'Estimate the chocolate or cocoa powder in the whole portion and enter all of it. If that is guesswork, say so when you call: doubt about the amount makes it an emergency.',
    },
    {
      question: 'What does the clinic want to know?',
      answer:
        'The weight of the cat, the kind and the amount, the hour, and what you have noticed since. The result lists them, and Copy takes the main ones along as text.',
    },
    {
      question: 'Which signs mean leaving at once?',
      answer:
        'Vomiting, tremor, weakness, pale gums or collapse. With any of them go to the clinic and call on the way, without filling in anything here.',
    },
    {
      question: 'Is baking cocoa worse than a chocolate bar?',
      answer:
        'Gram for gram it is: dry cocoa powder has 28.5 mg in a gram, about twelve times as much as milk chocolate. Choose cocoa powder in the list, and not a kind of chocolate.',
    },
  ],
  notes: [
    'The bands were set for dogs, and how cats compare is not known.',
    'Raisins, coffee, macadamia nuts and xylitol in a chocolate are further poisons that the sum leaves out.',
    'Contents per gram are values of a table and not a measurement of what your cat ate; much fat can make a cat ill days later.',
    'Under 0.5 or above 15 kg there is no figure, only the advice to call; a tiny kitten is an emergency.',
    'Nothing that you enter here is kept: after a reload the form is empty.',
  ],
} satisfies CalculatorContent;
