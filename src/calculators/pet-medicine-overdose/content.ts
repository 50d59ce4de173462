import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'My Pet Swallowed Medicine',
  description:
    'A dog or cat swallowed tablets or too much of a medicine: whom to call, how urgent it is, and the figures to say on the telephone.',
  purpose: 'whom to call, what to say',
  back: { to: 'health/pet-emergencies' },
  keywords: [
    'dog ate ibuprofen',
    'cat swallowed paracetamol',
    'dog ate tablets',
    'too much Benadryl',
    'Metacam overdose',
    'painkiller',
    'NSAID poisoning',
    'double dose',
  ],
  introduction: [
    'Your dog or cat swallowed tablets, or was given too much of a medicine. Call first. This page says how urgent it is and works out the figures that the person on the telephone will ask for. It names no amount at which nothing happens, because none is published.',
  ],
  guide: [
    {
      title: 'Take the most it could have been',
      text: [
        'Count what is left in the blister or bottle and take the rest as swallowed. The strength is printed on the package, in mg for a tablet or for a mL; in a product with several ingredients read them all out.',
      ],
    },
    {
      title: 'Two figures for the telephone',
      text: [
        'Strength times tablets makes milligrams, and milligrams divided by the weight make milligrams for each kilogram. For a dog of 10 kg, 4 tablets of 25 mg are 100.0 mg or 10.0 for each kg.',
      ],
    },
    {
      title: 'What decides the urgency',
      text: [
        'Animal and medicine decide. Any pain medicine in a cat is an emergency, and so are ibuprofen, naproxen and acetaminophen in a dog. A larger amount can only make a result more urgent.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why does a small figure not calm the page down?',
      answer:
        'Thresholds that go round for these medicines come from unpublished case files. Stomach ulcers and kidney damage happen far below them after repeated doses, in old or ill animals, or together with a second medicine.',
    },
    {
      question: 'My dog got its own dose twice. Is that the same?',
      answer:
        'Call with the figures and do not give the next dose until a veterinarian says so. With an anti-inflammatory medicine the second dose counts together with those of the last days.',
    },
    {
      question: 'It was an allergy tablet. What else is in it?',
      answer:
        'Look for a D in the name and for pseudoephedrine, phenylephrine, acetaminophen or xylitol in the list. Any of them makes it an emergency.',
    },
    {
      question: 'The medicine is not in the list. What do I choose?',
      answer:
        'Choose another medicine and read its name out on the telephone. Heart, blood pressure, diabetes and attention medicines can be as urgent as any painkiller.',
    },
    {
      question: 'Which signs mean leaving at once, whatever was swallowed?',
      answer:
        'Vomiting, black stool, tremor, weakness, pale or brown gums, or collapse. Go to a veterinarian and call on the way; take the package along.',
    },
  ],
  notes: [
    'For a dog, meloxicam becomes an emergency here from 0.4 mg/kg, a rule of this site: repeated doses of 0.3 and 0.5 mg/kg made dogs ill.',
    'For diphenhydramine the severity of signs rises with the dose in 621 dogs, and no figure below which nothing happens is given; from 30 mg/kg it is an emergency here, a rule of this site.',
    'A package with two ingredients needs a call for both: the page counts one.',
    'Weights from 0.5 to 120 kg for dogs and to 15 kg for cats get figures; with any other weight call without them.',
    'Medicines on the skin, patches and injections are not covered.',
  ],
} satisfies CalculatorContent;
