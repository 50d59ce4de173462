import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Oxygen Consumption Calculator',
  description:
    'Oxygen uptake, respiratory quotient, fuels and energy from the gases breathed in and out, with Haldane and Weir beside them.',
  purpose: 'oxygen uptake and RQ',
  back: { to: 'biology' },
  keywords: [
    'oxygen consumption',
    'VO2',
    'respiratory quotient',
    'indirect calorimetry',
    'Haldane transformation',
    'Weir equation',
    'substrate oxidation',
  ],
  introduction: [
    'Oxygen uptake, respiratory quotient, fuels and energy from four gas percentages and a flow.',
    'For physiology classes and for anybody with a metabolic cart or a mouse chamber: the simple difference is shown beside the Haldane and Weir values that laboratories report.',
  ],
  guide: [
    {
      title: 'Six readings',
      text: [
        'Give oxygen and carbon dioxide of the gas that goes in and of the gas that comes out, in percent of dry gas. Outdoor air has about 20.93 and 0.04 %.',
        'The flow is that of the gas going in, in liters per minute or another unit chosen beside the box, at standard temperature and pressure. Temperature is noted, but enters no formula.',
      ],
    },
    {
      title: 'Difference times flow',
      text: [
        'Oxygen consumption = flow × (O₂ in − O₂ out), carbon dioxide production = flow × (CO₂ out − CO₂ in), and RQ is production divided by consumption. Between 0.7 and 1 a simple rule gives 15 % to protein and splits the rest between carbohydrate and fat.',
        'The reference does not take both flows as equal: nitrogen passes the body unchanged, so its percentages tell how much gas comes out.',
      ],
    },
    {
      title: 'What a quotient tells you',
      text: [
        'In the example, a person at rest, 20.93 % falls to 17 % at 6 L/min: 0.236 L/min of oxygen and an RQ of 0.83. Corrected by nitrogen it is 0.244 L/min with 0.79, because only 5.95 L/min come out.',
        'An RQ near 0.7 speaks for fat, near 1 for carbohydrate. Read it only in a steady state of some minutes.',
      ],
    },
  ],
  faq: [
    {
      question: 'Where does the protein share come from?',
      answer:
        'It is a fixed 15 %, which appears just above RQ 0.7 and vanishes at 1. At 0.99 the rule gives 82.2 % carbohydrate, at 1.00 all of 100 %. A measured share needs the nitrogen in urine.',
    },
    {
      question: 'Why 4.82 kcal for a liter of oxygen?',
      answer:
        'It is the energy value of a mixed diet near RQ 0.82. The Weir equation gives 4.72 at RQ 0.7 and 5.05 at 1, so the fixed value is 2.2 % too high at one end and 4.5 % too low at the other.',
    },
    {
      question: 'Which gas flow should I enter, in or out?',
      answer:
        'The flow in, because the Haldane transformation here works out the flow out from it. If your meter sits behind the body, its flow is the other one, and the reference values will be off by the ratio of the two, under 1 % at rest.',
    },
    {
      question: 'Can I use it for a small animal in a chamber?',
      answer:
        'Yes, with the flow through the chamber. The gas then changes by a few tenths of a percent only, so an error of 0.01 in a reading counts much more than the choice of method. Calibrate both analyzers on the incoming air right before.',
    },
  ],
  notes: [
    'All percentages are of dry gas; water vapor left in one of the two streams falsifies every value.',
    'Carbohydrate and fat in grams follow Frayn’s equations without protein; a negative rate means that the fuel is made, not burned, and is shown as not defined.',
    'Not for clinical decisions: oxygen given by a ventilator needs instruments that correct for it.',
  ],
} satisfies CalculatorContent;
