import type { ChatPerson, ChatReply } from '@dosmares/contracts/chat';
import { type Answer, Link, type Post } from '@dosmares/platform';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import Panel from '../panel.tsx';

/** A page with an AI button, a link elsewhere and the panel, for tests. */
export async function openPanel(post: Post = answering(says('Six bedrooms.')), path = '/') {
  const view = render(
    <TestPlatform path={path} post={post}>
      <Site />
    </TestPlatform>,
  );
  await reopen();

  return view;
}

export async function ask(post: Post, question = 'Which one?', path = '/') {
  const view = await openPanel(post, path);
  await userEvent.type(box(), `${question}{Enter}`);

  return view;
}

/** An API that always answers the same. */
export const answering = (answer: Answer) =>
  jest.fn<ReturnType<Post>, Parameters<Post>>().mockResolvedValue(answer);

/** A successful answer, with its text and extras. */
export const says = (message: string, extras: Omit<ChatReply, 'message'> = {}): Answer => ({
  ok: true,
  status: 200,
  body: { message, ...extras },
});

export const agent: ChatPerson = {
  name: 'Leonor Arriaga',
  isOffice: false,
  email: 'leonor@dosmares.example',
  phone: '+1 (760) 555-0112',
  callHref: 'tel:+17605550112',
  mailHref: 'mailto:leonor@dosmares.example',
  chatHref: 'https://wa.me/17605550112?text=Hi%20Leonor',
};

/** The answer of an API that cannot be reached. */
export const away: Answer = { ok: false, status: 0, body: undefined };

export const box = () => screen.getByRole('textbox', { name: 'Your message' });

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

export const reopen = () => press('AI Chat');

export const said = () =>
  [...screen.getByRole('log').querySelectorAll('[data-role]')].map((one) => one.textContent);

/** The messages of one call to the API. */
export function sent(post: ReturnType<typeof answering>, call = 0) {
  const [, body] = post.mock.calls[call] ?? [];

  return (body as { messages: { role: string; content: string }[] } | undefined)?.messages ?? [];
}

function Site() {
  const [open, setOpen] = useState(false);

  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setOpen(true)}>
        AI Chat
      </button>
      <Link to="/elsewhere">Elsewhere</Link>
      <Panel open={open} onClose={() => setOpen(false)} />
    </main>
  );
}
