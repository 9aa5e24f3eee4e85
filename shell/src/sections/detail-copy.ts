/** A card that opens a dialog: what stands on it, and what it opens, a tab for each part where there are several. */
export interface DetailCopy {
  title: string;
  summary: string;
  /** Paragraphs by the name of their part. */
  parts: Readonly<Record<string, readonly string[]>>;
}
