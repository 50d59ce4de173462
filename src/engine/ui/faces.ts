/**
 * The two faces of the site, and what is drawn until their files are there or where they lack a character: local faces, scaled so
 * that texts of the site are as long in them, with the same line box. A file that comes late changes nothing on the page
 * at hand: a telephone number must not move under a finger.
 */

interface Face {
  /** The name in styles. 'Source' is a reserved name, and these are changed versions. */
  readonly name: string;
  /** The file, from the root of the sources: `npm run font` writes it. */
  readonly file: string;
  /** Read by `fontkit` in the file, in percent of its size. */
  readonly ascent: number;
  readonly descent: number;
  readonly locals: readonly LocalFace[];
}

/** Faces of the same widths, and their size in percent of the face of the site. */
interface LocalFace {
  readonly name: string;
  readonly weight: 400 | 600;
  readonly faces: readonly string[];
  readonly size: number;
}

const TEXT: Face = {
  name: 'Text',
  file: '/src/engine/ui/textFace.woff2',
  ascent: 102.4,
  descent: 40,
  locals: [
    {
      name: 'Text Arial',
      weight: 400,
      faces: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
      size: 93.57,
    },
    {
      name: 'Text Arial',
      weight: 600,
      faces: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold', 'Helvetica-Bold'],
      size: 89.24,
    },
    { name: 'Text Segoe', weight: 400, faces: ['Segoe UI', 'SegoeUI'], size: 94.08 },
    { name: 'Text Segoe', weight: 600, faces: ['Segoe UI Semibold', 'SegoeUI-Semibold'], size: 93.63 },
    { name: 'Text Roboto', weight: 400, faces: ['Roboto', 'Roboto-Regular'], size: 94.3 },
    { name: 'Text Roboto', weight: 600, faces: ['Roboto Bold', 'Roboto-Bold'], size: 95.39 },
    { name: 'Text DejaVu', weight: 400, faces: ['DejaVu Sans', 'DejaVuSans'], size: 82.11 },
    { name: 'Text DejaVu', weight: 600, faces: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], size: 74.71 },
  ],
};

/** Headings and figures are of weight 600; a working, of weight 400, is never drawn before the file is there. */
const DISPLAY: Face = {
  name: 'Display',
  file: '/src/engine/ui/displayFace.woff2',
  ascent: 103.6,
  descent: 33.5,
  locals: [
    {
      name: 'Display Cambria',
      weight: 600,
      faces: ['Cambria Bold', 'Cambria-Bold', 'Caladea Bold'],
      size: 100.63,
    },
    { name: 'Display Noto', weight: 600, faces: ['Noto Serif SemiBold', 'NotoSerif-SemiBold'], size: 91.07 },
    {
      name: 'Display Times',
      weight: 600,
      faces: [
        'Times New Roman Bold',
        'TimesNewRomanPS-BoldMT',
        'Liberation Serif Bold',
        'Tinos Bold',
        'Nimbus Roman Bold',
      ],
      size: 103.56,
    },
    { name: 'Display DejaVu', weight: 600, faces: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'], size: 78.92 },
  ],
};

const FACES = [TEXT, DISPLAY];

/** The files of the faces, which every page fetches first. */
export const FACE_FILES: readonly string[] = FACES.map(({ file }) => file);

/** The font rules of the base styles. */
export const FACE_RULES = FACES.map((face) =>
  [
    `@font-face{font-family:${face.name};font-weight:400 600;font-display:optional;src:url("${face.file}") format("woff2")}`,
    ...face.locals.map((local) => localRule(face, local)),
  ].join('\n'),
).join('\n');

function localRule({ ascent, descent }: Face, { name, weight, faces, size }: LocalFace): string {
  const overrides = `ascent-override:${percent(ascent, size)};descent-override:${percent(descent, size)};line-gap-override:0%`;
  const sources = faces.map((face) => `local("${face}")`).join();
  return `@font-face{font-family:"${name}";font-weight:${weight};src:${sources};size-adjust:${size}%;${overrides}}`;
}

function percent(of: number, size: number): string {
  return `${((of * 100) / size).toFixed(3)}%`;
}

/** The lists of families, as custom properties: `FONT` in `theme.ts` names them. */
export const FACE_LISTS = `--text:${familiesOf(TEXT)},system-ui,sans-serif;--display:${familiesOf(DISPLAY)},serif;`;

function familiesOf({ name, locals }: Face): string {
  return [name, ...new Set(locals.map((local) => `"${local.name}"`))].join();
}
