import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Rabbit Gestation Calculator',
  description:
    'Kindling date of a rabbit from the mating date, the day to put the nest box in and the day on which a missing litter needs a veterinarian.',
  purpose: 'kindling date, nest box',
  back: { to: 'biology/animal-pregnancy', label: 'Back to Animal Pregnancy Calculators' },
  keywords: ['rabbit gestation', 'kindling date', '31 days', 'nest box', 'kits', 'doe pregnancy', 'overdue rabbit'],
  introduction: [
    'A rabbit litter is a matter of one month, and of the right few days at its end. Enter the mating date and see when the doe should kindle, when the nest box goes in, and from which day a missing litter is an emergency. For breeders and for surprised owners.',
  ],
  guide: [
    {
      title: 'One date is enough',
      text: [
        'Enter the day the buck was with the doe. Mating itself sets off ovulation in rabbits, so the count is more exact than in most animals. If both lived together, the first and the last shared day give two results, and the kits fall between them.',
      ],
    },
    {
      title: 'Thirty-one days',
      text: [
        'Kindling is set 31 days after mating, with day 28 and day 33 as limits; the nest box goes in on day 28, three days ahead. A doe mated on 15 April 2024 is due on 16 May 2024, and her box is ready on 13 May 2024.',
      ],
    },
    {
      title: 'What to do with the dates',
      text: [
        'The first two trimesters are ten days long and end on 25 April and 5 May 2024 in the example. From the day of the nest box look in every morning: does often kindle at night or at dawn, when nobody watches.',
      ],
    },
  ],
  faq: [
    {
      question: 'How long is a rabbit pregnant?',
      answer: 'Usually 31 to 33 days. Some litters come from day 28 on, which this page takes as the early limit.',
    },
    {
      question: 'Nothing has happened by day 32. What now?',
      answer:
        'Call a veterinarian on day 32, although the span of usual days ends on day 33: do not use that last day for waiting. Litters that come after day 34 are usually dead, and the doe herself is then at risk.',
    },
    {
      question: 'Why not put the nest box in earlier?',
      answer:
        'A box that stands in the cage for weeks becomes a toilet. Day 28 gives her time to line it with hay and with fur from her belly, and it is clean when the kits come.',
    },
    {
      question: 'Can a doe be pregnant again right after kindling?',
      answer:
        'Yes, she can conceive within hours of the birth. Take the buck away before the early date unless you want the next litter at once.',
    },
    {
      question: 'She pulls fur, but I know of no mating. Is she pregnant?',
      answer:
        'Perhaps not: a false pregnancy ends with nest building as well. A veterinarian can feel for kits and tell the two apart.',
    },
  ],
  notes: [
    'Small litters tend to be carried longer than large ones, which is one reason for a span of five days.',
    'Feeling for kits takes practice; a rough hand can harm them.',
    'A doe that stops eating near her date may be ill, and a rabbit that does not eat is an emergency.',
    'Kits lie naked in the nest and are fed only briefly: a doe that stays away in between is not neglecting them.',
    'A house rabbit brought home recently may have been mated before: count from the last day with other rabbits.',
  ],
} satisfies CalculatorContent;
