import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Livestock Water Calculator',
  description:
    'Daily drinking water of a herd by temperature, the trough or tank to hold it, and the flow that refills it.',
  purpose: 'drinking water of a herd',
  back: { to: 'construction/farm' },
  keywords: [
    'livestock water',
    'water trough size',
    'stock tank',
    'water requirements',
    'dairy cow water intake',
    'horse water per day',
    'gallons per day',
    'trough refill',
  ],
  introduction: [
    'How much does a mixed herd drink in a day at this temperature, how large must the trough or tank be, and how fast must it refill?',
    'For cattle, horses, sheep, goats, pigs and hens.',
  ],
  guide: [
    {
      title: 'One row for each group',
      text: ['Choose the nearest animal and weight. For milked cows, milk, feed and salt sharpen the estimate.'],
    },
    {
      title: 'Three published methods',
      text: [
        'Beef cattle follow a table by temperature, dairy cows an equation with milk and feed, all others a published range. The range is spread over 10 to 30 °C, which is our own reading.',
      ],
    },
    {
      title: 'A pasture at 25 °C',
      text: [
        'A herd of 30 nursing beef cows and 4 horses needs the trough of two days, because a pump fails when nobody looks. Watch the point on the curve: a heat wave moves it up.',
      ],
    },
  ],
  faq: [
    {
      question: 'How much water does a cow drink in a day?',
      answer:
        'A nursing beef cow needs about 43 L at 4 °C and 68 L at 27 °C, with the water in her feed. A dairy cow with 30 kg of milk needs some 100 L.',
    },
    {
      question: 'How much water does a horse drink?',
      answer:
        'A horse of 450 kg takes 26 to 39 L a day. Work in heat, dry hay and nursing a foal raise that, up to twice as much.',
    },
    {
      question: 'How large should the trough be?',
      answer:
        'Large enough for the time in which nobody checks it. Herds come to drink together, so a small trough needs a fast refill. Length at the rim counts as much as volume.',
    },
    {
      question: 'May animals eat snow instead?',
      answer:
        'Do not plan with it. Snow brings little water, melting it costs energy, and ice has none to offer. Open or heat the trough in frost.',
    },
  ],
  notes: [
    'The estimate is for groups; a single animal may differ much.',
    'Salty or sulfate-rich water can poison stock: have a well tested. Animals refuse foul water.',
    'Nursing, fever and diarrhea raise the need at once.',
    'Water for cleaning, cooling and evaporation comes on top.',
  ],
} satisfies CalculatorContent;
