import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'My Pet Ate Something',
  description:
    'What to do when a dog or cat has swallowed a poison, a medicine or a thing: whom to call, how fast, and what never to do.',
  purpose: 'whom to call, how fast',
  back: { to: 'health/pet-emergencies', label: 'Back to Pet Emergencies' },
  title: 'My pet ate something: what to do now',
  keywords: [
    'pet emergency',
    'pet poison helpline',
    'my dog ate',
    'my cat ate',
    'dog swallowed',
    'cat poisoning',
    'poisonous to pets',
    'toxic plants',
  ],
  introduction: [
    'Call first, then look here while you wait on the line. Choose the animal and what it was: you will see how urgent it is, what to do, what never to do, and what the veterinarian will ask. Nothing here replaces the call.',
  ],
  guide: [
    {
      title: 'Call, then look',
      text: [
        'The numbers are at the top, for the country that your browser names or that you choose. Keep the package or a piece of the plant at hand, and say what your pet weighs.',
      ],
    },
    {
      title: 'What the urgency means',
      text: [
        '“Emergency” means that you leave now and call on the way. “Call now” means before anything else, also when your pet looks well. “For advice today” means before the day ends, with the label in your hand.',
      ],
    },
    {
      title: 'When it is not on the list',
      text: [
        'Choose “Something else, or I do not know” and call. A list can never be complete, and names of products change from country to country.',
      ],
    },
  ],
  faq: [
    {
      question: 'My pet looks well. Do I still have to call?',
      answer:
        'Yes. Many poisons do their harm before anything can be seen, and treatment works best early. The person on the telephone can tell you what matters for your animal.',
    },
    {
      question: 'Should I make my pet vomit?',
      answer:
        'Only when a veterinarian tells you to. Some things burn a second time on the way up or get into the lungs, and salt has killed dogs.',
    },
    {
      question: 'What will they ask me?',
      answer:
        'What it was, how much at most, and at what hour. Then the weight of your animal, its illnesses and medicines, and what signs you see.',
    },
    {
      question: 'Why is there no amount that is too little to call for?',
      answer:
        'Products differ, labels leave figures out, and some animals react to less than others. Where reports give figures, a page of its own compares your amount with them, and it sends you to the telephone as well.',
    },
    {
      question: 'Does it hold for rabbits, birds or horses?',
      answer:
        'Horses, cattle, sheep, goats, pigs, llamas and alpacas have a short list of their own: choose the animal first. For a rabbit, a bird or any other animal the answer is to call now, for every substance.',
    },
  ],
  notes: [
    'The list names what is met most often; what is missing from it may be just as dangerous.',
    'Vomiting again and again, tremors, weakness, pale gums, collapse or trouble breathing come before anything that is written here.',
    'What you type stays in this page: it is neither kept nor sent.',
    'A helpline may charge a fee, and your own veterinarian knows your animal.',
    'A veterinarian who has examined your animal is right where this page says otherwise.',
  ],
} satisfies CalculatorContent;
