import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Horse Fitness (V200) Calculator',
  description: 'Speed of a horse at a heart rate of 200, or at another target, from the steps of an exercise test.',
  purpose: 'speed at a heart rate of 200',
  back: { to: 'sport/horse' },
  keywords: [
    'V200',
    'horse fitness',
    'equine conditioning',
    'heart rate horse',
    'exercise test',
    'horse heart rate monitor',
    'endurance horse',
    'trotter training',
  ],
  introduction: [
    'How fast does a horse go at 200 beats a minute? From the speeds and heart rates of a stepwise test, to follow the fitness of one horse over weeks.',
  ],
  guide: [
    {
      title: 'Steps of two to three minutes',
      text: [
        'After a warm-up, ride or drive at even speeds, each faster than the last. Note the speed and the heart rate at the end of each step.',
      ],
    },
    {
      title: 'A line through the readings',
      text: [
        'Between about 120 and 210 beats the heart rate rises in a line with speed. The line is fitted by least squares and read off at the target.',
      ],
    },
    {
      title: 'A test with five steps',
      text: [
        'From 118 beats at 4 m/s to 204 beats at 11 m/s, the line reaches 200 beats at 10.58 m/s, which is 38.1 km/h.',
      ],
    },
  ],
  faq: [
    {
      question: 'What does V200 say?',
      answer:
        'It is the speed at which the heart rate of the horse is 200. If it rises over weeks on the same track, the horse has become fitter. It hardly compares two horses.',
    },
    {
      question: 'Why do the readings not lie on a line?',
      answer:
        'An excited horse, a loose electrode, hills or steps that are too short. Wet the electrodes and repeat the test on level ground.',
    },
    {
      question: 'When should I stop a test?',
      answer:
        'When the horse is lame, uneven, exhausted or does not want to go on. Let it walk and cool down. At an inspection in endurance riding, 64 beats is the usual limit; check the year’s rules.',
    },
  ],
  notes: [
    'Test no horse that is ill, lame or untrained.',
    'No classes by breed are given: there is no good basis for them.',
  ],
} satisfies CalculatorContent;
