/** Everything a `<picture>` needs: the same picture in every width, and what stands in for it until it comes. */
export interface PictureSource {
  alt: string;
  width: number;
  height: number;
  /** The colours of its upper and its lower third, which pass into each other while the picture loads. */
  tints: readonly [top: string, bottom: string];
  /** Those for some windows alone before those for all. */
  sources: readonly { type: string; srcSet: string; media?: string | undefined }[];
  src: string;
}
