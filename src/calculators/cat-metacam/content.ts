import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Cat Metacam Calculator',
  description: 'A prescribed meloxicam dose, in milliliters of the suspension for cats.',
  purpose: 'prescribed dose in mL',
  back: { to: 'biology/cat-health' },
  keywords: [
    'cat metacam',
    'meloxicam for cats',
    'prescribed dose in mL',
    'suspension for cats',
    'meloxicam boxed warning',
    'cat kidney failure',
    'NSAID for cats',
  ],
  introduction: [
    'For owners whose veterinarian has already prescribed meloxicam for a cat: the prescribed milligrams per kilogram become milliliters of the suspension for cats. The page proposes no dose and knows none. Without a prescription for this cat, close it and call a clinic.',
  ],
  guide: [
    {
      title: 'Copy the prescription',
      text: [
        'Take the milligrams per kilogram from the prescription of this cat, never from another cat, a dog or a website. The example’s cat weighs 4 kg; its prescription is made up and means nothing for yours.',
      ],
    },
    {
      title: 'A conversion and no more',
      text: [
        'Weight times prescribed figure makes milligrams, and milligrams divided by the strength make milliliters. Both lose what is beyond two decimals. A prescription above the page’s ceiling for that day is turned away with a sentence instead of a volume.',
      ],
    },
    {
      title: 'One dose, checked twice',
      text: [
        'The volume belongs to one dose of the day you chose. Put it beside the clinic’s label and the marks on the syringe; when they disagree, telephone before you draw anything up.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why is there a boxed warning in the United States?',
      answer:
        'Repeated use in cats has been associated with acute kidney failure and death, and oral meloxicam is not approved for cats there. In the EU and the UK a weaker suspension for cats exists, for use under a veterinarian’s control.',
    },
    {
      question: 'Why does the page not tell me how much my cat needs?',
      answer:
        'Whether a cat can have meloxicam at all depends on its kidneys, its fluids and its other medicines. Those are found out by an examination and not by a weight. The figure has to come from the veterinarian who did it.',
    },
    {
      question: 'Can I measure the dog suspension in smaller drops?',
      answer:
        'No, never. The 1.5 mg/mL suspension for dogs is three times as strong as the one for cats, and a slip of the hand is a threefold overdose. The page refuses it on purpose.',
    },
    {
      question: 'What should make me stop and telephone?',
      answer:
        'A cat that does not eat, vomits, passes black stool or drinks more than it used to. Stop the medicine and call the clinic at once, at night an emergency clinic.',
    },
    {
      question: 'What is the re-check in the result?',
      answer:
        'The time within which a veterinarian should have seen the cat again on this medicine. It says nothing about how long the treatment goes on, and any change in your cat brings the visit forward.',
    },
    {
      question: 'My cat got too much, or the dog’s suspension. What now?',
      answer:
        'That is an emergency: go to a clinic and call on the way. The page “My Pet Swallowed Medicine” works out what to say on the telephone.',
    },
  ],
  notes: [
    'Kittens under 6 weeks, queens that are pregnant or nursing, and cats with kidney, liver, heart or bleeding disease must not have it.',
    'A dehydrated cat must not have it either: one that has vomited, has diarrhea or hardly drinks needs the clinic first.',
    'The larger amounts that clinics use around operations are left out here.',
    'Under 1 kg and over 12 kg no volume is shown.',
    'A prescription so small that less than a hundredth of a milligram results is reported as not measurable.',
    'Ask about blood and urine checks of the kidneys before any treatment that lasts.',
  ],
} satisfies CalculatorContent;
