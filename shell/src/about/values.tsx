import { Section } from '@dosmares/ui';
import { DetailCards } from '../sections/detail-cards.tsx';
import { values } from './values-copy.ts';

/** Four rules, each opening a dialog on its first tab (A03). */
export function Values() {
  return (
    <Section eyebrow="What we hold to" title="Core Values">
      <DetailCards cards={values} columns={4} />
    </Section>
  );
}
