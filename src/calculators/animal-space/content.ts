import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Animal Space Calculator',
  description:
    'Least indoor and outdoor area for cattle, sheep, goats, pigs, hens, dogs or cats, each with its legal text.',
  purpose: 'least area by law',
  back: { to: 'construction/farm' },
  keywords: [
    'space per chicken',
    'coop size',
    'stocking density',
    'pig pen size',
    'organic space requirement',
    'dog kennel size',
    'barn size',
    'calf pen',
  ],
  introduction: [
    'How much floor do these animals need at the very least, and how many fit into the house or the run that you have? By EU organic rules, EU law for all farms, US law or a rule of thumb.',
  ],
  guide: [
    {
      title: 'Choose animal and standard',
      text: [
        'The menu names the animal together with the text. Where the area depends on size, a box asks for the weight or the length of one animal of the group.',
      ],
    },
    {
      title: 'Areas of the texts, multiplied',
      text: [
        'The area for one animal times their number. Divided the other way round, your area gives the number of animals, always rounded down.',
      ],
    },
    {
      title: 'A house for 150 organic hens',
      text: [
        'Six hens share a square meter indoors, so that they need 25 m². Each has 4 m² outdoors: 600 m² in all, and a run of 500 m² is enough for 125.',
      ],
    },
  ],
  faq: [
    {
      question: 'How much space does a chicken need?',
      answer:
        'US extension leaflets give a backyard hen 2 to 4 square feet in the coop and 8 to 10 in the run. EU organic hens have 6 to a square meter indoors and 4 m² each outdoors.',
    },
    {
      question: 'How much space does a cow need in the barn?',
      answer:
        'EU organic rules ask for 6 m² indoors and 4.5 m² outdoors for a dairy cow. Beef cattle above 350 kg have 5 m², and at least 1 m² for every 100 kg. Mangers, walls and other floor that animals cannot use are planned on top.',
    },
    {
      question: 'How large must a dog kennel be?',
      answer:
        'US law for dealers and laboratories adds 6 inches to the length of the dog and squares it. That lets a dog turn around and no more. A pet needs many times that, and walks.',
    },
    {
      question: 'Are these areas good keeping?',
      answer:
        'They are limits below which keeping is not allowed or not advised. Animals that rest, flee, play and feed at the same time need more.',
    },
  ],
  notes: [
    'One standard fits one animal at a time: add up groups of different weight.',
    'Plan for the weight at the end of fattening, not at its beginning.',
    'Organic outdoor areas for cattle are exercise yards; pasture is extra.',
    'Groups of fewer than 6 sows need a tenth more; groups of 40 or more may have a tenth less (EU law).',
  ],
} satisfies CalculatorContent;
