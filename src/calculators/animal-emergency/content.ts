import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'My Animal Is in Trouble',
  description:
    'What to do now for a sick or injured pet, horse or farm animal, and what never to do: breathing, fits, bleeding, colic, heat, birth and more.',
  purpose: 'what to do now',
  back: { to: 'health/pet-emergencies', label: 'Back to Pet Emergencies' },
  title: 'My animal is in trouble: what to do now',
  keywords: [
    'animal emergency',
    'emergency vet',
    'animal first aid',
    'sick dog',
    'injured cat',
    'horse emergency',
    'cow emergency',
    'dog not well',
  ],
  introduction: [
    'Call first, then look here while you wait on the line. Choose the animal and what you see: you will read how urgent it is, what to do until a veterinarian sees it, and what never to do. Nothing here replaces the call.',
  ],
  guide: [
    {
      title: 'Call, then look',
      text: [
        'Say which animal it is, what you see, since when, and how long the drive takes. At night and on holidays another practice may be open: the link at the top looks for one near you.',
      ],
    },
    {
      title: 'What the urgency means',
      text: [
        '“Emergency” means that you leave now and call on the way, or that a veterinarian comes to a horse or a farm animal now. “Call now” means before anything else. “Today” means before the day ends.',
      ],
    },
    {
      title: 'When it may have swallowed something',
      text: [
        'Fits, vomiting, collapse, a swollen face or trouble breathing can come from something that was swallowed. “My pet ate something” is the page for that, and those rows lead to it.',
      ],
    },
  ],
  faq: [
    {
      question: 'What if I do not know what it is?',
      answer:
        'Call, and say what you see. You need not know the name of the illness: how the animal breathes, stands, eats and passes urine tells a veterinarian more.',
    },
    {
      question: 'Can I give something until I am there?',
      answer:
        'No medicine, unless a veterinarian who knows the animal tells you to. Many that help people harm animals, and some hide the signs that decide what is done.',
    },
    {
      question: 'How do I move an animal that is hurt?',
      answer:
        'Keep your own hands and face safe first: a frightened animal bites or kicks. Slide a small one onto a board, a blanket or a coat, and keep it lying still and warm.',
    },
    {
      question: 'It looks better now. Do I still have to go?',
      answer:
        'Yes, where the row says emergency. After heat, a blow, a fit or water in the lungs an animal can look well for hours and still get worse.',
    },
    {
      question: 'Which animals does it cover?',
      answer:
        'Dogs, cats, rabbits, guinea pigs, horses, donkeys and farm animals. For any other animal, call a veterinarian now and say what you see.',
    },
  ],
  notes: [
    'The list names what is met most often; what is missing from it may be just as urgent.',
    'Minutes and hours at a birth differ from animal to animal, so they are on the page about each animal alone.',
    'What you type stays in this page: it is neither kept nor sent.',
    'A veterinarian who has examined the animal is right where this page says otherwise.',
  ],
} satisfies CalculatorContent;
