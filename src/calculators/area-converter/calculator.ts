import { unitConverter } from '#src/calculators/families/unitConverter.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import { AREA_UNITS } from '#workers/reference/areaUnits.ts';

export default unitConverter({
  quantity: 'area',
  units: AREA_UNITS,
  base: 'm²',
  initial: 'acres',
  example: { value: '1', unit: 'acres' },
  why: [
    ['US survey acre', '–', 'Larger than the acre by four parts in a million; retired in 2022.'],
    ['Square of the wrong unit', '–', '100 cm are a meter, but 10000 cm² are a square meter.'],
    ['Meters square', '–', '10 meters square is a square of 10 by 10 m: 100 square meters.'],
  ],
  picture: areaScale,
  sources: ['nistSp811', 'internationalYardPound1959'],
});

/** Units that people have an idea of, the smallest first. */
const KNOWN = [
  'squareMillimeters',
  'squareCentimeters',
  'squareFeet',
  'squareMeters',
  'acres',
  'hectares',
  'squareKilometers',
  'squareMiles',
] as const;

/** Returns the area between the known units next to it, on an axis of factors; nothing for 0. */
function areaScale(squareMeters: number): readonly ChartBlock[] {
  if (!(squareMeters > 0)) return [];
  const above = KNOWN.findIndex((id) => AREA_UNITS[id].factor > squareMeters);
  const end = above < 0 ? KNOWN.length : above + 1;
  const next = KNOWN.slice(Math.max(0, end - 3), Math.max(3, end));
  const { factor, symbol } = AREA_UNITS[next[0] ?? 'squareMeters'];
  const shown = (area: number) => Number((area / factor).toPrecision(4));
  return [
    {
      kind: 'chart',
      chart: {
        type: 'scale',
        title: 'Beside known areas',
        summary: 'Equal steps on the axis are equal factors.',
        axis: { label: 'Area', unit: symbol, scale: 'logarithmic' },
        spans: [],
        marks: [
          { label: 'This area', at: shown(squareMeters) },
          ...next.map((id) => ({ label: `1 ${AREA_UNITS[id].symbol}`, at: shown(AREA_UNITS[id].factor) })),
        ],
      },
    },
  ];
}
