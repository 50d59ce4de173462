import type { ExamplePicture } from '#src/engine/kit/examplePicture.ts';

/**
 * The pictures of the examples, by the ids of their calculators. The build fills it (`src/tools/build/computedModules.ts`); the
 * development server shows none.
 */
export const EXAMPLE_PICTURES: Readonly<Record<string, ExamplePicture>> = {};
