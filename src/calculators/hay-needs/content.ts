import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Hay Calculator',
  description: 'Hay and bales for horses, cattle, sheep, goats, llamas and alpacas over a season, with waste and cost.',
  purpose: 'bales for a season',
  back: { to: 'food/feeding' },
  keywords: [
    'how much hay',
    'bales per horse',
    'round bales',
    'winter feed',
    'forage needs',
    'hay per cow',
    'dry matter intake',
    'hay waste',
  ],
  introduction: [
    'How much hay does a mixed herd need for the winter, how many bales is that, and what will they cost? Intake by species, waste by the way of feeding.',
  ],
  guide: [
    {
      title: 'Weigh before you count',
      text: [
        'A row for each group with the weight of one animal. Bales that look alike differ in weight, so weigh five and enter the mean.',
      ],
    },
    {
      title: 'From dry matter to bales',
      text: [
        'Animals eat dry matter in percent of their weight. Divided by the dry matter of the hay, that is what they eat; divided by the part that is not wasted, what you feed out.',
      ],
    },
    {
      title: 'Two horses, a donkey and six sheep',
      text: ['Over 180 days with bales of 20 kg and 15 % waste. Without waste they would need 15 % less.'],
    },
  ],
  faq: [
    {
      question: 'How many bales does a horse need a year?',
      answer:
        'A horse of 500 kg eats about 11 kg of hay a day at 2 % of its weight. Without pasture and with some waste, that is nearly 5 tonnes a year at 15 % waste, or about 245 bales of 20 kg.',
    },
    {
      question: 'How much hay does a cow eat in a day?',
      answer:
        'A beef cow of 600 kg takes about 12 kg of dry matter, or 13.6 kg of hay. Nursing raises this by a quarter. Milked cows eat 3 to 4 % of their weight, of which hay is only a part.',
    },
    {
      question: 'May I feed less than the calculated amount?',
      answer:
        'Not to horses and donkeys without a veterinarian: with less dry matter of forage than 1.25 % of the body weight the gut suffers. Overweight animals get poorer hay, not none.',
    },
  ],
  notes: [
    'Poor hay fills before it feeds: pregnant and young animals need better hay, not more of it.',
    'Goats that nurse eat up to 5 %; enter it in their row.',
    'Hay baled damp may heat until it burns. Never feed moldy hay.',
  ],
} satisfies CalculatorContent;
