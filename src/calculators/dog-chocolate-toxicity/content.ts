import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Dog Chocolate Toxicity Calculator',
  description:
    'How urgent it is when a dog has eaten chocolate, with the theobromine and caffeine for its weight and what to tell the vet.',
  purpose: 'how urgent, whom to call',
  back: { to: 'biology', label: 'Back to Biology Calculators' },
  keywords: [
    'dog ate chocolate',
    'chocolate poisoning',
    'theobromine',
    'caffeine',
    'dark chocolate',
    'cocoa powder',
    'cocoa mulch',
  ],
  introduction: [
    'Your dog has eaten chocolate. Weight, kind and amount give an estimate of the theobromine and caffeine for its weight, how urgent that is, and what to tell the veterinarian. If you have the number of a veterinarian at hand, call first and fill this in while you wait.',
  ],
  guide: [
    {
      title: 'Enter the worst case',
      text: [
        'Count everything that is missing from the wrapper as eaten. Between two kinds pick the darker, between two amounts the larger. Choose kilograms or pounds, grams or ounces yourself: none of them is set beforehand.',
      ],
    },
    {
      title: 'Content times grams, per kilogram',
      text: [
        'A gram of milk chocolate holds 2.3 mg of methylxanthines, dark 5.6, baker’s chocolate 15.5, cocoa powder 28.5 and cocoa mulch 9; for baker’s and dark, older editions print 16 and 5.4–5.7. A bar with a percentage counts as that share of baker’s chocolate. The sum is divided by the body weight in kilograms.',
      ],
    },
    {
      title: 'The largest words decide',
      text: [
        'For a dog of 20 lb, 3 oz of dark chocolate are 477 mg or 52.5 mg per kg. That is above 40, from where effects on the heart are reported, so the page says emergency. The figures are for the person who answers your call.',
      ],
    },
  ],
  faq: [
    {
      question: 'Can I watch my dog first and call later?',
      answer:
        'No, call first and watch meanwhile. Any sign of illness turns every dose on this page into an emergency, and a veterinarian can do more before signs begin.',
    },
    {
      question: 'Why is there no green result?',
      answer:
        'The page knows a weight and an amount, not your dog. The least that it ever asks for is a call for advice on the same day.',
    },
    {
      question: 'The wrapper gives a percentage. Which kind is that?',
      answer:
        'Choose the bar with a cocoa percentage and enter the number. It counts as that share of unsweetened chocolate, so 70 percent means 10.85 mg in each gram, nearly twice the value for dark chocolate.',
    },
    {
      question: 'Does white chocolate count?',
      answer:
        'Yes, with 0.04 mg in a gram, and its fat counts more: much of it can inflame the pancreas days later, and the result says so. Raisins or xylitol in it are not part of the figure.',
    },
    {
      question: 'What about cocoa mulch from the garden?',
      answer:
        'It is made from the hulls of cocoa beans and counts with 9 mg in a gram, more than dark chocolate. Enter generously what is missing from the bag or the bed.',
    },
    {
      question: 'May I make my dog vomit at home?',
      answer:
        'Only if a veterinarian tells you to. The same goes for salt, milk, oil and charcoal, so ask on the telephone before you do anything.',
    },
  ],
  notes: [
    'Contents are those of the Merck Veterinary Manual for each kind; a single brand or homemade sweets may hold more.',
    'For dark chocolate the table gives 5.3 to 5.6 mg in a gram and the upper value is used; older editions print 5.4–5.7, and 16 for baker’s chocolate.',
    'Every amount is rounded up, and the printed dose decides the band: a printed 20.0 is never classed below 20.',
    'A weight under 0.5 or over 120 kg gets no figure but the advice to call: a very small puppy is an emergency.',
    'The result disappears with any change of an input, so that no old figure is left beside new ones.',
    'An estimate from a table cannot replace what a veterinarian sees in your own dog.',
  ],
} satisfies CalculatorContent;
