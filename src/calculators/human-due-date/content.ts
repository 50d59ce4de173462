import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Pregnancy Due Date Calculator',
  description: 'Due date of a human pregnancy from last period, conception or embryo transfer, with weeks and terms.',
  purpose: 'weeks and terms',
  back: { to: 'health/pregnancy' },
  keywords: [
    'due date',
    'pregnancy calculator',
    'last menstrual period',
    'conception date',
    'IVF due date',
    'how many weeks pregnant',
    'trimester',
    'Naegele',
  ],
  introduction: [
    'When is the baby due, and how many weeks along is the pregnancy? From the last period, the day of conception, the transfer of an embryo, or a due date that an ultrasound gave.',
    'For people. Dogs, cats and farm animals have pages of their own.',
  ],
  guide: [
    {
      title: 'Which day to enter',
      text: [
        'The first day of the last period, and the usual length of the cycle. After treatment take the day of the transfer; if an early ultrasound gave a due date, take that one.',
      ],
    },
    {
      title: 'Weeks and days',
      text: [
        'Weeks count from the last period, two weeks before conception. 13 weeks and 6 days end the first trimester and 27 weeks and 6 days the second.',
      ],
    },
    {
      title: 'March 10, 2025 with a cycle of 32 days',
      text: [
        'The due date is December 19, 2025. On June 1 the pregnancy is 11 weeks and 2 days along, with 201 days to go.',
      ],
    },
  ],
  faq: [
    {
      question: 'How exact is the due date?',
      answer:
        'It is the middle of a spread of weeks. About 4 % of babies arrive on the day itself. An ultrasound in the first trimester dates a pregnancy better than the period does.',
    },
    {
      question: 'Why does the length of the cycle matter?',
      answer:
        'The egg is released some 14 days before the next period. With a cycle of 32 days that is 4 days later than with 28, and so is the due date. Irregular cycles need an ultrasound.',
    },
    {
      question: 'What are early, full, late and postterm?',
      answer:
        'Names of the American College of Obstetricians and Gynecologists of 2013. Early term begins with 37 whole weeks, full term with 39, late term with 41 and postterm with 42.',
    },
    {
      question: 'Does anybody learn what I enter?',
      answer: 'No. The dates are worked with on your device and are not sent anywhere.',
    },
  ],
  notes: [
    'Twins and more are usually born earlier than this date.',
    'A transfer is counted from the age of the embryo: three or five days.',
    'Your midwife or doctor may set another date, and theirs is the one that counts.',
    'Days are by the Gregorian calendar and begin at midnight where you are.',
  ],
} satisfies CalculatorContent;
