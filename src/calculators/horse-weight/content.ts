import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Horse Weight Calculator',
  description:
    'Estimated weight of a horse, yearling or weanling from heart girth and body length, in pounds and kilograms.',
  purpose: 'from girth and length',
  back: { to: 'biology' },
  keywords: [
    'horse weight',
    'heart girth',
    'weight tape',
    'body length',
    'girth squared times length',
    'yearling weight',
    'pony weight',
  ],
  introduction: [
    'How heavy is a horse when there is no weighbridge? Two measurements with a tape, girth and length, give an estimate in pounds and kilograms with the range to expect. For owners who plan feed, transport or a rider’s load.',
  ],
  guide: [
    {
      title: 'Measure twice',
      text: [
        'Stand the horse square on level ground. Lay the tape around the chest just behind the elbows and read it as the horse breathes out, then measure in a straight line from the point of the shoulder to the point of the buttock.',
        'Take each measurement again and enter the mean: the girth counts squared, so an error there weighs double.',
      ],
    },
    {
      title: 'A cylinder with a divisor',
      text: [
        'Girth squared times length, in inches, is divided by 330 for an adult, 301 for a yearling and 280 for a weanling. A tape in centimeters is converted first, at 2.54 cm to the inch.',
      ],
    },
    {
      title: 'Read it as a range',
      text: [
        'A girth of 76 in and a length of 65 in make 1138 lb or 516 kg, and the horse may well weigh anything from 464 to 568 kg. Use the same tape and the same person each month: the change is then surer than the figure itself.',
      ],
    },
  ],
  faq: [
    {
      question: 'How accurate is a weight from girth and length?',
      answer:
        'Expect an error of 5 to 10 percent. The range shown takes 10 percent either side, which for a horse of 516 kg is more than 50 kg up or down.',
    },
    {
      question: 'Can I dose a wormer by this weight?',
      answer:
        'For medicines and dewormers use a scale or ask your vet. At the lower end of the range a dose by this figure would be too much, at the upper end too little.',
    },
    {
      question: 'Why is there a second figure in kilograms for adults?',
      answer:
        'It comes from the metric formula of Carroll and Huntington, girth squared times length in centimeters divided by 11 877. The two agree within half a percent, here 516 and 518 kg, so a larger difference elsewhere points to a slip in the units.',
    },
    {
      question: 'Does it work for ponies, donkeys or draft horses?',
      answer:
        'Ponies of riding type fit tolerably. Donkeys, draft breeds, mares in late pregnancy and foals under weaning age have other proportions, and the formula misfits them.',
    },
  ],
  notes: [
    'Weight says nothing about fat: judge ribs, neck and tail head by a body condition score as well.',
    'A full gut, a thick winter coat or a slack tape shifts the reading; measure at the same hour.',
    'Yearling and weanling divisors follow average growth and fit large and small breeds less well.',
    'Before transport or in an emergency a weighbridge or the clinic’s scale is the figure to rely on.',
  ],
} satisfies CalculatorContent;
