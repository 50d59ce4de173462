import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Surface Area to Volume Ratio Calculator',
  description: 'Surface, volume and their ratio for a sphere, cube or cylinder, beside bodies of the same volume.',
  purpose: 'sphere, cube or cylinder',
  back: { to: 'biology' },
  keywords: [
    'surface area to volume ratio',
    'SA:V',
    'agar cube experiment',
    'diffusion',
    'sphere cube cylinder',
    'isoperimetric quotient',
  ],
  introduction: [
    'How much surface does a body have for its volume, and how much would a sphere, a cube or a cylinder of the same volume have?',
    'Made for the agar-cube practical, for lessons on diffusion and heat loss, and for anybody who compares shapes.',
  ],
  guide: [
    {
      title: 'Entering a body',
      text: [
        'Choose sphere, cube or cylinder and give its radius, side or height in any unit you like, as long as it is one and the same. Changing the shape clears the lengths.',
        'The answer carries the unit along: centimeters give square centimeters, cubic centimeters and a ratio per centimeter.',
      ],
    },
    {
      title: 'Three bodies of one volume',
      text: [
        'Surface and volume come from the formulas of school geometry and are divided. Then the volume is kept and poured into a sphere, a cube and a cylinder as high as it is wide, the cylinder with the smallest surface.',
        'The isoperimetric quotient tells shape apart from size: it is 0.524 for every cube, small or large.',
      ],
    },
    {
      title: 'The agar cube as an example',
      text: [
        'A cube with a side of 2 has a surface of 24.00, a volume of 8.00 and a ratio of 3.000. With a side of 1 the ratio is 6.000, with a side of 4 it is 1.500.',
        'As a sphere the same 8.00 would need only 19.34 of surface, a ratio of 2.418.',
      ],
    },
  ],
  faq: [
    {
      question: 'Is the ratio a number without a unit?',
      answer:
        'No: area divided by volume leaves one over a length. A cube of 1 cm has a ratio of 6 per cm, and the same cube measured as 10 mm has 0.6 per mm. Give the unit whenever you compare.',
    },
    {
      question: 'Why do textbooks write 6:1 for the unit cube?',
      answer:
        'They put the number of square units next to the number of cubic units, 6 to 1. That is the same value as 6 per unit, and it holds only in the unit that was used to measure.',
    },
    {
      question: 'Which shape has the smallest ratio for its volume?',
      answer:
        'The sphere, always. A cube of the same volume has 24 % more surface, and the best cylinder 14 % more. Long, thin or flat bodies have far more, which is why guts are folded and leaves are flat.',
    },
  ],
  notes: [
    'Bodies are taken as smooth and closed; both ends of a cylinder count as surface.',
    'A ratio says how much surface there is, and not how fast anything crosses it; that also depends on the wall and on what lies behind it.',
    'For cells with measured lengths and widths, the cell size calculator has rods and ellipsoids as well.',
  ],
} satisfies CalculatorContent;
