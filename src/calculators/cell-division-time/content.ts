import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Cell Division Time Calculator',
  description: 'Divisions per day and hours in G1, S, G2 and M from the length of the cell cycle.',
  purpose: 'hours in G1, S, G2 and M',
  back: { to: 'biology' },
  keywords: [
    'cell cycle time',
    'G1 S G2 M',
    'divisions per day',
    'mitosis',
    'cell cycle phases',
    'yeast division',
    'embryonic cleavage',
  ],
  introduction: [
    'How often does a cell divide in a day, and how many hours go into growth, DNA synthesis and mitosis?',
    'For students of the cell cycle and for planning a labeling or synchronization experiment: take a preset, or enter your own cycle time with the shares you measured.',
  ],
  guide: [
    {
      title: 'Preset or own cycle',
      text: [
        'Human epithelial, yeast and embryonic cells bring their times with them. For any other cell, enter the hours between two divisions and the share of each phase, for instance the percentages that flow cytometry gave you.',
        'The shares need not add up to 100: counts of cells per phase do just as well.',
      ],
    },
    {
      title: 'Splitting the hours',
      text: [
        'Twenty-four hours divided by the cycle time are the divisions per day. Each phase gets its share of the sum of all shares, times the cycle time.',
        'A preset works the other way round: its hours are given, and the percentages follow from them.',
      ],
    },
    {
      title: 'A cycle of 20 hours',
      text: [
        'With shares of 50, 25, 20 and 5, a 20-hour cycle spends 10.00 h in G1, 5.00 h in S, 4.00 h in G2 and 1.00 h in M, and divides 1.2 times a day.',
        'A label that only S-phase cells take up has to be there for more than the other 15 hours to reach every cell of that culture.',
      ],
    },
  ],
  faq: [
    {
      question: 'Is divisions per day the same as the growth of my culture?',
      answer:
        'Only if every cell divides. Real cultures hold resting and dying cells, so they double more slowly than 24 hours divided by the cycle time suggests. Measure the doubling time of the culture with two counts if that is what you need.',
    },
    {
      question: 'Can I take flow-cytometry percentages as shares of time?',
      answer:
        'As a first estimate. Each division makes two new cells of one old one, so in a growing culture cells just born are twice as frequent as cells about to divide. G1 therefore looks longer and M shorter than they are; say that the shares are uncorrected.',
    },
    {
      question: 'Why does the embryonic preset have gaps at all?',
      answer:
        'It is a scheme of half an hour with 0.1 h for G1, 0.2 h for S and 0.1 h each for G2 and M. Early cleavage divisions go almost directly from S to M, with hardly any G1 or G2. Enter your own shares of 0 for both gaps to see that case.',
    },
    {
      question: 'Does yeast really divide every 2 hours?',
      answer:
        'The preset says so, which gives 12.0 divisions per day. Budding yeast in rich medium is usually quoted at about 90 minutes, which is 16 per day. Enter 1.5 hours as your own cycle time for that, with shares of the phases such as 37.5, 25, 25 and 12.5.',
    },
  ],
  notes: [
    'Presets are textbook schemes: temperature, medium and cell line change the real times.',
    'Bacteria have no G1, S, G2 and M in this sense, and their rounds of copying can overlap.',
  ],
} satisfies CalculatorContent;
