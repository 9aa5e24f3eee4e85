declare module 'subset-font' {
  /** A font with no other letters and features than these. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2'; keepFeatures: string[] },
  ): Promise<Buffer>;
}
