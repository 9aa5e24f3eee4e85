import { Section } from '@dosmares/ui';
import { DetailCards } from '../sections/detail-cards.tsx';
import { reasons } from './work-with-us-copy.ts';

/** Three reasons, each opening a dialog on its first tab (H08). */
export function WorkWithUs() {
  return (
    <Section tone="sand" eyebrow="The house" title="Work With Us">
      <DetailCards cards={reasons} columns={3} />
    </Section>
  );
}
