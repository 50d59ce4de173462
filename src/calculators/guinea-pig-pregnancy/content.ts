import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Guinea Pig Pregnancy Calculator',
  description:
    'Due date of a guinea pig from the mating date, with early and late limits and a day for the weight check.',
  purpose: 'due date, weight check',
  back: { to: 'biology/animal-pregnancy', label: 'Back to Animal Pregnancy Calculators' },
  keywords: [
    'guinea pig pregnancy',
    'cavy gestation',
    'sow due date',
    'pups',
    'weight check',
    'first litter',
    'straining',
    'dystocia (difficult birth)',
  ],
  introduction: [
    'When will the pups arrive, and when should you look more closely? Enter the day sow and boar were together and see the expected birth, its early and late limits and the day for a weight check. For keepers with a planned or a surprise litter.',
  ],
  guide: [
    {
      title: 'One day or a range',
      text: [
        'Enter the day of mating. If sow and boar lived together, use the first day and the day they were separated: the litter is to be expected between the early date of the one and the late date of the other. Tick the box for a first pregnancy.',
      ],
    },
    {
      title: 'Days that are added',
      text: [
        'Birth is set at day 65, the early limit at day 59, the late limit at day 70, or day 72 with the box ticked, and the weight check at day 51. A mating on 15 April 2024 gives 19 June 2024, and a check on 5 June 2024.',
      ],
    },
    {
      title: 'Reading the window',
      text: [
        'Guinea pigs carry long and bear large, furred pups with open eyes. Large litters tend to come toward the early date, one or two pups toward the late one. A sow that loses weight or stops eating in the last third needs a veterinarian at once.',
      ],
    },
  ],
  faq: [
    {
      question: 'How long is a guinea pig pregnant?',
      answer:
        'From 59 to 72 days, on average 63 to 68 days in different studies. Litters with many pups are carried for a shorter time than small ones.',
    },
    {
      question: 'Is a first pregnancy really longer?',
      answer:
        'The tick moves the late date from day 70 to day 72, an old rule. Research does not support it: in records of 440 litters pregnancy grew longer with each further litter, not with the first. No birth by day 71: call on that day, ticked or not.',
    },
    {
      question: 'Why is a late first litter dangerous?',
      answer:
        'The halves of the pelvis must part at birth, and they fuse in sows that have not given birth by about 6 to 7 months of age. A first litter after that age carries a high risk that the pups cannot pass. See a veterinarian before day 60, not during the birth.',
    },
    {
      question: 'What is the weight check for?',
      answer:
        'It falls 14 days before the due date, when the sow is heavy and problems begin to show. Weigh her on a kitchen scale, note the figure and weigh again every few days; a fall is a warning.',
    },
    {
      question: 'How soon can she be pregnant again?',
      answer:
        'Within hours of the birth. The boar has to be housed apart before the early date, not after the pups are there.',
    },
  ],
  notes: [
    'The limits describe most sows; number and size of the pups move the day of birth within them.',
    'A sow bought from a shop or housed with a boar may be pregnant from an earlier day than you know.',
    'Do not press the belly to count pups: ask a veterinarian for a scan.',
    'Handle a heavily pregnant sow as little as possible, with both hands below her.',
    'Guinea pigs give birth fast: 10 to 20 minutes of straining without a pup, any bleeding, or a sow that lies flat means call now.',
  ],
} satisfies CalculatorContent;
