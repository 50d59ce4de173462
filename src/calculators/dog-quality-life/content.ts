import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Dog Quality of Life Calculator',
  description: 'Seven scores of an old or ill dog’s day on the HHHHHMM scale, as a basis for the talk with your vet.',
  purpose: 'seven scores, HHHHHMM',
  back: { to: 'biology', label: 'Back to Biology Calculators' },
  keywords: [
    'dog quality of life',
    'HHHHHMM scale',
    'old dog',
    'pain in dogs',
    'good days and bad days',
    'palliative care dog',
  ],
  introduction: [
    'How is my dog really doing? Seven things of its day, each scored from 0 to 10, put into figures what is hard to judge from day to day. For families of an old or ill dog who want to prepare a talk with their veterinarian.',
  ],
  guide: [
    {
      title: 'Score a whole day',
      text: [
        'Choose a quiet moment in the evening and think of the last 24 hours. Ten is always the best, for hurt as well: a dog without pain scores 10 there. Let each member of the family score alone, then compare.',
      ],
    },
    {
      title: 'What counts for more than the sum',
      text: [
        'The scores are added up to 70, and a total above 35 is regarded as acceptable for continuing care. Trouble breathing, or a score of 2 or less, counts for more than any total: the page then says how soon to see a veterinarian, and the total comes second.',
      ],
    },
    {
      title: 'Look past the sum',
      text: [
        'The example reaches 41, yet hunger scores 4 and mobility 3. Both are listed, because a single low score is something to bring up even when the total looks fine.',
      ],
    },
  ],
  faq: [
    {
      question: 'What should I do with a total of 35 or less?',
      answer:
        'Call your veterinarian and talk about the scores, the low ones first. The number names a need for help and decides nothing; what follows is for you and the veterinarian who knows your dog.',
    },
    {
      question: 'Why can one low score outweigh the rest?',
      answer:
        'A dog may wag its tail in pain, and one that neither eats nor drinks is ill however clean and cheerful it is. So hurt at 2 or less, trouble breathing, hydration at 0, or hunger and hydration both at 2 or less ask for a veterinarian now, even at a total of 62. Hunger alone at 2 or less, or hydration alone at 1 or 2, asks for one today.',
    },
    {
      question: 'How can I tell that a dog is in pain?',
      answer:
        'Panting at rest, restlessness at night, a stiff gait, flinching at touch or licking one spot can all point to it. If you are unsure, choose the lower score and have your dog examined.',
    },
    {
      question: 'How often should I repeat it?',
      answer:
        'Weekly while little changes, daily when things change fast. Print or copy each result: the course over weeks tells more than any single evening.',
    },
    {
      question: 'Can a low score rise again?',
      answer:
        'Often a part of it can. Better pain relief, help with eating, ramps, rugs and a dry bed act on single scores, so ask about each of the listed ones.',
    },
  ],
  notes: [
    'The scale is a guide by Alice Villalobos for conversation and care; it has no laboratory value behind it.',
    'The levels at which a score overrides the total, and the list of scores of 4 or less, are house rules of this page and not part of the scale.',
    'People who love a dog score it differently on good and on bad days of their own.',
    'Labored breathing, collapse or pain out of control cannot wait for an appointment.',
    'Nothing you enter leaves this device, so scores are gone once the tab is closed unless you print or copy them.',
  ],
} satisfies CalculatorContent;
