import { Tabs } from '@dosmares/ui';
import type { DetailCopy } from './detail-copy.ts';
import { Prose } from './written-out.tsx';

/** The dialog of a card: tabs if it has several parts (H08, A03). */
export function Detail({ title, parts }: DetailCopy) {
  const tabs = Object.entries(parts).map(([label, paragraphs]) => ({
    label,
    content: <Prose paragraphs={paragraphs} />,
  }));

  return tabs.length > 1 ? <Tabs label={title} tabs={tabs} /> : tabs[0]?.content;
}
