import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Llama Gestation Calculator',
  description:
    'Birth date of a cria from the breeding date of a llama, with early and late limits and a date for the veterinary check.',
  purpose: 'due date of a cria',
  back: { to: 'biology/animal-pregnancy', label: 'Back to Animal Pregnancy Calculators' },
  keywords: [
    'llama gestation',
    'cria due date',
    '345 days',
    'llama pregnancy',
    'unpacking',
    'hembra',
    'camelid breeding',
  ],
  introduction: [
    'Nearly a year lies between breeding and cria. Enter the breeding date of your llama and see around which day the cria should be born, how early and how late it may come, and when to have the dam checked. For small herds in which every cria counts.',
  ],
  guide: [
    {
      title: 'The day of breeding',
      text: [
        'Llamas ovulate after mating, so the day of breeding lies close to conception. Enter the last mating after which she refused the male; for a pair at pasture, enter the first day together and, in the second box, the last.',
      ],
    },
    {
      title: 'Counting to day 345',
      text: [
        'The cria is expected on day 345, with day 332 as the early and day 360 as the late limit; the check is on day 315, 30 days before birth. For a breeding on 15 April 2024 that is 26 March 2025, with a check on 24 February 2025.',
      ],
    },
    {
      title: 'Four weeks of attention',
      text: [
        'In the example the cria may arrive between 13 March and 10 April 2025. Be near the herd during those weeks, above all in the daytime, when crias are usually born.',
      ],
    },
  ],
  faq: [
    {
      question: 'How long are llamas pregnant?',
      answer:
        'Veterinary tables give 332 to 352 days for llamas and alpacas. Day 345, used here, lies a little past the middle of that span.',
    },
    {
      question: 'Why is the late limit day 360 when tables end at 352?',
      answer:
        'Healthy crias are born after day 352 as well, and the limit is set wide so that nobody steps in too early. No cria by day 361: call for advice on that day.',
    },
    {
      question: 'Does the count also fit alpacas?',
      answer:
        'The veterinary table behind it lists llamas and alpacas together, with the same limits. Alpacas have a page of their own in words for their owners.',
    },
    {
      question: 'Is a birth at night normal?',
      answer:
        'It is unusual, as births tend to happen in daylight. Labor in the late afternoon or at night, or 4 hours of restlessness without a water bag, is a reason to call now.',
    },
    {
      question: 'Can the page tell that she is pregnant?',
      answer:
        'No, it only counts days from the date entered. Refusing the male is a hint, an ultrasound scan or a hormone test is proof.',
    },
  ],
  notes: [
    'The days are averages of many dams; one that has carried long before is likely to carry long again.',
    'The trimesters end on day 115 and day 230: even parts for planning feed, not stages seen in the dam.',
    'A dam that loses an early embryo can look pregnant by the calendar for months; have her scanned.',
    'Crias born well before the early limit are weak and often cannot stand to drink: they need a veterinarian at once.',
    'Keep shearing, transport and other stress away from the weeks around the early and late limits.',
  ],
} satisfies CalculatorContent;
