import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Cat Quality of Life Calculator',
  description:
    'The HHHHHMM scale for a cat that is old or ill: seven scores, their total, and what to raise at the vet.',
  purpose: 'seven scores, HHHHHMM',
  back: { to: 'biology/cat-health' },
  keywords: [
    'cat quality of life',
    'HHHHHMM',
    'old cat',
    'ill cat at home',
    'signs of pain in cats',
    'cat comfort',
    'Villalobos scale',
  ],
  introduction: [
    'Cats hide how they feel. Scoring seven everyday things, from breathing to grooming to the number of good days, shows where a cat that is old or ill needs help. The result is meant for the next conversation with a veterinarian.',
  ],
  guide: [
    {
      title: 'Watch before you score',
      text: [
        'Observe for a day: how much is left in the bowl, whether the litter box is reached, where the cat sleeps, whether it grooms. Then fill in a whole number for each, 0 at worst and 10 at best.',
      ],
    },
    {
      title: 'How the total is read',
      text: [
        'Seven times ten make 70. More than 35 counts as acceptable for continuing care on this scale; exactly 35 does not, and no total does while the cat has trouble breathing, or hurt, hunger or hydration is at 2 or less. The page then begins with how soon to see a veterinarian.',
      ],
    },
    {
      title: 'The two short bars',
      text: [
        'In the example the total is 41, and two bars end at or under the dashed line of 4: hunger and mobility. Those are the questions to take along.',
      ],
    },
  ],
  faq: [
    {
      question: 'My cat purrs. Can it still be in pain?',
      answer:
        'Yes, some cats purr when they are unwell. Posture and habits say more: a hunched back, half-closed eyes, an unkempt coat, hiding, or no longer jumping up.',
    },
    {
      question: 'Hunger is low. Is that urgent?',
      answer:
        'Yes. A cat that eats almost nothing for a day has to be seen that day, whatever its total, and at once if it does not drink either. Its liver can suffer within days, above all in a heavy cat.',
    },
    {
      question: 'Does the result say what I must decide?',
      answer:
        'No. It describes one day in figures and says when a veterinarian should hear of it. Decisions need an examination, a diagnosis and time to talk.',
    },
    {
      question: 'Which cats is the scale meant for?',
      answer:
        'For those with a chronic illness, with cancer or of great age, whose days vary. A cat that fell ill today needs an examination and no score.',
    },
    {
      question: 'How should I score a cat that is well only with medicine?',
      answer:
        'Score what you see while it has its medicine. Write the medicine beside the result, so that your veterinarian can tell whether it does enough.',
    },
  ],
  notes: [
    'Open-mouth breathing in a cat at rest is a reason to leave for the clinic at once.',
    'The items and the limit of 35 come from the HHHHHMM scale; the levels that override the total and the list of low scores are house rules, added here.',
    'Two people seldom give the same scores, so compare results of the same person.',
    'Half points are not used: take the lower number when you waver.',
    'A cat’s score for hygiene may fall because of arthritis, as grooming needs a supple back.',
  ],
} satisfies CalculatorContent;
