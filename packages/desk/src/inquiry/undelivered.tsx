import { recipientWords } from '@dosmares/mail/event-words';
import { localTime } from '@dosmares/mail/promise';
import { Form } from '../page/form.tsx';
import { Act, ofInquiry } from './act-form.tsx';
import type { InquiryRequest } from './open.ts';

/** What could not be delivered, and what staff can do about it. */
export const Undelivered = (view: InquiryRequest) =>
  view.deliveries
    .filter(
      ({ delivered_at, settled_at, fault, isUndelivered }) =>
        isUndelivered || (fault === 'recipient' && !delivered_at && !settled_at),
    )
    .map((delivery) => (
      <div key={delivery.recipient} className="problem">
        <UndeliveredForm view={view} delivery={delivery} />
      </div>
    ));

interface UndeliveredFormProps {
  view: InquiryRequest;
  delivery: InquiryRequest['deliveries'][number];
}

function UndeliveredForm({ view, delivery }: UndeliveredFormProps) {
  const { recipient, last_error, dead_at, fault, created_at } = delivery;
  const needsStaff = dead_at !== null || fault === 'recipient';
  const label = `Undelivered: ${recipientWords[recipient]}`;

  return (
    <Form {...ofInquiry(view, { recipient })} label={label}>
      <p>
        <strong>{label}</strong> ({last_error ?? 'not tried yet'}), since {localTime(created_at)}.{' '}
        {dead_at === null && 'It is retried automatically. '}
        {recipient === 'visitor' && needsStaff && 'Is the address right? It can be corrected below.'}
      </p>
      {needsStaff && <Act name="resend" />}
      {needsStaff && <Act name="acknowledge" />}
    </Form>
  );
}
