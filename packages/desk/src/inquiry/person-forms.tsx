import { inquiryPath } from '@dosmares/mail/links';
import { Type } from 'typebox';
import type { Field } from '../page/field.ts';
import { FieldForm, Submit } from '../page/form.tsx';
import { beyondReach, personalFields } from '../person.ts';
import { Act, ofInquiry } from './act-form.tsx';
import type { InquiryRequest } from './open.ts';

/** Corrects a person’s name, address and number. */
export function CorrectForm(view: InquiryRequest) {
  const { name, email, phone } = view.inquiry;

  return (
    <details>
      <summary>Correct name, e-mail or phone</summary>
      <p>
        This corrects every inquiry of the person
        {!view.session.person.isOffice && ' that is yours, and asks the office to correct the others'}, and
        what is still to be sent. Earlier values stay in the history. A corrected address gets the
        confirmation, unless it has had one today.
      </p>
      <FieldForm {...ofInquiry(view)} label="Correct" fields={personalFields} values={{ name, email, phone }}>
        <Act name="correct" />
      </FieldForm>
    </details>
  );
}

/** The field that must repeat a reference before its person is forgotten. */
export const forgetField = (reference: string): Field => ({
  label: `To confirm, type ${reference}`,
  schema: Type.Literal(reference),
  expected: `To forget this person, type ${reference}. Nothing was erased.`,
  clean: (typed) => typed.trim().toUpperCase(),
});

/** What the office does when a person asks for their data, or to be forgotten. */
export function RightsForms(view: InquiryRequest) {
  const { name, reference } = view.inquiry;

  return (
    <details>
      <summary>Export or forget everything about {name}</summary>
      <p>
        <a className="quiet" href={`${inquiryPath(reference)}/everything.json`}>
          Save everything (JSON)
        </a>
      </p>
      <p>
        Forgetting erases every inquiry of this person for good, with its notes and what is still to be sent.{' '}
        {beyondReach}
      </p>
      <FieldForm {...ofInquiry(view)} label="Forget" fields={{ reference: forgetField(reference) }}>
        <Submit action="forget">Forget for good</Submit>
      </FieldForm>
    </details>
  );
}
