import { Section } from '@dosmares/ui';
import { DetailCards } from '../sections/detail-cards.tsx';
import { milestones } from './milestones-copy.ts';

/** Three turns in the history, each opening its story (A02). */
export function Milestones() {
  return (
    <Section tone="sand" eyebrow="Along the way" title="Key Milestones">
      <DetailCards cards={milestones} columns={3} />
    </Section>
  );
}
