import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Cat Fish Oil Calculator',
  description:
    'The small amount of a fish oil that a cautious daily target of EPA and DHA allows a cat, with how weak the evidence is.',
  purpose: 'cautious daily amount',
  back: { to: 'biology/cat-health' },
  keywords: [
    'cat fish oil',
    'omega-3 for cats',
    'EPA and DHA for cats',
    'liquid fish oil',
    'cat coat and skin',
    'cod liver oil cat',
    'cat supplement',
  ],
  introduction: [
    'A cat needs little fish oil, if any. Enter its weight and the EPA and DHA of one capsule or milliliter, and see how much of the product stays within a cautious daily target. The evidence for that target is weak, so the number is something to show a veterinarian.',
  ],
  guide: [
    {
      title: 'Choose what can be measured',
      text: [
        'Many capsules hold more than a cat’s whole target for a day. A liquid that a syringe takes up in tenths of a milliliter fits better; read what one milliliter holds, not what a spoon or a pump stroke does.',
      ],
    },
    {
      title: 'Weight, target, label',
      text: [
        'Kilograms times the target make milligrams. The example’s oil has 120 mg EPA and 80 mg DHA in each milliliter; dividing by their sum leaves milliliters, and whatever lies beyond the first decimal is dropped.',
      ],
    },
    {
      title: 'A ceiling that nobody published',
      text: [
        'For cats no upper limit has been established. The one in the result is set by this page so that no larger target is ever worked out, and an amount below it still needs a veterinarian’s agreement.',
      ],
    },
  ],
  faq: [
    {
      question: 'How good is the evidence?',
      answer:
        'Weak. The target comes from general practice guidance for coat and skin, and a veterinarian may well name another one for your cat.',
    },
    {
      question: 'Why is there no goal for joints as on the page for dogs?',
      answer:
        'The figures for joints were found for dogs, and a cat is not a small dog. Higher targets belong under a veterinarian’s supervision, which is what the goal “Target from my veterinarian” is for.',
    },
    {
      question: 'May a cat have cod liver oil?',
      answer:
        'The page refuses it. Its vitamins A and D can be overdosed by an amount that looks small for its EPA and DHA.',
    },
    {
      question: 'Which cats need a word with the clinic before the first drop?',
      answer:
        'Those with diabetes, past pancreatitis or a stomach that does not take fat. So do cats on blood thinners, NSAIDs or steroids, and any cat with surgery ahead, as bleeding may last longer.',
    },
    {
      question: 'My cat eats less since it gets the oil. What now?',
      answer:
        'Leave the oil out and speak to your veterinarian. A cat that refuses food for a whole day needs one in any case.',
    },
  ],
  notes: [
    'Vomiting or diarrhea ends the trial: stop the oil and tell the clinic.',
    'For cats, weak evidence supports the target, and none supports a limit.',
    'Diets made for skin or joints can hold omega-3 already: count it in together with your veterinarian.',
    'Capsules are counted whole; no part of one is ever shown.',
    'Where a single capsule is more than the target, no amount appears and the page says why.',
    'Weights under 0.5 kg and over 15 kg are turned away, and so is a label with less than 50 mg of EPA and DHA together: it is read as a slip, such as grams for milligrams.',
  ],
} satisfies CalculatorContent;
