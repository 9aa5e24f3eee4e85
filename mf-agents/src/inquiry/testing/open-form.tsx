import { type SubmitPolicy, type SubmitPolicyName, submitPolicies } from '@dosmares/content/submit-policies';
import type { Answer, Post, ShowToast } from '@dosmares/platform';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Recipient } from '../compose-body.ts';
import { InquiryForm, ReceiptOnTop } from '../inquiry-form.tsx';
import { useInquiry } from '../use-inquiry.ts';

/** An agent for tests of forms, independent of the content. */
export const sampleAgent: Recipient = {
  id: 77,
  slug: 'inma-de-la-vega',
  name: 'Inma de la Vega',
  firstName: 'Inma',
  email: 'inma@house.example',
  phone: '+1 (760) 555-0177',
  source: 'inma-landing-page',
};

const fine: Answer = { ok: true, status: 200, body: { success: true } };
export const required = { 'Your Name *': 'Ana', 'Email *': 'ana@visitor.example', 'Your Message *': 'Hello' };

/** Renders a form with one of the policies, on the given services of the host. */
export const open = (way: SubmitPolicyName, services: { post: Post; toast: ShowToast }) =>
  render(
    <TestPlatform {...services}>
      <Sample policy={submitPolicies[way]} />
    </TestPlatform>,
  );

function Sample({ policy }: { policy: SubmitPolicy }) {
  const inquiry = useInquiry(sampleAgent, policy);

  return (
    <>
      <ReceiptOnTop inquiry={inquiry} />
      <InquiryForm agent={sampleAgent} policy={policy} inquiry={inquiry} />
    </>
  );
}

/** Does the same with a `post` that returns the answers one by one, once `answered` has resolved. */
export function show(
  way: SubmitPolicyName,
  answers: readonly Answer[] = [],
  answered: Promise<unknown> = Promise.resolve(),
) {
  const toast = jest.fn();
  const queue = [...answers];
  const post = jest.fn<ReturnType<Post>, Parameters<Post>>(async () => {
    await answered;

    return queue.shift() ?? fine;
  });
  open(way, { post, toast });

  return { post, toast };
}

export function fill(values: Readonly<Record<string, string>> = required) {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

export const sendButton = () => screen.getByRole('button', { name: /Send/ });
export const send = async () => act(async () => fireEvent.click(sendButton()));
export const receipt = () => screen.getByRole('region', { name: /^Message Sent/ });
