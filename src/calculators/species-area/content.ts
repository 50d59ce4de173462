import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Species–Area Calculator',
  description: 'Fits S = c·Aᶻ and predicts species lost with habitat.',
  purpose: 'species by habitat area',
  back: { to: 'ecology' },
  keywords: [
    'species–area relationship',
    'island biogeography',
    'z value',
    'log-log regression',
    'habitat loss',
    'Arrhenius equation of species and area',
    'power law fit',
    'species lost',
  ],
  introduction: [
    'Larger areas have more species. Fit the power law S = c·A^z to your islands or plots, with limits of z, and see what it says about another area or a loss of habitat.',
    'For islands, lakes, forest fragments and nested plots.',
  ],
  guide: [
    {
      title: 'Three areas or more',
      text: [
        'Give each island or plot a row with its area and its number of species. Any unit will do, as long as all areas have the same.',
        'An area to predict and a percentage of habitat lost are optional.',
      ],
    },
    {
      title: 'The two fits',
      text: [
        'The log–log fit draws a straight line through the logarithms. The non-linear fit makes the distances in species smallest.',
        'They weigh small and large areas differently. If they disagree much, look at the points on both kinds of axes.',
      ],
    },
    {
      title: 'Five islands',
      text: [
        'From 12 species on one unit of area to 95 on ten thousand: z is 0.2253 by the logarithms and 0.2206 by the non-linear fit.',
        'An island of 500 would have about 49 species. If nine tenths of the area are lost, some 40 % of the species go with it.',
      ],
    },
  ],
  faq: [
    {
      question: 'What is a usual z?',
      answer:
        'Islands of one archipelago typically have 0.2 to 0.4, nested plots of one mainland 0.1 to 0.2. Values far outside hint at very small areas, at uneven effort, or at a mixture of habitats.',
    },
    {
      question: 'What does c mean?',
      answer:
        'It is the number of species expected on one unit of area, so that it depends on the unit, while z does not. Compare c only between fits with the same unit and a similar z.',
    },
    {
      question: 'Which of the two fits do I report?',
      answer:
        'The log–log line is the usual one in the literature and treats relative errors alike. The non-linear fit predicts the numbers of species themselves better, and it can use areas without species. Report both if they differ.',
    },
    {
      question: 'Can I predict extinctions with it?',
      answer:
        'Only as an upper figure for the far future. Species survive for a time in what is left, some live in what replaces the habitat, and curves of endemic species give smaller losses.',
    },
    {
      question: 'May I use numbers of species from different surveys?',
      answer:
        'Only if the effort kept pace with the area. A large island that was searched as briefly as a small one has too few species on its list, and z comes out too small.',
    },
  ],
  notes: [
    'The power law is one of several curves in use; a bend in the residuals on logarithmic axes asks for another one.',
    'Limits of z assume independent areas; nested plots share their species and have narrower limits than they deserve.',
    'Distance, height and age of islands matter as well, and are not in this curve.',
  ],
} satisfies CalculatorContent;
