import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Fence Calculator',
  description: 'Posts, rails or rolls of wire, gates and braces for a paddock or an open run, with the cost.',
  purpose: 'posts, wire, gates and cost',
  back: { to: 'construction/farm' },
  keywords: [
    'fence calculator',
    'fence posts',
    'post spacing',
    'wire fence',
    'electric fence',
    'paddock fence',
    'corner braces',
    'fencing cost',
  ],
  introduction: [
    'How many posts, rails or rolls does a paddock take, and what does it cost? Closed fences, rectangles and open runs, with gates, corners and braces.',
    'For pastures, yards and gardens.',
  ],
  guide: [
    {
      title: 'Walk the line first',
      text: [
        'Measure the whole length with its gates and count the corners, also the flat ones where wire would pull a post over. The spacing is the largest that you accept.',
      ],
    },
    {
      title: 'Whole sections of one length',
      text: [
        'The length without gates is divided by the spacing and rounded up, so that all sections are alike. A closed fence has a post for each section and one more for each gate; an open run ends with a post of its own.',
      ],
    },
    {
      title: 'A paddock of 60 by 40 m',
      text: [
        'With one gate of 3.6 m it has 196.4 m of fence: 79 sections of 2.49 m, 80 posts and 237 rails. At these prices that is 2599.00 with the gate.',
      ],
    },
  ],
  faq: [
    {
      question: 'How far apart should posts be?',
      answer:
        'It depends on what is between them: boards need a post every 2.4 m, high-tensile electric wire one every 6 to 15 m. The table with the result has more. Hollows and bends need extra posts.',
    },
    {
      question: 'What is a brace assembly?',
      answer:
        'Two posts with a rail or a strut between them, which take the pull of the wire. Corners need one in each direction, ends need one. Rail fences do without most of them.',
    },
    {
      question: 'How much fence does an acre need?',
      answer:
        'A square acre is 63.6 m or 209 ft long on each side, 254 m around. The same area as a narrow strip takes far more fence. Try a few lengths and widths.',
    },
    {
      question: 'Is barbed wire fit for horses?',
      answer:
        'No. Horses panic, and barbs tear deep wounds. Smooth wire with a visible top line, boards or electric tape are the usual choices.',
    },
  ],
  notes: [
    'Gate widths are openings; leave room for hinges and latch.',
    'Sloping ground is longer than its map: measure along it.',
    'Laws and neighbors decide on height and distance from the boundary.',
  ],
} satisfies CalculatorContent;
