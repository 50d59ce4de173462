import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Dog Benadryl Calculator',
  description: 'The upper limit of one veterinarian-approved diphenhydramine (Benadryl) dose for dogs.',
  purpose: 'upper limit of one dose',
  back: { to: 'biology' },
  keywords: [
    'dog benadryl',
    'diphenhydramine for dogs',
    'antihistamine',
    'allergic dog',
    'itchy dog',
    'children’s liquid',
    'single-ingredient product',
  ],
  introduction: [
    'Where a veterinarian has approved diphenhydramine for this dog: what a published range comes to, and how much of the product in front of you stays within it.',
  ],
  guide: [
    {
      title: 'Weigh, then read the packet',
      text: [
        'Use a weight of this week, such as the 10 kg of the example, and pick its unit yourself. Then choose the product whose strength is printed on your packet, and go through the three confirmations one by one.',
      ],
    },
    {
      title: 'From weight to a whole step',
      text: [
        'The weight is multiplied by the lowest and the highest amount per kilogram in the guidelines of the American Animal Hospital Association on allergic skin disease, and heavy dogs meet a ceiling. The highest amount is divided by the strength and cut down to half tablets or tenths of a milliliter.',
      ],
    },
    {
      title: 'Where the range ends',
      text: [
        'The largest figure on the result is where the range ends for this weight, not where treatment starts. Print the result for your veterinarian: it lists the weight, the product, what you confirmed and every step of the calculation.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why are there three boxes before any figure?',
      answer:
        'Diphenhydramine suits some dogs only, and many human packets hold a second medicine. A figure appears when a veterinarian has approved it, the label names one ingredient and the list of illnesses has been gone through.',
    },
    {
      question: 'Which Benadryl products are ruled out?',
      answer:
        'All that hold more than diphenhydramine: a decongestant such as pseudoephedrine or phenylephrine, often marked "-D", acetaminophen (paracetamol), xylitol or alcohol. Creams and sprays for the skin are ruled out as well.',
    },
    {
      question: 'My dog’s face is swelling. Is this the right page?',
      answer:
        'No. A swollen face, hives with vomiting, or trouble breathing is an emergency, and the dog belongs in a clinic now. Working out tablets would only lose time.',
    },
    {
      question: 'What might I notice after a dose?',
      answer:
        'Some dogs become sleepy, others excited. If yours is unwell, or has had too much, call your veterinarian or an animal poison helpline at once.',
    },
    {
      question: 'Why can my tablets not be measured for a small dog?',
      answer:
        'Half a tablet may hold more than the range allows, or the steps jump over the range. Then no number of tablets is shown, and the veterinarian can name another strength.',
    },
    {
      question: 'Why do other sources name larger amounts?',
      answer:
        'Formularies hold wider ranges, and this page keeps to the narrower one of a guideline on purpose. What lies outside it is for a veterinarian who has seen the dog.',
    },
  ],
  notes: [
    'Dogs under 1 kg or over 100 kg get no figure here.',
    'The ceiling for heavy dogs is a limit that was chosen for this page, not one that was published.',
    'Dogs with glaucoma, seizures, thyroid or heart disease, high blood pressure or a blocked bladder are on the list that stops the calculation.',
    'So are puppies under 6 months, pregnant and nursing dogs, and dogs on sedatives, MAO inhibitors (amitraz collars, selegiline) or another antihistamine.',
    'Tablets swallowed by accident are a case for the telephone and for the page “My Pet Swallowed Medicine”, which works out what to say.',
    'Half a tablet is the smallest part that is counted; quarters never appear.',
  ],
} satisfies CalculatorContent;
