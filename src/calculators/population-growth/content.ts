import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Population Growth Calculator',
  description: 'Exponential or logistic growth of a population: final size, doubling time and the curve between.',
  purpose: 'exponential or logistic',
  back: { to: 'biology' },
  keywords: [
    'population growth',
    'exponential growth',
    'logistic growth',
    'doubling time',
    'carrying capacity',
    'population model',
    'growth curve',
  ],
  introduction: [
    'Project a population from its size, its growth rate and a time span, either without limit or toward the number that its habitat can keep.',
    'For ecology courses and first estimates in the field: with the curve, eleven points to plot, and every doubling time under its own name.',
  ],
  guide: [
    {
      title: 'Size, rate and time',
      text: [
        'Enter the population at the start, the growth rate in percent and how far to look ahead. Rate and span must share one time unit: 2 % a year and a span in years, or 0.5 % a day and days.',
        'A shrinking population has a negative rate. The logistic model asks for a carrying capacity as well.',
      ],
    },
    {
      title: 'Growing at every moment',
      text: [
        'The exponential model multiplies the start by e to the power of rate times time. The logistic model of Verhulst takes the rate back in step with how much of the capacity is filled.',
        'Both are continuous: births are spread over the year and not saved up for its end.',
      ],
    },
    {
      title: 'Fifty animals and room for a thousand',
      text: [
        'In the example 50 animals grow by 20 % per time unit where 1000 can live. After 30 units there are 955; without the limit there would be 20171.',
        'The rule ln 2 ÷ r promises a doubling in 3.47 units. On the logistic curve it takes 3.74, and growth is fastest after 14.72 units, at 500 animals.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why does 10 % growth not give 110 after one year?',
      answer:
        'Because the rate acts at every moment: 100 individuals become 100·e^0.1, about 110.5, since the young already add young within the year. If growth comes once a year, you get 110, and the page lists that projection too. After ten years the two are at 272 and 259.',
    },
    {
      question: 'What if the population starts above its carrying capacity?',
      answer:
        'With a positive rate it declines toward the capacity: 900 animals with room for 600 and a rate of 15 % are at 610 after 20 units. A negative rate is refused in that case. The logistic formula would then let the population run away to infinity, which means nothing.',
    },
    {
      question: 'Where do I get a carrying capacity from?',
      answer:
        'From long counts of the same place, where numbers level off, or from what it offers and each animal needs. The carrying capacity calculator of this site does the second for food, water and space. Treat both as estimates, since capacities change with the seasons.',
    },
  ],
  notes: [
    'Rate and capacity stay the same over the whole span; good and bad years are averaged away.',
    'Age, sex and delays between birth and breeding are not modeled, so herds with many juveniles grow otherwise.',
    'Immigration and emigration are not counted unless you put them into the rate.',
    'Numbers are printed as whole individuals; in small populations chance matters more than any curve.',
    'Extrapolation far beyond the years in which the rate was measured is guesswork.',
  ],
} satisfies CalculatorContent;
