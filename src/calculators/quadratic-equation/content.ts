import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Quadratic Equation Solver',
  description: 'Real or complex roots, discriminant, vertex and graph of ax² + bx + c = 0.',
  purpose: 'roots, vertex and graph',
  back: { to: 'math/equations' },
  keywords: [
    'quadratic formula',
    'roots',
    'discriminant',
    'parabola',
    'vertex',
    'complex roots',
    'abc formula',
    'axis of symmetry',
  ],
  introduction: [
    'Where is ax² + bx + c equal to 0? Three coefficients give both roots, real or complex, the discriminant, the vertex and the graph.',
    'For homework, physics, and the equilibria of weak acids.',
  ],
  guide: [
    {
      title: 'Bring it to one side',
      text: [
        'Write the equation with 0 on the right and read off a, b and c with their signs. x² = 5x − 6 becomes x² − 5x + 6 = 0, so b is −5 and c is 6.',
      ],
    },
    {
      title: 'The larger root first',
      text: [
        'The root in which two numbers of one sign are added loses no digits in that sum. The other follows from it, because the product of both is c ÷ a, and no digits are lost in a subtraction.',
      ],
    },
    {
      title: 'What the discriminant says',
      text: [
        'A discriminant of 1, as in the example, is above 0: the parabola cuts the x axis twice, at 2 and at 3. At 0 it only touches the axis; below 0 it misses it.',
      ],
    },
  ],
  faq: [
    {
      question: 'What do complex roots mean on the graph?',
      answer:
        'The parabola does not meet the x axis. The real part is the x of its vertex. The vertex lies |a| times the square of the imaginary part away from the axis.',
    },
    {
      question: 'How do I find the pH of a weak acid with it?',
      answer:
        'The concentration of hydrogen ions solves x² + Ka·x − Ka·C = 0. Enter 1, Ka and −Ka·C and take the positive root. Its negative decimal logarithm is the pH.',
    },
    {
      question: 'Does the sign of a matter?',
      answer:
        'Not for the roots: all three signs may be turned around. It decides whether the parabola opens upward or downward, and whether the vertex is its lowest or highest point.',
    },
    {
      question: 'What if a is 0?',
      answer:
        'Then the equation is linear and has one solution, x = −c ÷ b. This page refuses it, because it has no parabola.',
    },
  ],
  notes: [
    'A discriminant that should be 0 may come out as a tiny number when coefficients are decimals; the roots are then nearly equal.',
    'Coefficients up to 10¹⁰⁰ in size are computed.',
    'The working goes by the stable formula; on paper, with short numbers, the schoolbook formula gives the same roots.',
  ],
} satisfies CalculatorContent;
