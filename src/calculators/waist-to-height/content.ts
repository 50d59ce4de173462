import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Waist-to-Height Ratio Calculator',
  description: 'Waist divided by height with the bands of NICE, and the waist that is half the height.',
  purpose: 'waist for height, bands',
  back: { to: 'health/body' },
  keywords: [
    'waist to height ratio',
    'WHtR',
    'waist circumference',
    'central obesity',
    'belly fat',
    'half your height',
    'apple shape',
    'NICE waist',
  ],
  introduction: [
    'The waist as a share of the height, on the bands that NICE uses in the United Kingdom, and the waist that would be half of the height.',
    'The same bands hold for women and men, and for children from 5 years.',
  ],
  guide: [
    {
      title: 'Where the tape goes',
      text: [
        'Feel for the lowest rib and the top of the hip bone and lay the tape midway between them, on the skin or thin clothes. Breathe out and read it without pulling.',
      ],
    },
    {
      title: 'Keep it below half',
      text: [
        'Both lengths are in one unit, so the ratio has none. NICE sees no increased risk from 0.4 to 0.49, an increased one from 0.5 to 0.59 and a high one from 0.6.',
      ],
    },
    {
      title: '88 cm at 172 cm',
      text: ['That is a ratio of 0.51. Half of the height would be a waist of 86 cm, 2 cm less.'],
    },
  ],
  faq: [
    {
      question: 'Why measure the waist when there is the body mass index?',
      answer:
        'The index cannot tell fat from muscle, nor fat around the organs from fat on the hips. The waist shows the fat around the organs, which goes along with diabetes and heart disease. NICE recommends both together.',
    },
    {
      question: 'Does one limit fit everybody?',
      answer:
        'A review by Ashwell and colleagues of 2012 found 0.5 useful in both sexes and many ethnic groups. It remains a sign for attention and no verdict. Some groups have a higher risk at the same waist.',
    },
    {
      question: 'Can children use it?',
      answer:
        'From 5 years, by the same bands. Growth comes in spurts, so a single value means little; the pediatrician looks at the course over years.',
    },
    {
      question: 'My ratio is above 0.5. What now?',
      answer:
        'Nothing is diagnosed by it. It is a reason to have blood pressure, blood sugar and blood fats looked at. Your doctor can say what matters in your case.',
    },
  ],
  notes: [
    'Not during pregnancy, and of little use with fluid or a large hernia in the belly.',
    'Measure at the same time of the day, before a meal, if you compare over weeks.',
    'A tape reads a centimeter more or less from one time to the next.',
    'Whether you tick pregnancy stays on the page: it is not stored and no link has it.',
  ],
} satisfies CalculatorContent;
