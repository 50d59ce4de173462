/** Volume and surface of the solids of school geometry (`solidGeometry`). All in one unit of length and its powers. */

export interface Solid {
  /** Cubic units. */
  readonly volume: number;
  /** Square units. */
  readonly surfaceArea: number;
}

export function sphere(diameter: number): Solid {
  return { volume: (Math.PI * diameter ** 3) / 6, surfaceArea: Math.PI * diameter ** 2 };
}

export function cuboid(length: number, width: number, height: number): Solid {
  return {
    volume: length * width * height,
    surfaceArea: 2 * (length * width + length * height + width * height),
  };
}

/** Closed at both ends. `length` runs along the axis. */
export function cylinder(length: number, diameter: number): Solid {
  return {
    volume: (Math.PI * diameter ** 2 * length) / 4,
    surfaceArea: Math.PI * diameter * length + (Math.PI * diameter ** 2) / 2,
  };
}

/** A cylinder with a half sphere on each end. `length` includes both caps, so it is never below `diameter`. */
export function rod(length: number, diameter: number): Solid {
  return {
    volume: ((Math.PI * diameter ** 2) / 4) * (length - diameter / 3),
    surfaceArea: Math.PI * diameter * length,
  };
}

/** Surface per volume, in one over the unit of length. */
export function surfaceToVolume({ volume, surfaceArea }: Solid): number {
  return surfaceArea / volume;
}

/** False when a dimension is so large or so small that a double cannot hold the volume, the surface or their ratio. */
export function isMeasurable(solid: Solid): boolean {
  return [solid.volume, solid.surfaceArea, surfaceToVolume(solid)].every(
    (value) => value > 0 && Number.isFinite(value),
  );
}

/** Edge of the cube with the given volume. */
export function cubeEdge(volume: number): number {
  return Math.cbrt(volume);
}

/** Diameter of the sphere with the given volume. */
export function sphereDiameter(volume: number): number {
  return Math.cbrt((6 / Math.PI) * volume);
}

/**
 * Height (and diameter) of the cylinder with the given volume and the smallest surface, which is as high as it is wide.
 */
export function squarestCylinderHeight(volume: number): number {
  return Math.cbrt((4 / Math.PI) * volume);
}
