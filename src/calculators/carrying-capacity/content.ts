import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Carrying Capacity Calculator',
  description: 'How many individuals the food, water and space of a place can keep, and which of them runs out first.',
  purpose: 'which resource runs out first',
  back: { to: 'biology' },
  keywords: [
    'carrying capacity',
    'limiting resource',
    'law of the minimum',
    'habitat',
    'stocking rate',
    'sustainability score',
    'resource use',
  ],
  introduction: [
    'Enter how much food, water and space a place offers and what one individual needs, and see how many can live there and which resource sets the limit.',
    'For ecology lessons, enclosures and pasture planning: each resource is assessed by itself, then the scarcest decides.',
  ],
  guide: [
    {
      title: 'What is there, what one needs',
      text: [
        'Fill in three rows: food, water and space. Within a row both numbers need the same unit and the same time, such as kilograms a day and kilograms a day; the rows need not match each other.',
        'The current population may stay blank if you only want the capacity.',
      ],
    },
    {
      title: 'The scarcest decides',
      text: [
        'What is available, divided by what one individual needs and rounded down to whole individuals, is the capacity of that resource. The smallest of the three is the capacity of the place, as Liebig’s law of the minimum has it.',
        'The score is 100 less the filled percentage of that capacity.',
      ],
    },
    {
      title: 'Where the water ends',
      text: [
        'The example offers food for 500, space for 500 and water for 200, so water limits the place to 200. With 120 individuals it is 60.0 % full and the score is 40.0, which is red.',
        'Half as much water again would raise the capacity to 300 and the score to 60.0; more food would change nothing.',
      ],
    },
  ],
  faq: [
    {
      question: 'What does the sustainability score mean?',
      answer:
        'It is the part of the capacity that is still free, from 0 to 100. Above 75 it is green, above 50 yellow, otherwise red. It is an index of this site and not a published measure, so do not compare it with scores from elsewhere.',
    },
    {
      question: 'Should I really reduce a population that has a score below 50?',
      answer:
        'Not for that reason alone. The sentence is an early warning: it appears as soon as more than half the capacity is filled, where a population in logistic growth is at its most productive. Above the full capacity, resources run short.',
    },
    {
      question: 'Why are capacities rounded down?',
      answer:
        'Because there are no parts of individuals: food for 333.3 animals feeds 333. Water for less than one individual therefore gives a capacity of 0, and the score is 0 as well.',
    },
    {
      question: 'Two resources limit equally. Which one is named?',
      answer:
        'The first in the order food, water, space. The table shows both with the same capacity, and only improving both together raises the total.',
    },
    {
      question: 'Can I leave space out if it does not matter?',
      answer:
        'Every row needs numbers above 0, because a blank could mean none or plenty. Enter an amount that is generous beyond doubt, and space will not be the limit.',
    },
  ],
  notes: [
    'Resources are taken as fixed amounts that do not grow back faster or slower with use.',
    'One resource cannot stand in for another: spare food does not make up for missing water.',
    'Dry seasons and hard winters set the true limit; enter the leanest time, not the average.',
    'Predators, disease and social spacing keep many populations below what resources would allow.',
    'Stocking rules for livestock and minimum sizes for enclosures are set by law in many places and take precedence.',
  ],
} satisfies CalculatorContent;
