import { Tabs, tabsStyles } from '@dosmares/ui';
import { type DetailCopy, Prose, proseStyles } from './written-out.tsx';

/** What a detail wears, for `StylesAhead`. */
export const detailStyles = [...tabsStyles, proseStyles];

/** The dialog of a card: with tabs where it has several parts (H08, A03). */
export function Detail({ title, parts }: DetailCopy) {
  const tabs = Object.entries(parts).map(([label, paragraphs]) => ({
    label,
    content: <Prose paragraphs={paragraphs} />,
  }));

  return tabs.length > 1 ? <Tabs label={title} tabs={tabs} /> : tabs[0]?.content;
}
