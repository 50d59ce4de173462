/** Temperature scales: size of a degree in kelvin, and the value at absolute zero. Source: `nistSp811`. */

interface TemperatureUnit {
  readonly name: string;
  readonly symbol: string;
  /** Kelvin in a degree. */
  readonly degree: number;
  /** On this scale. */
  readonly absoluteZero: number;
  /** Id of the scale into which a value on this one is shown first. */
  readonly into: string;
}

export const TEMPERATURE_UNITS = {
  celsius: { name: 'Degrees Celsius', symbol: '°C', degree: 1, absoluteZero: -273.15, into: 'fahrenheit' },
  kelvin: { name: 'Kelvin', symbol: 'K', degree: 1, absoluteZero: 0, into: 'celsius' },
  fahrenheit: { name: 'Degrees Fahrenheit', symbol: '°F', degree: 5 / 9, absoluteZero: -459.67, into: 'celsius' },
  rankine: { name: 'Degrees Rankine', symbol: '°R', degree: 5 / 9, absoluteZero: 0, into: 'kelvin' },
  reaumur: { name: 'Degrees Réaumur', symbol: '°Ré', degree: 1.25, absoluteZero: -218.52, into: 'celsius' },
} as const satisfies Readonly<Record<string, TemperatureUnit>>;
