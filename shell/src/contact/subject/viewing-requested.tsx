import { Button, ReceiptRows, space } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { type Receipt, Thanks } from '../receipt.tsx';
import type { Subject } from './subject.ts';
import { SubjectCard } from './subject-card.tsx';

const requestedStyles = css`
  display: grid;
  gap: ${space(5)};
  align-content: start;
  justify-items: start;
  outline: none;

  & > * {
    justify-self: stretch;
  }

  & > button {
    justify-self: start;
  }
`;

interface ViewingRequestedProps {
  subject: Subject;
  receipt: Receipt;
  onAgain: () => void;
}

/** Stands in the form's place, with the focus, once a viewing was asked for (V04). */
export function ViewingRequested({ subject, receipt, onAgain }: ViewingRequestedProps) {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView();
  }, []);

  return (
    <section ref={ref} css={requestedStyles} tabIndex={-1} aria-label="Your viewing request">
      <Thanks receipt={receipt} />
      <SubjectCard subject={subject} />
      <ReceiptRows rows={receipt.rows} />
      <Button tone="quiet" onClick={onAgain}>
        Send another
      </Button>
    </section>
  );
}
