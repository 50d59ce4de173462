import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Dog Omega-3 Calculator',
  description:
    'How much of a fish oil stays within a daily omega-3 target (EPA and DHA) for a dog, in capsules or milliliters, rounded down.',
  purpose: 'fish oil within a target',
  back: { to: 'biology', label: 'Back to Biology Calculators' },
  keywords: [
    'dog omega-3',
    'fish oil for dogs',
    'EPA and DHA for dogs',
    'fish oil capsules',
    'joint supplement for dogs',
    'salmon oil',
    'omega-3 by body weight',
  ],
  introduction: [
    'How many capsules, or how many milliliters of oil, stay within a daily target of EPA and DHA for your dog’s weight? Copy two numbers from the label and see the answer cut down to what can be measured. For owners who take it to their veterinarian before they start.',
  ],
  guide: [
    {
      title: 'The two numbers on the label',
      text: [
        'Look for EPA and DHA, each by itself, for one capsule or for one mL. A standard capsule of 1000 mg fish oil holds 180 mg of the one and 120 mg of the other: only these two are entered, and the 1000 is left aside.',
      ],
    },
    {
      title: 'From weight to capsules',
      text: [
        'The dog’s weight times the target of the goal makes the milligrams for one day. They are shared out over what one capsule or milliliter holds, and a remainder is dropped: only whole capsules and tenths of a milliliter are shown.',
      ],
    },
    {
      title: 'What is shown beside the answer',
      text: [
        'Compare what the amount holds with the target; the gap is what rounding down leaves out. The upper limit is there so that nobody passes it, and getting closer to it has no merit of its own.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why do I not enter the total fish oil?',
      answer:
        'Because most of it is other fat. Targets and limits are counted in EPA plus DHA, and taking the whole oil for them would mix two different things.',
    },
    {
      question: 'Why is cod liver oil refused?',
      answer: 'It brings vitamins A and D along. An amount picked for its EPA and DHA can overdose both.',
    },
    {
      question: 'My dog takes an NSAID for its joints. May it have fish oil as well?',
      answer:
        'That is a question for the veterinarian who prescribed the NSAID. EPA and DHA may lengthen bleeding time, which counts with NSAIDs, steroids and blood thinners, and before any operation.',
    },
    {
      question: 'What is the goal for joints based on?',
      answer:
        'On the range that CARE, a resource on canine arthritis, names for dogs, of which the page takes the typical figure. The evidence is moderate, and the same resource names a ceiling lower than the one that the page enforces. The result says when a target lies between the two.',
    },
    {
      question: 'Does the food count?',
      answer:
        'Yes. Therapeutic diets may contain omega-3 already, and it adds to what the oil brings. Bring the name of the food to the consultation.',
    },
    {
      question: 'The page says that my product cannot be measured. Why?',
      answer:
        'A single capsule holds more than the whole target for a dog of that weight. Half a capsule is nothing that anybody can draw up exactly, so another strength or a liquid is the thing to ask about.',
    },
  ],
  notes: [
    'Vomiting, diarrhea or soft stool after the oil: stop it and ask.',
    'After pancreatitis, with diabetes or where fatty food has caused trouble, a veterinarian decides first.',
    'Oil is fat and adds energy to the day’s ration, so that a dog can put on weight with it.',
    'Tell the clinic that your dog gets fish oil when an operation is planned.',
    'Weights from 0.5 to 120 kg are taken; a target of your own also needs the tick that your veterinarian has approved it.',
    'A label with less than 50 mg of EPA and DHA together is read as a slip, such as grams for milligrams, and refused.',
  ],
} satisfies CalculatorContent;
