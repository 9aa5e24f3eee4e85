import { pesosFor } from '@dosmares/content/exchange-rate';
import { bareButton, Picture, useUnits } from '@dosmares/ui';
import { colour, from, Icon, space, type, X } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { FormState } from '../form-entry.tsx';
import type { Subject } from './subject.ts';

export { CalendarLink } from './calendar-link.tsx';
export { subjectOf } from './subject.ts';

const cardStyles = css`
  display: grid;
  grid-template-columns: ${space(22)} minmax(0, 1fr) auto;
  gap: ${space(4)};
  align-items: center;
  padding: ${space(4)};
  border-top: 1px solid ${colour('gold')};
  background: ${colour('sand')};

  ${from.tablet} {
    grid-template-columns: ${space(36)} minmax(0, 1fr) auto;
    gap: ${space(6)};
  }

  &[data-upright] {
    grid-template-columns: ${space(20)} minmax(0, 1fr) auto;
  }

  & p {
    ${type.small};
    color: ${colour('slate')};
  }

  & p:first-of-type {
    ${type.price};
    color: ${colour('navy')};
  }

  & > button {
    ${bareButton(11)};
    align-self: start;
    color: ${colour('navy')};
  }
`;

/** The subject of the message, as a card that can be taken off (C20). */
export function SubjectPanel({ subject, form }: { subject: Subject; form: FormState }) {
  return (
    <SubjectCard subject={subject}>
      <button type="button" aria-label={`Remove ${subject.title}`} onClick={form.removeSubject}>
        <Icon of={X} size={20} />
      </button>
    </SubjectCard>
  );
}

export function SubjectCard({ subject, children }: { subject: Subject; children?: ReactNode }) {
  const { picture, isPerson, title, price, lines } = subject;
  const shownPrice = usePrice(price);

  return (
    <section css={cardStyles} aria-label="Your message is about" data-upright={isPerson || undefined}>
      <Picture picture={picture} sizes="144px" ratio={isPerson ? '4 / 5' : '3 / 2'} />
      <div>
        {[title, ...shownPrice, ...lines].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {children}
    </section>
  );
}

function usePrice(price: string | undefined) {
  const units = useUnits();
  if (!price) return [];
  const pesos = units === 'metric' ? pesosFor(price, Date.now()) : undefined;

  return [pesos ? `${pesos.words} MXN` : `${price} USD`];
}
