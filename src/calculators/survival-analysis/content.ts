import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Kaplan-Meier Survival Calculator',
  description:
    'Survival curves from times with censoring: Kaplan-Meier table, median survival, log-rank test and hazard ratio.',
  purpose: 'curves and log-rank test',
  back: { to: 'statistics/models' },
  keywords: [
    'Kaplan-Meier',
    'survival analysis',
    'log-rank test',
    'median survival',
    'censored data',
    'hazard ratio',
    'time to event',
    'lifespan',
  ],
  introduction: [
    'How long until the event, when not all subjects have had it yet? Paste times with a status: curve, median, log-rank test and hazard ratio follow.',
    'For lifespan studies, relapse, germination, failure of parts: anything that happens once.',
  ],
  guide: [
    {
      title: 'What to write in each column',
      text: [
        'The time from the start of observation in any unit; 1 if the event happened then, 0 if the subject left or the study ended.',
        'A third column with the group, up to ten, brings the comparison. The first group is compared with the second.',
      ],
    },
    {
      title: 'How censoring is handled',
      text: [
        'A censored subject counts as at risk up to its time and then leaves without a step of the curve.',
        'At the same time, events come before censorings. Leaving must have nothing to do with the event about to come.',
      ],
    },
    {
      title: 'Remission of leukemia, 1963',
      text: [
        'In the example half of the patients on placebo relapsed within 8 weeks, of those on 6-mercaptopurine within 23.',
        'The log-rank test gives χ² 16.79 with one degree of freedom; the hazard ratio is 0.194.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why not compare mean survival times?',
      answer:
        'As long as some subjects are alive, their times are only known to be longer. Leaving them out makes survival look short, and counting them as events does too. The Kaplan-Meier curve uses exactly what is known of them.',
    },
    {
      question: 'What is a hazard ratio of 0.5?',
      answer:
        'At any moment a subject of the first group that is still at risk has half the chance of the event. It does not mean that subjects live twice as long. It describes both curves only if the ratio stays the same over time.',
    },
    {
      question: 'What does the log-rank test compare?',
      answer:
        'The events of each group with those expected if all had the same hazard, over the whole time. Its p value is not the probability that the curves are the same. The test has little power where curves cross.',
    },
    {
      question: 'Why is there no median for my group?',
      answer:
        'The curve does not come down to one half, because most subjects were censored or survived. Report the survival at a fixed time with its limits instead. It stands in the table.',
    },
    {
      question: 'May mice that died in an accident be censored?',
      answer:
        'Yes, if the accident has nothing to do with what is studied. Animals that were euthanized at a humane endpoint usually count as events, because the event was near. Decide on the rule before the study and report it.',
    },
  ],
  notes: [
    'Subjects must be independent: litters and cages share more than chance.',
    'All subjects start at time 0; entries in the course of a study have to be converted to times since entry.',
    'Competing events, such as death from another cause, need other methods: censoring them overstates the risk.',
    'Limits are for each time by itself, not for the whole curve at once.',
  ],
} satisfies CalculatorContent;
