import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Body Surface Area Calculator',
  description: 'Body surface of people by four equations, and of dogs and cats by weight.',
  purpose: 'people, dogs and cats',
  back: { to: 'health/body' },
  keywords: [
    'bsa',
    'body surface area',
    'Mosteller',
    'Du Bois',
    'Haycock',
    'Gehan and George',
    'surface area dog',
    'surface area cat',
  ],
  introduction: [
    'The surface of the body in square meters: of people by four published equations side by side, of dogs and cats from their weight.',
    'For students and for anyone who reads about values per square meter.',
  ],
  guide: [
    {
      title: 'What goes in',
      text: [
        'Weight and height of a person, or the weight alone of a dog or cat. Children and infants are included, from 1 kg and 40 cm.',
      ],
    },
    {
      title: 'Why it is estimated',
      text: [
        'Skin is hard to measure: people were wrapped in paper or wax for it. All equations fit a power of weight and height to such measurements.',
      ],
    },
    {
      title: '70 kg at 175 cm',
      text: [
        'By Mosteller that is 1.84 m². The other three give 1.85 m², so the choice of the equation hardly matters in an adult of usual build.',
      ],
    },
  ],
  faq: [
    {
      question: 'Which equation should I use?',
      answer:
        'The one that your text or laboratory uses. Mosteller is the simplest and is common in hospitals. Haycock was checked in infants, children and adults. At 4 kg and 54 cm the four lie 10 % apart.',
    },
    {
      question: 'How well is the area of a dog known?',
      answer:
        'To some 20 %. Published constants go from 9.9 to 12.3, and breeds differ in build. A dog of 20 kg has 0.74 m² by the constant of 10.1.',
    },
    {
      question: 'Can I work out a dose from it?',
      answer:
        'Not here. Doses by area are corrected for organs, blood counts and the course of treatment. The treating doctor or veterinarian decides on them.',
    },
  ],
  notes: [
    'Heavy people, amputees and body builders are described less well by every equation.',
    'For animals height is left out; a long, thin dog has more surface than a round one of its weight.',
    'Surface that is burned is a different matter and is judged by a doctor.',
  ],
} satisfies CalculatorContent;
