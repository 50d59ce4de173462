import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Donkey Gestation Calculator',
  description:
    'Foaling date of a jenny, about a year after she was covered, with the wide limits normal for donkeys, scans and boosters.',
  purpose: 'foaling date of a jenny',
  back: { to: 'other/more-animals', label: 'Back to More Animals Calculators' },
  keywords: [
    'donkey gestation',
    'jenny due date',
    'jennet pregnancy',
    'donkey foaling date',
    '365 days',
    'miniature donkey',
    'red bag',
    'dystocia (difficult birth)',
  ],
  introduction: [
    'Donkeys take about a year, and some take weeks more. Enter the day the jenny was covered and see around which day she should foal, the span in which foals are usually born, when scans tell something and on which day to ask for advice. For owners of a single jenny and for breeders.',
  ],
  guide: [
    {
      title: 'The covering, or the time with the jack',
      text: [
        'Enter the last covering of the heat in which she took. If jack and jenny shared a field, give the first day they were together and, below it, the day they were parted: the births of that whole time are shown then.',
      ],
    },
    {
      title: 'One year, give or take',
      text: [
        'Foaling is set on day 365, with day 340 and day 395 as limits, and the veterinary check on day 335. A jenny covered on 15 April 2024 should foal around 15 April 2025, and her check is on 16 March 2025.',
      ],
    },
    {
      title: 'A span of eight weeks',
      text: [
        'From 21 March to 15 May 2025 any day is an ordinary one in the example. Let the udder and her behavior tell you when to watch at night, and keep the number of your veterinarian beside the stable door from the early date on.',
      ],
    },
  ],
  faq: [
    {
      question: 'How long is a donkey in foal?',
      answer:
        'About twelve months. Published means run from 362 to 374 days, 371 in a large study of Martina Franca jennies, and single pregnancies from about 331 to 421. A wide range is normal.',
    },
    {
      question: 'Is she overdue after day 365?',
      answer:
        'No. That day is the middle, and colts tend to come later than fillies. If she has not foaled by day 396, call your veterinarian for advice on that day.',
    },
    {
      question: 'What is a red bag, and what do I do?',
      answer:
        'A red, velvety bag in place of a white one means that the afterbirth has come loose and the foal gets no air. Cut or tear it open at once, help the foal out, and have somebody call while you do it.',
    },
    {
      question: 'She has stopped eating. Can it wait until tomorrow?',
      answer:
        'It cannot. A donkey that does not eat releases fat into her blood and can die of it within days, and pregnancy makes it more likely.',
    },
    {
      question: 'Do the days hold for a mule foal?',
      answer:
        'Not quite. A mare in foal to a jack is a horse and belongs on the page for horses, and owners report that mule foals are often carried longer than horse foals.',
    },
  ],
  notes: [
    'Twins are as dangerous in jennies as in mares: a scan around day 14 finds them while something can be done.',
    'A jenny may foal with a small udder, and wax on the teats does not always show.',
    'Long journeys in the last third stress her and put her at risk of blood fat.',
    'Day 121 and day 243 divide the year evenly; the foal grows most after the second of them.',
    'Keep her companion with her when she foals, unless it disturbs her: donkeys fret alone.',
  ],
} satisfies CalculatorContent;
