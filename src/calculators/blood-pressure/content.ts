import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Blood Pressure Calculator',
  description: 'Class, averages and trend of your blood-pressure readings, and when one of them needs care at once.',
  purpose: 'class and trend of readings',
  back: { to: 'biology' },
  keywords: [
    'blood pressure',
    'hypertension stage',
    'systolic and diastolic',
    'home readings',
    'blood pressure average',
    'mean arterial pressure',
    'pulse pressure',
  ],
  introduction: [
    'Collect your readings from home, then see their averages, the class they fall into and whether they rise or fall.',
    'For adults who measure themselves and want a clear list for the next appointment. Nothing you enter leaves this page unless you share it.',
  ],
  guide: [
    {
      title: 'Keeping the list',
      text: [
        'Enter the upper and the lower number, the pulse if your device shows it, date and time, and press Add reading. The boxes empty for the next one; a wrong reading is removed with the cross in its row.',
        'Measure seated after some quiet minutes, with the arm at the height of the heart. Then press Calculate: all readings in the list count.',
      ],
    },
    {
      title: 'From readings to a class',
      text: [
        'The averages decide, not the highest reading. 140 or 90 and above is Stage 2, from 130 or 80 Stage 1, from 120 systolic Elevated, and below all of that Normal; the higher class of the two numbers counts.',
        'From three readings on there is a trend: the systolic average of the later half less that of the earlier half. Less than 5 mmHg either way is called stable.',
      ],
    },
    {
      title: 'Reading the outcome',
      text: [
        'The six readings of the example average 135.0 over 85.7 mmHg, which is Stage 1, although the last of them, 142 over 90, is Stage 2 by itself. The later three lie 8.0 mmHg above the earlier three, so the trend is increasing.',
        'A class describes the numbers. What follows from it depends on age, other illnesses and medicines, and is for a doctor to say.',
      ],
    },
  ],
  faq: [
    {
      question: 'When is a high reading an emergency?',
      answer:
        'Above 180 systolic or above 120 diastolic, seek medical care now. With chest pain, shortness of breath, back pain, numbness, weakness, a change of vision or trouble speaking, call your emergency number at once and do not wait for a second reading.',
    },
    {
      question: 'How many readings do I need?',
      answer:
        'Two or more, on two occasions or more, before a class means anything. Pressure moves by many mmHg within a day, and the first reading of a sitting is often the highest.',
    },
    {
      question: 'What is mean arterial pressure?',
      answer:
        'An estimate of the average pressure over a whole heartbeat: the lower number and a third of the distance to the upper one. It is 93.3 mmHg for 120 over 80. The distance itself, here 40, is the pulse pressure.',
    },
    {
      question: 'My doctor uses other limits. Who is right?',
      answer:
        'Both may be. The classes on this page are those of the 2017 guideline of the American societies; European guidelines draw their lines elsewhere. Follow the limits that your doctor set for you.',
    },
  ],
  notes: [
    'For adults only; children, and women who are pregnant, have limits of their own.',
    'The result is no diagnosis. Do not start, stop or change a medicine because of it.',
    'Low pressure has no class here, only a notice below 90 systolic or 60 diastolic: dizziness or fainting is a reason to see a doctor whatever the numbers say.',
    'The trend compares two averages and is no statistical test; the straight line beside it has a confidence interval, which is wide when there are few readings. A reading without a date counts as the earliest.',
    'A cuff of the wrong size, talking, a full bladder or crossed legs shift a reading by more than the width of a class.',
    'The list lives in this browser tab only, until you close it: print it or download the table to keep it.',
  ],
} satisfies CalculatorContent;
