import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Pearson Square Feed Mix Calculator',
  description: 'How much of each of two or more feeds makes a batch with the protein that you want.',
  purpose: 'feeds for a wanted protein',
  back: { to: 'food/feeding' },
  keywords: [
    'pearson square',
    'feed formulation',
    'mix feed',
    'crude protein',
    'balance ration',
    'chicken feed mix',
    'alligation',
    'livestock ration',
  ],
  introduction: [
    'How much corn and how much soybean meal make a mash of 16 % protein? The Pearson square for two feeds, and its extension to more, with a premix and prices.',
    'For keepers who mix their own feed for poultry, pigs, goats or cattle.',
  ],
  guide: [
    {
      title: 'Protein from the label or the laboratory',
      text: [
        'Enter the crude protein of each feed. Hay and silage vary from field to field, so have them analyzed. As fed or dry matter, but all on the same basis.',
      ],
    },
    {
      title: 'Across the square',
      text: [
        'The target stands in the middle. What the rich feed has above it are the parts of the poor one, and the other way round. Several feeds on one side are blended first, by parts that you choose.',
      ],
    },
    {
      title: 'A ton of mash',
      text: [
        'With 5 % of minerals the feeds have to bring 16.84 %. That takes 737.14 kg of corn and 212.86 kg of soybean meal, which at these prices cost 264.34.',
      ],
    },
  ],
  faq: [
    {
      question: 'How do I use it for three or more feeds?',
      answer:
        'Enter them all. Those up to the target form one group and the others the second one. Within a group the parts decide: 3 parts of corn and 2 of soyhulls are blended 3 to 2.',
    },
    {
      question: 'What is the adjusted target?',
      answer:
        'Minerals bring no protein but take up room. The feeds in the rest of the batch must be richer, so that the whole still has what you want.',
    },
    {
      question: 'Can I balance energy or calcium with it?',
      answer:
        'The square works for any one nutrient: enter its percentage in place of protein. It cannot meet two at once. For that there are ration programs and nutritionists.',
    },
  ],
  notes: [
    'Urea and other non-protein nitrogen are for grown ruminants only, in small amounts; do not mix them by this page.',
    'Grind and mix feeds alike, or animals pick out what they like.',
    'Change feeds over a week or more, so that the gut can follow.',
    'Weigh feeds; a bucket of oats and a bucket of meal do not weigh the same.',
  ],
} satisfies CalculatorContent;
