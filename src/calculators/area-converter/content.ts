import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Area Converter',
  description: 'Acres, hectares, square feet, square miles and ten more units of area at once.',
  purpose: 'acres, hectares, square feet',
  back: { to: 'conversion/units' },
  keywords: [
    'acres to hectares',
    'square feet to m²',
    'square miles to km²',
    'land area',
    'hectare',
    'survey acre',
    'square meters',
  ],
  introduction: [
    'One area in every unit, from the well of a plate to a nature reserve, with the side of a square of the same area.',
  ],
  guide: [
    {
      title: 'Lengths are squared',
      text: [
        'A square foot is 0.3048 by 0.3048 m, so factors of area are squares of those of length. Ten times the length is a hundred times the area.',
      ],
    },
    {
      title: 'The side helps to picture it',
      text: [
        'Beside the units the result gives the side of a square as large as your area. A plot of another shape has a longer edge.',
      ],
    },
    {
      title: 'An acre as an example',
      text: ['1 acre is 0.404686 ha or 43560 square feet. A square of it has a side of 63.6 m.'],
    },
  ],
  faq: [
    {
      question: 'How large is a hectare?',
      answer: '10000 m², a square with a side of 100 m. It is close to two and a half acres.',
    },
    {
      question: 'What is a survey acre?',
      answer:
        'An acre in US survey feet, larger than the international one by four millionths. It matters for large tracts on older maps only.',
    },
    {
      question: 'How do I get from square feet to square meters?',
      answer: 'Multiply by 0.09290304, which is exact. For a guess, ten square feet are about one square meter.',
    },
  ],
  notes: [
    'An are is 100 m², the square of ten meters.',
    'Land measured on a slope is larger than on the map: deeds give the map.',
    'A rood is a quarter of an acre, an acre a 640th of a square mile.',
  ],
} satisfies CalculatorContent;
