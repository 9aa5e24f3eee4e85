import { submitPolicies } from '@dosmares/content/submit-policies';
import type { Answer, Post } from '@dosmares/platform';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { agentOf } from '../agent.ts';
import { InquiryForm } from './inquiry-form.tsx';

const fine: Answer = { ok: true, status: 200, body: { success: true } };
/** What a visitor must give. */
export const required = { 'Your Name *': 'Ana', 'Email *': 'ana@visitor.example', 'Your Message *': 'Hello' };

/** Shows one agent's form beside a post that gives the answers one by one, once it may. */
export function show(
  slug: string,
  answers: readonly Answer[] = [],
  answered: Promise<unknown> = Promise.resolve(),
) {
  const agent = agentOf(slug);
  if (!agent) throw new Error(`No agent ${slug}`);

  const toast = jest.fn();
  const queue = [...answers];
  const post = jest.fn<ReturnType<Post>, Parameters<Post>>(async () => {
    await answered;

    return queue.shift() ?? fine;
  });
  render(
    <TestPlatform post={post} toast={toast}>
      <InquiryForm agent={agent} policy={submitPolicies[agent.submitPolicy]} />
    </TestPlatform>,
  );

  return { post, toast };
}

/** Types values into fields, by their labels. */
export function fill(values: Readonly<Record<string, string>> = required) {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** The one button. */
export const sendButton = () => screen.getByRole('button', { name: /Send/ });
/** Presses it. */
export const send = async () => act(async () => fireEvent.click(sendButton()));
