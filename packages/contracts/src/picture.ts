/** Everything a `<picture>` needs: the same picture in every format and width, and what stands in for it until it comes. */
export interface PictureSource {
  alt: string;
  width: number;
  height: number;
  /** A few bytes of WebP as a data address, shown blurred while the picture loads. */
  lqip: string;
  /** Best format first; those for some windows alone before those for all. */
  sources: readonly { type: string; srcSet: string; media?: string | undefined }[];
  src: string;
}
