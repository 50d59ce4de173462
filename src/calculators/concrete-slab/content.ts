import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Concrete Slab Calculator',
  description: 'Concrete for a slab or a round pad: volume, bags, weight, and the parts of a mix of your own.',
  purpose: 'volume, bags and mix',
  back: { to: 'construction/farm' },
  keywords: [
    'concrete calculator',
    'concrete slab',
    'bags of concrete',
    'cubic yards',
    'barn floor',
    'kennel floor',
    'concrete pad',
    'ready mix',
  ],
  introduction: [
    'How much concrete does a floor take, how many bags is that, and what does it weigh? Slabs and round pads, in meters or feet, with waste and a gravel base.',
    'For stables, kennels, sheds and water troughs.',
  ],
  guide: [
    {
      title: 'Measure the form',
      text: [
        'Enter the inner sides of the form and the thickness of the slab alone. The gravel below it has a box of its own. Several pads of one size are counted together.',
      ],
    },
    {
      title: 'Volume, then bags',
      text: [
        'Area times thickness is the volume. Waste is added, and the sum is divided by what a bag yields, rounded up to whole bags.',
        'The yield is the wet concrete from one bag, not its weight.',
      ],
    },
    {
      title: 'A floor of 4 by 3 m, 10 cm thick',
      text: [
        'It holds 1.200 m³. With 10 % waste 1.320 m³ are needed: 113 bags of 25 kg, which is a lot of mixing, or one small delivery. The floor weighs 2880 kg.',
      ],
    },
  ],
  faq: [
    {
      question: 'How many 80 lb bags are in a cubic yard?',
      answer:
        '45, at 0.60 cubic feet a bag. Of 60 lb bags it takes 60, and of 40 lb bags 90. Add what is spilled and left in the mixer.',
    },
    {
      question: 'How thick should the floor of a kennel or stable be?',
      answer:
        '10 cm, or 4 in, carry people and small animals on firm ground. Horses, cattle and vehicles need more, steel and good drainage. Ask a builder who knows the ground and the local code.',
    },
    {
      question: 'How much cement do I need when I mix it myself?',
      answer:
        'The result gives cement in kilograms, and sand and gravel in cubic meters. It rests on a rule of thumb for how dry parts shrink, so buy a little more. Water is about half the weight of the cement.',
    },
  ],
  notes: [
    'The thickness is taken as even: a floor that slopes to a drain needs the mean of its thickest and thinnest edge.',
    'Footings, ribs and thickened edges are slabs of their own.',
    'Gravel shrinks when compacted, so order about a fifth more.',
    'The weight is that of plain concrete without steel and without the waste.',
  ],
} satisfies CalculatorContent;
