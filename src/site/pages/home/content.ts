/** The text of Home, besides the menu. */
import { animalEmergencyPath, petEmergencyPath } from '#src/engine/kit/siteAddress.ts';

export const TITLE = 'Your One-Stop Calculator Solution';
export const DESCRIPTION =
  'Free calculators for biology, chemistry, animal pregnancy and pet health. They run in your browser, show their working and name their sources.';
export const KEYWORDS = [
  'biology calculators',
  'chemistry calculators',
  'genetics',
  'animal pregnancy',
  'pet health',
  'dog',
  'cat',
  'free',
] as const;

/** The second sentence alone where there is little room. */
export const LEAD = [
  'For the bench, the barn and the kitchen table.',
  'Free calculators, no account; what you enter stays on your device.',
] as const;

/** What people come for: where it is, or the word that finds it. Emergencies come last, and the first of them looks like one. */
export const PURPOSES = [
  {
    title: 'At the bench',
    text: 'DNA, PCR, proteins, cells',
    to: '/category/biology',
    drawing: 'bench',
    area: 'bench',
  },
  {
    title: 'In chemistry',
    text: 'Molar mass, solutions, pH',
    to: '/category/chemistry',
    drawing: 'flask',
    area: 'chemistry',
  },
  {
    title: 'An expecting animal',
    text: 'Due dates and checks',
    to: '/category/biology/animal-pregnancy',
    drawing: 'calendar',
    area: 'animals',
  },
  { title: 'A dog', text: 'Food, age, weight, medicine', find: 'dog', drawing: 'dog', area: 'animals' },
  {
    title: 'A cat',
    text: 'Food, age, weight, medicine',
    to: '/category/biology/cat-health',
    drawing: 'cat',
    area: 'animals',
  },
  {
    title: 'My pet ate something',
    text: 'Whom to call, and what to do',
    to: petEmergencyPath(),
    drawing: 'phone',
    area: 'emergency',
  },
  {
    title: 'My animal is in trouble',
    text: 'Sick, hurt or giving birth',
    to: animalEmergencyPath(),
    drawing: 'heart',
    area: 'animals',
  },
] as const;

/** What the site promises; each icon is chosen in `InfoSections.tsx`. */
export const PROMISES = [
  {
    id: 'precision',
    title: 'Precision',
    text: 'Each result comes with its working: the formula in words and symbols, then with your numbers in it. Where accepted science differs from a simple rule, both values are shown side by side.',
  },
  {
    id: 'expertise',
    title: 'Expertise',
    text: 'Methods and tables are those of the literature, and every calculator names them. It also says what it assumes and when it should not be used.',
  },
  {
    id: 'speed',
    title: 'Speed',
    text: 'Your own device computes, in the background, without a server to wait for. You can go on typing and scrolling during a long calculation, or cancel it.',
  },
  {
    id: 'accessibility',
    title: 'Accessibility',
    text: 'Everything can be done by keyboard and with a screen reader, on a small phone or at high zoom, in light or dark. It is free, without registration and without tracking.',
  },
] as const;

export type PromiseId = (typeof PROMISES)[number]['id'];

export const STEPS = [
  {
    title: 'Choose a calculator',
    text: 'Type a word into the search box, or open a category. Ctrl + K finds a calculator from any page.',
  },
  {
    title: 'Enter your values',
    text: 'Each box names its unit, and a message names the limits. To see how a calculator works, try its example first.',
  },
  {
    title: 'Get results',
    text: 'Press Calculate or Enter. The result says which rule decided and how each figure came about.',
  },
  {
    title: 'Share results',
    text: 'Copy the result or send it through a service of your choice. Nothing is sent before you do.',
  },
] as const;
