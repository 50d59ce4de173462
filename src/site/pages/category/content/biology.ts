/** The text below the lists of the biology page. */

export const INTRODUCTION =
  'These calculators cover the arithmetic between an observation and a conclusion: primers and sequences, crosses and frequencies, enzymes and populations, and the due dates, weights and doses of animals.';

export const STEPS = [
  {
    title: 'Pick by what you have',
    text: 'A sequence, a count, a date, a weight: open the list that works from it. Some calculators appear in two lists.',
  },
  {
    title: 'Enter it with its unit',
    text: 'Each box names its unit. Sequences may hold spaces and line breaks; dates are whole days.',
  },
  {
    title: 'Calculate and check',
    text: 'Read the working below the result, and the second method where one is shown. If a result looks wrong, check the units first.',
  },
  {
    title: 'Share or write it down',
    text: 'Name the method and the source with the figure. Both are on the page of every calculator.',
  },
] as const;

export const QUESTIONS = [
  {
    question: 'Why do calculators disagree about the annealing temperature of a primer?',
    answer:
      'Because a melting temperature is estimated, and the estimates differ. Rules of thumb count bases; nearest-neighbor methods add up the energies of neighboring pairs and need salt and primer concentration as well. Take any of them as the middle of a gradient, not as the answer.',
  },
  {
    question: 'Which strand does the DNA sequence calculator transcribe?',
    answer:
      'It takes what you enter as the coding strand, written from 5′ to 3′. The RNA is then the same text with U for T, and translation starts at its first AUG and ends at a stop codon. If you have the template strand, enter its reverse complement.',
  },
  {
    question: 'Is my sample in Hardy–Weinberg equilibrium or not?',
    answer:
      'It can depend on the degrees of freedom. With two alleles whose frequencies were estimated from the sample itself, the test has one. For 30, 40 and 30 individuals χ² is 4.00: p is 0.046 with one degree of freedom, but 0.406 by the formula e^(−χ²/2) · (1 + χ²/2). The page shows both and says which is which.',
  },
  {
    question: 'Does a due date count from mating or from ovulation?',
    answer:
      'The pregnancy calculators count from the mating or breeding date that you enter. In dogs, birth follows ovulation by about 63 days, but a mating by anything from 57 to 72. Where a veterinarian has timed the ovulation, that date is the better guide.',
  },
  {
    question: 'May I give a medicine by what the calculator says?',
    answer:
      'Ask your veterinarian before giving any medicine. A calculator knows the weight; it does not know kidneys, other medicines or what else is in the product. If an animal has eaten something poisonous, call a veterinarian first and calculate while you wait.',
  },
  {
    question: 'Where do my sequences and readings go?',
    answer:
      'Nowhere. They are worked on by your own browser, and the site has no server that could receive them. A link with your values in it exists only if you ask for one.',
  },
] as const;
