const cormorant = 'cormorant-garamond-latin-500-normal.woff2';
const figtree = 'figtree-latin-wght-normal.woff2';

/** The two font files: where they come from in the installed packages, and the address the page asks for and preloads. */
export const fontFiles = [
  {
    role: 'display',
    file: `@fontsource/cormorant-garamond/files/${cormorant}`,
    url: `/fonts/${cormorant}`,
  },
  {
    role: 'text',
    file: `@fontsource-variable/figtree/files/${figtree}`,
    url: `/fonts/${figtree}`,
  },
] as const satisfies readonly { role: Role; file: string; url: string }[];

/** A file's family, the weights in it, its ascent and descent in ems, and what the system has in its place. */
const faces = {
  display: {
    family: 'Cormorant Garamond',
    weights: '500',
    ascent: 0.924,
    descent: 0.287,
    generic: 'Georgia,serif',
  },
  text: {
    family: 'Figtree Variable',
    weights: '300 900',
    ascent: 0.95,
    descent: 0.25,
    generic: 'system-ui,sans-serif',
  },
} as const;

type Role = keyof typeof faces;

/**
 * System faces resized to the metrics of the real ones, so that nothing moves when those arrive. Each size, in percent,
 * is the real face's average letter width (letters weighted by English frequency; Cormorant at 500, Figtree at 400)
 * over the system face's.
 */
// biome-ignore format: a table reads in columns
const fallbacks: readonly { role: Role; name: string; local: readonly string[]; size: number }[] = [
  { role: 'display', name: 'Display Fallback',        local: ['Georgia'],                                                 size: 87.54 },
  { role: 'display', name: 'Display Fallback Times',  local: ['Times New Roman', 'Liberation Serif', 'Tinos'],            size: 97.62 },
  { role: 'display', name: 'Display Fallback Noto',   local: ['Noto Serif'],                                              size: 80.64 },
  { role: 'display', name: 'Display Fallback DejaVu', local: ['DejaVu Serif'],                                            size: 76.61 },
  { role: 'text',    name: 'Text Fallback',           local: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica Neue'],     size: 101.24 },
  { role: 'text',    name: 'Text Fallback Roboto',    local: ['Roboto'],                                                  size: 100.41 },
  { role: 'text',    name: 'Text Fallback Noto',      local: ['Noto Sans'],                                               size: 94.73 },
  { role: 'text',    name: 'Text Fallback DejaVu',    local: ['DejaVu Sans'],                                             size: 89.55 },
];

const percentOf = (part: number, size: number) => `${((part / size) * 10_000).toFixed(2)}%`;

function webFace({ role, url }: (typeof fontFiles)[number]) {
  const { family, weights } = faces[role];

  return `@font-face{font-family:'${family}';font-style:normal;font-weight:${weights};font-display:swap;src:url('${url}') format('woff2')}`;
}

function fallbackFace({ role, name, local, size }: (typeof fallbacks)[number]) {
  const { ascent, descent } = faces[role];

  return `@font-face{font-family:'${name}';src:${local.map((face) => `local('${face}')`).join(',')};size-adjust:${size}%;ascent-override:${percentOf(ascent, size)};descent-override:${percentOf(descent, size)};line-gap-override:0%}`;
}

/** Every `@font-face` of the site. */
export const fontFaces = () => [...fontFiles.map(webFace), ...fallbacks.map(fallbackFace)].join('\n');

/** The families of a role in the order in which they are tried: the real face, its stand-ins, what the system has. */
export function stackOf(role: Role) {
  const { family, generic } = faces[role];
  const standIns = fallbacks.filter((face) => face.role === role).map(({ name }) => name);

  return [...[family, ...standIns].map((name) => `'${name}'`), generic].join(',');
}
