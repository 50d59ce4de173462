import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'RCF to RPM Calculator',
  description: 'Centrifuge speed, g-force, radius, k factor and transfer between rotors.',
  purpose: 'g-force and centrifuge speed',
  back: { to: 'conversion/laboratory' },
  keywords: [
    'RCF to RPM',
    'RPM to g-force',
    'centrifuge speed',
    'rotor radius',
    'k factor',
    'pelleting time',
    'rotor conversion',
    'centrifugation',
  ],
  introduction: [
    'Which speed gives the force that a protocol asks for? Convert between × g, rpm and radius, and carry a run over to another rotor.',
  ],
  guide: [
    {
      title: 'Measure the right radius',
      text: [
        'The radius runs from the axis of rotation to the bottom of the tube in its running position. The manual of the rotor lists it as the maximum radius.',
      ],
    },
    {
      title: 'Force counts, speed does not',
      text: [
        'Protocols that give only rpm fit one rotor. The force grows with the square of the speed and in proportion to the radius, so the same rpm means another force in another machine.',
      ],
    },
    {
      title: 'A microcentrifuge at 13000 rpm',
      text: ['With a radius of 84 mm, 13000 rpm are 15875 × g. A rotor of 100 mm needs 11915 rpm for the same force.'],
    },
  ],
  faq: [
    {
      question: 'What is the difference between RCF and rpm?',
      answer:
        'Rpm counts the turns of the rotor in a minute. RCF is the acceleration of the sample in multiples of gravity, written × g, and depends on the radius as well.',
    },
    {
      question: 'Maximum, average or minimum radius?',
      answer:
        'Most tables give the force at the maximum radius, where the pellet forms. Some protocols mean the average, halfway down the tube. Enter the minimum radius to see all three.',
    },
    {
      question: 'What is the k factor for?',
      answer:
        'It tells how fast a rotor clears a tube: the smaller, the faster. Divided by the sedimentation coefficient in svedbergs it is the time in hours that a particle needs in water at 20 °C from the top of the tube to its bottom.',
    },
    {
      question: 'How do I carry a run over to another rotor?',
      answer:
        'Enter the radius of the other rotor: the page gives the speed for the same force. The time to pellet still differs where the tubes are longer or stand at another angle.',
    },
  ],
  notes: [
    'Never exceed the top speed of rotor, tubes and adapters; old rotors are derated.',
    'Dense solutions lower the allowed speed: the manual of the rotor says how far.',
    'Starting and braking add to the time at full speed.',
  ],
} satisfies CalculatorContent;
