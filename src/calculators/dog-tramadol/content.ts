import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Dog Tramadol Calculator',
  description:
    'Tramadol prescribed for a dog: the dose range in the veterinary product information for its weight, in half tablets.',
  purpose: 'range of a prescribed dose',
  back: { to: 'biology' },
  keywords: [
    'dog tramadol',
    'tramadol tablets',
    'pain relief for dogs',
    'controlled drug',
    'half tablets',
    'serotonin interactions',
  ],
  introduction: [
    'Where a veterinarian has prescribed tramadol for this dog: the dose range in the veterinary product information, and how many half tablets lie within it. It is a controlled drug with dangerous partners.',
  ],
  guide: [
    {
      title: 'Check the tablet before the number',
      text: [
        'The tablet has to be plain tramadol: nothing added, not extended-release. Then enter the weight, 25 kg for example, and read the list of warnings line by line, for each of them is a reason to stop.',
      ],
    },
    {
      title: 'A product text from Britain',
      text: [
        'The two ends of the range, the time between two doses and the highest total of a day are those of a British tablet for dogs. The upper end is divided by the strength and cut down to half a tablet.',
      ],
    },
    {
      title: 'Too little effect is a reason to call',
      text: [
        'When the dog still hurts, the answer is a call to the veterinarian, never a larger amount and never another painkiller from the cupboard. The total of a day in the table is there for the veterinarian’s check and is not a goal.',
      ],
    },
  ],
  faq: [
    {
      question: 'Is tramadol approved for dogs?',
      answer:
        'There is a veterinary tablet in the United Kingdom. In the United States it is not approved for dogs by the Food and Drug Administration and is a Schedule IV controlled drug.',
    },
    {
      question: 'Which medicines must not come together with it?',
      answer:
        'SSRIs such as fluoxetine, tricyclics such as clomipramine, trazodone, selegiline and other MAO inhibitors, and amitraz. Tell the veterinarian about every medicine, collar and spot-on before the first tablet.',
    },
    {
      question: 'Can I use my own tramadol for the dog?',
      answer:
        'No. Human packets may also hold acetaminophen (paracetamol), release the drug slowly or, as a liquid, contain xylitol. A controlled drug prescribed for one patient must not go to another.',
    },
    {
      question: 'Is there a page for cats?',
      answer:
        'No, and the figures here must not be used for a cat. If a cat has swallowed a tablet, call a veterinarian or an animal poison helpline at once.',
    },
    {
      question: 'Can tramadol replace what was prescribed for pain?',
      answer:
        'That is for the veterinarian alone to decide. Do not swap it for, or add it to, a prescribed painkiller on your own.',
    },
    {
      question: 'Why are dogs under 6.25 kg refused?',
      answer:
        'The product text starts at that weight: below it, half a tablet exceeds the range. Ask the veterinarian what suits a smaller dog.',
    },
  ],
  notes: [
    'Dogs lighter than 6.25 kg or heavier than 100 kg get no figure on this page.',
    'Seizures, epilepsy, liver or kidney disease and breathing problems are each a reason to stop and call.',
    'Pregnant and nursing dogs and dogs under 6 months are excluded too.',
    'The evidence is moderate: one product text supports the range.',
    'Keep the tablets locked away, count them, and return what is left to the pharmacy.',
  ],
} satisfies CalculatorContent;
