/** A card that opens a dialog: the card's text, and the dialog's, with a tab for each part if there are several. */
export interface DetailCopy {
  title: string;
  /** The year that the card is about. */
  year?: number;
  summary: string;
  /** Paragraphs by the name of their part. */
  parts: Readonly<Record<string, readonly string[]>>;
}
