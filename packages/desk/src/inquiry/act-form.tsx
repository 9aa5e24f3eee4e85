import { inquiryPath } from '@dosmares/mail/links';
import { Control, type ControlProps } from '../page/control.tsx';
import { Form, Submit } from '../page/form.tsx';
import { actFields } from './act-fields.ts';
import { acts } from './acts.ts';
import type { InquiryRequest } from './open.ts';

/** What makes a form an inquiry's: it says how many events it showed, so that a colleague's act meanwhile is noticed. */
export const ofInquiry = ({ session, inquiry }: InquiryRequest, hidden = {}) => ({
  session,
  action: inquiryPath(inquiry.reference),
  hidden: { seen: inquiry.events.length, ...hidden },
});

/** The button of an act. */
export const Act = ({ name, isFirst = false }: { name: string; isFirst?: boolean }) => (
  <Submit isFirst={isFirst} action={name}>
    {acts[name]?.label}
  </Submit>
);

type AskingActProps = Partial<ControlProps> & { name: string };

/** What an act asks for, and its button: one of several acts in a form. */
export function AskingAct({ name, ...control }: AskingActProps) {
  const asks = acts[name]?.asks;

  return (
    asks && (
      <fieldset>
        <Control field={actFields[asks]} {...control} name={asks} />
        <Act name={name} />
      </fieldset>
    )
  );
}

/** A form that is one button, where its act is possible. */
export const OneAct = ({ view, name }: { view: InquiryRequest; name: string }) =>
  acts[name]?.may(view) && (
    <Form {...ofInquiry(view)}>
      <Act name={name} />
    </Form>
  );
