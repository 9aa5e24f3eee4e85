import { logoPalette, palette } from '../palette.ts';

const tones: Readonly<Record<string, string>> = { ...palette, ...logoPalette };
const placeholders = new RegExp(`\\{(${Object.keys(tones).join('|')})\\}`, 'g');

/** Returns the published bytes of a media file: in drawings (SVG), `{gold}` stands for that color of the palette. */
export const publishedBytes = (file: string, bytes: Buffer): Buffer =>
  file.endsWith('.svg')
    ? Buffer.from(bytes.toString().replace(placeholders, (_, name) => tones[name] ?? name))
    : bytes;
