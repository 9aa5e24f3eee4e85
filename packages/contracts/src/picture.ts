/** Data of a `<picture>`: the same picture in every width, and its placeholder while it loads. */
export interface PictureSource {
  alt: string;
  width: number;
  height: number;
  /** The colors of its upper and lower third, for the gradient shown while the picture loads. */
  tints: readonly [top: string, bottom: string];
  /** Sources with a media query come first. */
  sources: readonly { type: string; srcSet: string; media?: string | undefined }[];
  src: string;
}

/** In degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** In degrees. */
export interface GeoBox {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** A drawn map: its file, what that shows, and the part of it to show; the sea may go on beyond the file. */
export interface MapSource {
  src: string;
  box: GeoBox;
  view: GeoBox;
}
