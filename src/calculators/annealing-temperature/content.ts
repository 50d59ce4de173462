import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Annealing Temperature Calculator',
  description:
    'Melting temperature (Tm) and annealing temperature of a PCR primer pair, with nearest-neighbor values beside them.',
  purpose: 'Tm of a primer pair',
  back: { to: 'biology/cell-biology', label: 'Back to Cell Biology Calculators' },
  keywords: [
    'annealing temperature',
    'primer Tm',
    'PCR primers',
    'nearest neighbor',
    'GC content',
    'Wallace rule',
    'salt correction',
  ],
  introduction: [
    'Enter both primers of a PCR to learn at which temperature they melt and which annealing temperature to try first.',
    'Made for anybody who sets up a thermocycler: it shows the basic length-and-salt formula and the nearest-neighbor values next to each other, and says when the pair does not match.',
  ],
  guide: [
    {
      title: 'Entering the primers',
      text: [
        'Paste each primer from 5′ to 3′ as you would order it; small letters and spaces are taken care of. Leave out tails that do not bind to the template in the first cycles, such as restriction sites. For the Tm of a single primer, tick the box below it.',
        'Salt starts at 50 mM. Add magnesium, dNTPs and primer concentration if you want nearest-neighbor values for your own buffer.',
      ],
    },
    {
      title: 'From bases to degrees',
      text: [
        'The basic formula counts 4 °C per base and adds 16.6 times the logarithm of the salt in mol/L; the annealing temperature lies 5 °C below that Tm, with 2 °C to either side as the optimal range.',
        'Beside it, the nearest-neighbor method sums the enthalpy and entropy of every two adjacent bases and corrects them for salt, free magnesium and strand concentration.',
      ],
    },
    {
      title: 'Reading the temperatures',
      text: [
        'In the example, two 18-base M13 primers at 50 mM salt both get a Tm of 50.4 °C, hence 45.4 °C for annealing. With 1.5 mM magnesium their nearest-neighbor Tm are 56.8 and 52.3 °C, which the same rule turns into 47.3 °C.',
        'Take the nearest-neighbor value as the start of a gradient; a pair that melts more than 5 °C apart is better redesigned.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why do all primers of 20 bases get 58.4 °C here?',
      answer:
        'The basic formula weighs A and T like G and C, so at 50 mM salt only the length counts. The nearest-neighbor method puts a 20-mer with 15 % GC at 35.5 °C and one with 80 % GC at 68.1 °C in the same salt. That is why the page shows both methods.',
    },
    {
      question: 'Is Tm − 5 right for every polymerase?',
      answer:
        'It is a rule of thumb for Taq. Makers of high-fidelity enzymes often ask for annealing at the lower Tm or above it, because their buffers stabilize the duplex. Follow the maker where the two disagree.',
    },
    {
      question: 'Does the PCR product matter as well?',
      answer:
        'Yes. Rychlik and colleagues found the best annealing temperature at 0.3 times the Tm of the less stable primer plus 0.7 times the Tm of the product, less 14.9 °C. This page does not know your product; a long or GC-rich one can call for another temperature.',
    },
    {
      question: 'Can I use it for very short or very long oligos?',
      answer:
        'Nearest-neighbor values are meant for about 8 to 60 bases. Below 14 bases the Wallace rule is the traditional estimate. The basic formula grows by 4 °C with every base and passes 200 °C for a 60-mer, which no duplex does.',
    },
  ],
  notes: [
    'Both primers are taken to match the template perfectly; a mismatch near the 3′ end lowers the yield more than Tm shows.',
    'Hairpins and primer dimers are not looked for, apart from a primer that is its own reverse complement.',
    'DMSO and formamide lower melting: the section on hairpins and dimers, below, takes both. Betaine and modified bases are not modeled.',
    'Degenerate letters such as N, R or Y are refused; calculate the most and the least stable variant instead.',
  ],
} satisfies CalculatorContent;
