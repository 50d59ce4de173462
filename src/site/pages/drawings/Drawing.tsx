import styled from 'styled-components';
import { color } from '#src/engine/ui/theme.ts';
import drawings from './drawings.svg?no-inline';

/** The symbols of `drawings.svg`, with width and height of their boxes. */
export const BOXES = {
  scene: [596, 168],
  lost: [236, 136],
  cell: [96, 72],
  helix: [96, 72],
  water: [96, 72],
  apple: [64, 64],
  bell: [64, 64],
  bench: [64, 64],
  calendar: [64, 64],
  cat: [64, 64],
  coins: [64, 64],
  cup: [64, 64],
  dog: [64, 64],
  drawers: [64, 64],
  flask: [64, 64],
  heart: [64, 64],
  leaf: [64, 64],
  phone: [64, 64],
  ruler: [64, 64],
  square: [64, 64],
  stopwatch: [64, 64],
  wall: [64, 64],
} as const;

export type DrawingName = keyof typeof BOXES;

/**
 * A line drawing in the color of the text and those of the area, from a file that no script contains. Decorative: it
 * is always beside words.
 *
 * @param width in pixels; styles may set another, and the height follows
 */
export function Drawing({ name, width }: { readonly name: DrawingName; readonly width?: number }) {
  const [across, down] = BOXES[name];
  return (
    <Lines
      viewBox={`0 0 ${across} ${down}`}
      width={width ?? across}
      height={((width ?? across) * down) / across}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${drawings}#${name}`} width={across} height={down} />
    </Lines>
  );
}

const Lines = styled.svg`
  --ground: ${color('surface')};
  display: block;
  flex: none;
  @media (forced-colors: active) { --ground: Canvas; }
  @media print { display: none; }
`;
