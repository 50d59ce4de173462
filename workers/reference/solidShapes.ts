/** Which dimensions each solid has, in the order in which they are asked for. */
export const SOLID_SHAPES = {
  sphere: ['radius'],
  cube: ['side'],
  cylinder: ['radius', 'height'],
} as const satisfies Record<string, readonly SolidDimension[]>;

export type SolidDimension = 'radius' | 'side' | 'height';
export type SolidShape = keyof typeof SOLID_SHAPES;
