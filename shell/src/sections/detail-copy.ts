/** One part of a card's dialog: shown as a tab where there are several. */
interface DetailPart {
  id: string;
  label: string;
  paragraphs: readonly string[];
}

/** A card that opens a dialog: what stands on it, and what it opens. */
export interface DetailCopy {
  id: string;
  title: string;
  summary: string;
  parts: readonly DetailPart[];
}
