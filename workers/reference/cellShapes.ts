/** Which dimensions each shape of a cell has, in the order in which they are asked for. Full lengths, not radii. */
export const CELL_SHAPES = {
  sphere: ['size'],
  cube: ['size'],
  cuboid: ['length', 'width', 'height'],
  cylinder: ['length', 'width'],
  rod: ['length', 'width'],
  ellipsoid: ['length', 'width', 'height'],
} as const satisfies Record<string, readonly CellDimension[]>;

export type CellDimension = 'size' | 'length' | 'width' | 'height';
export type CellShape = keyof typeof CELL_SHAPES;
