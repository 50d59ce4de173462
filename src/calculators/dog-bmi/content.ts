import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Dog BMI Calculator',
  description:
    'Ideal weight and body fat of a dog from its weight and body condition score, with a BMI to follow over time.',
  purpose: 'ideal weight, body fat',
  back: { to: 'biology', label: 'Back to Biology Calculators' },
  keywords: [
    'dog BMI',
    'dog body condition score',
    'ideal dog weight',
    'overweight dog',
    'dog body fat',
    'BCS 9 point scale',
    'underweight dog',
  ],
  introduction: [
    'Is your dog too heavy, and what should it weigh? Weigh it, score its body by hand and eye on the 9-point scale that veterinarians use, and see its ideal weight and body fat. With the shoulder height you also get a BMI to follow over time.',
  ],
  guide: [
    {
      title: 'Feel, then look',
      text: [
        'Run flat hands over the ribs, look down on the waist and look at the belly from the side. Unfold the nine scores below the box and take the one that fits best; between two, take the one that your hands say and not the one you hope for.',
      ],
    },
    {
      title: 'Ten percent a point',
      text: [
        'Each score above 5 stands for about 10 percent of weight too much, each below 4 for 10 percent too little; 4 and 5 are ideal. The weight is divided by 1 plus a tenth of those points. Body fat is about 20 percent at score 5 and 5 more with every point.',
      ],
    },
    {
      title: 'A target, not a deadline',
      text: [
        'A dog of 36.5 kg at score 7 is about 20 percent over, and its ideal weight is near 30.4 kg. Score it again every few weeks: when the ribs and the waist are right the goal is reached, whatever the scale says.',
      ],
    },
  ],
  faq: [
    {
      question: 'Is there a BMI for dogs?',
      answer:
        'The number can be computed, weight over shoulder height squared, but nobody has shown limits for it that hold from dachshund to greyhound. Veterinary bodies use the body condition score instead. This page therefore gives the BMI for following one dog and judges by the score alone.',
    },
    {
      question: 'How do I feel the ribs of a dog with a thick coat?',
      answer:
        'Press lightly with flat fingers behind the elbows and move them back and forth. At score 5 each rib is felt like the knuckles of a flat hand under thin cover. A coat hides the waist, so wet the dog or part the hair before you look.',
    },
    {
      question: 'How exact is the ideal weight?',
      answer:
        'It carries the whole error of the score: one point up or down shifts the result by about a tenth. Two people may well differ by a point, so score twice or let the practice do it.',
    },
    {
      question: 'My dog scores 8 or 9. How fast should it lose weight?',
      answer:
        'That belongs in a plan from your veterinarian, who looks for causes such as an underactive thyroid first. Portions are then set from the target weight and corrected at weigh-ins. Cutting the food by half at a stroke leaves a dog hungry and short of nutrients.',
    },
    {
      question: 'Does the score work for puppies or a pregnant bitch?',
      answer:
        'No. Puppies are still building their bodies and have growth charts of their own, and pregnancy adds weight that is not fat. Ask at the practice what is right for them.',
    },
  ],
  notes: [
    'Sighthounds show ribs and hips in good health, and broad breeds hide them; know the type of your dog.',
    'Body fat is an estimate from measured groups of dogs and is never put below 5 percent.',
    'Old dogs can lose muscle and gain fat at the same weight, which a scale cannot see.',
  ],
} satisfies CalculatorContent;
