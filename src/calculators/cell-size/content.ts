import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Cell Size Calculator',
  description: 'Volume, surface area and surface-to-volume ratio of a cell from its shape and measurements.',
  purpose: 'volume and surface by shape',
  back: { to: 'biology' },
  keywords: [
    'cell volume',
    'cell surface area',
    'SA:V ratio',
    'bacterial cell size',
    'spherocylinder',
    'femtoliter',
    'equivalent diameter',
  ],
  introduction: [
    'Measure a cell under the microscope, choose the shape it resembles, and see how much it holds and how much membrane encloses it.',
    'For microbiology and cell biology courses: with the round-ended rod and the ellipsoid that real bacteria and yeasts call for.',
  ],
  guide: [
    {
      title: 'Measuring the cell',
      text: [
        'Choose the shape first, because switching clears your entries. Enter whole widths and lengths and no radii, in micrometers, as the eyepiece scale gives them, or in another unit chosen beside the box.',
        'A bacillus such as E. coli is a rod: its length runs from tip to tip, caps included, and is never below its width.',
      ],
    },
    {
      title: 'From micrometers to membrane',
      text: [
        'Sphere, cube, cuboid, cylinder and rod follow the closed formulas of solid geometry; the working shows yours with your measurements in it.',
        'An ellipsoid with three different axes has no closed formula for its surface. It is computed from an elliptic integral to all digits, not by an approximation.',
      ],
    },
    {
      title: 'What the rod tells you',
      text: [
        'The example bacillus of 2 by 0.8 µm holds 0.87 µm³ and has a ratio of 5.769 per µm. Taken as a cylinder with flat ends it would come out at 1.01 µm³, 15 % too much.',
        'The higher the ratio, the more membrane serves each unit of cytoplasm: a sphere of 10 µm has 0.600 per µm, one of 1 µm ten times that.',
      ],
    },
  ],
  faq: [
    {
      question: 'Which shape should I choose for a bacterium?',
      answer:
        'A coccus is a sphere and a bacillus is a rod. The flat-ended cylinder suits filaments whose ends do not matter, and short lengths of algae or hyphae. A vibrio or spirillum is best measured along its curve and entered as a rod.',
    },
    {
      question: 'Why does the ratio fall as cells grow?',
      answer:
        'Surface grows with the square of the diameter and volume with its cube, so doubling the diameter halves the ratio. A sphere of 10 µm has 0.600 per µm and one of 20 µm has 0.300. Diffusion through the membrane then has to feed twice the content per area.',
    },
    {
      question: 'What is the equivalent diameter for?',
      answer:
        'It is the diameter of the sphere that holds as much as your cell. Coulter counters report size that way, so it lets you compare a microscope measurement of a rod with theirs. For the example rod it is 1.18 µm.',
    },
  ],
  notes: [
    'The surface is taken as smooth: microvilli, folds and flagella can multiply the true membrane area.',
    'Volume depends on the width squared, so 10 % too wide means about 20 % too much volume; measure width with care.',
    'Fixed and dried cells have shrunk, and the values then describe the preparation.',
    'A red blood cell is a disc with two hollows; neither the cylinder nor the ellipsoid has them.',
    'Cell walls and capsules count as part of the cell if you measured across them.',
  ],
} satisfies CalculatorContent;
